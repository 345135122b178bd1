#include "widgets/scene_view/framing.h"

#include <QRectF>
#include <algorithm>

namespace hairline {

Camera framed(const ViewState& view, const std::vector<Eigen::Vector3d>& points) {
  if (points.empty()) return view.camera;
  Eigen::Vector3d min = points.front();
  Eigen::Vector3d max = points.front();
  for (const Eigen::Vector3d& point : points) {
    min = min.cwiseMin(point);
    max = max.cwiseMax(point);
  }
  ViewState next = view;
  next.camera.frame(min, max, view.size);
  if (min == max) return next.camera;
  constexpr double fill = 0.52;  // of the view's width and height
  // In perspective moving the camera changes the outline a little, so a few rounds.
  for (int round = 0; round < 5; ++round) {
    std::optional<QRectF> outline;
    for (const Eigen::Vector3d& point : points) {
      const auto pixel = next.project(point);
      if (!pixel) return next.camera;
      const QRectF spot(*pixel, QSizeF(0, 0));
      if (!outline) {
        outline = spot;
      } else {
        outline->setCoords(
            std::min(outline->left(), pixel->x()), std::min(outline->top(), pixel->y()),
            std::max(outline->right(), pixel->x()), std::max(outline->bottom(), pixel->y()));
      }
    }
    const double factor = std::max(outline->width() / (fill * view.size.width()),
                                   outline->height() / (fill * view.size.height()));
    if (!(factor > 0)) break;
    next.camera.target = next.camera.unproject(outline->center(), next.camera.target, view.size);
    next.camera.distance *= std::clamp(factor, 0.25, 4.0);
  }
  return next.camera;
}

}  // namespace hairline
