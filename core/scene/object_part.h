#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "core/scene/scene.h"

namespace hairline {

/// A part of an object that can be an operand by itself: a triangle of a mesh or a cell of a grid.
/// As text, such as in the focus of a scene, it is the object's id followed by a number sign and
/// the part: "bunny#17", "grid#3,4,5".
struct ObjectPart {
  /// The index of a triangle in its mesh.
  using Triangle = int;
  /// The indices of a cell in its grid, along x, y and z.
  using Cell = std::array<int, 3>;

  std::string object;
  std::variant<Triangle, Cell> place;

  friend bool operator==(const ObjectPart&, const ObjectPart&) = default;
};

/// The text of a part.
std::string text(const ObjectPart& part);

/// The part named by a text: of an object of the scene that has such a part. Nothing for other
/// texts, including the id of an object, even one with a number sign in it.
std::optional<ObjectPart> partNamed(const Scene& scene, std::string_view reference);

/// The part as a shape of its own: a triangle, or a cell's closed box, whose corners are rounded to
/// doubles if necessary. Nothing if the object has no such part, or has not loaded it.
std::optional<Shape> shapeOf(const SceneObject& object, const ObjectPart& part);

/// What a reference means in a scene: an object by its id, or a part of one as an object of its
/// own, whose id is the reference, with the name, colour, visibility and motion of the whole.
///
/// Refers to the scene, which must not change meanwhile.
class Operand {
 public:
  Operand(const Scene& scene, std::string_view reference);

  /// Null if the scene has nothing of that name.
  const SceneObject* get() const { return m_part ? &*m_part : m_whole; }
  explicit operator bool() const { return get() != nullptr; }
  const SceneObject& operator*() const { return *get(); }
  const SceneObject* operator->() const { return get(); }

 private:
  const SceneObject* m_whole = nullptr;
  std::optional<SceneObject> m_part;
};

}  // namespace hairline
