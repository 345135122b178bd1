// Included once per target by wide_verdicts.cpp, hence no include guard.

#include <hwy/highway.h>

#include "core/math/lanes3-inl.h"
#include "core/query/intersect/triangle_aabb/wide_verdicts.h"

HWY_BEFORE_NAMESPACE();
namespace hairline::triangle_aabb {
namespace HWY_NAMESPACE {

template <typename S>
using Lanes = hairline::HWY_NAMESPACE::Lanes<S>;

#include "core/query/intersect/triangle_aabb/axes-inl.h"

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
std::optional<bool> Certain(const Triangle<double>& triangle, const Aabb<double>& box) {
  const auto corners = cornersOf<Lanes<double>>(triangle, box);
  const auto found = satCertainly(corners, Frame<Lanes<double>>(corners));
  if (!found.inRange || found.separates != found.maySeparate) [[unlikely]]
    return std::nullopt;
  return !found.separates;
}
AxesInDoubt InDoubt(const Triangle<double>& triangle, const Aabb<double>& box) {
  using V = Lanes<double>;
  const auto corners = cornersOf<V>(triangle, box);
  const double extent = greatestOf(extentsOf(corners));
  AxesInDoubt axes;
  if (!isWithin(extent, 1e-90, 1e90)) return axes;
  axes.products = 0;
  axes.ofBox = false;
  constexpr SatErrors errors = satErrors();
  const Frame<V> frame(corners);
  const V product = V::of(-(extent * extent * errors.onProducts));
  for (int e = 0; e < 3; ++e) {
    const auto on = satDistances(frame, e);
    axes.products |= bitsOf(on.distance - on.reach > product) << 3 * e;
  }
  const auto normal = V::number(-(extent * extent * extent * errors.onNormal));
  axes.normal = anyOr(V::zero() > V::zero(), exceeds(excessOfFirst(onNormal(frame)), normal));
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
