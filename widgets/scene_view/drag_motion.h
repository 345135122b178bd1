#pragma once

#include <optional>

#include "widgets/scene_view/view_state.h"

namespace hairline {

/// The constraint of a movement by the mouse.
struct DragConstraint {
  enum class Kind {
    viewPlane,  ///< the plane that faces the eye
    plane,      ///< the plane perpendicular to a coordinate axis
    axis,       ///< a coordinate axis
    flat,       ///< the plane perpendicular to any direction
    line        ///< any direction
  };
  Kind kind = Kind::viewPlane;
  int axis = 0;
  /// Of unit length, for `flat` and `line`.
  Eigen::Vector3d direction = Eigen::Vector3d::Zero();

  static DragConstraint across(const Eigen::Vector3d& normal) { return {Kind::flat, 0, normal}; }
  /// The coordinate axis, if the direction is exactly one.
  static DragConstraint along(const Eigen::Vector3d& direction);

  friend bool operator==(const DragConstraint&, const DragConstraint&) = default;

  /// Whether it acts on coordinates, so that tied ones keep their bits and the others snap.
  bool isOfCoordinates() const { return kind != Kind::flat && kind != Kind::line; }
  /// Whether the movement may change this coordinate.
  bool frees(int coordinate) const {
    if (kind == Kind::axis) return coordinate == axis;
    return kind != Kind::plane || coordinate != axis;
  }
};

/// The coordinate axis nearest to the view direction.
int dominantAxis(const Camera& camera);

/// The displacement of the grabbed point when the mouse moves from one pixel to another. Tied
/// coordinates get exactly 0. A view plane that is a coordinate plane within rounding ties its
/// axis. A plane seen edge-on is replaced by the view plane without the tied coordinate; along an
/// axis that points at the eye nothing moves. Always finite.
Eigen::Vector3d movementOf(const DragConstraint& constraint, const Eigen::Vector3d& grabbed,
                           const QPointF& from, const QPointF& to, const ViewState& view);

}  // namespace hairline
