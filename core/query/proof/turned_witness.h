#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

// What witness.h looks for where one of the shapes is a cylinder or cone.

/// A point of another shape and a cylinder or cone, where they meet.
std::optional<Vector3<Rational>> pointInTurned(const Shape& other, const Shape& solid);

/// Axes between a ray, plane or bounded convex shape and one that is bounded and convex, as near as
/// double finds them.
std::vector<Vector3<Rational>> axesBeside(const Shape& a, const Shape& b);

/// Axes between a solid and all that a polytope passes over on a way.
std::vector<Vector3<Rational>> axesBesideWay(const Shape& moving, const Shape& solid,
                                             const Vector3<Rational>& way);

/// A point of a moving polytope and a moving cylinder or cone, in either order, and its time. The
/// first goes a way as seen from the second, which is carried along.
std::optional<Witness> pointOnWay(std::span<const Shape* const> shapes,
                                  const Vector3<Rational>& way, const Vector3<Rational>& carried);

}  // namespace hairline
