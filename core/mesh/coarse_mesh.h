#pragma once

#include <cstddef>

#include "core/shapes/mesh.h"

namespace hairline {

/// A mesh that looks alike from afar, of at most so many triangles; the mesh itself where it has no
/// more. Corners within a cell of a grid become one, at their mean, and what is left without area
/// of its own goes (Rossignac and Borrel, "Multi-resolution 3D approximations for rendering complex
/// scenes", 1993). For pictures alone: it says nothing of what the mesh meets, and a closed mesh
/// need not stay one. `mostTriangles` is at least 112, which eight corners can have.
Mesh coarsened(const Mesh& mesh, std::size_t mostTriangles);

}  // namespace hairline
