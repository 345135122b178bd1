#pragma once

#include <QString>
#include <optional>
#include <vector>

#include "core/base/json.h"
#include "core/scene/scene.h"
#include "core/solve/contact.h"

namespace hairline {

/// An anchor of a measurement: a part of an object, which it stays when the object is moved or
/// changed, or the object as a whole.
struct Anchor {
  enum class Kind {
    corner,  ///< a corner of those of cornersExactly
    edge,    ///< origin + u direction of an edge of edgesExactly
    face,    ///< a + u (b - a) + v (c - a) of three corners of a face of facesExactly
    offset,  ///< the object's first point, or for planes the origin, plus an offset
    object   ///< the whole object: its nearest point counts
  };
  std::string id;
  Kind kind = Kind::object;
  std::size_t index = 0;
  double u = 0;
  double v = 0;
  Vector3<double> offset = Vector3<double>::Zero();

  friend bool operator==(const Anchor&, const Anchor&) = default;

  /// Its current position, exactly; nothing for whole objects, and if the part is gone.
  std::optional<Vector3<Rational>> place(const Scene& scene) const;
  /// The direction of its edge or the normal of its face.
  std::optional<Vector3<Rational>> direction(const Scene& scene) const;
  /// "corner 2 of triangle", "box".
  QString name(const Scene& scene) const;
};

/// A stored measurement: the distance of two anchors, or the angle at the second of three.
struct Measurement {
  std::vector<Anchor> anchors;

  bool isAngle() const { return anchors.size() == 3; }
};

/// The current value of a measurement.
struct Measured {
  /// Its end points for drawing; two, or three for an angle.
  std::vector<Vector3<double>> points;
  /// Short, for the view: "1.414", "45°".
  QString label;
  /// One line for the list: its ends and its value.
  QString line;
  /// Everything, with differences, the exact squared distance and angles.
  QString details;
};

/// The reference position of offsets from a shape, exactly: its first position, or the origin.
Vector3<Rational> originOf(const Shape& shape);

/// Measures in a scene. Nothing if an object is gone or if no query gives the distance.
std::optional<Measured> measure(const Measurement& measurement, const Scene& scene);

/// The angle between two directions in degrees, 0 to 180; nothing if one is zero.
std::optional<double> angleBetween(const Vector3<Rational>& a, const Vector3<Rational>& b);

/// A measurement in the scene's format: {"anchors": [{"object": "t", "part": "edge", "index": 2,
/// "u": 0.5}, ...]}; see tools/README.md.
Json measurementToJson(const Measurement& measurement);

/// Reads it back; nothing for other entries, which other programs may have added.
std::optional<Measurement> measurementFromJson(const Json& json);

// Exact numbers for people.

/// A rational as it is, or the number of its digits if there are too many to read.
QString rationalText(const Rational& number);

/// A length in three lines: decimal, hexadecimal float, and exactly: as a rational, as the root of
/// one, or as a + b √c over √d.
QString lengthText(const TrueLength& length);

}  // namespace hairline
