#pragma once

#include "core/base/result.h"
#include "core/shapes/grid.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// The grid around a mesh (its triangles; unused vertices do not count) with the given number of
/// cells, 1 to 4096, along the longest side of its bounds. The cell is the longest extent /
/// resolution rounded up to a double, so that the grid covers the mesh, and 1 where the extent is
/// 0; the origin is the lower corner of the bounds; the dimensions are ceil(extent / cell), at
/// least 1. All computed exactly. An error of code "limit" if the grid would end beyond the largest
/// double.
Result<Grid> fitGrid(const Mesh& mesh, int resolution);

}  // namespace hairline
