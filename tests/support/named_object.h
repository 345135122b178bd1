#pragma once

#include <string>

#include "core/scene/scene.h"

namespace hairline::testing {

/// A new object of a scene, with an id.
inline SceneObject named(std::string id, Shape shape) {
  SceneObject object = makeObject(std::move(shape));
  object.id = std::move(id);
  return object;
}

}  // namespace hairline::testing
