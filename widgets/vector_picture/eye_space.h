#pragma once

#include <QPointF>
#include <vector>

#include "widgets/scene_view/view_state.h"

namespace hairline {

/// A point on the picture, with how far it lies behind it. The depth grows with the distance and is
/// linear on the picture along every straight line of the world.
struct PicturePoint {
  QPointF place;
  double depth = 0;
};

/// Brings points of the world onto a picture, cutting off what lies at or behind the eye.
class EyeSpace {
 public:
  explicit EyeSpace(const ViewState& view);

  /// Coordinates to the right, up and towards the eye, which is the origin in perspective.
  Eigen::Vector3d toEye(const Eigen::Vector3d& world) const;

  /// A convex polygon; empty when none of it is before the eye.
  std::vector<PicturePoint> polygon(const std::vector<Eigen::Vector3d>& corners) const;
  /// A segment, its two ends; empty when none of it is before the eye.
  std::vector<PicturePoint> segment(const Eigen::Vector3d& from, const Eigen::Vector3d& to) const;

 private:
  PicturePoint onPicture(const Eigen::Vector3d& eye) const;

  const ViewState& m_view;
  double m_near;
};

}  // namespace hairline
