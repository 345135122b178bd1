// Included once per target by triangle_box.cpp, hence no include guard.

#include <hwy/highway.h>

#include <cstring>
#include <limits>
#include <type_traits>

#include "core/math/error_bound.h"
#include "core/query/intersect/triangle_aabb/setup_numbers.h"
#include "core/query/trace.h"
#include "core/search/triangle_box.h"

HWY_BEFORE_NAMESPACE();
namespace hairline {
namespace HWY_NAMESPACE {
namespace hn = hwy::HWY_NAMESPACE;

using triangle_aabb::SetupNumbers;

// The bodies of the methods over packs, one case per lane.
#include "core/math/pack-inl.h"
#include "core/query/general/gjk-inl.h"
#include "core/query/intersect/triangle_aabb/axes-inl.h"

template <typename S>
using Lanes = hn::CappedTag<S, 16>;
template <typename S>
using Pack = PackOf<Lanes<S>>;
template <typename S>
using PackVerdict = PackMask<Lanes<S>>;

template <typename S>
HWY_INLINE Three<Pack<S>> load(const TriangleBoxRuns<S>& runs, std::size_t point, std::size_t at) {
  const Lanes<S> d;
  const auto* run = &runs.numbers[3 * point];
  return {hn::Load(d, run[0].data() + at), hn::Load(d, run[1].data() + at),
          hn::Load(d, run[2].data() + at)};
}

/// What is known about the cases in the lanes of a pack.
template <typename S>
struct PackMasks {
  PackVerdict<S> known, meets;
};

template <typename S>
HWY_INLINE PackMasks<S> askExactly(const Corners<Three<Pack<S>>>& corners) {
  const SatGaps<Three<Pack<S>>> gaps(corners, Frame<Three<Pack<S>>>(corners));
  const auto bounds = any(gaps.bounds);
  const auto exactSat = gaps.inRange() & isShort(corners);
  const auto meets = gaps.inRange() & !gaps.maySeparate();
  const auto separates = gaps.inRange() & gaps.separate();
  return {bounds | exactSat | meets | separates, meets | (exactSat & !satSeparates(corners))};
}

template <typename S>
HWY_INLINE PackMasks<S> ask(TriangleBoxMethod method, const Corners<Three<Pack<S>>>& corners) {
  const PackVerdict<S> all = corners.min == corners.min;
  switch (method) {
    case TriangleBoxMethod::pef:
      return {all, !pefSeparates(corners)};
    case TriangleBoxMethod::pefSetup:
      return {all, !setupSeparates(corners)};
    case TriangleBoxMethod::sat:
      return {all, !satSeparates(corners)};
    case TriangleBoxMethod::clip: {
      const auto left = leftUncut(nearOne(corners));
      return {left.nothing | left.something, left.something};
    }
    case TriangleBoxMethod::gjk:
      break;
  }
  VerdictOnly observer;
  const TriangleBoxPair<Three<Pack<S>>> pair(corners.v, corners.min, corners.max);
  const auto zero = zeroVector<Three<Pack<S>>>();
  return {all, !gjk(pair, zero, GjkGoal::verdict, observer, all).separated};
}

template <typename S>
TriangleBoxBits askPacks(const TriangleBoxRuns<S>& runs, std::size_t count,
                         TriangleBoxMethod method, bool isExact) {
  TriangleBoxBits bits;
  for (std::size_t at = 0; at < count; at += hn::Lanes(Lanes<S>())) {
    const Corners<Three<Pack<S>>> corners{{load(runs, 0, at), load(runs, 1, at), load(runs, 2, at)},
                                          load(runs, 3, at),
                                          load(runs, 4, at)};
    const PackMasks<S> here = isExact ? askExactly<S>(corners) : ask<S>(method, corners);
    bits.known |= bitsOf(here.known) << at;
    bits.meets |= bitsOf(here.meets) << at;
  }
  return bits;
}

TriangleBoxBits AskPacksFloat(const TriangleBoxRuns<float>& runs, std::size_t count,
                              TriangleBoxMethod method, bool isExact) {
  return askPacks(runs, count, method, isExact);
}
TriangleBoxBits AskPacksDouble(const TriangleBoxRuns<double>& runs, std::size_t count,
                               TriangleBoxMethod method, bool isExact) {
  return askPacks(runs, count, method, isExact);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline
HWY_AFTER_NAMESPACE();
