#pragma once

#include "core/voxel/row_solver.h"

namespace hairline {

/// A few triangles as the mesh has them, coordinate by coordinate.
struct TriangleBatch {
  static constexpr std::size_t size = 128;

  std::size_t count = 0;
  std::array<std::uint32_t, size> number;
  /// Coordinate k of vertex i.
  alignas(64) std::array<double, size> coordinate[3][3];
};

/// How mesh coordinates become cells of a brick, and how far all is off.
struct BatchFrame {
  std::array<double, 3> origin;
  double factor;
  double inverse;
  CellErrors errors;
};

/// What lanes leave to be decided one by one.
class LeftOver {
 public:
  /// The cells from `first` to `last` of a row of the brick.
  virtual void row(std::uint32_t triangle, int first, int last, int j, int k) = 0;
  virtual void whole(std::uint32_t triangle) = 0;

 protected:
  ~LeftOver() = default;
};

/// Sets the cells of a brick that the triangles of a batch surely meet, by lanes as wide as the
/// processor has them (chosen at run time). Triangles that span one cell across two axes set their
/// bounds; those of a few rows are solved a triangle a lane, in float from the first cell of their
/// own bounds; others, and those that float leaves in doubt, in double a row a lane. What is still
/// in doubt goes to `leftOver`. The brick's rows stand one behind the other (yStride 1, zStride
/// 64).
void setSureCells(TriangleBatch& batch, const BatchFrame& frame, const VoxelGrid::Brick& brick,
                  LeftOver& leftOver);

}  // namespace hairline
