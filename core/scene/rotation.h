#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/scene/scene.h"

namespace hairline {

/// The sine of an angle in degrees; exactly 0, 1/2 and 1 where it should be.
double sineOfDegrees(double degrees);
/// The cosine, likewise.
double cosineOfDegrees(double degrees);

/// A rotation by an angle about an axis through a pivot, counter-clockwise seen against the axis.
struct Rotation {
  Vector3<double> axis{0, 0, 1};  ///< of unit length
  double degrees = 0;
  Vector3<double> pivot{0, 0, 0};
};

/// Whether a shape can only be rotated by quarter turns about coordinate axes: grids and k-DOPs,
/// and the boxes of the plane, which are tied to the axes by definition.
bool rotatesByQuarterTurns(const Shape& shape);

/// The rotated object, with its motion. A quarter turn about a coordinate axis rounds numbers
/// once, and unchanged ones keep their bits; an axis-aligned box rotated by any other angle becomes
/// an oriented one. Axes stay orthonormal. Nothing if the result could not be a shape of the
/// format: by less than a quarter if `rotatesByQuarterTurns`, out of the plane for shapes of the
/// plane, or a mesh that is not loaded.
std::optional<SceneObject> rotated(const SceneObject& object, const Rotation& turn);

/// The shape as a rotation over time has rotated it until a time, each coordinate rounded: grids
/// become boxes, k-DOPs hulls of their vertices. Nothing for an empty k-DOP and a mesh that is not
/// loaded.
std::optional<Shape> rotatedAt(const Shape& shape, const RotationMotion& motion, double time);

/// The orientation of an oriented box or rectangle: rotations of the coordinate axes about x, then
/// y, then z, in degrees, within (-180, 180]; for a rectangle of the plane about z only. Of
/// left-handed axes, which span the same box, the last one is reversed. If y is rotated by ±90
/// degrees, z is zero. Empty for other shapes.
std::vector<double> rotationOf(const Shape& shape);
/// The shape with this orientation, about its center; as many angles as `rotationOf` gives, all
/// finite.
Shape withRotation(const Shape& shape, const std::vector<double>& degrees);

/// A rotation by an angle about an axis of any nonzero length.
struct AxisAngle {
  Vector3<double> axis{0, 0, 1};
  double degrees = 0;
};
/// The rotation from the coordinate axes to those of an oriented box or rectangle in space, by 0 to
/// 180 degrees about an axis of unit length. Left-handed axes are treated as by `rotationOf`.
/// Nothing for other shapes.
std::optional<AxisAngle> axisAngleOf(const Shape& shape);
/// The shape with this orientation, about its center. Nothing if the axis is zero or not finite,
/// and for other shapes.
std::optional<Shape> withAxisAngle(const Shape& shape, const AxisAngle& rotation);

/// A scaling by factors greater than 0 along three perpendicular axes, from a pivot.
struct Scaling {
  std::array<Vector3<double>, 3> axes{Vector3<double>{1, 0, 0}, Vector3<double>{0, 1, 0},
                                      Vector3<double>{0, 0, 1}};
  std::array<double, 3> factors{1, 1, 1};
  Vector3<double> pivot{0, 0, 0};

  bool isEven() const { return factors[0] == factors[1] && factors[1] == factors[2]; }
};

/// Whether a shape keeps its type when scaled by different factors along these axes: round shapes,
/// grids and k-DOPs do not, boxes do along their own axes.
bool scalesUnevenly(const Shape& shape, const std::array<Vector3<double>, 3>& axes);

/// The scaled object, with its motion; coordinates along axes of factor 1 keep their bits if
/// the axes are those of the coordinates. Nothing if the scaling is nonuniform and not
/// `scalesUnevenly`, or if the result is illegal.
std::optional<SceneObject> scaled(const SceneObject& object, const Scaling& scaling);

}  // namespace hairline
