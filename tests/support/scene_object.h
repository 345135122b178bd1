#pragma once

#include <string>
#include <utility>

#include "core/scene/scene.h"

namespace hairline::testing {

/// A shape as an object of a scene, of this id.
inline SceneObject object(std::string id, Shape shape) {
  SceneObject made = makeObject(std::move(shape));
  made.id = std::move(id);
  return made;
}

}  // namespace hairline::testing
