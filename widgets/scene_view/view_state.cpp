#include "widgets/scene_view/view_state.h"

#include <QRectF>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace hairline {
namespace {

std::optional<double> numberAt(const Json& json, const char* key) {
  const auto field = json.find(key);
  if (field == json.end() || !field->is_number()) return std::nullopt;
  const double number = field->get<double>();
  return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

}  // namespace

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
  // In perspective moving the camera changes the outline slightly, so a few rounds.
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

std::optional<Camera> cameraFromAbove(const Scene& scene, Camera camera) {
  const auto isInThePlane = [](const SceneObject& object) {
    return typeName(object.shape).ends_with('2');
  };
  if (scene.objects.empty() || !std::ranges::all_of(scene.objects, isInThePlane)) return {};
  camera.projection = Projection::orthographic;
  camera.look(AxisView::top);
  return camera;
}

Json cameraToJson(const Camera& camera) {
  const bool flat = camera.projection == Projection::orthographic;
  Json json = Json::object();
  json["target"] = {camera.target.x(), camera.target.y(), camera.target.z()};
  json["distance"] = camera.distance;
  json["yaw"] = camera.yaw;
  json["pitch"] = camera.pitch;
  json["projection"] = flat ? "orthographic" : "perspective";
  return json;
}

std::optional<Camera> cameraFromJson(const Json& json) {
  if (!json.is_object()) return std::nullopt;
  Camera camera;
  const auto target = json.find("target");
  if (target == json.end() || !target->is_array() || target->size() != 3) return std::nullopt;
  for (int k = 0; k < 3; ++k) {
    const Json& number = (*target)[static_cast<std::size_t>(k)];
    if (!number.is_number()) return std::nullopt;
    camera.target[k] = number.get<double>();
  }
  const auto distance = numberAt(json, "distance");
  const auto yaw = numberAt(json, "yaw");
  const auto pitch = numberAt(json, "pitch");
  constexpr double quarterTurn = std::numbers::pi / 2;
  if (!camera.target.allFinite() || !distance || !yaw || !pitch) return std::nullopt;
  if (!(*distance > 0) || std::abs(*pitch) > quarterTurn) return std::nullopt;
  camera.distance = *distance;
  camera.yaw = *yaw;
  camera.pitch = *pitch;
  const auto projection = json.find("projection");
  if (projection != json.end() && *projection == "orthographic") {
    camera.projection = Projection::orthographic;
  }
  return camera;
}

}  // namespace hairline
