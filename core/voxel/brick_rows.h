#pragma once

#include "core/voxel/row_solver.h"

namespace hairline {

/// A few triangles, coordinate by coordinate, and what their setup leaves for the rows.
struct TriangleBatch {
  static constexpr std::size_t size = 32;
  template <typename T>
  using Row = std::array<T, size>;

  /// What is to be done about a triangle.
  enum Kind : std::int32_t {
    /// Nothing: it does not reach the brick.
    none,
    /// All cells of its bounds are set.
    bounds,
    /// Rows are to be solved.
    rows,
    /// Some constraint is none on x, or the errors are large: `RowSolver` takes it.
    other,
  };

  std::size_t count = 0;
  std::array<std::uint32_t, size> number;
  /// Coordinate k of vertex i, as the mesh has it.
  alignas(64) Row<double> coordinate[3][3];

  alignas(64) Row<double> kind;
  /// The range of cells along each axis that may overlap the bounds, and that surely do; not yet
  /// clipped to the brick.
  alignas(64) Row<double> first[3], last[3], surelyFirst[3], surelyLast[3];
  /// x >= slope v + at (or <=) for the three edges seen along z (v = y) and y (v = z), and the same
  /// for y seen along x (v = z). What says nothing has an infinite `at`.
  struct Bounds {
    alignas(64) Row<double> slope[3], at[3];
  };
  Bounds lower[3], upper[3];
  alignas(64) Row<double> planeY, planeZ, planeLow, planeHigh;
  alignas(64) Row<double> xFrom, xTo;
  alignas(64) Row<double> xBand, yBand;
};

/// How mesh coordinates become cells of a brick, and how far all is off.
struct BatchFrame {
  std::array<double, 3> origin;
  double factor;
  double inverse;
  CellErrors errors;
};

/// Sets the cells of a brick that the triangles of a batch surely meet, by lanes as wide as the
/// processor has them (chosen at run time): the setup with a triangle a lane, then the rows of a
/// layer of cells as lanes. Cells in doubt, and triangles of the kind `other`, go to
/// `leftOver(triangle, first, last, j, k)`, with first > last for a whole triangle. The brick's
/// rows stand one behind the other (yStride 1, zStride 64).
class LeftOver {
 public:
  virtual void row(std::size_t triangle, int first, int last, int j, int k) = 0;
  virtual void whole(std::size_t triangle) = 0;

 protected:
  ~LeftOver() = default;
};
void setSureCells(TriangleBatch& batch, const BatchFrame& frame, const VoxelGrid::Brick& brick,
                  LeftOver& leftOver);

}  // namespace hairline
