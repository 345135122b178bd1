#pragma once

#include "core/shapes/grid.h"
#include "core/shapes/mesh.h"
#include "core/voxel/voxel_grid.h"
#include "core/work.h"

namespace hairline {

/// The definition of the space enclosed by a mesh.
enum class FillRule {
  /// Where a ray crosses the mesh an odd number of times: overlaps of closed parts are outside.
  parity,
  /// Where the winding number is not zero, in whichever direction: overlaps are inside.
  winding,
};

struct FillReport {
  /// Cells that were set in addition.
  std::size_t filled = 0;
  /// Rows of cells along x that end in another space than they began in: they lead through a hole,
  /// or through triangles with inconsistent winding. They are left unchanged.
  std::size_t openRows = 0;
};

/// Sets the cells whose centre lies inside a mesh, in addition to those that are set already. Each
/// centre is decided exactly, whatever the scalar of the surface, by a ray towards positive x,
/// which treats edges and vertices as the query `contains` of point and mesh does. `parity` answers
/// as that query. A mesh that extends beyond the grid counts as a whole. Errors: "limit",
/// "cancelled". The result does not depend on the number of threads, 0 for one per core.
Result<FillReport> fillInside(VoxelGrid& voxels, const Mesh& mesh, const Grid& grid, FillRule rule,
                              std::size_t memory = 0, const Work& work = {}, int threads = 0);

}  // namespace hairline
