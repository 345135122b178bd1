#include "core/batch/batch.h"

#include "core/math/arithmetic_scope.h"
#include "core/query/intersect/triangle_triangle/sat.h"

namespace hairline::batch {
namespace {

// The scalar body, for the pairs that the lanes leave out.
template <typename S>
bool meetsAlone(const Triangle<S>& a, const Triangle<S>& b) {
  return decideIn<TriangleTriangleSat, S>({a, b, {}});
}

}  // namespace
}  // namespace hairline::batch

// Highway compiles the following once per instruction set and picks one at run time.
#define HWY_TARGET_INCLUDE "core/batch/kernels-inl.h"
#include <hwy/foreach_target.h>

#include "core/batch/kernels-inl.h"

namespace hairline::batch {

HWY_EXPORT(SpreadFloat);
HWY_EXPORT(SpreadDouble);
HWY_EXPORT(TrianglePairsFloat);
HWY_EXPORT(TrianglePairsDouble);

template <>
bool spread(const float* rows, std::size_t length, std::size_t count, float* const* runs) {
  return HWY_DYNAMIC_DISPATCH(SpreadFloat)(rows, length, count, runs);
}
template <>
bool spread(const double* rows, std::size_t length, std::size_t count, double* const* runs) {
  return HWY_DYNAMIC_DISPATCH(SpreadDouble)(rows, length, count, runs);
}
template <>
void meet(const Triangles<float>& first, const Triangles<float>& second, Verdicts& verdicts) {
  const ArithmeticScope scope;
  HWY_DYNAMIC_DISPATCH(TrianglePairsFloat)(first, second, verdicts);
}
template <>
void meet(const Triangles<double>& first, const Triangles<double>& second, Verdicts& verdicts) {
  const ArithmeticScope scope;
  HWY_DYNAMIC_DISPATCH(TrianglePairsDouble)(first, second, verdicts);
}

}  // namespace hairline::batch
