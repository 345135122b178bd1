#pragma once

#include "core/scene/scene.h"

namespace hairline {

/// Whether an object is locked: visible and tested, but neither picked nor dragged in the view.
/// Stored in the field "locked" of the file, which core passes on unread.
inline bool isLocked(const SceneObject& object) {
  const auto field = object.unknownFields.find("locked");
  return field != object.unknownFields.end() && field->is_boolean() && field->get<bool>();
}

/// Locks or unlocks an object; an unlocked one has no such field.
inline void setLocked(SceneObject& object, bool locked) {
  if (locked) {
    object.unknownFields["locked"] = true;
  } else {
    object.unknownFields.erase("locked");
  }
}

}  // namespace hairline
