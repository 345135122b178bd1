#include "core/batch/batch.h"

#include <cstring>

#include "core/math/arithmetic_scope.h"
#include "core/query/intersect/linear_triangle/moller_trumbore.h"
#include "core/query/intersect/triangle_triangle/sat.h"

namespace hairline::batch {
namespace {

// The scalar bodies, for the pairs that the lanes leave out.
template <typename S>
bool meetsAlone(const Ray<S>& ray, const Triangle<S>& triangle) {
  return decideIn<LinearTriangleMollerTrumbore<Ray>, S>({ray, triangle, {}});
}

template <typename S>
bool meetsAlone(const Triangle<S>& a, const Triangle<S>& b) {
  return decideIn<TriangleTriangleSat, S>({a, b, {}});
}

}  // namespace
}  // namespace hairline::batch

// Highway compiles what follows once for each set of instructions and picks one at run time.
#define HWY_TARGET_INCLUDE "core/batch/kernels-inl.h"
#include <hwy/foreach_target.h>

#include "core/batch/kernels-inl.h"

namespace hairline::batch {

HWY_EXPORT(TriangleBoxFloat);
HWY_EXPORT(TriangleBoxDouble);
HWY_EXPORT(SetupBoxesFloat);
HWY_EXPORT(SetupBoxesDouble);
HWY_EXPORT(RayTrianglesFloat);
HWY_EXPORT(RayTrianglesDouble);
HWY_EXPORT(TrianglePairsFloat);
HWY_EXPORT(TrianglePairsDouble);

template <>
void meet(const Triangles<float>& triangles, const Boxes<float>& boxes, Verdicts& verdicts) {
  const ArithmeticScope scope;
  HWY_DYNAMIC_DISPATCH(TriangleBoxFloat)(triangles, boxes, verdicts);
}
template <>
void meet(const Triangles<double>& triangles, const Boxes<double>& boxes, Verdicts& verdicts) {
  const ArithmeticScope scope;
  HWY_DYNAMIC_DISPATCH(TriangleBoxDouble)(triangles, boxes, verdicts);
}
template <>
void meet(const TriangleBoxSetup<float>& triangle, const Boxes<float>& boxes, Verdicts& verdicts) {
  const ArithmeticScope scope;
  HWY_DYNAMIC_DISPATCH(SetupBoxesFloat)(triangle, boxes, verdicts);
}
template <>
void meet(const TriangleBoxSetup<double>& triangle, const Boxes<double>& boxes,
          Verdicts& verdicts) {
  const ArithmeticScope scope;
  HWY_DYNAMIC_DISPATCH(SetupBoxesDouble)(triangle, boxes, verdicts);
}
template <>
void meet(const Ray<float>& ray, const Triangles<float>& triangles, Verdicts& verdicts) {
  const ArithmeticScope scope;
  HWY_DYNAMIC_DISPATCH(RayTrianglesFloat)(ray, triangles, verdicts);
}
template <>
void meet(const Ray<double>& ray, const Triangles<double>& triangles, Verdicts& verdicts) {
  const ArithmeticScope scope;
  HWY_DYNAMIC_DISPATCH(RayTrianglesDouble)(ray, triangles, verdicts);
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
