// Included by axes.h and once per target where numbers are lanes, each time within a namespace,
// hence no include guard. No lambdas: they would not be compiled for the target.
//
// The axes of two triangles, written once: in float, double, integers and rationals, one question
// per register (Lanes3) and one per lane (Three of packs). V is a vector of three numbers.

/// The vertices of two triangles.
template <typename V>
struct Vertices {
  V a[3];
  V b[3];
};
template <typename V, typename S>
[[gnu::always_inline]] constexpr Vertices<V> verticesOf(const Triangle<S>& a,
                                                        const Triangle<S>& b) {
  const auto& p = a.vertices;
  const auto& q = b.vertices;
  return {{V::inner(p[0].data()), V::inner(p[1].data()), V::last(p[2].data())},
          {V::inner(q[0].data()), V::inner(q[1].data()), V::last(q[2].data())}};
}

/// Three vectors, stored by coordinate.
template <typename V>
struct Columns {
  V x, y, z;
};
template <typename V>
[[gnu::always_inline]] constexpr Columns<V> columnsOf(const V& a, const V& b, const V& c) {
  Columns<V> columns;
  transpose(a, b, c, columns.x, columns.y, columns.z);
  return columns;
}
template <typename V, typename W>
[[gnu::always_inline]] constexpr auto dotEach(const V& a, const Columns<W>& b) {
  return spread<0>(a) * b.x + spread<1>(a) * b.y + spread<2>(a) * b.z;
}
template <typename V, typename W>
[[gnu::always_inline]] constexpr auto crossOf(const V& a, const W& b) {
  return yzx(a) * zxy(b) - zxy(a) * yzx(b);
}

/// A triangle's edges, each with the index of the opposite vertex, and its normal.
template <typename V>
struct Side {
  using Products = decltype(std::declval<V>() * std::declval<V>());

  [[gnu::always_inline]] constexpr explicit Side(const V (&v)[3])
      : edges{v[2] - v[1], v[0] - v[2], v[1] - v[0]}, normal(crossOf(edges[1], edges[2])) {}

  V edges[3];
  Products normal;
};

/// Two triangles with the data shared by their axes.
template <typename V>
struct Pair {
  using Products = typename Side<V>::Products;
  using Volumes = decltype(std::declval<Products>() * std::declval<V>());

  [[gnu::always_inline]] constexpr explicit Pair(const Vertices<V>& vertices)
      : v(vertices), a(v.a), b(v.b) {}

  Vertices<V> v;
  Side<V> a, b;
};

/// The heights of one triangle's vertices over the other's plane, times the normal's length: the
/// plane separates if all have one sign.
template <typename V>
[[gnu::always_inline]] constexpr auto heightsOfB(const Pair<V>& pair) {
  const V& foot = pair.v.a[0];
  return dotEach(pair.a.normal,
                 columnsOf<V>(pair.v.b[0] - foot, pair.v.b[1] - foot, pair.v.b[2] - foot));
}
template <typename V>
[[gnu::always_inline]] constexpr auto heightsOfA(const Pair<V>& pair) {
  const V& foot = pair.v.b[0];
  return dotEach(pair.b.normal,
                 columnsOf<V>(pair.v.a[0] - foot, pair.v.a[1] - foot, pair.v.a[2] - foot));
}

/// The triangles on the products of an edge of a with the edges of b.
///
/// There both ends of an edge project to one number, and the distance of the opposite vertex is the
/// product of its normal with the other edge: -nA·eB for a, nB·eA for b. These six numbers serve
/// all nine axes.
template <typename V>
struct OnProducts {
  /// The projection of edge j of b, measured from the edge of a.
  typename Pair<V>::Volumes center;
  /// From the edge to the opposite vertex; negate a's.
  typename Pair<V>::Volumes toA, toB;

  /// The axis separates if the first is greater than the second.
  [[gnu::always_inline]] constexpr auto distance() const {
    return absolute((center + center) + (toA + toB));
  }
  [[gnu::always_inline]] constexpr auto reach() const { return absolute(toA) + absolute(toB); }
};
template <typename V>
class ProductAxes {
 public:
  [[gnu::always_inline]] constexpr explicit ProductAxes(const Pair<V>& pair)
      : m_pair(pair),
        m_edgesOfB(columnsOf<V>(pair.b.edges[0], pair.b.edges[1], pair.b.edges[2])),
        m_toA(dotEach(pair.a.normal, m_edgesOfB)) {}

  template <int i>
  [[gnu::always_inline]] constexpr OnProducts<V> ofEdge() const {
    // Any point of the edges will do: vertex 0 lies on edges 1 and 2.
    const V& from = m_pair.v.a[i == 0 ? 1 : 0];
    const V second = m_pair.v.b[0] - from;
    const Columns<V> w = columnsOf<V>(m_pair.v.b[1] - from, second, second);
    const V x = spread<0>(m_pair.a.edges[i]);
    const V y = spread<1>(m_pair.a.edges[i]);
    const V z = spread<2>(m_pair.a.edges[i]);
    // In packs only the requested one is computed, in a register all three are.
    const auto toB = dotEach(m_pair.b.normal,
                             columnsOf<V>(m_pair.a.edges[0], m_pair.a.edges[1], m_pair.a.edges[2]));
    return {m_edgesOfB.x * (w.y * z - w.z * y) + m_edgesOfB.y * (w.z * x - w.x * z) +
                m_edgesOfB.z * (w.x * y - w.y * x),
            m_toA, spread<i>(toB)};
  }

 private:
  const Pair<V>& m_pair;
  Columns<V> m_edgesOfB;
  typename Pair<V>::Volumes m_toA;
};

/// Along the intersection line of the planes; zero if they are parallel or one is degenerate.
template <typename V>
[[gnu::always_inline]] constexpr auto lineOf(const Pair<V>& pair) {
  return crossOf(pair.a.normal, pair.b.normal);
}

/// The verdict of `sat`, and whether normals and products of edges decide it: bool, or masks.
template <typename M>
struct QuickVerdict {
  M known, intersects;
};

template <typename V>
[[gnu::always_inline]] constexpr void takeSeparating(const OnProducts<V>& on, V& greatest) {
  const V distance = on.distance();
  greatest = maximum(greatest, select(distance > on.reach(), distance, V::zero()));
}

/// In float and double. The verdict is unknown if the planes may not meet in a line, so that other
/// axes count, if the separating product may be no axis, or if heights are out of the scalar's
/// range.
///
/// Products without a direction (hasDirection) contribute a generously bounded error: each of their
/// components is below 40 epsilon times two components of edges, and numbers on them are sums of up
/// to 18 such times a component of an edge or offset. If products underflow, components of 2^-48 of
/// the least normal number count as zero; that is covered by `least`.
template <typename V>
[[gnu::always_inline]] constexpr auto satQuickly(const Pair<V>& pair) {
  const auto mostA = sumOfThree(absolute(pair.a.edges[1]) + absolute(pair.a.edges[2]));
  const auto mostB = sumOfThree(absolute(pair.b.edges[1]) + absolute(pair.b.edges[2]));
  const auto across = sumOfThree(absolute(pair.v.b[0] - pair.v.a[0])) + mostA + mostB;
  // If products vanish nothing is decided; nor if heights may be out of range, because then these
  // are too: heights are below 64 times the products.
  const auto one = V::number(typename V::Real(1));
  const auto least = V::leastNormal() * (one + across);
  const auto room = V::number(typename V::Real(64)) * across;
  const auto noiseOfA = V::epsilons(16) * (mostB * mostB * room) + least;
  const auto noiseOfB = V::epsilons(16) * (mostA * mostA * room) + least;
  const auto ofA = extremesOf(heightsOfA(pair));
  const auto ofB = extremesOf(heightsOfB(pair));
  const auto bySides = isBeyond(ofA, noiseOfA) | isBeyond(ofB, noiseOfB);
  using M = std::remove_const_t<decltype(any(V::zero() > V::zero()))>;
  if (holdsEverywhere(M(bySides))) return QuickVerdict<M>{M(bySides), M(!bySides)};
  const ProductAxes<V> axes(pair);
  // The greatest distances on separating axes.
  V distance = V::zero();
  takeSeparating(axes.template ofEdge<0>(), distance);
  takeSeparating(axes.template ofEdge<1>(), distance);
  takeSeparating(axes.template ofEdge<2>(), distance);
  const auto none = V::zeroNumber();
  const M separated = M(M(isBeyond(ofA, none) | isBeyond(ofB, none)) | any(distance > V::zero()));
  const auto noise = V::epsilons(1024) * mostA * mostB;
  const M byProducts = any(distance > V::of(noise * across + least));
  const M cross = any(absolute(lineOf(pair)) > V::of(noise * mostA * mostB + least));
  const M inRange = all(isAtMost(noiseOfA + noiseOfB, V::greatestNumber()));
  return QuickVerdict<M>{M(M(bySides | byProducts) | M(M(cross & inRange) & M(!separated))),
                         M(!separated)};
}

/// The error bounds of heights, of gaps on products, and of the line of the planes in doubles, if
/// no difference of coordinates exceeds 1: the first two grow with the cube of the greatest, the
/// last with its fourth power.
struct SatErrors {
  double heights, gaps, line;
};
constexpr SatErrors satErrors() {
  using V = Three<ErrorBound>;
  const V point = V::of(ErrorBound::coordinate());
  const Pair<V> pair(Vertices<V>{{point, point, point}, {point, point, point}});
  const ProductAxes<V> axes(pair);
  const OnProducts<V> on[3] = {axes.ofEdge<0>(), axes.ofEdge<1>(), axes.ofEdge<2>()};
  ErrorBound gaps;
  for (int i = 0; i < 3; ++i) gaps = maximum(gaps, greatestOf(on[i].distance() - on[i].reach()));
  const ErrorBound heights = maximum(greatestOf(heightsOfA(pair)), greatestOf(heightsOfB(pair)));
  return {heights.bound(), gaps.bound(), greatestOf(lineOf(pair)).bound()};
}

/// The exact verdict by doubles with an error bound. Unknown if an axis, or whether the planes meet
/// in a line, is in doubt.
template <typename V>
[[gnu::always_inline]] constexpr auto satCertainly(const Pair<V>& pair) {
  V low = pair.v.a[0];
  V high = pair.v.a[0];
  for (int i = 0; i < 3; ++i) {
    low = minimum(low, minimum(pair.v.a[i], pair.v.b[i]));
    high = maximum(high, maximum(pair.v.a[i], pair.v.b[i]));
  }
  const auto extent = greatestOf(high - low);
  using N = std::remove_const_t<decltype(extent)>;
  constexpr SatErrors errors = satErrors();
  const N cube = extent * extent * extent;
  const auto bound = V::number(cube * N(errors.heights));
  const V gapBound = V::of(V::number(cube * N(errors.gaps)));
  const V lineBound = V::of(V::number(cube * extent * N(errors.line)));
  const auto ofA = extremesOf(heightsOfA(pair));
  const auto ofB = extremesOf(heightsOfB(pair));
  using M = std::remove_const_t<decltype(isBeyond(ofA, bound))>;
  M separated = M(isBeyond(ofA, bound) | isBeyond(ofB, bound));
  M intersects = M(M(reachesAbove(ofA, bound) & reachesBelow(ofA, -bound)) &
                   M(reachesAbove(ofB, bound) & reachesBelow(ofB, -bound)));
  intersects = M(intersects & any(absolute(lineOf(pair)) > lineBound));
  const ProductAxes<V> axes(pair);
  const OnProducts<V> on[3] = {axes.template ofEdge<0>(), axes.template ofEdge<1>(),
                               axes.template ofEdge<2>()};
  for (int i = 0; i < 3; ++i) {
    const V gap = on[i].distance() - on[i].reach();
    separated = M(separated | any(gap > gapBound));
    intersects = M(intersects & all(-gapBound > gap));
  }
  // Products of four neither under- nor overflow.
  const M inRange = isWithin(extent, 1e-70, 1e70);
  return QuickVerdict<M>{M(inRange & M(separated | intersects)), M(!separated)};
}
