// Included by axes.h and once per target where numbers are lanes, each time within a namespace,
// hence no include guard. No lambdas: they would not be compiled for the target.
//
// The methods for triangle and box, written once: in float, double, integers and rationals, one
// question per register (Lanes3) and one per lane (Three of packs). V is a vector of three numbers,
// one per coordinate axis. A mask marks the axes that separate.

/// The five points of triangle and box.
template <typename V>
struct Corners {
  V v[3];
  V min, max;
};
template <typename V, typename S>
[[gnu::always_inline]] constexpr Corners<V> cornersOf(const Triangle<S>& triangle,
                                                      const Aabb<S>& box) {
  return {{V::inner(triangle.vertices[0].data()), V::inner(triangle.vertices[1].data()),
           V::last(triangle.vertices[2].data())},
          // Measured: one by one is faster, because the box usually straddles cache lines.
          V::each(box.min.data()),
          V::each(box.max.data())};
}

/// The box normals. Coordinates are compared directly, without rounding.
template <typename V>
[[gnu::always_inline]] constexpr auto boxAxesSeparate(const Corners<V>& c) {
  return (c.min > maximum(maximum(c.v[0], c.v[1]), c.v[2])) |
         (minimum(minimum(c.v[0], c.v[1]), c.v[2]) > c.max);
}

/// The greatest difference of coordinates of triangle and box, by coordinate axis.
template <typename V>
[[gnu::always_inline]] constexpr V extentsOf(const Corners<V>& c) {
  return maximum(maximum(maximum(c.v[0], c.v[1]), c.v[2]), c.max) -
         minimum(minimum(minimum(c.v[0], c.v[1]), c.v[2]), c.min);
}

// `clip` as far as it needs no cutting.

/// In float and double scaled by a power of two to about one, so that products neither overflow nor
/// underflow.
template <typename V>
[[gnu::always_inline]] constexpr Corners<V> nearOne(const Corners<V>& c) {
  if constexpr (std::is_floating_point_v<typename V::Real>) {
    const V factor = V::of(factorToUnit(greatestOf(extentsOf(c))));
    return {{c.v[0] * factor, c.v[1] * factor, c.v[2] * factor}, c.min * factor, c.max * factor};
  } else {
    return c;
  }
}

/// The rest of the triangle, as far as the sides of the box' faces on which its vertices lie decide
/// it: nothing if all are beyond one face; something if one is in the box.
template <typename M>
struct LeftUncut {
  M nothing, something;
};
template <typename V>
[[gnu::always_inline]] constexpr auto leftUncut(const Corners<V>& c) {
  const auto nothing = any(boxAxesSeparate(c));
  auto outside = any((c.min > c.v[0]) | (c.v[0] > c.max));
  for (int i = 1; i < 3; ++i) {
    outside = decltype(outside)(outside & any((c.min > c.v[i]) | (c.v[i] > c.max)));
  }
  return LeftUncut<decltype(outside)>{nothing, decltype(outside)(!outside)};
}

/// Triangle and box measured from vertex 0 of the triangle, once for all axes.
///
/// There the triangle's interval on e_k × edge needs no further product: both ends of the edge
/// project to one number and the opposite vertex to another, and the two are 0 and ± the k-th
/// component of the triangle's normal. Lengths of the box are doubled, so that nothing is halved:
/// `center` is the sum of its lower and upper corner, `width` its full width.
template <typename V>
struct Frame {
  [[gnu::always_inline]] constexpr explicit Frame(const Corners<V>& c)
      : edges{c.v[2] - c.v[1], c.v[0] - c.v[2], c.v[1] - c.v[0]},
        // Each corner is computed separately: the sum of two distant coordinates would lose bits
        // first.
        low(c.min - c.v[0]),
        high(c.max - c.v[0]),
        center(low + high),
        width(c.max - c.min),
        normal(yzx(edges[1]) * zxy(edges[2]) - zxy(edges[1]) * yzx(edges[2])) {}

  /// Edge i is opposite to vertex i.
  V edges[3];
  V low, high, center, width;
  using Products = decltype(std::declval<V>() * std::declval<V>());
  Products normal;
};

/// Box and triangle on the triangle's normal, where the triangle is at 0: twice the middle of the
/// box' projection, and its full width. The axis separates if the absolute value of the first
/// exceeds the second.
template <typename V>
[[gnu::always_inline]] constexpr auto onNormal(const Frame<V>& frame) {
  return sumsOf(frame.normal * frame.center, absolute(frame.normal) * frame.width);
}

/// The box on the products of the three coordinate axes with an edge: twice the middle of its
/// projections, and their full widths.
template <typename V>
struct OnProducts {
  typename Frame<V>::Products middle, width;
};
template <typename V>
[[gnu::always_inline]] constexpr OnProducts<V> onProducts(const Frame<V>& frame, int edge) {
  const V i = yzx(frame.edges[edge]);
  const V j = zxy(frame.edges[edge]);
  return {i * zxy(frame.center) - j * yzx(frame.center),
          absolute(i) * zxy(frame.width) + absolute(j) * yzx(frame.width)};
}

/// `sat`: twice the distance of the projections on the products with an edge; negative if they
/// overlap. The triangle's interval is [0, ± normal]: its ends are as far from its middle as that
/// is from 0.
template <typename V>
struct Distances {
  typename Frame<V>::Products distance, reach;
};
template <typename V>
[[gnu::always_inline]] constexpr Distances<V> satDistances(const Frame<V>& frame, int edge) {
  const OnProducts<V> box = onProducts(frame, edge);
  return {absolute(edge == 0 ? box.middle + frame.normal : box.middle - frame.normal),
          absolute(frame.normal) + box.width};
}

/// `pef`: in the three projections, the edge function of an edge at the rectangle's support point
/// along the edge's inward normal, twice. The edge's line is measured from vertex 0: edges 1 and 2
/// pass through it, and edge 0 is offset by the whole area. The area of a projection is a component
/// of the normal. Without area there is no inside, and the side counts on which the rectangle is
/// farther out. Negative if the edge separates.
template <typename V>
[[gnu::always_inline]] constexpr auto pefValues(const Frame<V>& frame, int edge) {
  using Products = typename Frame<V>::Products;
  const OnProducts<V> box = onProducts(frame, edge);
  const Products& area = frame.normal;
  const Products middle = edge == 0 ? box.middle + (area + area) : box.middle;
  const Products zero = Products::zero();
  const Products inward =
      select(area > zero, middle, select(zero > area, -middle, -absolute(middle)));
  return Products(inward + box.width);
}

/// Whether a method finds a separating axis: bool, or the mask of a pack. Branchless: if about half
/// of the pairs intersect, a mispredicted branch costs as much as all the axes that it saves.
template <typename V>
[[gnu::always_inline]] constexpr auto satSeparates(const Corners<V>& corners) {
  const Frame<V> frame(corners);
  const auto plane = isFirstLarger(onNormal(frame));
  auto axes = boxAxesSeparate(corners);
  for (int e = 0; e < 3; ++e) {
    const auto on = satDistances(frame, e);
    axes = axes | (on.distance > on.reach);
  }
  return anyOr(axes, plane);
}
template <typename V>
[[gnu::always_inline]] constexpr auto pefSeparates(const Corners<V>& corners) {
  const Frame<V> frame(corners);
  const auto plane = isFirstLarger(onNormal(frame));
  auto axes = boxAxesSeparate(corners);
  for (int e = 0; e < 3; ++e) {
    const auto values = pefValues(frame, e);
    axes = axes | (decltype(values + values)::zero() > values);
  }
  return anyOr(axes, plane);
}

/// Whether all coordinates are multiples of one unit and below 2^14 of it, so that doubles do not
/// round, as far as products of three neither under- nor overflow.
template <typename V>
[[gnu::always_inline]] constexpr auto isShort(const Corners<V>& c) {
  const V points[5] = {c.v[0], c.v[1], c.v[2], c.min, c.max};
  V sizes = absolute(points[0]);
  for (int i = 1; i < 5; ++i) sizes = maximum(sizes, absolute(points[i]));
  // A number that is not a multiple is rounded when it is added to one with about that ulp: at
  // least 2^-14 of the greatest size.
  using Number = decltype(greatestOf(sizes));
  const V large = V::of(greatestOf(sizes) * Number(typename V::Real(0x1p40)));
  auto all = points[0] + large - large == points[0];
  for (int i = 1; i < 5; ++i) all = decltype(all)(all & (points[i] + large - large == points[i]));
  return all;
}

/// The error bounds of the numbers that `sat` compares in doubles, if no difference of coordinates
/// exceeds 1: those of products grow with the square of the greatest, that of the normal with its
/// cube.
struct SatErrors {
  double onProducts, onNormal;
};
constexpr SatErrors satErrors() {
  using V = Three<ErrorBound>;
  const V point = V::of(ErrorBound::coordinate());
  const Frame<V> frame(Corners<V>{{point, point, point}, point, point});
  ErrorBound product;
  for (int e = 0; e < 3; ++e) {
    const auto on = satDistances(frame, e);
    product = maximum(product, greatestOf(on.distance - on.reach));
  }
  return {product.bound(), excessOfFirst(onNormal(frame)).bound()};
}

/// The gaps of `sat` in doubles, with bounds on their errors, and what they prove about the exact
/// verdict.
template <typename V>
struct SatGaps {
  [[gnu::always_inline]] constexpr SatGaps(const Corners<V>& corners, const Frame<V>& frame)
      : extent(greatestOf(extentsOf(corners))),
        bounds(boxAxesSeparate(corners)),
        normal(excessOfFirst(onNormal(frame))) {
    constexpr SatErrors errors = satErrors();
    const auto square = extent * extent;
    productError = V::of(square * Number(errors.onProducts));
    normalError = V::number(square * extent * Number(errors.onNormal));
    for (int e = 0; e < 3; ++e) {
      const auto on = satDistances(frame, e);
      products[e] = on.distance - on.reach;
    }
  }

  /// Whether the bounds hold: products of three neither under- nor overflow.
  [[gnu::always_inline]] constexpr auto inRange() const { return isWithin(extent, 1e-90, 1e90); }
  /// The products with an edge that may separate, and whether the triangle's normal may.
  [[gnu::always_inline]] constexpr auto mayProducts(int edge) const {
    return products[edge] > -productError;
  }
  [[gnu::always_inline]] constexpr auto mayNormal() const { return exceeds(normal, -normalError); }
  /// Whether an axis separates, and whether one may.
  [[gnu::always_inline]] constexpr auto separate() const {
    return oneExceeds(productError, normalError);
  }
  [[gnu::always_inline]] constexpr auto maySeparate() const {
    return oneExceeds(-productError, -normalError);
  }

  using Number = decltype(greatestOf(std::declval<V>()));
  using OfNormal = decltype(excessOfFirst(onNormal(std::declval<Frame<V>>())));
  Number extent;
  decltype(std::declval<V>() > std::declval<V>()) bounds;
  V products[3];
  V productError;
  OfNormal normal, normalError;

 private:
  [[gnu::always_inline]] constexpr auto oneExceeds(const V& product,
                                                   const OfNormal& ofNormal) const {
    const V greatest = maximum(maximum(products[0], products[1]), products[2]);
    return anyOr(bounds | (greatest > product), exceeds(normal, ofNormal));
  }
};

// `pef_setup`: the same edge functions by inward normals that are reused for many boxes.

/// The inward normals of one edge in the three projections along the axes.
template <typename V>
struct InwardNormals {
  V x, y;
};
template <typename V>
[[gnu::always_inline]] constexpr InwardNormals<V> inwardNormals(const Frame<V>& frame, int edge) {
  const auto negative = Frame<V>::Products::zero() > frame.normal;
  const V i = yzx(frame.edges[edge]);
  const V j = zxy(frame.edges[edge]);
  return {select(negative, j, -j), select(negative, -i, i)};
}

/// What a setup need not handle.
enum class SetupCase {
  /// No projection is edge-on, and no difference is out of the scalar's range.
  ordinary,
  /// Projections may be edge-on: those have no inside, and the side on which the box is farther out
  /// counts.
  edgeOn,
  /// Differences may also be infinite: then an edge without extent does not contribute to its
  /// function, however far the box.
  any,
};

/// The products of inward normals with the support points of a box.
template <SetupCase which, typename V>
[[gnu::always_inline]] constexpr V supportValues(const V& x, const V& y, const V& low,
                                                 const V& high) {
  V xLow = x * yzx(low);
  V xHigh = x * yzx(high);
  V yLow = y * zxy(low);
  V yHigh = y * zxy(high);
  if constexpr (which == SetupCase::any) {
    const V zero = V::zero();
    const auto hasX = (x > zero) | (zero > x);
    const auto hasY = (y > zero) | (zero > y);
    xLow = select(hasX, xLow, zero);
    xHigh = select(hasX, xHigh, zero);
    yLow = select(hasY, yLow, zero);
    yHigh = select(hasY, yHigh, zero);
  }
  return maximum(xLow, xHigh) + maximum(yLow, yHigh);
}

/// The edge functions of one edge; `offset` is the term of edge 0. Negative if the edge separates.
template <SetupCase which, typename V>
[[gnu::always_inline]] constexpr V setupValues(const InwardNormals<V>& inward, const V& low,
                                               const V& high, const V& normal, const V& offset,
                                               int edge) {
  const V front = supportValues<which>(inward.x, inward.y, low, high);
  const V value = edge == 0 ? front + offset : front;
  if constexpr (which == SetupCase::ordinary) {
    return value;
  } else {
    const V zero = V::zero();
    const V back = supportValues<which>(-inward.x, -inward.y, low, high);
    return select((normal > zero) | (zero > normal), value, minimum(front, back));
  }
}

/// Whether the method finds a separating axis, for a setup used for one box.
template <typename V>
[[gnu::always_inline]] constexpr auto setupSeparates(const Corners<V>& corners) {
  const Frame<V> frame(corners);
  const auto plane = isFirstLarger(onNormal(frame));
  const V offset = absolute(frame.normal);
  auto axes = boxAxesSeparate(corners);
  for (int e = 0; e < 3; ++e) {
    axes = axes | (V::zero() > setupValues<SetupCase::edgeOn>(inwardNormals(frame, e), frame.low,
                                                              frame.high, frame.normal, offset, e));
  }
  return anyOr(axes, plane);
}

/// Whether the method finds a separating axis; `outOfRange` is set if differences are out of the
/// scalar's range.
template <SetupCase which, typename V, typename S>
[[gnu::always_inline]] constexpr bool setupSeparates(const SetupNumbers<S>& setup,
                                                     const Aabb<S>& box, bool& outOfRange) {
  const V min = V::inner(box.min.data());
  const V max = V::last(box.max.data());
  const V origin = V::inner(setup.origin.data());
  const V low = min - origin;
  const V high = max - origin;
  if constexpr (which == SetupCase::ordinary) {
    outOfRange = any(absolute(low) + absolute(high) > V::of(V::greatestNumber()));
  }
  const V normal = V::inner(setup.normal.data());
  const V offset = V::inner(setup.offset.data());
  const auto plane = isFirstLarger(sumsOf(normal * (low + high), absolute(normal) * (max - min)));
  auto axes = (min > V::inner(setup.high.data())) | (V::inner(setup.low.data()) > max);
  for (int e = 0; e < 3; ++e) {
    const auto edge = static_cast<std::size_t>(e);
    const InwardNormals<V> inward{V::inner(setup.x[edge].data()), V::inner(setup.y[edge].data())};
    axes = axes | (V::zero() > setupValues<which>(inward, low, high, normal, offset, e));
  }
  return anyOr(axes, plane);
}
