#pragma once

#include <QSizeF>

#include "widgets/viewport/camera.h"

namespace hairline {

/// From where the scene is seen, and on how many (device-independent) pixels.
struct ViewState {
  Camera camera;
  QSizeF size{1, 1};

  std::optional<QPointF> project(const Eigen::Vector3d& world) const {
    return camera.project(world, size);
  }
  ViewRay ray(const QPointF& pixel) const { return camera.ray(pixel, size); }
  double worldPerPixel(const Eigen::Vector3d& world) const {
    return camera.worldPerPixel(world, size);
  }
  /// Half the width of the cube around the camera's target to which unbounded shapes are cut.
  double reach() const { return 4 * camera.distance; }

  friend bool operator==(const ViewState&, const ViewState&) = default;
};

}  // namespace hairline
