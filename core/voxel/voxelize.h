#pragma once

#include "core/math/scalar.h"
#include "core/shapes/grid.h"
#include "core/shapes/mesh.h"
#include "core/voxel/voxel_grid.h"
#include "core/work.h"

namespace hairline {

/// Which method decides about a cell: the queries of these names, of triangle and aabb.
enum class VoxelMethod { pef, sat };

/// What of a cell has to meet a triangle for the cell to be set.
enum class Separating {
  /// Its box: no path of 26-neighbours leads through the surface unseen.
  by26,
  /// Its central cross, the three segments that join the middles of opposite faces: the surface is
  /// thin, and no path of 6-neighbours leads through. Laine 2013; compare Schwarz and Seidel 2010.
  by6,
};

struct VoxelOptions {
  VoxelMethod method = VoxelMethod::pef;
  ScalarKind scalar = ScalarKind::float64;
  Separating separating = Separating::by26;
  /// Boxes (and the segments of crosses) without their boundary: touching does not count.
  bool open = false;
  VoxelStorage storage = VoxelStorage::sparse;
  /// Keep the lowest index of a triangle that meets a cell.
  bool triangles = false;
  /// How many threads work; 0 for as many as there are cores.
  int threads = 0;
  /// How many bytes may be asked for; 0 for as many as the system has to give.
  std::size_t memory = 0;
};

/// The cells of a grid that meet a triangle of a mesh.
///
/// Cell (i,j,k) is the box from origin + cell (i,j,k) to origin + cell (i+1,j+1,k+1). In exact that
/// is meant to the last bit, with no rounding at all. In double and float each verdict is that of
/// the query `method` in that scalar for the triangle and the box whose corners are computed in
/// double, origin + cell * i (for float all is then rounded to binary32); open cells are decided by
/// the same expressions, of which a zero counts as apart.
///
/// The verdict of a cell does not depend on the other cells, on the number of threads or on the
/// storage. Each triangle is set up once a brick; rows of cells are solved as intervals, in double,
/// and only cells where the rounding errors of that and of the query together leave doubt are
/// decided by the query itself.
///
/// Errors: "limit" where the memory is not there (the message says what would fit), "shape" for a
/// mesh or grid that is not legal, "cancelled".
Result<VoxelGrid> voxelize(const Mesh& mesh, const Grid& grid, const VoxelOptions& options = {},
                           const Work& work = {});

}  // namespace hairline
