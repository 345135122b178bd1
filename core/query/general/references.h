#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/polytope_reference.h"

namespace hairline {

// The references: independent ways to the exact answer, for operands whose types are known at run
// time. general/family.cpp lists the types of each.

/// Polytopes, lines, rays, segments and planes by linear programming; a quad by its two triangles.
struct AnyPolytopeReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "linear programming"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// The nearest points of any two of polytopes, lines, rays, planes, spheres and capsules: those of
/// their cores by Wolfe's method, each then moved by the radius towards the other. Distance and
/// points may be irrational if there is a radius.
struct AnyClosestReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "Wolfe 1976, in rationals"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// A point and a shape with a rim.
struct ClosestTurnedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "enumeration of features"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// A shape with a rim or an ellipsoid, and a plane or half-space: of all points in which a plane
/// parallel to it can touch the shape, the nearest; if the shape straddles the plane, a point of it
/// and a large part of the plane (pointOfHullAndSolid).
struct ClosestPlaneTurnedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "enumeration of features"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// A cylinder, cone, disc or ellipsoid and any bounded convex shape. AnyTurnedReference decides
/// whether they intersect. Otherwise the distance, a root of high degree, is enclosed
/// (ClosestBracket): the answer is the double nearest to its square, and the nearest doubles of
/// points that far apart. They are any such points if several are nearest. An empty k-DOP has no
/// distance. Shapes that are extremely near for their size exceed the operations of an answer.
struct ClosestCurvedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "hulls within, planes between"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// A point, ray, segment, triangle or plane and a mesh: Wolfe's method for every triangle.
struct ClosestMeshReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "Wolfe 1976, in rationals"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// Whether a shape contains a point, by the exact sets that certificates rest on, or a bounded
/// shape (containsShapeExactly); in meshes by cutting it at all triangles that meet its interior.
struct AnyContainsReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::contains, "reference", "exact sets"};

  static ContainsAnswer<Rational> refer(const Input<double>& input);
};

/// On which side of a plane a bounded shape lies, by definition: its two ends along the normal,
/// irrational or not, against the offset. An empty k-DOP counts as in front.
struct AnySideReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::side, "reference", "extent along the normal"};

  static SideAnswer<Rational> refer(const Input<double>& input);
};

/// The same as `intersect`, and whether the shape has a point on the inner side of a half-space's
/// boundary.
struct AnyPlaneReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "extent along the normal"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// Spheres, capsules, polytopes and polygons with each other: the distance of the cores against the
/// sum of the radii. An empty k-DOP meets nothing.
struct AnyRoundedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "Wolfe 1976, in rationals"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// A mesh or an operand of IntersectMeshBvh, and the surface of a mesh: every triangle by
/// linear programming or, if there is a radius, by Wolfe's method.
struct IntersectMeshReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "linear programming"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// A line, ray or segment against a round solid by the solid's definition alone. The definition
/// consists of a few polynomials in t, of degree at most two, and of conditions on their signs. The
/// polynomials are found from their values at t = -1, 0 and 1. The line can enter the solid only at
/// a root of one of them, or at its own start: each of these t, irrational or not, is tested
/// against the definition, and the least that satisfies it is the answer.
struct LinearRoundReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "roots of the definition"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// A polytope, sphere, capsule, cylinder, cone, disc or ellipsoid and one of the last four; a disc
/// is a cone of no height. A polytope is clipped to the planes of the caps, or of apex and base.
/// Projected along the axis of a cylinder, that part comes within its radius or not; projected from
/// the apex of a cone, within the radius on the base: by Wolfe's method. For polytopes and
/// ellipsoids see general/ellipsoid_reference.h, for two curved shapes general/curved_reference.h.
struct AnyTurnedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "clipping and projection"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// Moving bounded convex polytopes, planes and half-spaces by linear programming.
struct AnySweepReference : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "reference", "linear programming"};

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

/// A moving bounded shape and a moving plane or half-space: when its extent along the normal first
/// reaches the offset. An empty k-DOP never touches.
struct PlaneSweepReference : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "reference", "extent along the normal"};

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

/// Moving spheres, capsules and polytopes, and a sphere and a polygon: the first time at which
/// points within a radius of one core touch those of the other (firstContactOfRounded).
struct AnyRoundedSweepReference : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "reference", "nearest points, signs with one root"};

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

/// A moving cylinder, cone, disc or ellipsoid and a polytope or another curved shape: whether they
/// intersect at the start or the end; or else an axis between them shows that they do not in
/// between, or their shadows along the way are disjoint (round_hull.h), or the volume that a
/// polytope sweeps misses the other; and when they touch first (first_contact.h).
struct AnyCurvedSweepReference : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "reference", "axes between convex sets"};

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

/// Moving meshes, and points, segments and triangles with them, also with vertices on their own
/// lines: the time from which no axis between two nearest features separates two pieces
/// (moving_axes.h), and a common point unless that time is irrational.
struct SweepMeshReference : OfAnyMovingPair {
  static constexpr QueryInfo info{.kind = Kind::sweep,
                                  .method = "reference",
                                  .source = "axes between moving features",
                                  .movesVertices = true};

  static SweepAnswer<Rational> refer(const Input<double>& input);
};

/// A point of two sets or, if they are disjoint, an axis between them: by linear programming, or
/// from the nearest points of the cores if there is a radius.
PointOrAxis pointOrAxisOf(const GeneratedSet& a, const GeneratedSet& b);

/// When two bounded sets first touch in [0, 1], with a moving by its displacement relative to b,
/// which is itself carried along. Whether they have touched by a time follows from the nearest
/// points of b's core and the swept hull of a's (nearestOfCores). The time is approached while they
/// are still disjoint: there the nearest points lie in faces exposed by the direction between them.
/// A quadratic gives the time at which the lines or planes of those two come within the radii; it
/// is the time of contact if both cores then lie entirely behind the planes perpendicular to the
/// direction between them, and the nearest point lies in the faces, both decided by signs of
/// numbers with one root. Otherwise the search continues nearer to the contact.
SweepAnswer<Rational> firstContactOfRounded(const GeneratedSet& a, const GeneratedSet& b,
                                            const Vector3<Rational>& way,
                                            const Vector3<Rational>& carried);

/// A vector perpendicular to one that is not zero.
Vector3<Rational> perpendicularTo(const Vector3<Rational>& vector);

/// Whether a shape is a cylinder, cone, disc or ellipsoid: convex and bounded, but not all points
/// within a radius of a polytope.
bool isCoreless(const Shape& shape);

/// Pairs of corners of a hull, among which are all of its edges; or none, instead of any two.
using HullEdges = std::vector<std::array<std::size_t, 2>>;

/// A common point of such a shape and the hull of some points, if they intersect.
std::optional<Vector3<Rational>> pointOfHullAndSolid(const std::vector<Vector3<Rational>>& corners,
                                                     const Shape& solid,
                                                     const HullEdges& edges = {});

/// Whether there is one, which is found without linear programming, unless it may be the apex.
bool hullMeetsSolid(const std::vector<Vector3<Rational>>& corners, const Shape& solid,
                    const HullEdges& edges = {});

}  // namespace hairline
