#pragma once

#include "core/shapes/grid.h"
#include "core/shapes/mesh.h"
#include "core/voxel/voxel_grid.h"
#include "core/work.h"

namespace hairline {

/// Which space a mesh is said to enclose.
enum class FillRule {
  /// Where a ray crosses the mesh an odd number of times: overlaps of closed parts are outside.
  parity,
  /// Around which the mesh winds, in whichever direction: overlaps are inside.
  winding,
};

struct FillReport {
  /// Cells that were set in addition.
  std::size_t filled = 0;
  /// Rows of cells along x that end in another space than they began in: they lead through a hole,
  /// or through triangles wound differently. They are left as they were.
  std::size_t openRows = 0;
};

/// Sets the cells whose middle lies inside a mesh, in addition to those that are set already. Which
/// middles do is decided exactly, whatever the scalar of the surface: by what the ray from there
/// towards positive x crosses, an edge or vertex as the query `contains` of point and mesh does.
/// `parity` answers as that query. A mesh that reaches beyond the grid counts as a whole. Errors:
/// "limit", "cancelled". What is set does not depend on the number of threads, 0 for as many as
/// there are cores.
Result<FillReport> fillInside(VoxelGrid& voxels, const Mesh& mesh, const Grid& grid, FillRule rule,
                              std::size_t memory = 0, const Work& work = {}, int threads = 0);

}  // namespace hairline
