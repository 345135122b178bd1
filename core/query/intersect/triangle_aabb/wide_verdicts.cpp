#include "core/query/intersect/triangle_aabb/wide_verdicts.h"

// Highway compiles what follows once for each set of instructions and picks one at run time.
#define HWY_TARGET_INCLUDE "core/query/intersect/triangle_aabb/wide_verdicts-inl.h"
#include <hwy/foreach_target.h>

#include "core/query/intersect/triangle_aabb/wide_verdicts-inl.h"

namespace hairline::triangle_aabb {

HWY_EXPORT(Meet);
HWY_EXPORT(Certain);
HWY_EXPORT(SetupMeets);

bool meetByLanes(const Triangle<double>& triangle, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(Meet)(triangle, box);
}

std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box,
                                   AxesInDoubt& doubt) {
  return HWY_DYNAMIC_DISPATCH(Certain)(triangle, box, doubt);
}

std::optional<bool> meetByLanes(const SetupNumbers<double>& setup, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(SetupMeets)(setup, box);
}

}  // namespace hairline::triangle_aabb
