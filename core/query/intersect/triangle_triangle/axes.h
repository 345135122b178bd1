#pragma once

#include <optional>
#include <utility>

#include "core/math/three.h"
#include "core/query/intersect/triangle_triangle/input.h"

namespace hairline::triangle_triangle {

#include "core/query/intersect/triangle_triangle/axes-inl.h"

}  // namespace hairline::triangle_triangle
