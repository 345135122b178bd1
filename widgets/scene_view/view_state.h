#pragma once

#include <QSizeF>
#include <optional>
#include <vector>

#include "core/base/json.h"
#include "core/scene/scene.h"
#include "widgets/viewport/camera.h"

namespace hairline {

/// The camera and the size of the view in device-independent pixels.
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

/// The camera moved, not rotated, so that all points are visible and centred, with room around them
/// for names and drawings. Tighter than framing a box, whose corners may be far from its contents.
/// Without points the camera stays; a single place keeps the distance.
Camera framed(const ViewState& view, const std::vector<Eigen::Vector3d>& points);

/// Looks from above and without perspective at a scene whose shapes all lie in the plane; nothing
/// for other scenes. Not framed yet.
std::optional<Camera> cameraFromAbove(const Scene& scene, Camera camera);

/// A camera as the scene file keeps it: {"target": [x,y,z], "distance", "yaw", "pitch",
/// "projection": "perspective" or "orthographic"}.
Json cameraToJson(const Camera& camera);

/// The camera of a scene file; nothing if a field is missing or invalid, as in a file written by
/// hand.
std::optional<Camera> cameraFromJson(const Json& json);

}  // namespace hairline
