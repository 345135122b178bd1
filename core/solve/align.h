#pragma once

#include <vector>

#include "core/base/result.h"
#include "core/shapes/shape.h"
#include "core/solve/contact.h"

namespace hairline {

/// What a command that brings corners onto something found.
struct Aligned {
  /// The shape that moved, as doubles.
  Shape shape;
  /// How many corners were to be brought there, and how many lie there to the last bit.
  int corners = 0;
  int exactCorners = 0;
  /// The distance of the corner that is furthest off; zero where all are exact.
  TrueLength left{};
  /// Neighbouring doubles were taken, since the nearest ones miss.
  bool tookNeighbours = false;

  bool isExact() const { return exactCorners == corners; }
};

/// What of another shape a corner is brought to.
enum class Feature { vertex, edge, face };

/// Brings each vertex of a point, segment, triangle, quad, polygon, tetrahedron or hull, and a
/// shape of the plane's where that lies in it, into the plane of one face of another shape: the
/// face of whose plane the vertices are least off in the mean. Each goes to its foot, which is
/// worked out exactly and rounded; then the doubles beside are searched for one exactly in the
/// plane, one coordinate solved from the other two. Other shapes, whose form does not allow that,
/// are refused with a reason, as are results that are no legal shape.
Result<Aligned> makeCoplanar(const Shape& moving, const Shape& fixed);

/// Brings the same shapes' vertices onto the line of an edge of another shape, the one that they
/// are least off in the mean; of a line or ray the origin, whose direction becomes that of the
/// edge. A triangle becomes degenerate so, which is legal; a quad or polygon is refused.
Result<Aligned> makeCollinear(const Shape& moving, const Shape& fixed);

/// Moves a shape as a whole, by the least way that brings one of its corners (see cornersExactly)
/// to a vertex, edge or face of another. Other coordinates than that corner's are rounded once.
Result<Aligned> snapTo(const Shape& moving, const Shape& fixed, Feature feature);

/// Moves a shape as a whole so that its first position lies on the nearest multiples of a step, a
/// decimal number such as 0.1 given as a rational: each coordinate is the double nearest to the
/// multiple. Planes and k-DOPs go by their offsets.
Result<Aligned> snapToGrid(const Shape& moving, const Rational& step);

/// The doubles nearest to a point that lie exactly in a plane, where there are some within a few
/// units in the last place of the coordinates; else the point rounded.
Vector3<double> nearestInPlane(const Vector3<Rational>& point, const Vector3<Rational>& normal,
                               const Rational& offset);

/// The same on a line.
Vector3<double> nearestOnLine(const Vector3<Rational>& point, const Vector3<Rational>& origin,
                              const Vector3<Rational>& direction);

}  // namespace hairline
