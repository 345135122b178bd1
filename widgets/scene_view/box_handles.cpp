#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "core/shapes/positions.h"
#include "widgets/scene_view/shape_handles.h"

namespace hairline::detail {
namespace {

using Eigen::Vector3d;

bool isUpper(const Handle& handle, int axis) {
  return handle.kind == HandleKind::face ? handle.index % 2 == 1 : (handle.index >> axis & 1) == 1;
}

bool moves(const Handle& handle, int axis) {
  return handle.kind == HandleKind::corner || handle.index / 2 == axis;
}

// A box of any kind: the point with parameters from -1 to 1 along each axis, which axes have an
// extent, and the directions of its faces.
struct BoxFrame {
  Vector3d center;
  std::vector<Vector3d> halves;
  std::vector<DragConstraint> normals;
  DragConstraint corners;
};

Handles handlesOfFrame(const BoxFrame& frame) {
  Handles handles;
  const int dimensions = static_cast<int>(frame.halves.size());
  const auto half = [&frame](int k) { return frame.halves[static_cast<std::size_t>(k)]; };
  for (int bits = 0; bits < 1 << dimensions; ++bits) {
    Vector3d corner = frame.center;
    bool repeated = false;
    for (int k = 0; k < dimensions; ++k) {
      const bool upper = (bits >> k & 1) == 1;
      corner += upper ? half(k) : Vector3d(-half(k));
      repeated |= upper && half(k).isZero(0);
    }
    if (!repeated) handles.push_back({{}, HandleKind::corner, bits, corner, frame.corners});
  }
  for (int face = 0; face < 2 * dimensions; ++face) {
    const int k = face / 2;
    const bool upper = face % 2 == 1;
    if (!upper && half(k).isZero(0)) continue;
    const Vector3d middle = frame.center + (upper ? half(k) : Vector3d(-half(k)));
    handles.push_back(
        {{}, HandleKind::face, face, middle, frame.normals[static_cast<std::size_t>(k)]});
  }
  return handles;
}

// The handles of a box given by min and max have exactly these coordinates.
template <typename Box>
Handles handlesOfAligned(const Box& box, const DragConstraint& corners) {
  constexpr int dimensions = decltype(Box::min)::SizeAtCompileTime;
  const Vector3d low = inSpace(box.min);
  const Vector3d high = inSpace(box.max);
  BoxFrame frame{low / 2 + high / 2, {}, {}, corners};
  for (int k = 0; k < dimensions; ++k) {
    frame.halves.push_back((high[k] / 2 - low[k] / 2) * Vector3d::Unit(k));
    frame.normals.push_back({DragConstraint::Kind::axis, k});
  }
  Handles handles = handlesOfFrame(frame);
  for (Handle& handle : handles) {
    for (int k = 0; k < dimensions; ++k) {
      if (moves(handle, k)) handle.position[k] = isUpper(handle, k) ? high[k] : low[k];
    }
  }
  return handles;
}

template <typename Box>
void moveAligned(Box& box, const Handle& handle, const Vector3d& position) {
  for (int k = 0; k < decltype(Box::min)::SizeAtCompileTime; ++k) {
    if (!moves(handle, k)) continue;
    if (isUpper(handle, k)) {
      box.max[k] = std::max(position[k], box.min[k]);
    } else {
      box.min[k] = std::min(position[k], box.max[k]);
    }
  }
}

template <typename Box>
BoxFrame frameOf(const Box& box) {
  BoxFrame frame{box.center, {}, {}, {}};
  for (std::size_t k = 0; k < box.axes.size(); ++k) {
    frame.halves.push_back(box.halfExtents[k] * box.axes[k]);
    frame.normals.push_back(DragConstraint::along(box.axes[k]));
  }
  return frame;
}

// Moves the side or corner; the opposite one stays.
template <typename Box>
void moveOriented(Box& box, const Handle& handle, const HandleGoal& goal) {
  Vector3d opposite = box.center;
  for (std::size_t k = 0; k < box.axes.size(); ++k) {
    const int axis = static_cast<int>(k);
    const double sign = isUpper(handle, axis) ? 1 : -1;
    if (moves(handle, axis)) opposite -= sign * box.halfExtents[k] * box.axes[k];
  }
  Vector3d center = opposite;
  bool changed = false;
  for (std::size_t k = 0; k < box.axes.size(); ++k) {
    const int axis = static_cast<int>(k);
    if (!moves(handle, axis)) continue;
    const double sign = isUpper(handle, axis) ? 1 : -1;
    const double step = box.axes[k].dot(goal.position - handle.position);
    if (step != 0) {
      // The extent is rounded, so that the centre, too, ends on a short number.
      const double extent = goal.rounded(2 * box.halfExtents[k] + sign * step);
      box.halfExtents[k] = std::max(extent, 0.0) / 2;
      changed = true;
    }
    center += sign * box.halfExtents[k] * box.axes[k];
  }
  if (changed) box.center = center;
}

}  // namespace

Handles handlesOf(const Aabb<double>& box) { return handlesOfAligned(box, {}); }
Handles handlesOf(const Rectangle2<double>& rectangle) {
  BoxFrame frame = frameOf(spatial(rectangle));
  frame.corners = {DragConstraint::Kind::plane, 2};
  return handlesOfFrame(frame);
}
Handles handlesOf(const Obb<double>& box) { return handlesOfFrame(frameOf(box)); }
Handles handlesOf(const Rectangle<double>& rectangle) {
  BoxFrame frame = frameOf(rectangle);
  frame.corners =
      DragConstraint::across(rectangle.axes[0].cross(rectangle.axes[1]).stableNormalized());
  return handlesOfFrame(frame);
}

Handles handlesOf(const Grid& grid) {
  const Vector3d cells(grid.dimensions[0], grid.dimensions[1], grid.dimensions[2]);
  Handles handles = handlesOf(Aabb<double>{grid.origin, grid.origin + grid.cell * cells});
  handles.push_back({{},
                     HandleKind::measure,
                     0,
                     grid.origin + grid.cell * Vector3d::UnitX(),
                     {DragConstraint::Kind::axis, 0}});
  return handles;
}

void moveHandleOf(Aabb<double>& box, const Handle& handle, const HandleGoal& goal) {
  moveAligned(box, handle, goal.position);
}
void moveHandleOf(Rectangle2<double>& rectangle, const Handle& handle, const HandleGoal& goal) {
  Rectangle<double> box = spatial(rectangle);
  moveOriented(box, handle, goal);
  rectangle.center = box.center.head<2>();
  rectangle.halfExtents = box.halfExtents;
}
void moveHandleOf(Obb<double>& box, const Handle& handle, const HandleGoal& goal) {
  moveOriented(box, handle, goal);
}
void moveHandleOf(Rectangle<double>& rectangle, const Handle& handle, const HandleGoal& goal) {
  moveOriented(rectangle, handle, goal);
}

// Faces and corners move by whole cells.
void moveHandleOf(Grid& grid, const Handle& handle, const HandleGoal& goal) {
  if (handle.kind == HandleKind::measure) {
    if (goal.position.x() != handle.position.x()) {
      grid.cell = goal.rounded(goal.position.x() - grid.origin.x());
    }
    return;
  }
  constexpr double most = 4096;
  for (int k = 0; k < 3; ++k) {
    if (!moves(handle, k)) continue;
    int& dimension = grid.dimensions[static_cast<std::size_t>(k)];
    const double sign = isUpper(handle, k) ? 1 : -1;
    const double step = sign * (goal.position[k] - handle.position[k]) / grid.cell;
    const int next = static_cast<int>(std::clamp(std::round(dimension + step), 1.0, most));
    if (!isUpper(handle, k) && next != dimension) {
      grid.origin[k] = goal.rounded(grid.origin[k] + grid.cell * (dimension - next));
    }
    dimension = next;
  }
}

}  // namespace hairline::detail
