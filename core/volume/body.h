#pragma once

#include <limits>
#include <optional>
#include <span>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The relative distance of neighbouring doubles at 1, 2^-52.
constexpr double doubleEpsilon = std::numeric_limits<double>::epsilon();

/// A bounded shape as a hull, for fitting volumes around it: points, balls and discs.
struct Body {
  struct Part {
    Vector3<double> center;
    double radius = 0;
    /// For a disc, of about unit length and perpendicular to it; zero for a ball or a point.
    Vector3<double> axis = Vector3<double>::Zero();
  };

  std::vector<Part> parts;
  /// The true parts lie within this distance of those here: 0 if nothing was rounded.
  double slack = 0;
  /// The true set, where the parts are a polytope around it.
  std::optional<Ellipsoid<double>> ellipsoid{};
};

/// How far an ellipsoid extends from its centre along a direction, to a few ulps.
double reachAlong(const Ellipsoid<double>& ellipsoid, const Vector3<double>& direction);

/// The body of a shape. Nothing for lines, rays and planes, for empty k-DOPs, and for meshes
/// without vertices in a triangle (for example, if their file is not loaded).
std::optional<Body> bodyOf(const Shape& shape);
Body bodyOf(std::span<const Vector3<double>> points);

/// An upper bound of the distance of all of a body from a point, too large by at most a few ulps
/// and its slack. Infinite if it is beyond the largest double.
double reachFrom(const Vector3<double>& center, const Body& body);

/// An upper bound of direction·X over a body; for entries -1, 0, 1 and points without slack it is
/// the true bound rounded up.
double supportUp(const Body& body, const std::array<int, 3>& direction);

}  // namespace hairline
