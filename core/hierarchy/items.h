#pragma once

#include <span>
#include <vector>

#include "core/shapes/aabb.h"
#include "core/shapes/mesh.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A view of the items of a hierarchy, each the hull of a few points. Their source must outlive it.
struct Items {
  const Vector3<double>* points = nullptr;
  const int* indices = nullptr;
  int pointsPerItem = 3;
  int count = 0;

  /// Vertex k of an item.
  const Vector3<double>& point(int item, int k) const {
    return points[indices[static_cast<std::ptrdiff_t>(item) * pointsPerItem + k]];
  }
  Aabb<double> box(int item) const {
    Aabb<double> result{point(item, 0), point(item, 0)};
    for (int k = 1; k < pointsPerItem; ++k) {
      result.min = result.min.cwiseMin(point(item, k));
      result.max = result.max.cwiseMax(point(item, k));
    }
    return result;
  }
};

/// The triangles of a mesh.
inline Items itemsOf(const Mesh& mesh) {
  return {mesh.vertices.data(), mesh.triangles.empty() ? nullptr : mesh.triangles[0].data(), 3,
          static_cast<int>(mesh.triangles.size())};
}

/// Objects of any shape, as items given by the corners of their bounding boxes.
class ObjectBoxes {
 public:
  ObjectBoxes() = default;
  /// Shapes without a box (unbounded ones) become boxes over the whole range of doubles.
  explicit ObjectBoxes(std::span<const Shape> shapes);

  Items items() const {
    return {m_points.data(), m_indices.data(), 8, static_cast<int>(m_indices.size() / 8)};
  }

 private:
  std::vector<Vector3<double>> m_points;
  std::vector<int> m_indices;
};

}  // namespace hairline
