#include "widgets/scene_view/drag_motion.h"

#include <Eigen/Geometry>
#include <cmath>

namespace hairline {
namespace {

using Eigen::Vector3d;

// Below these the ray is so nearly parallel to the plane, or to the axis, that a pixel is a long
// distance.
constexpr double edgeOnSine = 0.06;
constexpr double endOnSine = 0.06;

Vector3d inViewPlane(const Vector3d& grabbed, const QPointF& from, const QPointF& to,
                     const ViewState& view) {
  return view.camera.unproject(to, grabbed, view.size) -
         view.camera.unproject(from, grabbed, view.size);
}

std::optional<Vector3d> onPlane(const Vector3d& normal, const Vector3d& grabbed,
                                const QPointF& pixel, const ViewState& view) {
  const ViewRay ray = view.ray(pixel);
  const double towards = normal.dot(ray.direction);
  if (std::abs(towards) < edgeOnSine) return std::nullopt;
  const double t = normal.dot(grabbed - ray.origin) / towards;
  if (!(t > 0)) return std::nullopt;
  return ray.origin + t * ray.direction;
}

// The parameter of the point of the line grabbed + t line nearest to the ray through a pixel.
std::optional<double> onLine(const Vector3d& line, const Vector3d& grabbed, const QPointF& pixel,
                             const ViewState& view) {
  const ViewRay ray = view.ray(pixel);
  const double along = ray.direction.dot(line);
  const double sineSquared = 1 - along * along;
  if (sineSquared < endOnSine * endOnSine) return std::nullopt;
  const Vector3d off = ray.origin - grabbed;
  return (off.dot(line) - off.dot(ray.direction) * along) / sineSquared;
}

double alongLine(const Vector3d& line, const Vector3d& grabbed, const QPointF& from,
                 const QPointF& to, const ViewState& view) {
  const auto start = onLine(line, grabbed, from, view);
  const auto end = onLine(line, grabbed, to, view);
  return start && end ? *end - *start : 0;
}

Vector3d finite(const Vector3d& movement) {
  return movement.allFinite() ? movement : Vector3d::Zero();
}

}  // namespace

DragConstraint DragConstraint::along(const Vector3d& direction) {
  for (int axis = 0; axis < 3; ++axis) {
    if (direction.cwiseAbs() == Vector3d::Unit(axis)) return {Kind::axis, axis};
  }
  return {Kind::line, 0, direction};
}

int dominantAxis(const Camera& camera) {
  int axis = 0;
  camera.backward().cwiseAbs().maxCoeff(&axis);
  return axis;
}

Vector3d movementOf(const DragConstraint& constraint, const Vector3d& grabbed, const QPointF& from,
                    const QPointF& to, const ViewState& view) {
  using Kind = DragConstraint::Kind;
  Vector3d movement = Vector3d::Zero();
  if (constraint.kind == Kind::axis) {
    const Vector3d line = Vector3d::Unit(constraint.axis);
    movement[constraint.axis] = alongLine(line, grabbed, from, to, view);
    return finite(movement);
  }
  if (constraint.kind == Kind::line) {
    const Vector3d& line = constraint.direction;
    return finite(alongLine(line, grabbed, from, to, view) * line);
  }
  if (constraint.kind == Kind::flat) {
    const Vector3d& normal = constraint.direction;
    const auto start = onPlane(normal, grabbed, from, view);
    const auto end = onPlane(normal, grabbed, to, view);
    if (start && end) return finite(*end - *start);
    movement = inViewPlane(grabbed, from, to, view);
    return finite(movement - normal.dot(movement) * normal);
  }
  int tied = constraint.axis;
  bool planar = constraint.kind == Kind::plane;
  if (!planar) {
    tied = dominantAxis(view.camera);
    planar = 1 - std::abs(view.camera.backward()[tied]) < 1e-12;
  }
  if (!planar) return finite(inViewPlane(grabbed, from, to, view));
  const auto start = onPlane(Vector3d::Unit(tied), grabbed, from, view);
  const auto end = onPlane(Vector3d::Unit(tied), grabbed, to, view);
  movement = start && end ? Vector3d(*end - *start) : inViewPlane(grabbed, from, to, view);
  movement[tied] = 0;
  return finite(movement);
}

}  // namespace hairline
