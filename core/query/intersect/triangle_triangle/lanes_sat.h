#pragma once

#include <optional>

#include "core/math/lanes3.h"
#include "core/query/intersect/triangle_triangle/input.h"
#include "core/query/intersect/triangle_triangle/wide_sat.h"

namespace hairline::triangle_triangle {

#include "core/query/intersect/triangle_triangle/lane_axes-inl.h"

/// The verdict of `sat`; nothing where the scalar body is to tell it. (In double where a register
/// holds only two, that body with its early exits is as quick.)
inline std::optional<bool> meetByLanes(const Triangle<float>& a, const Triangle<float>& b) {
  return meetInLanes<Lanes3<float>>(a, b);
}
inline std::optional<bool> meetByLanes(const Triangle<double>& a, const Triangle<double>& b) {
  return meetInWideLanes(a, b);
}

}  // namespace hairline::triangle_triangle
