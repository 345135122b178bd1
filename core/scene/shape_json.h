#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/json.h"
#include "core/shapes/rotation_motion.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A note for the user about something that the reader did, such as rounding "1/3".
struct ReadNote {
  /// The path of the field, such as "a.vertices[2][0]".
  std::string at;
  Message message;

  friend bool operator==(const ReadNote&, const ReadNote&) = default;
};
using ReadNotes = std::vector<ReadNote>;

/// Reads a shape from an object of the scene format: `type` and the fields of that type; other
/// fields are ignored. The shape is legal: every rule of the format is checked, without rounding.
///
/// Numbers are JSON numbers, strings with C hexadecimal floats ("0x1.8p+1") or rationals ("1/3",
/// rounded to the nearest double with a note). `path` is the path of the object, such as "a" or
/// "objects[3]"; errors name the field below it, and the object's id if it has one. Codes of
/// errors: "number" for a value that is not a finite number where one is required, "shape" for all
/// else.
///
/// A plane given by three points becomes (b-a)×(c-a) and its offset, computed exactly and then
/// rounded; a note reports if that changes the plane.
Result<Shape> readShape(const Json& object, std::string_view path = {}, ReadNotes* notes = nullptr);

/// Reads the field `displacement`, the translation over the time interval [0, 1]: three numbers, or
/// two for a shape of the plane. Nothing if the object has no such field.
Result<std::optional<Vector3<double>>> readDisplacement(const Json& object,
                                                        std::string_view path = {},
                                                        ReadNotes* notes = nullptr);

/// Reads the field `displacements` of an object with this shape: one vector per vertex, instead of
/// `displacement`. Empty if the object has no such field. The vertices of a mesh that names a file
/// are not known yet, and their count is not checked.
Result<SharedVector<Vector3<double>>> readDisplacements(const Json& object, const Shape& shape,
                                                        std::string_view path = {},
                                                        ReadNotes* notes = nullptr);

/// Reads the field `rotation` of an object with this shape, the rotation over the time interval
/// [0, 1]: an object of `axis`, `angle` and `center`. A shape of the plane rotates about an axis
/// along z. Nothing if the object has no such field.
Result<std::optional<RotationMotion>> readRotation(const Json& object, const Shape& shape,
                                                   std::string_view path = {},
                                                   ReadNotes* notes = nullptr);
Json writeRotation(const RotationMotion& rotation);
/// The names of its members.
constexpr std::array<std::string_view, 3> rotationFieldNames{"axis", "angle", "center"};

/// What is wrong with displacements of which there are not as many as vertices.
Message displacementsFault(std::size_t vertices, std::size_t displacements);

/// Reads one number in the format. `path` is the path of the number itself.
Result<double> readNumber(const Json& value, std::string_view path = {},
                          ReadNotes* notes = nullptr);

/// The three points of an object that gives a plane by `points`; nothing for anything else. The
/// object was read by `readShape` before.
std::optional<std::array<Vector3<double>, 3>> readPlanePoints(const Json& object);

/// Reads the operands of a predicate from an object of type `points`: its `vertices`, at most
/// `mostOperands`, all of two coordinates or all of three. Errors as of `readShape`.
Result<std::vector<Shape>> readPoints(const Json& object, std::string_view path = {},
                                      ReadNotes* notes = nullptr);

/// Writes points as such an object.
Json writePoints(std::span<const Shape> points);

/// Writes a shape as an object: `type`, then its fields in the order of the format. A plane whose
/// normal and offset are rounded is written by its defining points.
Json writeShape(const Shape& shape);

/// Writes a plane by three points.
Json writePlaneThrough(const std::array<Vector3<double>, 3>& points);

/// The names of the fields of a type of shape (all alternatives), besides `type`.
std::vector<std::string_view> shapeFieldNames(std::string_view type);

/// A vector as a list of numbers.
Json writeVector(const Vector3<double>& vector);

}  // namespace hairline
