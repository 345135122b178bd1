#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/polytope_reference.h"

namespace hairline {

// The references: independent ways to the exact answer, for operands of types that are told when
// the question is asked. general/family.cpp says which types each of them takes.

/// Polytopes, lines, rays, segments and planes by linear programming; a quad by its two triangles.
struct AnyPolytopeReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "linear programming"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// The nearest points of any two of polytopes, lines, rays, planes, spheres and capsules: those of
/// their cores by Wolfe's method, each then moved by the radius towards the
/// other. Distance and points are irrational where a radius and the root of the squared distance of
/// the cores come together.
struct AnyClosestReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "Wolfe 1976, in rationals"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// A point and a cylinder or cone.
struct ClosestTurnedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "enumeration of features"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// A point, ray, segment or triangle and a mesh: Wolfe's method for every triangle.
struct ClosestMeshReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "Wolfe 1976, in rationals"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// Whether a shape holds a point, by the exact sets that certificates rest on.
struct AnyContainsReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::contains, "reference", "exact sets"};

  static ContainsAnswer<Rational> refer(const Input<double>& input);
};

/// Where a bounded shape lies beside a plane, by definition: its two ends along the normal,
/// irrational or not, against the offset.
struct AnySideReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::side, "reference", "extent along the normal"};

  static SideAnswer<Rational> refer(const Input<double>& input);
};

/// The same as `intersect`.
struct AnyPlaneReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "extent along the normal"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// Spheres, capsules, polytopes and polygons with each other: by the distance of the cores against
/// the sum of the radii. An empty k-DOP meets nothing.
struct AnyRoundedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "Wolfe 1976, in rationals"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// A line, ray or segment against a round solid by the solid's definition alone. The definition is
/// a few polynomials in t, of degree two at most, and which of them must not be positive where.
/// They are found from their values at t = -1, 0 and 1. The line can enter the solid only where one
/// of them vanishes, or at its own start: each of these t, irrational as they are, is tried against
/// the definition, and the least that keeps it is the answer.
struct LinearRoundReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "roots of the definition"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// A polytope or sphere and a solid cylinder or cone. Of a polytope the part between the planes of
/// the caps, or of apex and base, is cut out. Seen along the axis of a cylinder, that part comes
/// within the radius of it or not; seen from the apex of a cone, within the radius on the base: by
/// Wolfe's method. A sphere meets the solid where the point of it nearest to the centre, found by
/// trying every feature, is within the radius.
struct AnyTurnedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "clipping and projection"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// Moving bounded convex polytopes and planes by linear programming.
struct AnySweepReference : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "reference", "linear programming"};

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

/// Moving spheres, capsules and polytopes, and a sphere and a plane or polygon: when what lies
/// within a radius of a core first touches such another (firstContactOfRounded).
struct AnyRoundedSweepReference : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "reference", "nearest points, signs with one root"};

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

/// A moving polytope and a moving solid cylinder or cone: whether what the polytope passes over, as
/// seen from the solid, meets it (AnyTurnedReference). The verdict alone: when an edge comes upon a
/// rim is left to the iterative methods.
struct AnyTurnedSweepReference : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "reference", "clipping and projection"};

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

/// A point of two sets or, where they are apart, an axis between them: by linear programming, or
/// from the nearest points of the cores where there is a radius.
PointOrAxis pointOrAxisOf(const GeneratedSet& a, const GeneratedSet& b);

/// When two sets first touch in [0, 1], a going a way as seen from b, which is itself carried
/// along; only b may have directions, and then the opposite ones too. Whether they have touched by
/// some time is told by the nearest points of the hull of all that a's core has passed over and b's
/// (nearestOfCores). The time is sought from the side where they are still apart: there the nearest
/// points lie in faces that the way between them exposes. When the lines or planes of those two
/// come as near to each other as the radii allow is known from a quadratic; it is the time of
/// contact if all of both cores lies behind the planes across the way between them then, and the
/// point where they are nearest lies in the faces: signs of numbers with one root. Otherwise the
/// search goes on nearer to the contact.
SweepAnswer<Rational> firstContactOfRounded(const GeneratedSet& a, const GeneratedSet& b,
                                            const Vector3<Rational>& way,
                                            const Vector3<Rational>& carried);

/// Whether a shape is a cylinder or cone.
bool isTurned(const Shape& shape);

/// A point of a solid cylinder or cone and of the hull of some points, where they meet.
std::optional<Vector3<Rational>> pointOfHullAndSolid(const std::vector<Vector3<Rational>>& corners,
                                                     const Shape& solid);

}  // namespace hairline
