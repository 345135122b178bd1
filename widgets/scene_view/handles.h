#pragma once

#include <Eigen/Core>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/math/decimal_step.h"
#include "core/scene/scene.h"
#include "widgets/scene_view/drag_motion.h"
#include "widgets/scene_view/view_state.h"

namespace hairline {

enum class HandleKind {
  corner,       ///< a vertex, an end, a centre, an origin
  face,         ///< a face of a box or slab, a plane, the base of a cone: moves along its normal
  measure,      ///< a radius, the cell of a grid
  tip,          ///< the tip of a direction or normal
  displacement  ///< the tip of the arrow that says where the object moves
};

/// A part of a shape that can be dragged by itself.
struct Handle {
  std::string id;
  HandleKind kind = HandleKind::corner;
  /// Of a corner: the number of the vertex, or of a box the bits of the axes on which it has the
  /// maximum. Of a face: twice the axis or slab, plus one for the maximum. Of a measure: which of
  /// the places around the shape.
  int index = 0;
  Eigen::Vector3d position = Eigen::Vector3d::Zero();
  /// What its movement is tied to by the shape; the view plane means to nothing.
  DragConstraint freedom = {};

  /// Whether it is the same part, wherever it has moved.
  bool isSame(const Handle& other) const {
    return id == other.id && kind == other.kind && index == other.index;
  }
};

/// Where a handle is to go.
struct HandleGoal {
  Eigen::Vector3d position = Eigen::Vector3d::Zero();
  /// To its multiples measures and slabs are rounded, so that their numbers stay short.
  std::optional<DecimalStep> rounding = {};
  /// The rounding was asked for, so directions go to multiples of 15 degrees too.
  bool snaps = false;

  double rounded(double number) const { return rounding ? snap(number, *rounding) : number; }
};

/// The handles of an object. Where a plane shows its handles depends on what is in view.
std::vector<Handle> handlesOf(const SceneObject& object, const ViewState& view = {});

/// Brings a handle to a position and leaves the rest of the shape as it is: what lies opposite a
/// face or corner of a box stays, corners of quads and polygons stay in their plane, axes stay
/// orthonormal, a radius stops at 0 and a face at the opposite one. Shapes of the plane ignore the
/// third coordinate. Returns false, with the object as it was, where the shape would not be legal
/// (a cylinder of no height, a polygon that crosses itself, a coordinate that is not finite).
bool moveHandle(SceneObject& object, const Handle& handle, const HandleGoal& goal);
bool moveHandle(SceneObject& object, const Handle& handle, const Eigen::Vector3d& position);

/// "corner 1 of t", for hints and the names of undo steps.
QString describe(const Handle& handle, const SceneObject& object);

}  // namespace hairline
