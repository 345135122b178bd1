#include "widgets/scene_view/gizmo_motion.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <numbers>

namespace hairline {
namespace {

using Eigen::Vector3d;

constexpr double degreesPerRadian = 180 / std::numbers::pi;
constexpr double fromTheSide = 0.15;
constexpr double leastFactor = 0.01;

// From the pivot to where the ray through a pixel meets the plane of the ring.
std::optional<Vector3d> armTo(const QPointF& pixel, const Vector3d& axis, const Vector3d& pivot,
                              const ViewState& view) {
  const ViewRay ray = view.ray(pixel);
  const double towards = axis.dot(ray.direction);
  if (std::abs(towards) < 0.02) return std::nullopt;
  const double t = axis.dot(pivot - ray.origin) / towards;
  const Vector3d arm = ray.origin + t * ray.direction - pivot;
  if (!(t > 0) || !(arm.norm() > 0)) return std::nullopt;
  return arm;
}

}  // namespace

double degreesOf(const Vector3d& axis, const Vector3d& pivot, const QPointF& from,
                 const QPointF& to, const ViewState& view) {
  const Camera& camera = view.camera;
  if (std::abs(axis.dot(camera.backward())) > fromTheSide) {
    const auto start = armTo(from, axis, pivot, view);
    const auto end = armTo(to, axis, pivot, view);
    if (start && end) {
      return degreesPerRadian * std::atan2(axis.dot(start->cross(*end)), start->dot(*end));
    }
  }
  const Vector3d along = axis.cross(camera.backward());
  const QPointF step = to - from;
  const double pixels = along.dot(camera.right()) * step.x() - along.dot(camera.up()) * step.y();
  return degreesPerRadian * pixels / Gizmo::ringRadius;
}

double factorOf(const Vector3d& axis, const Vector3d& pivot, const QPointF& from, const QPointF& to,
                const ViewState& view) {
  const double length = Gizmo::arrowEnd * view.worldPerPixel(pivot);
  const Vector3d grabbed = pivot + length * axis;
  const Vector3d movement = movementOf(DragConstraint::along(axis), grabbed, from, to, view);
  return std::max(1 + movement.dot(axis) / length, leastFactor);
}

double evenFactorOf(const QPointF& from, const QPointF& to) {
  const QPointF step = to - from;
  return std::max(1 + (step.x() - step.y()) / (1.4 * Gizmo::arrowEnd), leastFactor);
}

}  // namespace hairline
