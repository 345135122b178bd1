#pragma once

#include <cstddef>

#include "core/shapes/mesh.h"

namespace hairline {

/// A mesh that looks the same from afar, with a limited number of triangles; the mesh itself if it
/// has no more. Corners within a cell of a grid are merged at their mean, and triangles without
/// area of their own are removed (Rossignac and Borrel, "Multi-resolution 3D approximations for
/// rendering complex scenes", 1993). For pictures only: it may intersect other things than the
/// mesh, and a closed mesh need not stay closed. `mostTriangles` is at least 112, the most that
/// eight corners can have.
Mesh coarsened(const Mesh& mesh, std::size_t mostTriangles);

}  // namespace hairline
