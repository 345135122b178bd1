#pragma once

#include <optional>

#include "core/scene/json.h"
#include "widgets/viewport/camera.h"

namespace hairline {

/// A camera as the scene file keeps it: {"target": [x,y,z], "distance", "yaw", "pitch",
/// "projection": "perspective" or "orthographic"}.
Json cameraToJson(const Camera& camera);

/// The camera of a scene file; nothing where a field is missing or makes no sense, as in a file
/// written by hand.
std::optional<Camera> cameraFromJson(const Json& json);

}  // namespace hairline
