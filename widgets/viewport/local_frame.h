#pragma once

#include <Eigen/Core>
#include <algorithm>
#include <cmath>

#include "widgets/viewport/camera.h"

namespace hairline {

/// The frame of uploaded floats: near the camera's target and of the size of the visible part, so
/// that a picture is as steady at 1e-9 or far from the origin as around it.
struct LocalFrame {
  Eigen::Vector3d origin = Eigen::Vector3d::Zero();
  double scale = 1;  ///< world length of one local unit, a power of two

  static LocalFrame of(const Camera& camera) {
    return {camera.target, std::exp2(std::round(std::log2(camera.distance)))};
  }
  /// Whether floats in this frame still suit a camera that has moved.
  bool serves(const Camera& camera) const {
    const double ratio = camera.distance / scale;
    const double off = (camera.target - origin).cwiseAbs().maxCoeff();
    return ratio > 1.0 / 64 && ratio < 64 && off < 64 * std::min(camera.distance, scale);
  }
  friend bool operator==(const LocalFrame&, const LocalFrame&) = default;

  Eigen::Vector3d toLocal(const Eigen::Vector3d& world) const { return (world - origin) / scale; }
};

}  // namespace hairline
