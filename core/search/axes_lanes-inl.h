// Part of triangle_box_lanes-inl.h: the methods that look at axes, a lane a pair.

template <typename S>
HWY_INLINE Three<Pack<S>> loadPacks(const TriangleBoxRuns<S>& runs, std::size_t point,
                                    std::size_t at) {
  const Vec3<S> v = load(runs, point, at);
  return {{v[0]}, {v[1]}, {v[2]}};
}

template <typename S>
using PackCorners = Corners<Three<Pack<S>>>;

// By the methods that look at axes, as bits of a word from `at` on.
template <typename S>
HWY_INLINE void meetByAxesAt(const PackCorners<S>& corners, std::size_t at,
                             TriangleBoxVerdicts& verdicts) {
  using P = Pack<S>;
  const Frame<Three<P>> frame(corners);
  const auto bounds = any(boxAxesSeparate(corners));
  const auto plane = bounds | isFirstLarger(onNormal(frame));
  auto pef = plane;
  auto setup = plane;
  auto sat = plane;
  const Three<P> zero = Three<P>::zero();
  const Three<P> offset = absolute(frame.normal);
  for (int e = 0; e < 3; ++e) {
    const auto on = satDistances(frame, e);
    sat = sat | any(on.distance > on.reach);
    pef = pef | any(zero > pefValues(frame, e));
    setup = setup | any(zero > setupValues<SetupCase::edgeOn>(inwardNormals(frame, e), frame.low,
                                                              frame.high, frame.normal, offset, e));
  }
  verdicts.pef |= bitsOf<S>(hn::Not(pef.mask), at);
  verdicts.pefSetup |= bitsOf<S>(hn::Not(setup.mask), at);
  verdicts.sat |= bitsOf<S>(hn::Not(sat.mask), at);
  if constexpr (std::is_same_v<S, double>) {
    using V = Vec<S>;
    using M = Mask<S>;
    const Lanes<S> d;
    const auto exact = satCertainly(corners, frame);
    // Where all coordinates are multiples of one unit and below 2^14 of it, nothing was rounded: a
    // number that is no multiple is when it was added to one with that unit in the last place.
    Three<P> sizes = absolute(corners.min);
    for (const Three<P>& point : {corners.v[0], corners.v[1], corners.v[2], corners.max}) {
      sizes = maximum(sizes, absolute(point));
    }
    using Bits = hn::RebindToUnsigned<Lanes<double>>;
    const Bits bits;
    const auto exponent = hn::ShiftRight<52>(hn::BitCast(bits, greatestOf(sizes).lanes));
    const auto stored = hn::Add(exponent, hn::Set(bits, std::uint64_t{52 - 14 + 1}));
    const V large = hn::Mul(hn::BitCast(d, hn::ShiftLeft<52>(stored)), hn::Set(d, 1.5));
    M isShort = exact.inRange.mask;
    for (const Three<P>& point :
         {corners.v[0], corners.v[1], corners.v[2], corners.min, corners.max}) {
      for (const V& x : {point.x.lanes, point.y.lanes, point.z.lanes}) {
        isShort = hn::And(isShort, hn::Eq(hn::Sub(hn::Add(x, large), large), x));
      }
    }
    const M certain =
        hn::AndNot(hn::Xor(exact.separates.mask, exact.maySeparate.mask), exact.inRange.mask);
    const M known = hn::Or(bounds.mask, hn::Or(isShort, certain));
    const M meets = hn::AndNot(exact.maySeparate.mask, exact.inRange.mask);
    verdicts.certain |= bitsOf<S>(known, at);
    verdicts.exact |=
        bitsOf<S>(hn::Or(hn::AndNot(sat.mask, isShort), hn::AndNot(bounds.mask, meets)), at);
  }
}

// What `clip` tells by the sides of the faces that vertices are on.
template <typename S>
HWY_INLINE void clipAt(const PackCorners<S>& corners, std::size_t at,
                       TriangleBoxVerdicts& verdicts) {
  using V = Vec<S>;
  using M = Mask<S>;
  const Lanes<S> d;
  const V bound = greatestOf(extentsOf(corners)).lanes;
  constexpr int top = 2 * std::numeric_limits<S>::max_exponent;
  const V factor = hn::IfThenElse(isPositive(bound), powerAgainst<S>(bound, top - 2, 1, top - 3),
                                  hn::Set(d, S(1)));
  const M none = hn::Lt(bound, hn::Zero(d));
  M outside[3] = {none, none, none};
  M beyond = none;
  for (int k = 0; k < 3; ++k) {
    const V low = hn::Mul(corners.min[k].lanes, factor);
    const V high = hn::Mul(corners.max[k].lanes, factor);
    M belowAll = hn::Not(none);
    M aboveAll = belowAll;
    for (std::size_t i = 0; i < 3; ++i) {
      const V x = hn::Mul(corners.v[i][k].lanes, factor);
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
    const PackCorners<S> corners{
        {loadPacks(runs, 0, at), loadPacks(runs, 1, at), loadPacks(runs, 2, at)},
        loadPacks(runs, 3, at),
        loadPacks(runs, 4, at)};
    meetByAxesAt<S>(corners, at, verdicts);
    clipAt<S>(corners, at, verdicts);
  }
  const std::uint64_t all = count == 0 ? 0 : ~std::uint64_t{0} >> (64 - count);
  for (std::uint64_t* word : {&verdicts.pef, &verdicts.pefSetup, &verdicts.sat, &verdicts.clipMeets,
                              &verdicts.clipApart, &verdicts.certain, &verdicts.exact}) {
    *word &= all;
  }
  return verdicts;
}
