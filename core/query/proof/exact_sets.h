#pragma once

#include <optional>
#include <vector>

#include "core/math/interval.h"
#include "core/math/quadratic.h"
#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

// Shapes as sets, in exact arithmetic: the basis for checking certificates. Written only from the
// definitions of the scene format; no query uses them.

/// The interval of direction·X over a set. A missing end is infinite.
struct ExactExtent {
  std::optional<Quadratic<Rational>> min;
  std::optional<Quadratic<Rational>> max;
};

/// The extent of a set along a direction of any length. Nothing for shapes that are not a single
/// set. For an empty k-DOP the slab itself along one of its directions, and nothing along others.
std::optional<ExactExtent> extentAlong(const Shape& shape, const Vector3<Rational>& direction);

/// The extent of a bounded set between two rationals, with the precision of roots in bits.
Interval<Rational> roundedOutward(const ExactExtent& extent, int bits);

/// Whether the closed set contains the point. Shapes of the plane lie in z = 0. Nothing for meshes
/// and grids.
std::optional<bool> containsExactly(const Shape& shape, const Vector3<Rational>& point);

Rational squaredDistanceToSegment(const Vector3<Rational>& a, const Vector3<Rational>& b,
                                  const Vector3<Rational>& point);

/// Whether a shape is a sphere, capsule, cylinder, cone, disc or ellipsoid.
bool isRound(const Shape& shape);

/// Points of a bounded shape whose hull contains it: of a polygon or mesh its vertices, none for an
/// empty k-DOP. Nothing for round shapes with a radius, unbounded shapes and grids.
std::optional<std::vector<Vector3<Rational>>> exactCornersOf(const Shape& shape);

/// Whether a mesh encloses all of a bounded shape or has it on its surface; of another mesh, all
/// its triangles. A shape is cut at each triangle within it: many walls in it take more operations
/// than a request has.
bool enclosesExactly(const Mesh& mesh, const Shape& inner);

/// Whether a solid that is convex, bounded or a half-space, contains a bounded shape: all of its
/// corners, or its balls, discs or itself; or whether a mesh does (enclosesExactly). Nothing for
/// other shapes, and for a round one in the hull of vertices.
std::optional<bool> includesExactly(const Shape& solid, const Shape& inner);

}  // namespace hairline
