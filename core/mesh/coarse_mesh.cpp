#include "core/mesh/coarse_mesh.h"

#include <algorithm>
#include <cstdint>
#include <unordered_map>

#include "core/base/checked.h"
#include "core/mesh/mesh_measures.h"

namespace hairline {
namespace {

/// Merges the corners in each cell of a grid with `cells` along the box's longest side.
Mesh clustered(const Mesh& mesh, const Aabb<double>& box, int cells) {
  // Halves first: the sides of a box may overflow where their halves do not.
  const Vector3<double> halfSides = 0.5 * box.max - 0.5 * box.min;
  const double halfCell = halfSides.maxCoeff() / cells;
  const auto cellOf = [&](const Vector3<double>& vertex) {
    std::uint64_t cell = 0;
    for (int axis = 0; axis < 3; ++axis) {
      const double along = (0.5 * vertex[axis] - 0.5 * box.min[axis]) / halfCell;
      // If all corners coincide, the quotient is NaN.
      cell = cell << 20 | clampedInteger<std::uint64_t>(along, 0, cells - 1);
    }
    return cell;
  };

  std::vector<Vector3<double>> vertices;
  std::vector<std::array<int, 3>> triangles;
  std::unordered_map<std::uint64_t, int> numbers;
  std::vector<int> counts;
  std::vector<int> become(mesh.vertices.size(), -1);
  const auto join = [&](int vertex) {
    int& number = become[std::size_t(vertex)];
    if (number >= 0) return number;
    const Vector3<double>& corner = mesh.vertices[std::size_t(vertex)];
    const auto [cell, isNew] = numbers.try_emplace(cellOf(corner), int(counts.size()));
    number = cell->second;
    if (isNew) {
      vertices.push_back(corner);
      counts.push_back(1);
    } else {
      // A running mean, so that no sum overflows.
      const int count = ++counts[std::size_t(number)];
      Vector3<double>& mean = vertices[std::size_t(number)];
      mean += corner / count - mean / count;
    }
    return number;
  };
  for (const auto& [a, b, c] : mesh.triangles) {
    std::array<int, 3> joined{join(a), join(b), join(c)};
    if (joined[0] == joined[1] || joined[1] == joined[2] || joined[2] == joined[0]) continue;
    std::ranges::rotate(joined, std::ranges::min_element(joined));
    triangles.push_back(joined);
  }
  std::ranges::sort(triangles);
  const auto doubled = std::ranges::unique(triangles);
  triangles.erase(doubled.begin(), doubled.end());
  return {std::move(vertices), std::move(triangles), {}};
}

}  // namespace

Mesh coarsened(const Mesh& mesh, std::size_t mostTriangles) {
  if (mesh.triangles.size() <= mostTriangles) return mesh;
  const Aabb<double> box = measure(mesh).bounds;
  // All corners at one point: nothing of it is visible.
  if (!((0.5 * box.max - 0.5 * box.min).maxCoeff() > 0)) return {};
  for (int cells = 256; cells > 1; cells /= 2) {
    Mesh coarse = clustered(mesh, box, cells);
    if (coarse.triangles.size() <= mostTriangles) return coarse;
  }
  return {};
}

}  // namespace hairline
