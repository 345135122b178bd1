#pragma once

#include "core/shapes/grid.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// Converts coordinates to cells relative to a grid's origin.
struct CellFrame {
  explicit CellFrame(const Grid& grid)
      : origin(grid.origin),
        // For a tiny cell the inverse may be infinite; coordinates are then scaled up first.
        factor(grid.cell < 0x1p-900 ? 0x1p900 : 1),
        inverse(1 / (grid.cell * factor)) {}

  Vector3<double> cellsOf(const Vector3<double>& point) const {
    return {(point[0] - origin[0]) * factor * inverse, (point[1] - origin[1]) * factor * inverse,
            (point[2] - origin[2]) * factor * inverse};
  }
  /// The vertices of a triangle of a mesh.
  std::array<Vector3<double>, 3> cellsOf(const Mesh& mesh, std::size_t triangle) const {
    const std::array<int, 3>& corners = mesh.triangles[triangle];
    const auto at = [&](int i) { return cellsOf(mesh.vertices[static_cast<std::size_t>(i)]); };
    return {at(corners[0]), at(corners[1]), at(corners[2])};
  }

  Vector3<double> origin;
  double factor;
  double inverse;
};

}  // namespace hairline
