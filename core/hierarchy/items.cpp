#include "core/hierarchy/items.h"

#include <limits>

#include "core/volume/volume.h"

namespace hairline {

ObjectBoxes::ObjectBoxes(std::span<const Shape> shapes) {
  m_points.resize(8 * shapes.size());
  m_indices.resize(m_points.size());
  for (std::size_t i = 0; i < m_indices.size(); ++i) m_indices[i] = static_cast<int>(i);
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    constexpr double most = std::numeric_limits<double>::max();
    Aabb<double> box{Vector3<double>::Constant(-most), Vector3<double>::Constant(most)};
    if (const auto volume = boundingVolume(shapes[i], VolumeKind::aabb)) {
      const auto& found = std::get<Aabb<double>>(volume->shape);
      box = {found.min.cwiseMax(box.min), found.max.cwiseMin(box.max)};
    }
    for (unsigned corner = 0; corner < 8; ++corner) m_points[8 * i + corner] = box.corner(corner);
  }
}

}  // namespace hairline
