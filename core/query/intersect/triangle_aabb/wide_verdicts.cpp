#include "core/query/intersect/triangle_aabb/wide_verdicts.h"

// Highway compiles what follows once for each set of instructions and picks one at run time.
#define HWY_TARGET_INCLUDE "core/query/intersect/triangle_aabb/wide_verdicts-inl.h"
#include <hwy/foreach_target.h>

#include "core/query/intersect/triangle_aabb/wide_verdicts-inl.h"

namespace hairline::triangle_aabb {

HWY_EXPORT(Sat);
HWY_EXPORT(Pef);
HWY_EXPORT(Certain);
HWY_EXPORT(Setup);

bool meetBySat(const Triangle<double>& triangle, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(Sat)(triangle, box);
}
bool meetByPef(const Triangle<double>& triangle, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(Pef)(triangle, box);
}
std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(Certain)(triangle, box);
}
bool separatedBySetup(const SetupNumbers<double>& setup, const Aabb<double>& box,
                      bool& outOfRange) {
  return HWY_DYNAMIC_DISPATCH(Setup)(setup, box, outOfRange);
}

}  // namespace hairline::triangle_aabb
