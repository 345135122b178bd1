#pragma once

#include <algorithm>
#include <string>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

// Measurements are stored in the field "measurements" of a scene, which core passes on unread: a
// list of objects, each with its "anchors", each of which names its "object" by id. The other
// fields of anchors belong to the measuring tool (tools/measurement.h).

inline constexpr const char* measurementField = "measurements";

/// The list as stored; empty if the scene has none.
inline Json measurementList(const Scene& scene) {
  const auto field = scene.unknownFields.find(measurementField);
  return field != scene.unknownFields.end() && field->is_array() ? *field : Json::array();
}

/// Replaces the list; a scene without measurements has no such field.
inline void setMeasurementList(Scene& scene, Json list) {
  if (list.empty()) {
    scene.unknownFields.erase(measurementField);
  } else {
    scene.unknownFields[measurementField] = std::move(list);
  }
}

/// Removes the measurements of objects that leave the scene.
inline void dropMeasurementsOf(Scene& scene, const std::vector<std::string>& ids) {
  const auto isOfThem = [&ids](const Json& anchor) {
    const auto object = anchor.is_object() ? anchor.find("object") : anchor.end();
    return object != anchor.end() && object->is_string() &&
           std::ranges::find(ids, object->get<std::string>()) != ids.end();
  };
  Json kept = Json::array();
  const Json list = measurementList(scene);
  for (const Json& each : list) {
    const auto anchors = each.is_object() ? each.find("anchors") : each.end();
    if (anchors != each.end() && std::ranges::any_of(*anchors, isOfThem)) continue;
    kept.push_back(each);
  }
  if (kept.size() != list.size()) setMeasurementList(scene, std::move(kept));
}

}  // namespace hairline
