#include "widgets/scene_view/rotation_handles.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/shapes/fields.h"
#include "core/shapes/validate.h"
#include "widgets/scene_view/shape_geometry.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

Vector3d rotatedBy(const RotationMotion& rotation, double time, const Vector3d& arm) {
  const auto rows = matrixAt(rotation, time);
  return {rows[0].dot(arm), rows[1].dot(arm), rows[2].dot(arm)};
}

/// Across the axis.
Vector3d acrossAxis(const RotationMotion& rotation, const Vector3d& arm) {
  const Vector3d axis = unitAxis(rotation);
  return arm - axis * axis.dot(arm);
}

/// From the centre of the rotation to the point whose path is shown: the object's centre, or a
/// point beside the axis if that lies on it.
Vector3d shownArm(const SceneObject& object, const ViewState& view) {
  const RotationMotion& rotation = *object.rotation;
  const Vector3d center =
      middleOf(object.shape, view.camera.target, view.reach()).value_or(rotation.center);
  const Vector3d arm = center - rotation.center;
  if (acrossAxis(rotation, arm).norm() > 1e-6 * view.reach()) return arm;
  int least = 0;
  rotation.axis.cwiseAbs().minCoeff(&least);
  if (isPlanar(object.shape)) least = 0;
  return acrossAxis(rotation, Vector3d::Unit(least)).normalized() * (0.1 * view.reach());
}

}  // namespace

std::vector<Handle> rotationHandles(const SceneObject& object, const ViewState& view) {
  if (!object.rotation) return {};
  const RotationMotion& rotation = *object.rotation;
  const bool isFlat = isPlanar(object.shape);
  std::vector<Handle> handles;
  const auto add = [&](RotationPart part, const Vector3d& position) {
    DragConstraint freedom;
    if (isFlat) freedom = {DragConstraint::Kind::plane, 2};
    handles.push_back({{}, HandleKind::rotation, static_cast<int>(part), position, freedom});
  };
  add(RotationPart::center, rotation.center);
  if (!isFlat) add(RotationPart::axis, rotation.center + rotation.axis);
  add(RotationPart::angle, rotation.center + rotatedBy(rotation, 1, shownArm(object, view)));
  return handles;
}

void moveRotation(RotationMotion& rotation, const Handle& handle, const HandleGoal& goal) {
  RotationMotion moved = rotation;
  switch (static_cast<RotationPart>(handle.index)) {
    case RotationPart::center:
      // Coordinates that are not dragged keep their bits.
      for (int k = 0; k < 3; ++k) {
        if (goal.position[k] != handle.position[k]) moved.center[k] = goal.position[k];
      }
      break;
    case RotationPart::axis:
      for (int k = 0; k < 3; ++k) {
        const double step = goal.position[k] - handle.position[k];
        if (step != 0) moved.axis[k] = goal.rounded(moved.axis[k] + step);
      }
      break;
    case RotationPart::angle: {
      const Vector3d from = acrossAxis(rotation, handle.position - rotation.center);
      const Vector3d to = acrossAxis(rotation, goal.position - rotation.center);
      const double sine = unitAxis(rotation).dot(from.cross(to));
      moved.angle += std::atan2(sine, from.dot(to));
      constexpr double step = std::numbers::pi / 12;
      if (goal.snaps) moved.angle = std::round(moved.angle / step) * step;
      break;
    }
  }
  if (!validate(moved)) rotation = moved;
}

std::vector<Vector3d> rotationPath(const SceneObject& object, const ViewState& view) {
  if (!object.rotation) return {};
  const RotationMotion& rotation = *object.rotation;
  const Vector3d arm = shownArm(object, view);
  const Vector3d way = object.displacement.value_or(Vector3d::Zero());
  const double turns = std::abs(rotation.angle) / (2 * std::numbers::pi);
  // More lines than pixels show nothing more.
  const double shown = way.isZero(0) ? std::min(turns, 1.0) : turns;
  const int count = std::clamp(static_cast<int>(std::ceil(64 * shown)), 1, 2048);
  std::vector<Vector3d> path;
  for (int i = 0; i <= count; ++i) {
    const double time = (turns > 0 ? shown / turns : 1) * i / count;
    path.emplace_back(rotation.center + rotatedBy(rotation, time, arm) + way * time);
  }
  return path;
}

}  // namespace hairline
