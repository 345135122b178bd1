#pragma once

#include <functional>
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

/// The first axis that a function accepts, of the normals of all contacts of a set's vertices,
/// edges and faces with the base, lateral surface and rims of a cylinder, cone or disc, to a
/// precision far beyond double. Nothing for sets of many points.
std::optional<Vector3<Rational>> axisOfContact(
    const GeneratedSet& set, const Shape& solid,
    const std::function<bool(const Vector3<Rational>&)>& accepts);

}  // namespace hairline
