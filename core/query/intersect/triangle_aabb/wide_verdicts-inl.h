// Included once a target by wide_verdicts.cpp, without a guard for that reason.

#include <hwy/highway.h>

#include <cfloat>
#include <cstdint>
#include <optional>

#include "core/math/lanes3.h"
#include "core/query/intersect/triangle_aabb/wide_verdicts.h"
#include "core/shapes/aabb.h"
#include "core/shapes/triangle.h"

#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
#include "core/math/wide_lanes-inl.h"
#endif

HWY_BEFORE_NAMESPACE();
namespace hairline::triangle_aabb {
namespace HWY_NAMESPACE {

#include "core/query/intersect/triangle_aabb/lane_axes-inl.h"
#include "core/query/intersect/triangle_aabb/setup_lanes-inl.h"

#if HWY_ARCH_X86 && HWY_MAX_BYTES >= 32
using Lanes = hairline::HWY_NAMESPACE::WideLanes;
#else
using Lanes = Lanes3<double>;
#endif

bool Meet(const Triangle<double>& triangle, const Aabb<double>& box) {
  return meetInLanes<Lanes>(triangle, box);
}
std::optional<bool> Certain(const Triangle<double>& triangle, const Aabb<double>& box,
                            AxesInDoubt& doubt) {
  return certainInLanes<Lanes>(triangle, box, doubt);
}
std::optional<bool> SetupMeets(const SetupNumbers<double>& setup, const Aabb<double>& box) {
  return meetInLanes<Lanes>(setup, box);
}

}  // namespace HWY_NAMESPACE
}  // namespace hairline::triangle_aabb
HWY_AFTER_NAMESPACE();
