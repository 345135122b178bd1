// Included once per target by wide_verdicts.cpp, hence no include guard.

#include <hwy/highway.h>

#include "core/math/lanes3-inl.h"
#include "core/query/intersect/triangle_aabb/wide_verdicts.h"

HWY_BEFORE_NAMESPACE();
namespace hairline::triangle_aabb {
namespace HWY_NAMESPACE {

template <typename S>
using Lanes = hairline::HWY_NAMESPACE::Lanes<S>;
/// Whether double-doubles are fast: their products need a fused multiply-add.
constexpr bool fusesProducts = HWY_MAX_BYTES >= 4 * sizeof(double) || HWY_ARCH_ARM_A64;

#include "core/math/double_double-inl.h"
#include "core/query/intersect/triangle_aabb/axes-inl.h"
#include "core/query/intersect/triangle_aabb/precise_axes-inl.h"

template <typename S>
HWY_INLINE bool sat(const Triangle<S>& triangle, const Aabb<S>& box) {
  return !satSeparates(cornersOf<Lanes<S>>(triangle, box));
}
bool SatFloat(const Triangle<float>& triangle, const Aabb<float>& box) {
  return sat(triangle, box);
}
bool SatDouble(const Triangle<double>& triangle, const Aabb<double>& box) {
  return sat(triangle, box);
}
template <typename S>
HWY_INLINE bool pef(const Triangle<S>& triangle, const Aabb<S>& box) {
  return !pefSeparates(cornersOf<Lanes<S>>(triangle, box));
}
bool PefFloat(const Triangle<float>& triangle, const Aabb<float>& box) {
  return pef(triangle, box);
}
bool PefDouble(const Triangle<double>& triangle, const Aabb<double>& box) {
  return pef(triangle, box);
}

/// The exact verdict if only these axes may separate, as far as twice the precision decides it: the
/// products with the three edges, and the normal. `onNormal` is what the function of that name
/// returns.
template <typename V, typename M, typename Sums>
HWY_INLINE std::optional<bool> meetPrecisely(const Corners<V>& corners, V normal, Sums onNormal,
                                             double extent, M ofEdge0, M ofEdge1, M ofEdge2,
                                             bool ofNormal) {
  constexpr SatErrors errors = satErrors();
  constexpr SatErrors precise = preciseErrors();
  const double square = extent * extent;
  const double cube = square * extent;
  bool separates = false;
  bool maySeparate = false;
  // The projections whose area has no certain sign.
  const unsigned narrow = bitsOf(V::of(square * errors.onProducts) > absolute(normal));
  const M products = ofEdge0 | ofEdge1 | ofEdge2;
  if (any(products)) {
    // Each projection selects its edge, at once: an index of the edge would take as long as half of
    // the measuring. Where two edges are in doubt only one is measured, which leaves the doubt.
    const Projections<V> v0 = projectionsOf(corners.v[0]);
    const Projections<V> v1 = projectionsOf(corners.v[1]);
    const Projections<V> v2 = projectionsOf(corners.v[2]);
    const auto values =
        preciseEdgeValues(select(ofEdge0, v1, select(ofEdge1, v2, v0)),
                          select(ofEdge0, v2, select(ofEdge1, v0, v1)), corners, normal);
    const V value = values.high + values.low;
    const V error = V::of(square * precise.onProducts);
    const unsigned inDoubt = bitsOf(products);
    const unsigned twice = bitsOf((ofEdge0 & ofEdge1) | ((ofEdge0 | ofEdge1) & ofEdge2));
    separates = (bitsOf(-error > value) & inDoubt & ~narrow) != 0;
    maySeparate = (((bitsOf(error > value) | narrow) & inDoubt) | twice) != 0;
  }
  if (ofNormal) {
    const V side = spreadFirst(onNormal);
    // All, if the side of the plane on which the box lies is not certain.
    const unsigned central = bitsOf(V::of(cube * errors.onNormal) > absolute(side));
    const auto excess = totalOf(precisePlaneExcess(corners, normal, side, V::of(8 * cube)));
    const auto error = V::number(cube * precise.onNormal);
    const bool isKnown = (narrow | central) == 0;
    separates |= isKnown && firstHolds(exceeds(excess, error));
    maySeparate |= !isKnown || firstHolds(exceeds(excess, -error));
  }
  return separates == maySeparate ? std::optional(!separates) : std::nullopt;
}

/// The exact verdict if only these axes may separate, unless it takes integers. Not inlined, and
/// with vectors passed in registers, so that pairs without doubt store nothing.
template <typename V, typename M, typename Sums>
HWY_NOINLINE std::optional<bool> meetInDoubt(const Triangle<double>& triangle,
                                             const Aabb<double>& box, V normal, Sums onNormal,
                                             double extent, M ofEdge0, M ofEdge1, M ofEdge2,
                                             bool ofNormal) {
  const auto& v = triangle.vertices;
  const Corners<V> corners{{V::inner(v[0].data()), V::inner(v[1].data()), V::last(v[2].data())},
                           V::inner(box.min.data()),
                           V::last(box.max.data())};
  if constexpr (fusesProducts) {
    if (const auto known =
            meetPrecisely(corners, normal, onNormal, extent, ofEdge0, ofEdge1, ofEdge2, ofNormal)) {
      return known;
    }
  }
  return isShort(corners) ? std::optional(!satSeparates(corners)) : std::nullopt;
}
std::optional<bool> Certain(const Triangle<double>& triangle, const Aabb<double>& box) {
  using V = Lanes<double>;
  const auto corners = cornersOf<V>(triangle, box);
  const Frame<V> frame(corners);
  const SatGaps<V> gaps(corners, frame);
  if (!gaps.inRange()) [[unlikely]]
    return std::nullopt;
  const bool separates = gaps.separate();
  if (separates == gaps.maySeparate()) return !separates;
  return meetInDoubt(triangle, box, inRegister(frame.normal), onNormal(frame), gaps.extent,
                     gaps.mayProducts(0), gaps.mayProducts(1), gaps.mayProducts(2),
                     firstHolds(gaps.mayNormal()));
}
unsigned InDoubt(const Triangle<double>& triangle, const Aabb<double>& box) {
  using V = Lanes<double>;
  const auto corners = cornersOf<V>(triangle, box);
  const SatGaps<V> gaps(corners, Frame<V>(corners));
  if (!gaps.inRange()) return ~0U;
  unsigned axes = firstHolds(gaps.mayNormal()) ? AxisBits::normal : 0;
  for (int e = 0; e < 3; ++e) axes |= bitsOf(gaps.mayProducts(e)) << 4 * e;
  return axes;
}
bool SetupFloat(const SetupNumbers<float>& setup, const Aabb<float>& box, bool& outOfRange) {
  return setupSeparates<SetupCase::ordinary, Lanes<float>>(setup, box, outOfRange);
}
bool SetupDouble(const SetupNumbers<double>& setup, const Aabb<double>& box, bool& outOfRange) {
  return setupSeparates<SetupCase::ordinary, Lanes<double>>(setup, box, outOfRange);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::triangle_aabb
HWY_AFTER_NAMESPACE();
