#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/polytope_reference.h"

namespace hairline {

/// Any two bounded convex polytopes by linear programming; PolytopeReference for operands of types
/// that are told when the query is asked.
struct AnyPolytopeReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "linear programming"};

  static IntersectAnswer<Rational> refer(const Input<double>& input) {
    std::vector<Rational> costs;
    if (const auto* segment = std::get_if<Segment<double>>(input.a.shape)) {
      costs = parameterCosts(*segment);
    }
    return intersectByProgram(generatorsOf(*input.a.shape), generatorsOf(*input.b.shape), costs);
  }
};

/// The nearest points of any two of polytopes, spheres and capsules that are not empty: those of
/// the hulls of their vertices, centres and ends by Wolfe's method, each then moved by the radius
/// towards the other. Distance and points are irrational where a radius and the root of the squared
/// distance of the hulls come together.
struct AnyClosestReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "reference", "Wolfe 1976, in rationals"};

  static ClosestAnswer<Rational> refer(const Input<double>& input);
};

/// Spheres, capsules and polytopes with each other: what lies within a radius of a hull, by the
/// distance of the hulls against the sum of the radii. An empty k-DOP meets nothing.
struct AnyRoundedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "Wolfe 1976, in rationals"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// A polytope or sphere and a solid cylinder or cone. Of a polytope the part between the planes of
/// the caps, or of apex and base, is cut out. Seen along the axis of a cylinder, that part comes
/// within the radius of it or not; seen from the apex of a cone, within the radius of the base at
/// its distance. A sphere meets the solid where the point of it nearest to the centre, found by
/// trying every feature, is within the radius.
struct AnyTurnedReference : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "reference", "clipping and projection"};

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

/// Any two moving bounded convex polytopes by linear programming.
struct AnySweepReference : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "reference", "linear programming"};

  static SweepAnswer<Rational> refer(const Input<double>& input) {
    return firstContactByProgram(generatorsOf(*input.a.shape), generatorsOf(*input.b.shape),
                                 {fromDouble<Rational>(input.displacements[0]),
                                  fromDouble<Rational>(input.displacements[1])});
  }
};

/// Moving spheres, capsules and polytopes: when what lies within a radius of a hull first touches
/// such another (rounded_hull.h).
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

/// Whether a shape is a cylinder or cone.
bool isTurned(const Shape& shape);

/// A point of a solid cylinder or cone and of the hull of some points, where they meet. Nothing for
/// other solids, or without points.
std::optional<Vector3<Rational>> pointOfHullAndSolid(const std::vector<Vector3<Rational>>& corners,
                                                     const Shape& solid);

}  // namespace hairline
