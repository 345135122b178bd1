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

// If all coordinates are multiples of one unit and below 2^14 of it, nothing is rounded.
template <typename S>
HWY_INLINE PackVerdict<S> isShort(const Corners<Three<Pack<S>>>& corners) {
  const Three<Pack<S>> points[5] = {corners.v[0], corners.v[1], corners.v[2], corners.min,
                                    corners.max};
  Three<Pack<S>> sizes = absolute(points[0]);
  for (const Three<Pack<S>>& point : points) sizes = maximum(sizes, absolute(point));
  // A number that is not a multiple is rounded when it is added to one with about that ulp: at
  // least 2^-14 of the greatest size.
  const Three<Pack<S>> large = Three<Pack<S>>::of(greatestOf(sizes) * Pack<S>(S(0x1p40)));
  PackVerdict<S> all = points[0] + large - large == points[0];
  for (const Three<Pack<S>>& point : points) all = all & (point + large - large == point);
  return all;
}

template <typename S>
HWY_INLINE PackMasks<S> askExactly(const Corners<Three<Pack<S>>>& corners) {
  const Frame<Three<Pack<S>>> frame(corners);
  const auto certainty = satCertainly(corners, frame);
  const auto bounds = any(boxAxesSeparate(corners));
  const auto exactSat = certainty.inRange & isShort<S>(corners);
  const auto meets = certainty.inRange & !certainty.maySeparate;
  const auto separates = certainty.inRange & certainty.separates;
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
