#pragma once

#include <optional>

#include "core/scene/scene.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// A shape's surface in triangles, exact to the last bit if its corners are doubles: flat shapes
/// are cut as the format defines, polyhedra are closed and wound outward. Degenerate solids become
/// the lower-dimensional set that they are. Nothing for round or unbounded shapes and those without
/// triangles (points, segments, grids, shapes of the plane).
std::optional<Mesh> meshOf(const Shape& shape);

/// All objects of a scene in one mesh. An error of code "unsupported" names the first that has no
/// triangles.
Result<Mesh> meshOf(const Scene& scene);

}  // namespace hairline
