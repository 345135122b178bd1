#pragma once

#include <optional>

#include "widgets/scene_view/view_state.h"

namespace hairline {

/// What a movement by the mouse is tied to.
struct DragConstraint {
  enum class Kind {
    viewPlane,  ///< the plane that faces the eye
    plane,      ///< the plane perpendicular to a coordinate axis
    axis        ///< a coordinate axis
  };
  Kind kind = Kind::viewPlane;
  int axis = 0;

  friend bool operator==(const DragConstraint&, const DragConstraint&) = default;

  /// Whether the movement may change this coordinate.
  bool frees(int coordinate) const {
    return kind == Kind::viewPlane || (kind == Kind::axis) == (coordinate == axis);
  }
};

/// The coordinate axis along which the eye looks most.
int dominantAxis(const Camera& camera);

/// How far the grabbed point goes when the mouse goes from one pixel to another. Coordinates that
/// the constraint ties get exactly 0. A view plane that is a coordinate plane within rounding ties
/// its axis. A plane seen edge-on is replaced by the view plane without the tied coordinate; along
/// an axis that points at the eye nothing moves. Always finite.
Eigen::Vector3d movementOf(const DragConstraint& constraint, const Eigen::Vector3d& grabbed,
                           const QPointF& from, const QPointF& to, const ViewState& view);

}  // namespace hairline
