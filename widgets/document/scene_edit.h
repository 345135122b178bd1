#pragma once

#include <QUndoCommand>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/document/change.h"

namespace hairline {

/// What differs between two states of a scene: the objects and fields that differ, before and
/// after, to the last bit. Ids are kept.
class SceneDifference {
 public:
  SceneDifference(const Scene& before, Scene after);

  /// Whether the states are identical.
  bool empty() const;
  /// Brings a scene that is in the state before to the one after, and says what changed.
  Change redo(Scene& scene) const;
  /// The way back.
  Change undo(Scene& scene) const;
  /// Takes over a difference that starts where this one ends.
  void append(const SceneDifference& next);

 private:
  enum class Side { before, after };
  template <typename T>
  using Pair = std::optional<std::pair<T, T>>;
  using ObjectPair = std::pair<std::optional<SceneObject>, std::optional<SceneObject>>;

  Change apply(Scene& scene, Side side) const;

  std::map<std::string, ObjectPair> m_objects;
  Pair<std::vector<std::string>> m_order;
  Pair<std::string> m_name;
  Pair<std::vector<std::string>> m_focus;
  Pair<std::string> m_notes;
  Pair<Json> m_camera;
  Pair<Json> m_unknownFields;
};

/// The one undo command: a named difference of the scene. Commands of one gesture merge into one
/// step, which becomes obsolete when the gesture ends where it began.
class SceneEdit : public QUndoCommand {
 public:
  /// Applies a state of the scene; given by the document.
  using Apply = std::function<void(const std::function<Change(Scene&)>&)>;

  SceneEdit(const QString& name, SceneDifference difference, int gesture, Apply apply);

  int id() const override { return m_gesture == 0 ? -1 : m_gesture; }
  void redo() override;
  void undo() override;
  bool mergeWith(const QUndoCommand* other) override;

 private:
  SceneDifference m_difference;
  int m_gesture;
  Apply m_apply;
};

}  // namespace hairline
