#include "core/query/intersect/triangle_aabb/wide_verdicts.h"

// Highway compiles the following once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/query/intersect/triangle_aabb/wide_verdicts-inl.h"
#include <hwy/foreach_target.h>

#include "core/query/intersect/triangle_aabb/wide_verdicts-inl.h"

namespace hairline::triangle_aabb {

HWY_EXPORT(SatFloat);
HWY_EXPORT(SatDouble);
HWY_EXPORT(PefFloat);
HWY_EXPORT(PefDouble);
HWY_EXPORT(Certain);
HWY_EXPORT(InDoubt);
HWY_EXPORT(SetupFloat);
HWY_EXPORT(SetupDouble);

bool meetBySat(const Triangle<float>& triangle, const Aabb<float>& box) {
  return HWY_DYNAMIC_DISPATCH(SatFloat)(triangle, box);
}
bool meetBySat(const Triangle<double>& triangle, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(SatDouble)(triangle, box);
}
bool meetByPef(const Triangle<float>& triangle, const Aabb<float>& box) {
  return HWY_DYNAMIC_DISPATCH(PefFloat)(triangle, box);
}
bool meetByPef(const Triangle<double>& triangle, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(PefDouble)(triangle, box);
}
std::optional<bool> meetForCertain(const Triangle<double>& triangle, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(Certain)(triangle, box);
}
unsigned axesInDoubt(const Triangle<double>& triangle, const Aabb<double>& box) {
  return HWY_DYNAMIC_DISPATCH(InDoubt)(triangle, box);
}
bool separatedBySetup(const SetupNumbers<float>& setup, const Aabb<float>& box, bool& outOfRange) {
  return HWY_DYNAMIC_DISPATCH(SetupFloat)(setup, box, outOfRange);
}
bool separatedBySetup(const SetupNumbers<double>& setup, const Aabb<double>& box,
                      bool& outOfRange) {
  return HWY_DYNAMIC_DISPATCH(SetupDouble)(setup, box, outOfRange);
}

}  // namespace hairline::triangle_aabb
