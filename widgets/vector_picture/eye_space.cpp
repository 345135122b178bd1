#include "widgets/vector_picture/eye_space.h"

#include <cmath>

namespace hairline {

EyeSpace::EyeSpace(const ViewState& view) : m_view(view), m_near(1e-3 * view.camera.distance) {}

Eigen::Vector3d EyeSpace::toEye(const Eigen::Vector3d& world) const {
  Eigen::Vector3d eye = m_view.camera.toView(world);
  if (m_view.camera.projection == Projection::perspective) eye.z() -= m_view.camera.distance;
  return eye;
}

PicturePoint EyeSpace::onPicture(const Eigen::Vector3d& eye) const {
  const Camera& camera = m_view.camera;
  const bool perspective = camera.projection == Projection::perspective;
  const double half = std::tan(0.5 * camera.verticalField);
  const double scale =
      0.5 * m_view.size.height() / (half * (perspective ? -eye.z() : camera.distance));
  return {
      {0.5 * m_view.size.width() + scale * eye.x(), 0.5 * m_view.size.height() - scale * eye.y()},
      perspective ? 1 / eye.z() : -eye.z()};
}

std::vector<PicturePoint> EyeSpace::polygon(const std::vector<Eigen::Vector3d>& corners) const {
  const bool cut = m_view.camera.projection == Projection::perspective;
  std::vector<PicturePoint> seen;
  const std::size_t count = corners.size();
  for (std::size_t i = 0; i < count; ++i) {
    const Eigen::Vector3d a = toEye(corners[i]);
    const Eigen::Vector3d b = toEye(corners[(i + 1) % count]);
    const bool aBefore = !cut || a.z() <= -m_near;
    const bool bBefore = !cut || b.z() <= -m_near;
    if (aBefore) seen.push_back(onPicture(a));
    if (aBefore != bBefore) {
      const double t = (-m_near - a.z()) / (b.z() - a.z());
      seen.push_back(onPicture(a + t * (b - a)));
    }
  }
  return seen;
}

std::vector<PicturePoint> EyeSpace::segment(const Eigen::Vector3d& from,
                                            const Eigen::Vector3d& to) const {
  Eigen::Vector3d a = toEye(from);
  Eigen::Vector3d b = toEye(to);
  if (m_view.camera.projection == Projection::perspective) {
    if (a.z() > -m_near && b.z() > -m_near) return {};
    const Eigen::Vector3d cut = a + (-m_near - a.z()) / (b.z() - a.z()) * (b - a);
    if (a.z() > -m_near) a = cut;
    if (b.z() > -m_near) b = cut;
  }
  return {onPicture(a), onPicture(b)};
}

}  // namespace hairline
