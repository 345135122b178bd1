#include <Eigen/Geometry>
#include <cmath>
#include <numbers>

#include "core/scene/rotation.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/shape_handles.h"

namespace hairline::detail {
namespace {

using Eigen::Vector3d;

template <typename T>
Handles handlesOfOriginAndTip(const T& line) {
  return {{{}, HandleKind::corner, 0, line.origin},
          {{}, HandleKind::tip, 0, line.origin + line.direction}};
}

template <typename T>
void moveOriginOrTip(T& line, const Handle& handle, const HandleGoal& goal) {
  if (handle.kind == HandleKind::corner) {
    line.origin = goal.position;
    return;
  }
  for (int k = 0; k < 3; ++k) {
    if (goal.position[k] == handle.position[k]) continue;
    line.direction[k] = goal.rounded(goal.position[k] - line.origin[k]);
  }
}

// A step for numbers of a magnitude, so that they have four digits.
DecimalStep fourDigitsOf(double size) { return stepOfAtLeast(1e-4 * size); }

Vector3d roundedTo(const Vector3d& vector, const DecimalStep& step) {
  return {snap(vector.x(), step), snap(vector.y(), step), snap(vector.z(), step)};
}

// The nearest direction whose angles from the x axis and from the horizon are multiples of 15
// degrees.
Vector3d toFifteenDegrees(const Vector3d& direction) {
  const double degrees = 180 / std::numbers::pi;
  const auto nearest = [](double angle) { return 15 * std::round(angle / 15); };
  const double across = std::hypot(direction.x(), direction.y());
  const double yaw = nearest(degrees * std::atan2(direction.y(), direction.x()));
  const double pitch = nearest(degrees * std::atan2(direction.z(), across));
  return {cosineOfDegrees(pitch) * cosineOfDegrees(yaw),
          cosineOfDegrees(pitch) * sineOfDegrees(yaw), sineOfDegrees(pitch)};
}

}  // namespace

Handles handlesOf(const Line<double>& line) { return handlesOfOriginAndTip(line); }
void moveHandleOf(Line<double>& line, const Handle& handle, const HandleGoal& goal) {
  moveOriginOrTip(line, handle, goal);
}
Handles handlesOf(const Ray<double>& ray) { return handlesOfOriginAndTip(ray); }
void moveHandleOf(Ray<double>& ray, const Handle& handle, const HandleGoal& goal) {
  moveOriginOrTip(ray, handle, goal);
}

Handles handlesOf(const Plane<double>& plane, const ViewState& view) {
  const auto patch = patchOf(plane, view.camera.target, view.reach());
  if (!patch) return {};
  return {{{}, HandleKind::face, 0, patch->middle, DragConstraint::along(patch->normal)},
          {{}, HandleKind::tip, 0, patch->tip()}};
}

void moveHandleOf(Plane<double>& plane, const Handle& handle, const HandleGoal& goal) {
  const double length = plane.normal.stableNorm();
  const Vector3d unit = plane.normal / length;
  const auto roundedOffset = [&goal](double offset, double scale) {
    if (!goal.rounding) return offset;
    // Offsets are in lengths of the normal.
    return snap(offset,
                scale == 1 ? *goal.rounding : stepOfAtLeast(scale * goal.rounding->value()));
  };
  if (handle.kind == HandleKind::face) {
    const double step = unit.dot(goal.position - handle.position);
    if (step != 0) plane.offset = roundedOffset(plane.offset + step * length, length);
    return;
  }
  // The plane rotates about the foot of the arrow.
  const double height = unit.dot(handle.position) - plane.offset / length;
  const Vector3d foot = handle.position - height * unit;
  const Vector3d towards = goal.position - foot;
  const double far = towards.stableNorm();
  if (goal.position == handle.position || !(far > 0)) return;
  const Vector3d direction = towards / far;
  plane.normal = length * direction;
  if (goal.snaps) {
    plane.normal = length * toFifteenDegrees(direction);
  } else if (goal.rounding) {
    plane.normal = roundedTo(plane.normal, fourDigitsOf(length));
  }
  plane.offset = roundedOffset(plane.normal.dot(foot), length);
}

Handles handlesOf(const HalfSpace<double>& half, const ViewState& view) {
  return handlesOf(half.boundary(), view);
}
void moveHandleOf(HalfSpace<double>& half, const Handle& handle, const HandleGoal& goal) {
  Plane<double> boundary = half.boundary();
  moveHandleOf(boundary, handle, goal);
  half = {boundary.normal, boundary.offset};
}

}  // namespace hairline::detail
