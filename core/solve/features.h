#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A line, ray or segment, exactly.
struct ExactLine {
  Vector3<Rational> origin;
  /// To the end of a segment; of any nonzero length.
  Vector3<Rational> direction;
  bool hasStart = true;
  bool hasEnd = true;

  /// The point nearest to another, on the edge itself or on the whole line.
  Vector3<Rational> nearest(const Vector3<Rational>& point, bool onWholeLine) const;
};

/// A flat face: the points X of its corners' hull, with normal·X = offset. A plane has no corners.
struct ExactFace {
  Vector3<Rational> normal;
  Rational offset;
  std::vector<Vector3<Rational>> corners;

  /// normal·X - offset: zero in the plane.
  Rational height(const Vector3<Rational>& point) const { return dot(normal, point) - offset; }
  /// The point of the plane nearest to another.
  Vector3<Rational> foot(const Vector3<Rational>& point) const;
  /// The point of the face nearest to another; a face without corners is the whole plane.
  Vector3<Rational> nearest(const Vector3<Rational>& point) const;
};

/// The corners of a shape: vertices, ends, origins, and for round shapes the centres.
std::vector<Vector3<Rational>> cornersExactly(const Shape& shape);

/// The edges of a shape; segments, lines and rays are one edge. For concave polygons the outline,
/// for meshes the edges of all triangles. None of zero length.
std::vector<ExactLine> edgesExactly(const Shape& shape);

/// The flat faces of a shape; a plane is one. None of zero area. The face of a concave polygon is
/// the hull of its corners; a quad or polygon that is not exactly flat lies in the plane of its
/// normal through vertex 0.
std::vector<ExactFace> facesExactly(const Shape& shape);

}  // namespace hairline
