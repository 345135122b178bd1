// Included after axes-inl.h, by axes.h and once per target where numbers are registers, each time
// within a namespace, hence no include guard. No lambdas: they would not be compiled for the
// target.
//
// The axes of `sat` in twice the precision of double, for those that doubles leave in doubt.
// Triangle and box are compared only where they are closest, at the corner of the box that the
// signs of the triangle's normal choose; of them, doubles must be certain.

/// In the three projections, the function of the edge between two vertices at the box' support
/// point along the edge's inward normal. Negative if the edge separates.
template <typename V>
[[gnu::always_inline]] constexpr DoubleDouble<V> preciseEdgeValues(const V& from, const V& to,
                                                                   const V& min, const V& max,
                                                                   const V& normal) {
  const V zero = V::zero();
  const DoubleDouble<V> edge = exactDifference(to, from);
  const auto negative = zero > normal;
  const DoubleDouble<V> i = negatedWhere(negative, yzx(edge));
  const DoubleDouble<V> j = negatedWhere(negative, zxy(edge));
  const V x = select(i.high > zero, zxy(max), zxy(min));
  const V y = select(j.high > zero, yzx(min), yzx(max));
  return i * exactDifference(x, zxy(from)) - j * exactDifference(y, yzx(from));
}

/// On the triangle's normal, by how much the box is beyond the triangle's plane: two numbers to be
/// added, positive if it separates. `side` has the sign of the side on which the box' center lies,
/// `eightCubes` is that many times the cube of the greatest difference of coordinates.
template <typename V>
[[gnu::always_inline]] constexpr auto precisePlaneExcess(const Corners<V>& c, const V& normal,
                                                         const V& side, const V& eightCubes) {
  const V zero = V::zero();
  const DoubleDouble<V> a = exactDifference(c.v[0], c.v[2]);
  const DoubleDouble<V> b = exactDifference(c.v[1], c.v[0]);
  const DoubleDouble<V> product = yzx(a) * zxy(b) - zxy(a) * yzx(b);
  const auto isBelow = zero > side;
  const V nearest = select(select(isBelow, -normal, normal) > zero, c.min, c.max);
  const DoubleDouble<V> heights = product * exactDifference(nearest, c.v[0]);
  return sumOf(negatedWhere(isBelow, heights), eightCubes);
}

/// The error bounds of both, if no difference of coordinates exceeds 1.
constexpr SatErrors preciseErrors() {
  using V = Three<ErrorBound>;
  const V point = V::of(ErrorBound::coordinate());
  const V eight = V::of(ErrorBound(8));
  const Corners<V> corners{{point, point, point}, point, point};
  return {greatestOf(preciseEdgeValues(point, point, point, point, point).low).bound(),
          precisePlaneExcess(corners, point, point, eight).second.bound()};
}
