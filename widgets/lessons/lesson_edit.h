#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "core/voxel/voxelize.h"
#include "widgets/lessons/condition.h"

namespace hairline {

/// A way to change a scene that is kept as text, "triangle.vertices[0] = [2, 0, 0]; focus = [\"a\",
/// \"b\"]": fields of objects as the scene format has them, the focus, and how the cells of grids
/// are meant ("cells = 6"); and what panels are told ("tree = \"bottom-up obb\"", "walk = true",
/// "picture = \"tests\"").
class LessonEdit {
 public:
  /// Reads it; nothing where it is wrong, and then `problem` says why.
  static std::optional<LessonEdit> read(const QString& text, QString* problem);

  bool isEmpty() const {
    return m_assignments.empty() && !m_separating && m_tree.isEmpty() && !m_traverses && !m_picture;
  }

  /// Makes the changes in a copy of the scene; nothing where an object or field is not there or
  /// becomes illegal, and then `problem` says why.
  std::optional<Scene> applied(const Scene& scene, QString* problem) const;

  /// How cells are to be meant; nothing where that stays.
  std::optional<Separating> separating() const { return m_separating; }
  /// What tree is to be looked at; empty where that stays.
  const TreeChoice& tree() const { return m_tree; }
  /// Two trees are to be traversed.
  bool traverses() const { return m_traverses; }
  /// How the picture by rays is to be coloured; nothing where that stays.
  std::optional<PictureColors> picture() const { return m_picture; }

 private:
  struct Assignment {
    /// Empty for a field of the scene.
    std::string object;
    /// A JSON pointer within the object.
    std::string field;
    Json value;
  };

  /// Whether it is told to a panel, and what; false with a problem where it is wrong.
  bool readPanel(const QString& field, const Json& value, QString* problem);

  std::vector<Assignment> m_assignments;
  std::optional<Separating> m_separating;
  TreeChoice m_tree;
  bool m_traverses = false;
  std::optional<PictureColors> m_picture;
};

}  // namespace hairline
