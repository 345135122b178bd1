#pragma once

#include "core/math/scalar.h"
#include "core/shapes/grid.h"
#include "core/shapes/mesh.h"
#include "core/voxel/voxel_grid.h"
#include "core/work.h"

namespace hairline {

/// The method that decides a cell: the queries of these names for triangle and aabb.
enum class VoxelMethod { pef, sat };

/// The target: the part of a cell that must meet a triangle for the cell to be set.
enum class Separating {
  /// Its box: no path of 26-neighbours crosses the surface (26-separating).
  by26,
  /// Its central cross, the three segments that join the centres of opposite faces: the surface is
  /// thin, and no path of 6-neighbours crosses it (6-separating). Laine 2013; compare Schwarz and
  /// Seidel 2010.
  by6,
};

struct VoxelOptions {
  VoxelMethod method = VoxelMethod::pef;
  ScalarKind scalar = ScalarKind::float64;
  Separating separating = Separating::by26;
  /// Boxes (and the segments of crosses) without their boundary: touching does not count.
  bool open = false;
  VoxelStorage storage = VoxelStorage::sparse;
  /// Store the lowest index of a triangle that meets a cell.
  bool triangles = false;
  /// The number of threads; 0 for one per core.
  int threads = 0;
  /// The memory limit in bytes; 0 for as much as the system has.
  std::size_t memory = 0;
};

/// The cells of a grid that meet a triangle of a mesh.
///
/// Cell (i,j,k) is the box from origin + cell (i,j,k) to origin + cell (i+1,j+1,k+1). In exact this
/// holds to the last bit, without any rounding. In double and float each verdict is that of the
/// query `method` in that scalar for the triangle and the box whose corners are computed in double,
/// origin + cell * i (for float everything is then rounded to binary32); open cells are decided by
/// the same expressions, with zero counted as disjoint.
///
/// The verdict of a cell does not depend on the other cells, on the number of threads or on the
/// storage. Each triangle is set up once per brick; rows of cells are solved as intervals, in
/// double, and only cells within the rounding errors of that and of the query together are decided
/// by the query itself.
///
/// Errors: "limit" if there is not enough memory (the message names a size that would fit), "shape"
/// for an illegal mesh or grid, "cancelled".
Result<VoxelGrid> voxelize(const Mesh& mesh, const Grid& grid, const VoxelOptions& options = {},
                           const Work& work = {});

/// Voxels, and the time that they took.
struct TimedVoxels {
  VoxelGrid voxels;
  double seconds = 0;
};

/// The same as `voxelize`, measured. A short run is repeated and the least time counts: the first
/// pays for memory, threads and code that is loaded.
Result<TimedVoxels> voxelizeTimed(const Mesh& mesh, const Grid& grid, const VoxelOptions& options,
                                  const Work& work = {});

}  // namespace hairline
