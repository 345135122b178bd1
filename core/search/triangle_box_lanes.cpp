#include "core/search/triangle_box_lanes.h"

// Highway compiles what follows once for each set of instructions and picks one at run time.
#define HWY_TARGET_INCLUDE "core/search/triangle_box_lanes-inl.h"
#include <hwy/foreach_target.h>

#include "core/search/triangle_box_lanes-inl.h"

namespace hairline {

HWY_EXPORT(AxesFloat);
HWY_EXPORT(AxesDouble);
HWY_EXPORT(GjkFloat);
HWY_EXPORT(GjkDouble);

template <>
TriangleBoxVerdicts meetByAxes(const TriangleBoxRuns<float>& runs, std::size_t count) {
  return HWY_DYNAMIC_DISPATCH(AxesFloat)(runs, count);
}
template <>
TriangleBoxVerdicts meetByAxes(const TriangleBoxRuns<double>& runs, std::size_t count) {
  return HWY_DYNAMIC_DISPATCH(AxesDouble)(runs, count);
}
template <>
std::uint64_t meetByGjk(const TriangleBoxRuns<float>& runs, std::size_t count) {
  return HWY_DYNAMIC_DISPATCH(GjkFloat)(runs, count);
}
template <>
std::uint64_t meetByGjk(const TriangleBoxRuns<double>& runs, std::size_t count) {
  return HWY_DYNAMIC_DISPATCH(GjkDouble)(runs, count);
}

}  // namespace hairline
