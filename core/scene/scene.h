#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/shapes/rotation_motion.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A shape in a scene, with what the user said about it.
struct SceneObject {
  /// Unique in the scene, and never changed by an edit of the shape.
  std::string id;
  std::string name;
  /// As written in the file, "#rrggbb" or a colour's name; the window chooses if it is empty.
  std::optional<std::string> color;
  bool visible = true;
  /// Translation over the time interval [0, 1], for the sweep queries.
  std::optional<Vector3<double>> displacement;
  /// How far each vertex moves instead, in the order of the vertices; empty if they do not move on
  /// lines of their own. As long as the list of vertices.
  SharedVector<Vector3<double>> displacements;
  /// How the object rotates over that time, before the displacement; none if vertices move on lines
  /// of their own.
  std::optional<RotationMotion> rotation;
  Shape shape;
  /// The three points that define a plane. They are saved instead of normal and offset as long as
  /// the shape is still the plane through them.
  std::optional<std::array<Vector3<double>, 3>> planePoints;
  /// Fields of the file that this program does not know, in the order of the file.
  Json unknownFields = Json::object();

  // Compiled once, as they take a second in every file that would compile them again.
  SceneObject();
  SceneObject(const SceneObject& other);
  SceneObject(SceneObject&& other) noexcept;
  SceneObject& operator=(const SceneObject& other);
  SceneObject& operator=(SceneObject&& other) noexcept;
  ~SceneObject();

  /// Equal values; 0.0 and -0.0 are equal. See `identical`.
  friend bool operator==(const SceneObject&, const SceneObject&) = default;
};

/// What a scene file holds: a value that can be copied and compared.
struct Scene {
  std::string name;
  std::vector<SceneObject> objects;
  /// The ids of the operands that the window tests first.
  std::vector<std::string> focus;
  /// The camera of the window; an object that only the window understands.
  Json camera = Json::object();
  /// Markdown.
  std::string notes;
  /// Fields of the file that this program does not know, in the order of the file.
  Json unknownFields = Json::object();

  // Compiled once, as they take a second in every file that would compile them again.
  Scene();
  Scene(const Scene& other);
  Scene(Scene&& other) noexcept;
  Scene& operator=(const Scene& other);
  Scene& operator=(Scene&& other) noexcept;
  ~Scene();

  /// Equal values; 0.0 and -0.0 are equal. See `identical`.
  friend bool operator==(const Scene&, const Scene&) = default;
};

/// Whether two values agree to the last bit: as ==, but 0.0 and -0.0 differ.
bool identical(const Shape& a, const Shape& b);
bool identical(const SceneObject& a, const SceneObject& b);
bool identical(const Scene& a, const Scene& b);

/// The object with an id, or null.
const SceneObject* find(const Scene& scene, std::string_view id);
SceneObject* find(Scene& scene, std::string_view id);

/// The index of the object with an id; nothing if there is none.
std::optional<std::size_t> indexOf(const Scene& scene, std::string_view id);

/// An id that is not in the scene yet, made of the type's name: "triangle"; the second is
/// "triangle-2", because "triangle2" names a type.
std::string makeId(const Scene& scene, std::string_view type);

/// Inserts an object before an index, or at the end. If its id is empty or taken it gets one from
/// `makeId`. Returns the id.
std::string insert(Scene& scene, SceneObject object, std::optional<std::size_t> place = {});

/// An object with a shape, without id (see `insert`).
SceneObject makeObject(Shape shape, std::string name = {});

}  // namespace hairline
