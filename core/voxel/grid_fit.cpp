#include "core/voxel/grid_fit.h"

#include <cmath>
#include <limits>

namespace hairline {

Result<Grid> fitGrid(const Mesh& mesh, int resolution) {
  constexpr double infinity = std::numeric_limits<double>::infinity();
  Vector3<double> low = Vector3<double>::Constant(infinity);
  Vector3<double> high = -low;
  for (const std::array<int, 3>& corners : mesh.triangles) {
    for (const int corner : corners) {
      const Vector3<double>& vertex = mesh.vertices[static_cast<std::size_t>(corner)];
      low = low.cwiseMin(vertex);
      high = high.cwiseMax(vertex);
    }
  }
  std::array<Rational, 3> extents;
  Rational longest = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const int axis = static_cast<int>(k);
    extents[k] = Rational(high[axis]) - Rational(low[axis]);
    longest = maximum(longest, extents[k]);
  }
  Grid grid;
  grid.origin = low;
  if (sign(longest) > 0) {
    const Rational cell = longest / Rational(resolution);
    grid.cell = cell.toNearestDouble();
    if (std::isfinite(grid.cell) && Rational(grid.cell) < cell) {
      grid.cell = std::nextafter(grid.cell, infinity);
    }
  }
  if (!std::isfinite(grid.cell))
    return Error{"limit", Message("The cell size exceeds the range of a double")};
  for (std::size_t k = 0; k < 3; ++k) {
    // The quotient is at most the resolution: a search is as good as a rounding.
    const auto covers = [&](int count) {
      return Rational(grid.cell) * Rational(count) >= extents[k];
    };
    int count = static_cast<int>(toDouble(extents[k] / Rational(grid.cell)));
    while (count > 1 && covers(count - 1)) --count;
    while (!covers(count) || count < 1) ++count;
    grid.dimensions[k] = count;
    const int axis = static_cast<int>(k);
    if (!std::isfinite(grid.origin[axis] + grid.cell * count)) {
      return Error{"limit", Message("The grid extends beyond the range of a double")};
    }
  }
  return grid;
}

}  // namespace hairline
