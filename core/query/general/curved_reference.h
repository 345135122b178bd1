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
  /// If they seem only to touch in the point, an axis on which they may not overlap.
  std::optional<Vector3<Rational>> normal{};
};
/// Whether two curved shapes intersect, of which one is no sphere or capsule, and the first is
/// displaced. For a gap an axis is one on which round sets are nearly as far apart as on any.
CurvedMeeting meetCurved(const Shape& a, const Shape& b,
                         const Vector3<Rational>& way = Vector3<Rational>(0, 0, 0),
                         bool isForGap = false);

/// A common point of such shapes, or an axis between them, where they nearly touch from
/// ClosestBracket. Nothing for most contacts in an irrational point.
PointOrAxis pointOrAxisOfCurved(const Shape& a, const Shape& b,
                                const Vector3<Rational>& way = Vector3<Rational>(0, 0, 0));

/// The ends of a shape that is a segment or a point; nothing for other shapes.
std::optional<GeneratedSet> segmentOf(const Shape& shape);

}  // namespace hairline
