#include "widgets/scene_view/camera_json.h"

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
