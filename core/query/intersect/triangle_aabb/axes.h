#pragma once

#include <cmath>
#include <optional>
#include <utility>

#include "core/math/three.h"
#include "core/math/unit_factor.h"
#include "core/query/intersect/triangle_aabb/input.h"
#include "core/query/intersect/triangle_aabb/setup_numbers.h"

namespace hairline::triangle_aabb {

#include "core/math/double_double-inl.h"
#include "core/query/intersect/triangle_aabb/axes-inl.h"
#include "core/query/intersect/triangle_aabb/precise_axes-inl.h"

/// Triangle and box as vectors of three plain numbers.
template <typename S>
Corners<Three<S>> corners(const Input<S>& input) {
  return cornersOf<Three<S>>(input.a, input.b);
}

}  // namespace hairline::triangle_aabb
