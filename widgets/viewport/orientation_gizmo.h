#pragma once

#include <QPointF>
#include <QSizeF>
#include <array>
#include <optional>

#include "widgets/viewport/camera.h"

namespace hairline {

/// The six balls in the upper right corner of the view that show the directions of the axes.
/// Clicking one looks from its side.
class OrientationGizmo {
 public:
  /// One ball: axis 0 to 2, the sign of its direction, its position, and its depth from -1 (behind
  /// the centre) to 1.
  struct Ball {
    int axis;
    bool positive;
    QPointF centre;
    double nearness;
    AxisView view;
  };

  static constexpr double ballRadius = 9;   ///< pixels
  static constexpr double armLength = 34;   ///< pixels from the centre to a ball
  static constexpr double discRadius = 46;  ///< pixels, the size of the gizmo

  OrientationGizmo(const Camera& camera, const QSizeF& view);

  /// The middle, in pixels of the view.
  QPointF centre() const { return m_centre; }
  /// All six, farthest first.
  const std::array<Ball, 6>& balls() const { return m_balls; }
  /// The front ball at a pixel.
  std::optional<Ball> ballAt(const QPointF& pixel) const;
  /// Whether a pixel lies on the gizmo, ball or not.
  bool contains(const QPointF& pixel) const;
  /// Whether the view is large enough for a gizmo.
  static bool fits(const QSizeF& view);

 private:
  QPointF m_centre;
  std::array<Ball, 6> m_balls;
};

}  // namespace hairline
