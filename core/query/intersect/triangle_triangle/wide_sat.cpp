#include "core/query/intersect/triangle_triangle/wide_sat.h"

// Highway compiles the following once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/query/intersect/triangle_triangle/wide_sat-inl.h"
#include <hwy/foreach_target.h>

#include "core/query/intersect/triangle_triangle/wide_sat-inl.h"

namespace hairline::triangle_triangle {

HWY_EXPORT(QuicklyFloat);
HWY_EXPORT(QuicklyDouble);
HWY_EXPORT(Certainly);

std::optional<bool> meetQuickly(const Triangle<float>& a, const Triangle<float>& b) {
  return HWY_DYNAMIC_DISPATCH(QuicklyFloat)(a, b);
}
std::optional<bool> meetQuickly(const Triangle<double>& a, const Triangle<double>& b) {
  return HWY_DYNAMIC_DISPATCH(QuicklyDouble)(a, b);
}
std::optional<bool> meetForCertain(const Triangle<double>& a, const Triangle<double>& b) {
  return HWY_DYNAMIC_DISPATCH(Certainly)(a, b);
}

}  // namespace hairline::triangle_triangle
