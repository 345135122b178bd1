#pragma once

#include <array>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/document/change.h"

namespace hairline {

/// The difference between two states of a scene: the objects and fields that differ, before and
/// after, to the last bit. Ids are kept.
class SceneDifference {
 public:
  enum Side : std::size_t { before, after };

  /// No difference.
  SceneDifference() = default;
  SceneDifference(const Scene& before, const Scene& after);
  /// New states of existing objects.
  SceneDifference(const Scene& before, const std::vector<SceneObject>& after);

  /// Whether the states are identical.
  bool empty() const;
  /// Switches a scene from one of the states to the other, and returns what changed.
  Change apply(Scene& scene, Side side) const;
  /// Appends a difference that starts where this one ends.
  void append(const SceneDifference& next);
  /// Approximately the memory held by this difference alone. Meshes share what did not change.
  std::size_t bytes() const;

 private:
  using ObjectPair = std::array<std::optional<SceneObject>, 2>;

  std::map<std::string, ObjectPair> m_objects;
  /// The ids of all objects, if their order differs.
  std::array<std::vector<std::string>, 2> m_order;
  /// Scenes without objects, whose fields are empty if they do not differ.
  std::array<Scene, 2> m_fields;
};

}  // namespace hairline
