#include "widgets/viewport/camera.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace hairline {
namespace {

constexpr double quarterTurn = std::numbers::pi / 2;
// Beyond these a camera could no longer be squared without overflow or underflow.
constexpr double smallestDistance = 1e-140;
constexpr double largestDistance = 1e140;

double halfHeight(const Camera& camera) { return std::tan(camera.verticalField / 2); }

QSizeF usable(const QSizeF& view) {
  return {std::max(view.width(), 1.0), std::max(view.height(), 1.0)};
}

// The pixel in units of half the view's height from its centre, y up.
Eigen::Vector2d centred(const QPointF& pixel, const QSizeF& view) {
  const QSizeF size = usable(view);
  return {(2 * pixel.x() - size.width()) / size.height(), 1 - 2 * pixel.y() / size.height()};
}

}  // namespace

Eigen::Vector3d Camera::right() const { return {-std::sin(yaw), std::cos(yaw), 0}; }

Eigen::Vector3d Camera::up() const {
  return {-std::sin(pitch) * std::cos(yaw), -std::sin(pitch) * std::sin(yaw), std::cos(pitch)};
}

Eigen::Vector3d Camera::backward() const {
  return {std::cos(pitch) * std::cos(yaw), std::cos(pitch) * std::sin(yaw), std::sin(pitch)};
}

Eigen::Vector3d Camera::toView(const Eigen::Vector3d& world) const {
  const Eigen::Vector3d offset = world - target;
  return {right().dot(offset), up().dot(offset), backward().dot(offset)};
}

std::optional<QPointF> Camera::project(const Eigen::Vector3d& world, const QSizeF& view) const {
  const Eigen::Vector3d point = toView(world);
  const double depth = projection == Projection::perspective ? distance - point.z() : distance;
  if (!(depth > 0)) return std::nullopt;
  const QSizeF size = usable(view);
  const double scale = size.height() / 2 / (depth * halfHeight(*this));
  return QPointF(size.width() / 2 + point.x() * scale, size.height() / 2 - point.y() * scale);
}

ViewRay Camera::ray(const QPointF& pixel, const QSizeF& view) const {
  const Eigen::Vector2d at = centred(pixel, view) * halfHeight(*this);
  if (projection == Projection::perspective) {
    const Eigen::Vector3d direction = at.x() * right() + at.y() * up() - backward();
    return {eye(), direction.normalized()};
  }
  constexpr double farBack = 1000;
  const Eigen::Vector3d start = target + distance * (at.x() * right() + at.y() * up());
  return {start + farBack * distance * backward(), -backward()};
}

double Camera::worldPerPixel(const Eigen::Vector3d& world, const QSizeF& view) const {
  const double depth =
      projection == Projection::perspective ? distance - toView(world).z() : distance;
  return 2 * std::abs(depth) * halfHeight(*this) / usable(view).height();
}

Eigen::Vector3d Camera::unproject(const QPointF& pixel, const Eigen::Vector3d& through,
                                  const QSizeF& view) const {
  const double back = toView(through).z();
  const double depth = projection == Projection::perspective ? distance - back : distance;
  const Eigen::Vector2d at = centred(pixel, view) * (halfHeight(*this) * depth);
  return target + at.x() * right() + at.y() * up() + back * backward();
}

void Camera::orbit(const QPointF& pixels, const QSizeF& view) {
  const double perPixel = std::numbers::pi / usable(view).height();
  yaw = std::remainder(yaw - pixels.x() * perPixel, 2 * std::numbers::pi);
  pitch = std::clamp(pitch + pixels.y() * perPixel, -quarterTurn, quarterTurn);
}

void Camera::pan(const QPointF& pixels, const QSizeF& view) {
  const double scale = worldPerPixel(target, view);
  target += scale * (-pixels.x() * right() + pixels.y() * up());
}

void Camera::zoom(double factor, const QPointF& cursor, const QSizeF& view,
                  const std::optional<Eigen::Vector3d>& under) {
  const double next = std::clamp(distance * factor, smallestDistance, largestDistance);
  const double ratio = next / distance;
  const Eigen::Vector3d fixed = under ? *under : unproject(cursor, target, view);
  // Shrinking the whole view about the fixed point leaves the point's pixel as it is.
  target = fixed + ratio * (target - fixed);
  distance = next;
}

void Camera::frame(const Eigen::Vector3d& min, const Eigen::Vector3d& max, const QSizeF& view) {
  constexpr double margin = 1.15;
  if (!min.allFinite() || !max.allFinite() || (min.array() > max.array()).any()) return;
  const QSizeF size = usable(view);
  const double vertical = halfHeight(*this);
  const double horizontal = vertical * size.width() / size.height();
  target = min / 2 + max / 2;
  double needed = 0;
  for (unsigned i = 0; i < 8; ++i) {
    const Eigen::Vector3d corner{(i & 1) != 0 ? max.x() : min.x(), (i & 2) != 0 ? max.y() : min.y(),
                                 (i & 4) != 0 ? max.z() : min.z()};
    const Eigen::Vector3d point = toView(corner);
    const double side = std::max(std::abs(point.x()) / horizontal, std::abs(point.y()) / vertical);
    const double nearer =
        projection == Projection::perspective ? margin * std::max(point.z(), 0.0) : 0;
    needed = std::max(needed, side * margin + nearer);
  }
  if (needed > 0) distance = std::clamp(needed, smallestDistance, largestDistance);
}

void Camera::look(AxisView from) {
  switch (from) {
    case AxisView::top:
      yaw = -quarterTurn, pitch = quarterTurn;
      break;
    case AxisView::bottom:
      yaw = -quarterTurn, pitch = -quarterTurn;
      break;
    case AxisView::front:
      yaw = -quarterTurn, pitch = 0;
      break;
    case AxisView::back:
      yaw = quarterTurn, pitch = 0;
      break;
    case AxisView::left:
      yaw = 2 * quarterTurn, pitch = 0;
      break;
    case AxisView::right:
      yaw = 0, pitch = 0;
      break;
  }
}

}  // namespace hairline
