#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "core/voxel/voxelize.h"

namespace hairline {

/// A way to change a scene that is kept as text, "triangle.vertices[0] = [2, 0, 0]; focus = [\"a\",
/// \"b\"]": fields of objects as the scene format has them, the focus, and how the cells of grids
/// are meant ("cells = 6").
class LessonEdit {
 public:
  /// Reads it; nothing where it is wrong, and then `problem` says why.
  static std::optional<LessonEdit> read(const QString& text, QString* problem);

  bool isEmpty() const { return m_assignments.empty() && !m_separating; }

  /// Makes the changes in a copy of the scene; nothing where an object or field is not there or
  /// becomes illegal, and then `problem` says why.
  std::optional<Scene> applied(const Scene& scene, QString* problem) const;

  /// How cells are to be meant; nothing where that stays.
  std::optional<Separating> separating() const { return m_separating; }

 private:
  struct Assignment {
    /// Empty for a field of the scene.
    std::string object;
    /// A JSON pointer within the object.
    std::string field;
    Json value;
  };

  std::vector<Assignment> m_assignments;
  std::optional<Separating> m_separating;
};

}  // namespace hairline
