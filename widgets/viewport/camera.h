#pragma once

#include <Eigen/Core>
#include <QPointF>
#include <QSizeF>
#include <optional>

namespace hairline {

enum class Projection { perspective, orthographic };

/// The directions of the six axis views: `top` looks down on the scene, `front` looks from negative
/// y, `right` from positive x.
enum class AxisView { top, bottom, front, back, left, right };

/// A half line: origin + t·direction for t >= 0, the direction of unit length.
struct ViewRay {
  Eigen::Vector3d origin;
  Eigen::Vector3d direction;
};

/// An eye that looks at a target, z up, without roll. A plain value, all in double. Pixels are
/// device-independent, (0,0) the upper left corner of the view; the size of the view is not part of
/// the camera and is given where it matters.
///
/// The orthographic view shows the plane through the target at the same size as the perspective
/// one, so that switching keeps its size.
struct Camera {
  Eigen::Vector3d target = Eigen::Vector3d::Zero();
  double distance = 10;        ///< from eye to target, positive
  double yaw = -0.9;           ///< radians around z of the eye seen from the target, 0 at +x
  double pitch = 0.5;          ///< radians of the eye above the horizon, within ±pi/2
  double verticalField = 0.6;  ///< radians, the full angle from top to bottom of the view
  Projection projection = Projection::perspective;

  friend bool operator==(const Camera&, const Camera&) = default;

  /// The unit vectors of the view: to the right, up, and from the target towards the eye.
  Eigen::Vector3d right() const;
  Eigen::Vector3d up() const;
  Eigen::Vector3d backward() const;
  Eigen::Vector3d eye() const { return target + distance * backward(); }
  /// Coordinates along right, up and backward with the target as origin.
  Eigen::Vector3d toView(const Eigen::Vector3d& world) const;

  /// The pixel of a point of the world; nothing if it is at or behind a perspective eye.
  std::optional<QPointF> project(const Eigen::Vector3d& world, const QSizeF& view) const;
  /// The ray through a pixel. In perspective it starts at the eye; in the orthographic view, which
  /// has no eye, so far back that it meets everything drawn.
  ViewRay ray(const QPointF& pixel, const QSizeF& view) const;
  /// The length in the world of one pixel at the depth of a point.
  double worldPerPixel(const Eigen::Vector3d& world, const QSizeF& view) const;
  /// The point at a pixel on the plane through `through` that faces the eye, for dragging in the
  /// view plane.
  Eigen::Vector3d unproject(const QPointF& pixel, const Eigen::Vector3d& through,
                            const QSizeF& view) const;

  /// Orbits the target for a movement of the mouse; half the view's height is a quarter turn.
  void orbit(const QPointF& pixels, const QSizeF& view);
  /// Moves target and eye so that the plane through the target follows the mouse.
  void pan(const QPointF& pixels, const QSizeF& view);
  /// Scales the distance (0.5 is twice as near) and keeps the point under the cursor fixed: the
  /// given one, or that of the plane through the target.
  void zoom(double factor, const QPointF& cursor, const QSizeF& view,
            const std::optional<Eigen::Vector3d>& under = std::nullopt);
  /// Moves target and distance, not the direction, so that the whole box is visible with a margin.
  /// A box without extent keeps the distance; one that is empty or not finite changes nothing.
  void frame(const Eigen::Vector3d& min, const Eigen::Vector3d& max, const QSizeF& view);
  /// Rotates to one of the axis views; target and distance stay.
  void look(AxisView from);
};

}  // namespace hairline
