#include "core/mesh/mesh_measures.h"

#include <cmath>
#include <limits>

namespace hairline {

MeshMeasures measure(const Mesh& mesh) {
  MeshMeasures measures;
  constexpr double infinity = std::numeric_limits<double>::infinity();
  measures.bounds = {Vector3<double>::Constant(infinity), Vector3<double>::Constant(-infinity)};
  const auto at = [&mesh](int index) -> const Vector3<double>& {
    return mesh.vertices[static_cast<std::size_t>(index)];
  };
  for (const std::array<int, 3>& corners : mesh.triangles) {
    for (const int corner : corners) {
      measures.bounds.min = measures.bounds.min.cwiseMin(at(corner));
      measures.bounds.max = measures.bounds.max.cwiseMax(at(corner));
    }
  }
  // Relative to the middle, so that a mesh far from the origin keeps its digits.
  const Vector3<double> middle = measures.bounds.min / 2 + measures.bounds.max / 2;
  double area = 0;
  double volume = 0;
  for (const std::array<int, 3>& corners : mesh.triangles) {
    const Vector3<double> a = at(corners[0]) - middle;
    const Vector3<double> normal =
        cross(at(corners[1]) - at(corners[0]), at(corners[2]) - at(corners[0]));
    area += std::sqrt(squaredNorm(normal));
    volume += dot(a, normal);
  }
  measures.area = area / 2;
  measures.volume = volume / 6;
  return measures;
}

}  // namespace hairline
