// Part of triangle_box_lanes-inl.h: the methods that look at axes, a lane a pair. Compare frame.h,
// pef.h, pef_setup.h, clipper.h and lanes_sat.h in core/query/intersect/triangle_aabb.

/// Triangle and box with what is measured from vertex 0.
template <typename S>
struct FrameLanes {
  FrameLanes(const TriangleBoxRuns<S>& runs, std::size_t at) {
    for (std::size_t i = 0; i < 3; ++i) v[i] = load(runs, i, at);
    min = load(runs, 3, at);
    max = load(runs, 4, at);
    for (std::size_t k = 0; k < 3; ++k) {
      least[k] = hn::Min(hn::Min(v[0][k], v[1][k]), v[2][k]);
      greatest[k] = hn::Max(hn::Max(v[0][k], v[1][k]), v[2][k]);
    }
    edges[0] = v[2] - v[1];
    edges[1] = v[0] - v[2];
    edges[2] = v[1] - v[0];
    low = min - v[0];
    high = max - v[0];
    center = low + high;
    width = max - min;
    normal = cross<S>(edges[1], edges[2]);
    for (std::size_t k = 0; k < 3; ++k) extent[k] = hn::Abs(normal[k]);
  }

  Vec3<S> v[3];
  Vec3<S> min, max;
  /// The triangle's bounds.
  Vec3<S> least, greatest;
  Vec3<S> edges[3];
  Vec3<S> low, high, center, width, normal;
  /// The sizes of the normal's components.
  Vec3<S> extent;
};

template <typename S>
HWY_INLINE Mask<S> boundsApart(const FrameLanes<S>& frame) {
  const auto apart = [&](std::size_t k) HWY_ATTR {
    return hn::Or(hn::Gt(frame.min[k], frame.greatest[k]), hn::Gt(frame.least[k], frame.max[k]));
  };
  return hn::Or(apart(0), hn::Or(apart(1), apart(2)));
}

// By the methods that look at axes, as bits of a word from `at` on.
template <typename S>
HWY_INLINE void meetByAxesAt(const FrameLanes<S>& frame, std::size_t at,
                             TriangleBoxVerdicts& verdicts) {
  using V = Vec<S>;
  using M = Mask<S>;
  const Lanes<S> d;
  const V zero = hn::Zero(d);
  const M bounds = boundsApart(frame);
  const V planeGap =
      hn::Sub(hn::Abs(dot<S>(frame.normal, frame.center)), dot<S>(frame.extent, frame.width));
  const M plane = isPositive(planeGap);
  M pef = hn::Or(bounds, plane);
  M setup = pef;
  M sat = pef;
  V crossGap = hn::Neg(hn::Set(d, std::numeric_limits<S>::infinity()));
  for (std::size_t k = 0; k < 3; ++k) {
    const std::size_t i = (k + 1) % 3;
    const std::size_t j = (k + 2) % 3;
    const V n = frame.normal[k];
    const V facing = hn::And(n, hn::SignBit(d));
    const M edgeOn = hn::Eq(n, zero);
    const bool anyEdgeOn = !hn::AllFalse(d, edgeOn);
    for (std::size_t e = 0; e < 3; ++e) {
      const V x = frame.edges[e][i];
      const V y = frame.edges[e][j];
      const V center = productDifference(x, frame.center[j], y, frame.center[i]);
      const V radius = productSum(hn::Abs(x), frame.width[j], hn::Abs(y), frame.width[i]);
      const V distance = hn::Abs(e == 0 ? hn::Add(center, n) : hn::Sub(center, n));
      const V gap = hn::Sub(distance, hn::Add(frame.extent[k], radius));
      sat = hn::Or(sat, isPositive(gap));
      crossGap = hn::Max(crossGap, gap);

      const V middle = e == 0 ? hn::Add(center, hn::Add(n, n)) : center;
      V value = hn::Add(hn::Xor(middle, facing), radius);
      if (anyEdgeOn) value = hn::IfThenElse(edgeOn, hn::Sub(radius, hn::Abs(middle)), value);
      pef = hn::Or(pef, isNegative(value));

      // Inward, of the setup.
      const V inwardX = hn::Xor(hn::Neg(y), facing);
      const V inwardY = hn::Xor(x, facing);
      const V xLow = hn::Mul(inwardX, frame.low[i]);
      const V xHigh = hn::Mul(inwardX, frame.high[i]);
      const V yLow = hn::Mul(inwardY, frame.low[j]);
      const V yHigh = hn::Mul(inwardY, frame.high[j]);
      const V foremost = hn::Add(hn::Max(xLow, xHigh), hn::Max(yLow, yHigh));
      V function = e == 0 ? hn::Add(foremost, frame.extent[k]) : foremost;
      if (anyEdgeOn) {
        const V hindmost = hn::Neg(hn::Add(hn::Min(xLow, xHigh), hn::Min(yLow, yHigh)));
        function = hn::IfThenElse(edgeOn, hn::Min(foremost, hindmost), function);
      }
      setup = hn::Or(setup, isNegative(function));
    }
  }
  verdicts.pef |= bitsOf<S>(hn::Not(pef), at);
  verdicts.pefSetup |= bitsOf<S>(hn::Not(setup), at);
  verdicts.sat |= bitsOf<S>(hn::Not(sat), at);
  if constexpr (std::is_same_v<S, double>) {
    V extent = zero;
    V size = zero;
    for (std::size_t k = 0; k < 3; ++k) {
      const V from = hn::Min(frame.least[k], frame.min[k]);
      const V to = hn::Max(frame.greatest[k], frame.max[k]);
      extent = hn::Max(extent, hn::Sub(to, from));
      size = hn::Max(size, hn::Max(hn::Abs(from), hn::Abs(to)));
    }
    const M inRange = hn::And(hn::Gt(extent, hn::Set(d, 1e-90)), hn::Lt(extent, hn::Set(d, 1e90)));
    // The bounds on the error of `meetForCertain`.
    const V square = hn::Mul(extent, extent);
    const V crossError = hn::Mul(square, hn::Set(d, 0x1p-46));
    const V planeError = hn::Mul(hn::Mul(square, extent), hn::Set(d, 0x1p-44));
    const M apart =
        hn::Or(bounds, hn::Or(hn::Gt(crossGap, crossError), hn::Gt(planeGap, planeError)));
    const M meet =
        hn::And(hn::Lt(crossGap, hn::Neg(crossError)), hn::Lt(planeGap, hn::Neg(planeError)));
    // Where all coordinates are multiples of one unit and below 2^14 of it, nothing was rounded: a
    // number that is no multiple is when it was added to one with that unit in the last place.
    using Bits = hn::RebindToUnsigned<Lanes<double>>;
    const Bits bits;
    const auto exponent = hn::ShiftRight<52>(hn::BitCast(bits, size));
    const auto stored = hn::Add(exponent, hn::Set(bits, std::uint64_t{52 - 14 + 1}));
    const V large = hn::Mul(hn::BitCast(d, hn::ShiftLeft<52>(stored)), hn::Set(d, 1.5));
    M isShort = inRange;
    const auto look = [&](const Vec3<S>& point) HWY_ATTR {
      for (std::size_t k = 0; k < 3; ++k) {
        const V rounded = hn::Sub(hn::Add(point[k], large), large);
        isShort = hn::And(isShort, hn::Eq(rounded, point[k]));
      }
    };
    for (const Vec3<S>& vertex : frame.v) look(vertex);
    look(frame.min);
    look(frame.max);
    const M known = hn::Or(bounds, hn::Or(isShort, hn::And(inRange, hn::Or(apart, meet))));
    verdicts.certain |= bitsOf<S>(known, at);
    verdicts.exact |= bitsOf<S>(
        hn::Or(hn::And(isShort, hn::Not(sat)), hn::AndNot(bounds, hn::And(inRange, meet))), at);
  }
}

// What `clip` tells by the sides of the faces that vertices are on.
template <typename S>
HWY_INLINE void clipAt(const FrameLanes<S>& frame, std::size_t at, TriangleBoxVerdicts& verdicts) {
  using V = Vec<S>;
  using M = Mask<S>;
  const Lanes<S> d;
  V bound = hn::Zero(d);
  for (std::size_t k = 0; k < 3; ++k) {
    bound = hn::Max(bound, hn::Sub(hn::Max(frame.greatest[k], frame.max[k]),
                                   hn::Min(frame.least[k], frame.min[k])));
  }
  constexpr int top = 2 * std::numeric_limits<S>::max_exponent;
  const V factor = hn::IfThenElse(isPositive(bound), powerAgainst<S>(bound, top - 2, 1, top - 3),
                                  hn::Set(d, S(1)));
  const M none = hn::Lt(bound, hn::Zero(d));
  M outside[3] = {none, none, none};
  M beyond = none;
  for (std::size_t k = 0; k < 3; ++k) {
    const V low = hn::Mul(frame.min[k], factor);
    const V high = hn::Mul(frame.max[k], factor);
    M belowAll = hn::Not(none);
    M aboveAll = belowAll;
    for (std::size_t i = 0; i < 3; ++i) {
      const V x = hn::Mul(frame.v[i][k], factor);
      const M below = isNegative(hn::Sub(x, low));
      const M above = isNegative(hn::Sub(high, x));
      belowAll = hn::And(belowAll, below);
      aboveAll = hn::And(aboveAll, above);
      outside[i] = hn::Or(outside[i], hn::Or(below, above));
    }
    beyond = hn::Or(beyond, hn::Or(belowAll, aboveAll));
  }
  const M allOutside = hn::And(outside[0], hn::And(outside[1], outside[2]));
  verdicts.clipMeets |= bitsOf<S>(hn::Not(allOutside), at);
  verdicts.clipApart |= bitsOf<S>(beyond, at);
}

template <typename S>
TriangleBoxVerdicts allByAxes(const TriangleBoxRuns<S>& runs, std::size_t count) {
  TriangleBoxVerdicts verdicts;
  for (std::size_t at = 0; at < count; at += hn::Lanes(Lanes<S>())) {
    const FrameLanes<S> frame(runs, at);
    meetByAxesAt<S>(frame, at, verdicts);
    clipAt<S>(frame, at, verdicts);
  }
  const std::uint64_t all = count == 0 ? 0 : ~std::uint64_t{0} >> (64 - count);
  for (std::uint64_t* word : {&verdicts.pef, &verdicts.pefSetup, &verdicts.sat, &verdicts.clipMeets,
                              &verdicts.clipApart, &verdicts.certain, &verdicts.exact}) {
    *word &= all;
  }
  return verdicts;
}
