#include <Eigen/Geometry>
#include <vector>

#include "core/shapes/positions.h"
#include "widgets/scene_view/shape_handles.h"

namespace hairline::detail {
namespace {

using Eigen::Vector3d;

// Newell's normal, of unit length; nothing for an outline without area.
template <typename Vertices>
std::optional<Vector3d> normalOf(const Vertices& vertices) {
  Vector3d sum = Vector3d::Zero();
  for (std::size_t i = 1; i + 1 < vertices.size(); ++i) {
    sum += (vertices[i] - vertices[0]).cross(vertices[i + 1] - vertices[0]);
  }
  const Vector3d unit = sum.stableNormalized();
  if (!(unit.squaredNorm() > 0.5)) return std::nullopt;
  return unit;
}

// Three corners are flat wherever they are, unless others have to stay in their plane.
template <typename Outline>
bool isFree(const Outline& outline) {
  if constexpr (requires { outline.holes; }) {
    if (!outline.holes.empty()) return false;
  }
  return outline.vertices.size() <= 3;
}

// The corners of a polygon's holes follow those of its outer loop.
template <typename Outline>
Handles handlesOfOutline(const Outline& outline) {
  DragConstraint freedom;
  if (!isFree(outline)) {
    if (const auto normal = normalOf(outline.vertices)) {
      freedom = DragConstraint::across(*normal);
      for (int k = 0; k < 3; ++k) {
        if (normal->cwiseAbs() == Vector3d::Unit(k)) freedom = {DragConstraint::Kind::plane, k};
      }
    }
  }
  Handles handles;
  int index = 0;
  forEachPosition(outline, [&](const Vector3d& vertex) {
    handles.push_back({{}, HandleKind::corner, index++, vertex, freedom});
  });
  return handles;
}

template <typename Outline>
void moveCorner(Outline& outline, const Handle& handle, const HandleGoal& goal) {
  std::vector<Vector3d*> corners;
  forEachPosition(outline, [&](Vector3d& corner) { corners.push_back(&corner); });
  const auto index = static_cast<std::size_t>(handle.index);
  if (index >= corners.size()) return;
  Vector3d& vertex = *corners[index];
  const auto normal = normalOf(outline.vertices);
  if (isFree(outline) || !normal) {
    vertex = goal.position;
    return;
  }
  // Two coordinates are rounded, and the plane gives the third.
  int tied = 0;
  normal->cwiseAbs().maxCoeff(&tied);
  const Vector3d from = vertex;
  double rise = 0;
  for (int k = 0; k < 3; ++k) {
    if (k == tied || goal.position[k] == handle.position[k]) continue;
    vertex[k] = goal.rounded(goal.position[k]);
    rise -= (*normal)[k] * (vertex[k] - from[k]) / (*normal)[tied];
  }
  if (rise != 0) vertex[tied] = from[tied] + rise;
}

}  // namespace

Handles handlesOf(const Quad<double>& quad) { return handlesOfOutline(quad); }
Handles handlesOf(const Polygon<double>& polygon) { return handlesOfOutline(polygon); }
void moveHandleOf(Quad<double>& quad, const Handle& handle, const HandleGoal& goal) {
  moveCorner(quad, handle, goal);
}
void moveHandleOf(Polygon<double>& polygon, const Handle& handle, const HandleGoal& goal) {
  moveCorner(polygon, handle, goal);
}

}  // namespace hairline::detail
