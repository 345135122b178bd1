#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

/// The sine of an angle in degrees; exactly 0, 1/2 and 1 where it is.
double sineOfDegrees(double degrees);
/// The cosine, likewise.
double cosineOfDegrees(double degrees);

/// A turn by an angle about an axis through a pivot, counter-clockwise seen against the axis.
struct Turn {
  Vector3<double> axis{0, 0, 1};  ///< of unit length
  double degrees = 0;
  Vector3<double> pivot{0, 0, 0};
};

/// Whether a shape can be turned by quarter turns about coordinate axes only: grids and k-DOPs, and
/// the boxes of the plane, which are tied to the axes by what they are.
bool turnsByQuarters(const Shape& shape);

/// The object turned, its displacement with it. A quarter turn about a coordinate axis gives
/// numbers that are rounded once, and those it leaves alone keep their bits; an axis-aligned box
/// turned by any other angle becomes an oriented one. Axes stay orthonormal. Nothing where the
/// result could not be a shape of the format: by less than a quarter where `turnsByQuarters`, out
/// of the plane for shapes of the plane, or a mesh that is not loaded.
std::optional<SceneObject> turned(const SceneObject& object, const Turn& turn);

/// How the axes of an oriented box or rectangle lie: as the coordinate axes do after turns about x,
/// then y, then z, by so many degrees, within (-180, 180]; of a rectangle of the plane about z
/// alone. Axes of the other hand, which span the same box, are taken with the last one reversed.
/// Where y is turned by 90 degrees either way, z is not turned. Empty for other shapes.
std::vector<double> rotationOf(const Shape& shape);
/// The shape with its axes so, about its center; as many angles as `rotationOf` gives, all finite.
Shape withRotation(const Shape& shape, const std::vector<double>& degrees);

/// A rotation by an angle about an axis of any length but 0.
struct AxisAngle {
  Vector3<double> axis{0, 0, 1};
  double degrees = 0;
};
/// The rotation that takes the coordinate axes to those of an oriented box or rectangle of space,
/// by 0 to 180 degrees about an axis of unit length. Axes of the other hand are taken as by
/// `rotationOf`. Nothing for other shapes.
std::optional<AxisAngle> axisAngleOf(const Shape& shape);
/// The shape with its axes so, about its center. Nothing where the axis is zero or not finite, or
/// for shapes that `axisAngleOf` has nothing for.
std::optional<Shape> withAxisAngle(const Shape& shape, const AxisAngle& rotation);

/// A scaling by factors greater than 0 along three perpendicular axes, from a pivot.
struct Scaling {
  std::array<Vector3<double>, 3> axes{Vector3<double>{1, 0, 0}, Vector3<double>{0, 1, 0},
                                      Vector3<double>{0, 0, 1}};
  std::array<double, 3> factors{1, 1, 1};
  Vector3<double> pivot{0, 0, 0};

  bool isEven() const { return factors[0] == factors[1] && factors[1] == factors[2]; }
};

/// Whether a shape stays of its type when it is scaled by different factors along these axes: what
/// is round, grids and k-DOPs do not, boxes do along their own axes.
bool scalesUnevenly(const Shape& shape, const std::array<Vector3<double>, 3>& axes);

/// The object scaled, its displacement with it; coordinates along axes of factor 1 keep their bits
/// where the axes are those of the coordinates. Nothing where it is uneven and not
/// `scalesUnevenly`, or where the result is not legal.
std::optional<SceneObject> scaled(const SceneObject& object, const Scaling& scaling);

}  // namespace hairline
