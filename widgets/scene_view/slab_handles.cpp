#include <algorithm>
#include <cmath>

#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/shape_handles.h"

namespace hairline::detail {
namespace {

using Eigen::Vector3d;

template <std::size_t N>
Vector3d normalOf(const std::array<int, N>& row) {
  Vector3d normal = Vector3d::Zero();
  for (std::size_t k = 0; k < N; ++k) normal[static_cast<int>(k)] = row[k];
  return normal;
}

// At the centre of the corners in the plane; for one that touches nothing, because its slab is not
// tight, at the point nearest to the centre of the shape.
Vector3d middleOf(const std::vector<Vector3d>& corners, const Vector3d& normal, double offset,
                  double slack) {
  Vector3d touching = Vector3d::Zero();
  Vector3d all = Vector3d::Zero();
  int count = 0;
  for (const Vector3d& corner : corners) {
    all += corner / static_cast<double>(corners.size());
    if (std::abs(normal.dot(corner) - offset) > slack) continue;
    touching += corner;
    ++count;
  }
  if (count > 0) return touching / count;
  return all + (offset - normal.dot(all)) / normal.squaredNorm() * normal;
}

template <typename Dop>
Handles handlesOfSlabs(const Dop& dop) {
  Handles handles;
  const std::vector<Vector3d> corners = cornersOf(Shape(dop));
  for (std::size_t i = 0; i < dop.directions.size(); ++i) {
    const Vector3d normal = normalOf(dop.directions[i]);
    const double slack = 1e-9 * std::max(std::abs(dop.min[i]), std::abs(dop.max[i]));
    for (int side = 0; side < 2; ++side) {
      if (side == 0 && dop.min[i] == dop.max[i]) continue;
      const double offset = side == 1 ? dop.max[i] : dop.min[i];
      handles.push_back({{},
                         HandleKind::face,
                         2 * static_cast<int>(i) + side,
                         middleOf(corners, normal, offset, slack),
                         DragConstraint::along(normal.normalized())});
    }
  }
  return handles;
}

template <typename Dop>
void moveSlab(Dop& dop, const Handle& handle, const HandleGoal& goal) {
  const auto i = static_cast<std::size_t>(handle.index / 2);
  if (i >= dop.directions.size()) return;
  const double step = normalOf(dop.directions[i]).dot(goal.position - handle.position);
  if (step == 0) return;
  if (handle.index % 2 == 1) {
    dop.max[i] = std::max(goal.rounded(dop.max[i] + step), dop.min[i]);
  } else {
    dop.min[i] = std::min(goal.rounded(dop.min[i] + step), dop.max[i]);
  }
}

}  // namespace

Handles handlesOf(const Kdop<double>& dop) { return handlesOfSlabs(dop); }
Handles handlesOf(const Kdop2<double>& dop) { return handlesOfSlabs(dop); }
void moveHandleOf(Kdop<double>& dop, const Handle& handle, const HandleGoal& goal) {
  moveSlab(dop, handle, goal);
}
void moveHandleOf(Kdop2<double>& dop, const Handle& handle, const HandleGoal& goal) {
  moveSlab(dop, handle, goal);
}

}  // namespace hairline::detail
