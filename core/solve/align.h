#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/shapes/shape.h"
#include "core/solve/contact.h"

namespace hairline {

/// The result of a command that aligns corners.
struct Aligned {
  /// The moved shape, in doubles.
  Shape shape;
  /// The number of corners to align, and how many are aligned to the last bit.
  int corners = 0;
  int exactCorners = 0;
  /// The largest remaining distance of a corner; zero if all are exact.
  TrueLength left{};
  /// Neighbouring doubles were taken, because the nearest ones miss.
  bool tookNeighbours = false;

  bool isExact() const { return exactCorners == corners; }
};

/// The feature of another shape that a corner is aligned with.
enum class Feature { vertex, edge, face };

/// Moves each vertex of a point, segment, triangle, quad, polygon, tetrahedron or hull (and of a
/// shape of the plane, if the plane allows it) into the plane of a face of another shape: the face
/// with the least mean distance from the vertices. Each vertex moves to its foot, which is computed
/// exactly and rounded; then neighbouring doubles are searched for a point exactly in the plane,
/// one coordinate solved from the other two. Other shapes, whose form does not allow that, are
/// refused with a reason, as are illegal results.
Result<Aligned> makeCoplanar(const Shape& moving, const Shape& fixed);

/// Moves the vertices of the same shapes onto the line of an edge of another shape, the one with
/// the least mean distance; for a line or ray the origin, whose direction becomes that of the edge.
/// A triangle becomes degenerate, which is legal; a quad or polygon is refused.
Result<Aligned> makeCollinear(const Shape& moving, const Shape& fixed);

/// Moves a shape as a whole by the shortest translation that brings one of its corners (see
/// cornersExactly) to a vertex, edge or face of another. Coordinates other than that corner's are
/// rounded once.
Result<Aligned> snapTo(const Shape& moving, const Shape& fixed, Feature feature);

/// Moves a shape as a whole so that its first position lies on the nearest multiples of a step, a
/// decimal number such as 0.1 given as a rational: each coordinate is the double nearest to the
/// multiple. Planes and k-DOPs use their offsets.
Result<Aligned> snapToGrid(const Shape& moving, const Rational& step);

/// The doubles nearest to a point that lie exactly in a plane, if there are any within a few ulps
/// of the coordinates; else the point rounded.
Vector3<double> nearestInPlane(const Vector3<Rational>& point, const Vector3<Rational>& normal,
                               const Rational& offset);

/// The same on a line.
Vector3<double> nearestOnLine(const Vector3<Rational>& point, const Vector3<Rational>& origin,
                              const Vector3<Rational>& direction);

}  // namespace hairline
