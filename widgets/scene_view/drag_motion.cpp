#include "widgets/scene_view/drag_motion.h"

#include <Eigen/Geometry>
#include <cmath>

namespace hairline {
namespace {

using Eigen::Vector3d;

// Below these the ray is so near to the plane, or to the axis, that a pixel is a long way.
constexpr double edgeOnSine = 0.06;
constexpr double endOnSine = 0.06;

Vector3d inViewPlane(const Vector3d& grabbed, const QPointF& from, const QPointF& to,
                     const ViewState& view) {
  return view.camera.unproject(to, grabbed, view.size) -
         view.camera.unproject(from, grabbed, view.size);
}

std::optional<Vector3d> onPlane(int axis, const Vector3d& grabbed, const QPointF& pixel,
                                const ViewState& view) {
  const ViewRay ray = view.ray(pixel);
  if (std::abs(ray.direction[axis]) < edgeOnSine) return std::nullopt;
  const double t = (grabbed[axis] - ray.origin[axis]) / ray.direction[axis];
  if (!(t > 0)) return std::nullopt;
  return ray.origin + t * ray.direction;
}

// The parameter of the point of the line grabbed + t e_axis nearest to the ray through a pixel.
std::optional<double> onAxis(int axis, const Vector3d& grabbed, const QPointF& pixel,
                             const ViewState& view) {
  const ViewRay ray = view.ray(pixel);
  const double along = ray.direction[axis];
  const double sineSquared = 1 - along * along;
  if (sineSquared < endOnSine * endOnSine) return std::nullopt;
  const Vector3d off = ray.origin - grabbed;
  return (off[axis] - off.dot(ray.direction) * along) / sineSquared;
}

Vector3d finite(const Vector3d& movement) {
  return movement.allFinite() ? movement : Vector3d::Zero();
}

}  // namespace

int dominantAxis(const Camera& camera) {
  int axis = 0;
  camera.backward().cwiseAbs().maxCoeff(&axis);
  return axis;
}

Vector3d movementOf(const DragConstraint& constraint, const Vector3d& grabbed, const QPointF& from,
                    const QPointF& to, const ViewState& view) {
  Vector3d movement = Vector3d::Zero();
  if (constraint.kind == DragConstraint::Kind::axis) {
    const auto start = onAxis(constraint.axis, grabbed, from, view);
    const auto end = onAxis(constraint.axis, grabbed, to, view);
    if (start && end) movement[constraint.axis] = *end - *start;
    return finite(movement);
  }
  int tied = constraint.axis;
  bool planar = constraint.kind == DragConstraint::Kind::plane;
  if (!planar) {
    tied = dominantAxis(view.camera);
    planar = 1 - std::abs(view.camera.backward()[tied]) < 1e-12;
  }
  if (!planar) return finite(inViewPlane(grabbed, from, to, view));
  const auto start = onPlane(tied, grabbed, from, view);
  const auto end = onPlane(tied, grabbed, to, view);
  movement = start && end ? Vector3d(*end - *start) : inViewPlane(grabbed, from, to, view);
  movement[tied] = 0;
  return finite(movement);
}

}  // namespace hairline
