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
  corner,        ///< a vertex, an end, a centre, an origin
  face,          ///< a face of a box or slab, a plane, the base of a cone: moves along its normal
  measure,       ///< a radius, the cell of a grid
  tip,           ///< the tip of a direction or normal
  displacement,  ///< the tip of the displacement arrow
  rotation       ///< a RotationPart of a rotation over time
};

/// A part of a shape that can be dragged individually.
struct Handle {
  std::string id;
  HandleKind kind = HandleKind::corner;
  /// For a corner: the number of the vertex, or of a box the bits of the axes on which it has the
  /// maximum. For a face: twice the axis or slab, plus one for the maximum. For a measure: its
  /// position around the shape. For a rotation: its part.
  int index = 0;
  Eigen::Vector3d position = Eigen::Vector3d::Zero();
  /// The constraint imposed by the shape; the view plane means none.
  DragConstraint freedom = {};

  /// Whether it is the same part, wherever it has moved.
  bool isSame(const Handle& other) const {
    return id == other.id && kind == other.kind && index == other.index;
  }
};

/// The goal of a handle.
struct HandleGoal {
  Eigen::Vector3d position = Eigen::Vector3d::Zero();
  /// Measures and slabs are rounded to its multiples, so that their numbers stay short.
  std::optional<DecimalStep> rounding = {};
  /// Rounding was requested, so directions snap to multiples of 15 degrees too.
  bool snaps = false;

  double rounded(double number) const { return rounding ? snap(number, *rounding) : number; }
};

/// The handles of an object. The handles of a plane depend on the view.
std::vector<Handle> handlesOf(const SceneObject& object, const ViewState& view = {});

/// Moves a handle to a position without changing the rest of the shape: the part opposite a face or
/// corner of a box stays, corners of quads and polygons stay in their plane, axes stay orthonormal,
/// a radius stops at 0 and a face at the opposite one. Shapes of the plane ignore the third
/// coordinate. Returns false, with the object unchanged, if the shape would be illegal (a cylinder
/// of zero height, a self-intersecting polygon, a coordinate that is not finite).
bool moveHandle(SceneObject& object, const Handle& handle, const HandleGoal& goal);
bool moveHandle(SceneObject& object, const Handle& handle, const Eigen::Vector3d& position);

/// "corner 1 of t", for hints and the names of undo steps.
QString describe(const Handle& handle, const SceneObject& object);

}  // namespace hairline
