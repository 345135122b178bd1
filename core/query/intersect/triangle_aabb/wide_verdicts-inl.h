// Included once a target by wide_verdicts.cpp, without a guard for that reason.

#include <hwy/highway.h>

#include "core/query/intersect/triangle_aabb/axes.h"

#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
#include "core/math/wide_lanes-inl.h"
#endif

HWY_BEFORE_NAMESPACE();
namespace hairline::triangle_aabb {
namespace HWY_NAMESPACE {

#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
#include "core/query/intersect/triangle_aabb/axes-inl.h"
using Lanes = hairline::HWY_NAMESPACE::WideLanes;
#else
using Lanes = Lanes3<double>;
#endif

bool Sat(const Triangle<double>& triangle, const Aabb<double>& box) {
  return !satSeparates(cornersOf<Lanes>(triangle, box));
}
bool Pef(const Triangle<double>& triangle, const Aabb<double>& box) {
  return !pefSeparates(cornersOf<Lanes>(triangle, box));
}
std::optional<bool> Certain(const Triangle<double>& triangle, const Aabb<double>& box) {
  const Corners<Lanes> corners = cornersOf<Lanes>(triangle, box);
  const auto found = satCertainly(corners, Frame<Lanes>(corners));
  if (!found.inRange || found.separates != found.maySeparate) [[unlikely]]
    return std::nullopt;
  return !found.separates;
}
bool Setup(const SetupNumbers<double>& setup, const Aabb<double>& box, bool& outOfRange) {
  return setupSeparates<SetupCase::ordinary, Lanes>(setup, box, outOfRange);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::triangle_aabb
HWY_AFTER_NAMESPACE();
