// Included after axes-inl.h, by axes.h and once per target where numbers are registers, each time
// within a namespace, hence no include guard. No lambdas: they would not be compiled for the
// target.
//
// The axes of `sat` in twice the precision of double, for those that doubles leave in doubt.
// Triangle and box are compared only where they are closest, at the corner of the box that the
// signs of the triangle's normal choose; of them, doubles must be certain.

/// Three points, each projected along one axis: lane k of `i` and `j` holds the coordinates k+1 and
/// k+2, modulo 3, of the one that is projected along axis k.
template <typename V>
struct Projections {
  V i, j;
};
template <typename V>
[[gnu::always_inline]] constexpr Projections<V> projectionsOf(const V& point) {
  return {yzx(point), zxy(point)};
}
template <typename M, typename V>
[[gnu::always_inline]] constexpr Projections<V> select(const M& mask, const Projections<V>& yes,
                                                       const Projections<V>& no) {
  return {select(mask, yes.i, no.i), select(mask, yes.j, no.j)};
}

/// In the three projections, the function of the edge between two vertices at the box' support
/// point along the edge's inward normal, for its sign. Negative if the edge separates.
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> preciseEdgeValues(const Projections<V>& from,
                                                                   const Projections<V>& to,
                                                                   const Corners<V>& c,
                                                                   const V& normal) {
  const DoubleDouble<V> i = exactDifference(to.i, from.i);
  const DoubleDouble<V> j = exactDifference(to.j, from.j);
  const V x = selectNegative(timesSign(i.high, normal), zxy(c.min), zxy(c.max));
  const V y = selectNegative(timesSign(j.high, normal), yzx(c.max), yzx(c.min));
  const DoubleDouble<V> values =
      differenceOfProducts(i, exactDifference(x, from.j), j, exactDifference(y, from.i));
  return timesSign(values, normal);
}

/// On the triangle's normal, by how much the box is beyond the triangle's plane: two numbers to be
/// added, positive if it separates. `side` has the sign of the side on which the box' center lies,
/// `eightCubes` is that many times the cube of the greatest difference of coordinates.
template <typename V>
[[gnu::always_inline]] constexpr auto precisePlaneExcess(const Corners<V>& c, const V& normal,
                                                         const V& side, const V& eightCubes) {
  const DoubleDouble<V> a = exactDifference(c.v[0], c.v[2]);
  const DoubleDouble<V> b = exactDifference(c.v[1], c.v[0]);
  const DoubleDouble<V> product = yzx(a) * zxy(b) - zxy(a) * yzx(b);
  const V nearest = selectNegative(timesSign(normal, side), c.max, c.min);
  const DoubleDouble<V> heights = product * exactDifference(nearest, c.v[0]);
  return sumOf(timesSign(heights, side), eightCubes);
}

/// The error bounds of both, if no difference of coordinates exceeds 1.
constexpr SatErrors preciseErrors() {
  using V = Three<ErrorBound>;
  const V point = V::of(ErrorBound::coordinate());
  const V eight = V::of(ErrorBound(8));
  const Corners<V> corners{{point, point, point}, point, point};
  const Projections<V> vertex = projectionsOf(point);
  return {greatestOf(preciseEdgeValues(vertex, vertex, corners, point).low).bound(),
          precisePlaneExcess(corners, point, point, eight).second.bound()};
}
