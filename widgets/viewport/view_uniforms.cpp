#include "widgets/viewport/view_uniforms.h"

#include <algorithm>
#include <cmath>

namespace hairline {
namespace {

Eigen::Matrix3d viewRotation(const Camera& camera) {
  Eigen::Matrix3d rotation;
  rotation << camera.right().transpose(), camera.up().transpose(), camera.backward().transpose();
  return rotation;
}

QMatrix4x4 toQt(const Eigen::Matrix3d& rotation, const Eigen::Vector3d& translation) {
  QMatrix4x4 result;
  for (int row = 0; row < 3; ++row) {
    for (int column = 0; column < 3; ++column) {
      result(row, column) = static_cast<float>(rotation(row, column));
    }
    result(row, 3) = static_cast<float>(translation[row]);
  }
  return result;
}

struct DepthRange {
  double nearest;
  double farthest;
};

// The depths of the bounds in front of the eye, with a margin.
DepthRange depthRange(const Eigen::Matrix3d& rotation, const Eigen::Vector3d& translation,
                      const Eigen::Vector3d& min, const Eigen::Vector3d& max, double distance) {
  double nearest = distance;
  double farthest = distance;
  if ((min.array() <= max.array()).all()) {
    for (unsigned i = 0; i < 8; ++i) {
      const Eigen::Vector3d corner{(i & 1) != 0 ? max.x() : min.x(),
                                   (i & 2) != 0 ? max.y() : min.y(),
                                   (i & 4) != 0 ? max.z() : min.z()};
      const double depth = -(rotation.row(2).dot(corner) + translation.z());
      nearest = std::min(nearest, depth);
      farthest = std::max(farthest, depth);
    }
  }
  const double air = 0.02 * (farthest - nearest) + 0.01 * distance;
  return {nearest - air, farthest + air};
}

}  // namespace

ViewUniforms viewUniforms(const Camera& camera, const LocalFrame& frame, const QSizeF& view,
                          double pixelRatio, const Eigen::Vector3d& min, const Eigen::Vector3d& max,
                          double reach) {
  const double width = std::max(view.width(), 1.0);
  const double height = std::max(view.height(), 1.0);
  const double distance = camera.distance / frame.scale;
  const Eigen::Matrix3d rotation = viewRotation(camera);
  const Eigen::Vector3d translation =
      -(rotation * frame.toLocal(camera.target)) - Eigen::Vector3d(0, 0, distance);
  DepthRange depth = depthRange(rotation, translation, min, max, distance);
  depth.farthest = std::max(depth.farthest, distance + reach);

  ViewUniforms uniforms;
  uniforms.localToEye = toQt(rotation, translation);
  uniforms.viewport =
      QVector2D(static_cast<float>(width * pixelRatio), static_cast<float>(height * pixelRatio));
  const double half = std::tan(camera.verticalField / 2);
  const double pixel = 2 * half / (height * pixelRatio);
  const bool perspective = camera.projection == Projection::perspective;
  const double top = half * (perspective ? 1 : distance);
  const double side = top * width / height;
  QMatrix4x4& clip = uniforms.eyeToClip;
  clip.fill(0);
  clip(0, 0) = static_cast<float>(1 / side);
  clip(1, 1) = static_cast<float>(1 / top);
  if (perspective) {
    if (reach > 0) depth.nearest = std::min(depth.nearest, 0.01 * distance);
    // An eye within the scene needs some near plane all the same.
    depth.nearest = std::max({depth.nearest, 0.005 * distance, 1e-5 * depth.farthest});
    const double length = depth.farthest - depth.nearest;
    clip(2, 2) = static_cast<float>(-(depth.farthest + depth.nearest) / length);
    clip(2, 3) = static_cast<float>(-2 * depth.farthest * depth.nearest / length);
    clip(3, 2) = -1;
    uniforms.pixelLength = QVector2D(0, static_cast<float>(pixel));
  } else {
    // An orthographic camera has no eye point, so nothing can be behind it.
    depth.nearest = std::min(depth.nearest, distance - reach);
    const double length = depth.farthest - depth.nearest;
    clip(2, 2) = static_cast<float>(-2 / length);
    clip(2, 3) = static_cast<float>(-(depth.farthest + depth.nearest) / length);
    clip(3, 3) = 1;
    uniforms.pixelLength = QVector2D(static_cast<float>(pixel * distance), 0);
  }
  uniforms.nearPlane = static_cast<float>(depth.nearest);
  return uniforms;
}

ViewUniforms overlayUniforms(const QSizeF& view, double pixelRatio) {
  const float width = static_cast<float>(std::max(view.width(), 1.0));
  const float height = static_cast<float>(std::max(view.height(), 1.0));
  ViewUniforms uniforms;
  uniforms.eyeToClip.ortho(0, width, height, 0, -1, 1);
  uniforms.viewport = QVector2D(width, height) * static_cast<float>(pixelRatio);
  uniforms.nearPlane = -1;
  uniforms.pixelLength = QVector2D(0, 0);
  return uniforms;
}

GridUniforms gridUniforms(const Camera& camera, const LocalFrame& frame, const QSizeF& view) {
  GridUniforms grid;
  int normalAxis = 2;
  if (camera.projection == Projection::orthographic) {
    for (const int axis : {0, 1}) {
      if (std::abs(camera.backward()[axis]) > 1 - 1e-9) normalAxis = axis;
    }
  }
  grid.firstAxis = normalAxis == 0 ? 1 : 0;
  grid.secondAxis = normalAxis == 2 ? 1 : 2;

  const double perPixel = camera.worldPerPixel(camera.target, view);
  constexpr double leastPixels = 7;
  const double spacing = std::pow(10.0, std::ceil(std::log10(leastPixels * perPixel)));
  const double pixels = spacing / perPixel;
  // Full strength only at ten times the initial spacing, where the next finer lines begin.
  grid.fineness =
      static_cast<float>(std::clamp((pixels - leastPixels) / (3 * leastPixels), 0.0, 1.0));
  grid.spacing = static_cast<float>(spacing / frame.scale);

  const double major = 10 * spacing;
  Eigen::Vector3d anchor = Eigen::Vector3d::Zero();
  for (const int axis : {grid.firstAxis, grid.secondAxis}) {
    anchor[axis] = std::round(camera.target[axis] / major) * major;
  }
  Eigen::Matrix3d plane;
  plane << Eigen::RowVector3d::Unit(grid.firstAxis), Eigen::RowVector3d::Unit(grid.secondAxis),
      Eigen::RowVector3d::Unit(normalAxis);
  const Eigen::Vector3d eye = plane * ((camera.eye() - anchor) / frame.scale);
  const Eigen::Matrix3d planeToEye = viewRotation(camera) * plane.transpose();
  grid.planeToEye = toQt(planeToEye, -(planeToEye * eye));
  grid.eye = QVector3D(static_cast<float>(eye.x()), static_cast<float>(eye.y()),
                       static_cast<float>(eye.z()));
  const Eigen::Vector3d target = plane * ((camera.target - anchor) / frame.scale);
  grid.target = QVector2D(static_cast<float>(target.x()), static_cast<float>(target.y()));
  grid.axisLines = QVector2D(static_cast<float>(-anchor[grid.secondAxis] / frame.scale),
                             static_cast<float>(-anchor[grid.firstAxis] / frame.scale));
  const double reach = camera.projection == Projection::perspective ? 5 : 40;
  grid.radius = static_cast<float>(reach * camera.distance / frame.scale);
  return grid;
}

double roundLength(double length) {
  if (!(length > 0) || !std::isfinite(length)) return 0;
  const double power = std::pow(10.0, std::floor(std::log10(length)));
  const double digit = length / power;
  return power * (digit >= 5 ? 5 : digit >= 2 ? 2 : 1);
}

}  // namespace hairline
