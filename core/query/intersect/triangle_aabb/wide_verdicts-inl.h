// Included once per target by wide_verdicts.cpp, hence no include guard.

#include <hwy/highway.h>

#include <bit>

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
/// The axes that may separate, as AxisBits.
template <typename V>
HWY_INLINE unsigned doubtsOf(const SatGaps<V>& gaps) {
  unsigned axes = firstHolds(exceeds(gaps.normal, -gaps.normalError)) ? AxisBits::normal : 0;
  for (int e = 0; e < 3; ++e) axes |= bitsOf(gaps.products[e] > -gaps.productError) << 4 * e;
  return axes;
}

/// The exact verdict if only these axes may separate, as far as twice the precision decides it.
/// `onNormal` is what the function of that name returns.
template <typename V, typename Sums>
HWY_INLINE std::optional<bool> meetPrecisely(const Corners<V>& corners, V normal, Sums onNormal,
                                             double extent, unsigned axes) {
  constexpr SatErrors errors = satErrors();
  constexpr SatErrors precise = preciseErrors();
  const double square = extent * extent;
  const double cube = square * extent;
  bool separates = false;
  bool maySeparate = false;
  // The projections whose area has no certain sign.
  const unsigned narrow = bitsOf(V::of(square * errors.onProducts) > absolute(normal));
  const V vertices[5] = {corners.v[0], corners.v[1], corners.v[2], corners.v[0], corners.v[1]};
  while ((axes & AxisBits::products) != 0) {
    const unsigned edge = static_cast<unsigned>(std::countr_zero(axes)) / 4;
    const DoubleDouble<V> values =
        preciseEdgeValues(vertices[edge + 1], vertices[edge + 2], corners.min, corners.max, normal);
    const V value = values.high + values.low;
    const V error = V::of(square * precise.onProducts);
    const unsigned inDoubt = axes >> 4 * edge & 7;
    separates |= (bitsOf(-error > value) & inDoubt & ~narrow) != 0;
    maySeparate |= ((bitsOf(error > value) | narrow) & inDoubt) != 0;
    axes &= ~(7U << 4 * edge);
  }
  if (axes != 0) {
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
template <typename V, typename Sums>
HWY_NOINLINE std::optional<bool> meetInDoubt(const Triangle<double>& triangle,
                                             const Aabb<double>& box, V normal, Sums onNormal,
                                             double extent, unsigned axes) {
  const auto& v = triangle.vertices;
  const Corners<V> corners{{V::inner(v[0].data()), V::inner(v[1].data()), V::last(v[2].data())},
                           V::inner(box.min.data()),
                           V::last(box.max.data())};
  if constexpr (fusesProducts) {
    if (const auto known = meetPrecisely(corners, normal, onNormal, extent, axes)) return known;
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
                     doubtsOf(gaps));
}
unsigned InDoubt(const Triangle<double>& triangle, const Aabb<double>& box) {
  using V = Lanes<double>;
  const auto corners = cornersOf<V>(triangle, box);
  const SatGaps<V> gaps(corners, Frame<V>(corners));
  return gaps.inRange() ? doubtsOf(gaps) : ~0U;
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
