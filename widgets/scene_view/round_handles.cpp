#include <Eigen/Geometry>
#include <algorithm>

#include "widgets/scene_view/shape_handles.h"

namespace hairline::detail {
namespace {

using Eigen::Vector3d;

void appendCorner(Handles& handles, int index, const Vector3d& position) {
  handles.push_back({{}, HandleKind::corner, index, position});
}

// A radius can be grabbed in these directions from a centre; one that is 0, in all at one place.
void appendRadius(Handles& handles, const Vector3d& center, double radius,
                  const std::vector<Vector3d>& directions) {
  int index = 0;
  for (const Vector3d& direction : directions) {
    handles.push_back({{},
                       HandleKind::measure,
                       index++,
                       center + radius * direction,
                       DragConstraint::along(direction)});
  }
}

Vector3d axisOr(const Vector3d& axis) {
  const Vector3d unit = axis.stableNormalized();
  return unit.allFinite() && !unit.isZero(0) ? unit : Vector3d(Vector3d::UnitZ());
}

// Four directions across an axis; coordinate axes if they are perpendicular to it.
std::vector<Vector3d> around(const Vector3d& axis) {
  const Vector3d unit = axisOr(axis);
  Vector3d across = unit.unitOrthogonal();
  for (int k = 0; k < 3; ++k) {
    if (unit[k] == 0) across = Vector3d::Unit(k);
  }
  const Vector3d along = unit.cross(across).normalized();
  return {across, along, -across, -along};
}

std::vector<Vector3d> everywhere() {
  std::vector<Vector3d> directions;
  for (int k = 0; k < 3; ++k) {
    directions.push_back(Vector3d::Unit(k));
    directions.push_back(-Vector3d::Unit(k));
  }
  return directions;
}

double movedRadius(double radius, const Vector3d& outwards, const Handle& handle,
                   const HandleGoal& goal) {
  const double step = outwards.dot(goal.position - handle.position);
  return step == 0 ? radius : std::max(goal.rounded(radius + step), 0.0);
}

const Vector3d& pick(const std::vector<Vector3d>& directions, const Handle& handle) {
  return directions[static_cast<std::size_t>(handle.index) % directions.size()];
}

template <typename T>
Handles handlesOfTube(const T& tube) {
  Handles handles;
  appendRadius(handles, tube.a / 2 + tube.b / 2, tube.radius, around(tube.b - tube.a));
  appendCorner(handles, 0, tube.a);
  appendCorner(handles, 1, tube.b);
  return handles;
}

template <typename T>
void moveTube(T& tube, const Handle& handle, const HandleGoal& goal) {
  if (handle.kind == HandleKind::corner) {
    (handle.index == 0 ? tube.a : tube.b) = goal.position;
  } else {
    const auto directions = around(tube.b - tube.a);
    tube.radius = movedRadius(tube.radius, pick(directions, handle), handle, goal);
  }
}

}  // namespace

Handles handlesOf(const Sphere<double>& sphere) {
  Handles handles;
  appendRadius(handles, sphere.center, sphere.radius, everywhere());
  appendCorner(handles, 0, sphere.center);
  return handles;
}
void moveHandleOf(Sphere<double>& sphere, const Handle& handle, const HandleGoal& goal) {
  if (handle.kind == HandleKind::corner) {
    sphere.center = goal.position;
  } else {
    sphere.radius = movedRadius(sphere.radius, pick(everywhere(), handle), handle, goal);
  }
}

Handles handlesOf(const Ellipsoid<double>& ellipsoid) {
  Handles handles;
  for (std::size_t i = 0; i < 3; ++i) {
    for (const int side : {1, -1}) {
      const Vector3d outwards = side * ellipsoid.axes[i];
      handles.push_back({{},
                         HandleKind::measure,
                         static_cast<int>(handles.size()),
                         ellipsoid.center + ellipsoid.radii[i] * outwards,
                         DragConstraint::along(outwards)});
    }
  }
  appendCorner(handles, 0, ellipsoid.center);
  return handles;
}
void moveHandleOf(Ellipsoid<double>& ellipsoid, const Handle& handle, const HandleGoal& goal) {
  if (handle.kind == HandleKind::corner) {
    ellipsoid.center = goal.position;
  } else {
    const auto i = static_cast<std::size_t>(handle.index / 2);
    const Vector3d outwards = (handle.index % 2 == 0 ? 1 : -1) * ellipsoid.axes[i];
    ellipsoid.radii[i] = movedRadius(ellipsoid.radii[i], outwards, handle, goal);
  }
}

Handles handlesOf(const Capsule<double>& capsule) { return handlesOfTube(capsule); }
void moveHandleOf(Capsule<double>& capsule, const Handle& handle, const HandleGoal& goal) {
  moveTube(capsule, handle, goal);
}
Handles handlesOf(const Cylinder<double>& cylinder) { return handlesOfTube(cylinder); }
void moveHandleOf(Cylinder<double>& cylinder, const Handle& handle, const HandleGoal& goal) {
  moveTube(cylinder, handle, goal);
}

Handles handlesOf(const Cone<double>& cone) {
  Handles handles;
  const Vector3d base = cone.apex + cone.height * cone.axis;
  appendRadius(handles, base, cone.radius, around(cone.axis));
  handles.push_back({{}, HandleKind::face, 0, base, DragConstraint::along(cone.axis)});
  appendCorner(handles, 0, cone.apex);
  return handles;
}

// The base stays while the apex moves, and vice versa.
void moveHandleOf(Cone<double>& cone, const Handle& handle, const HandleGoal& goal) {
  if (handle.kind == HandleKind::face) {
    const double step = cone.axis.dot(goal.position - handle.position);
    if (step != 0) cone.height = std::max(goal.rounded(cone.height + step), 0.0);
  } else if (handle.kind == HandleKind::measure) {
    const auto directions = around(cone.axis);
    cone.radius = movedRadius(cone.radius, pick(directions, handle), handle, goal);
  } else if (goal.position != cone.apex) {
    const Vector3d whole = cone.apex + cone.height * cone.axis - goal.position;
    cone.apex = goal.position;
    cone.height = whole.stableNorm();
    if (cone.height > 0) cone.axis = axisOr(whole);
  }
}

Handles handlesOf(const Disc<double>& disc) {
  Handles handles;
  appendRadius(handles, disc.center, disc.radius, around(disc.normal));
  appendCorner(handles, 0, disc.center);
  handles.push_back({{}, HandleKind::tip, 0, disc.center + disc.normal});
  return handles;
}
void moveHandleOf(Disc<double>& disc, const Handle& handle, const HandleGoal& goal) {
  if (handle.kind == HandleKind::corner) {
    disc.center = goal.position;
  } else if (handle.kind == HandleKind::measure) {
    disc.radius = movedRadius(disc.radius, pick(around(disc.normal), handle), handle, goal);
  } else {
    for (int k = 0; k < 3; ++k) {
      if (goal.position[k] == handle.position[k]) continue;
      disc.normal[k] = goal.rounded(goal.position[k] - disc.center[k]);
    }
  }
}

}  // namespace hairline::detail
