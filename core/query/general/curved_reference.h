#pragma once

#include <optional>

#include "core/math/vector.h"
#include "core/query/polytope_reference.h"
#include "core/shapes/shape.h"

namespace hairline {

// Two curved shapes in rationals: spheres, capsules, cylinders, cones, discs and ellipsoids. All
// but cones are decided as round sets (round_pair.h).
//
// A cone and another set intersect if the base of the cone or a cap of the other is in both, or the
// apex of either; if not, only if all of what the infinite cone and the infinite cylinder or the
// ellipsoid have in common is in both. As seen from the apex, the other set is its outline: its
// section by the polar plane of the apex. In that plane, or the plane of a disc, the section of the
// cone lies within that of the other, or the other way round, or their boundaries cross: two
// conics, of which the common points are roots of a polynomial of degree four, each tested against
// the ends of both.

/// Whether a shape is a sphere, capsule, cylinder, cone, disc or ellipsoid.
bool isCurved(const Shape& shape);

struct CurvedMeeting {
  bool hit = false;
  /// A point of both, unless all that were found are irrational.
  std::optional<Vector3<Rational>> point{};
  /// An axis between them, if the method finds one.
  std::optional<Vector3<Rational>> axis{};
};
/// Whether two curved shapes intersect, of which one is no sphere or capsule.
CurvedMeeting meetCurved(const Shape& a, const Shape& b);

/// The ends of a shape that is a segment or a point; nothing for other shapes.
std::optional<GeneratedSet> segmentOf(const Shape& shape);

}  // namespace hairline
