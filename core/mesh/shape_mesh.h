#pragma once

#include <optional>

#include "core/scene/scene.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// A shape's surface in triangles, the sets they are to the last bit where its corners are doubles:
/// flat shapes as the format cuts them, solids of flat faces closed and wound outward. Degenerate
/// solids come as what is left of them. Nothing for shapes that are round, unbounded, or have no
/// triangle (points, segments, grids, shapes of the plane).
std::optional<Mesh> meshOf(const Shape& shape);

/// All objects of a scene in one mesh. An error of code "unsupported" names the first that has no
/// triangles.
Result<Mesh> meshOf(const Scene& scene);

}  // namespace hairline
