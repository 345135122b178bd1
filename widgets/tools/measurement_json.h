#pragma once

#include <optional>

#include "core/scene/json.h"
#include "widgets/tools/measurement.h"

namespace hairline {

/// A measurement as a scene keeps it: {"anchors": [{"object": "t", "part": "edge", "index": 2,
/// "u": 0.5}, ...]}; see tools/README.md.
Json measurementToJson(const Measurement& measurement);

/// Reads it back; nothing where it is not one of these, which other programs may have put there.
std::optional<Measurement> measurementFromJson(const Json& json);

}  // namespace hairline
