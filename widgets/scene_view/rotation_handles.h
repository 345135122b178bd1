#pragma once

#include "widgets/scene_view/handles.h"

namespace hairline {

/// The parts of a rotation over time that can be dragged.
enum class RotationPart {
  center,
  axis,  ///< the tip of the axis, from the centre
  angle  ///< the end of the arc on which the object's centre, or a point beside it, rotates
};

/// The handles of an object's rotation over time; those of the plane have no axis. None without
/// one.
std::vector<Handle> rotationHandles(const SceneObject& object, const ViewState& view);

/// Moves such a handle. The angle changes by at most half a turn to either side, and snaps to
/// multiples of 15 degrees. An axis cannot be dragged to length zero, nor an angle beyond its
/// limit: the rotation is then unchanged.
void moveRotation(RotationMotion& rotation, const Handle& handle, const HandleGoal& goal);

/// The path of an object's centre as it moves and rotates, from time 0 to 1; of several turns only
/// one if it stays on its circle.
std::vector<Eigen::Vector3d> rotationPath(const SceneObject& object, const ViewState& view);

}  // namespace hairline
