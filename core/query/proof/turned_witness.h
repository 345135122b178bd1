#pragma once

#include <optional>
#include <vector>

#include "core/query/polytope_reference.h"
#include "core/shapes/shape.h"

namespace hairline {

// The part of witness.h for shapes of which one is a cylinder, cone or disc.

/// A common point of another shape and a cylinder, cone or disc, if they intersect.
std::optional<Vector3<Rational>> pointInCylinderOrCone(const Shape& other, const Shape& solid);

/// Axes between a ray, plane or bounded convex shape and one that is bounded and convex, as near as
/// double finds them.
std::vector<Vector3<Rational>> axesBeside(const Shape& a, const Shape& b);

/// Axes between a solid and the swept volume of a polytope.
std::vector<Vector3<Rational>> axesBesideWay(const Shape& moving, const Shape& solid,
                                             const Vector3<Rational>& way);

/// Points of a set whose hull is the part of it that may meet a cylinder, cone or disc, or be
/// nearest to it: of an unbounded set those nearest to points around the solid.
std::vector<Vector3<Rational>> pointsBeside(const GeneratedSet& set, const Shape& solid);

}  // namespace hairline
