#pragma once

#include <optional>

#include "core/math/lanes3.h"
#include "core/query/intersect/triangle_aabb/input.h"
#include "core/query/intersect/triangle_aabb/wide_verdicts.h"

namespace hairline::triangle_aabb {

#include "core/query/intersect/triangle_aabb/lane_axes-inl.h"

/// The verdict of `sat` in float.
inline bool meetByLanes(const Triangle<float>& triangle, const Aabb<float>& box) {
  return meetInLanes<Lanes3<float>>(triangle, box);
}

}  // namespace hairline::triangle_aabb
