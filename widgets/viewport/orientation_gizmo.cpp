#include "widgets/viewport/orientation_gizmo.h"

#include <algorithm>
#include <cmath>

namespace hairline {
namespace {

constexpr double margin = 12;

double apart(const QPointF& first, const QPointF& second) {
  return std::hypot(first.x() - second.x(), first.y() - second.y());
}

}  // namespace

OrientationGizmo::OrientationGizmo(const Camera& camera, const QSizeF& view)
    : m_centre(view.width() - margin - discRadius, margin + discRadius) {
  constexpr AxisView views[3][2] = {{AxisView::left, AxisView::right},
                                    {AxisView::front, AxisView::back},
                                    {AxisView::bottom, AxisView::top}};
  std::size_t next = 0;
  for (int axis = 0; axis < 3; ++axis) {
    for (const bool positive : {false, true}) {
      const double sign = positive ? 1 : -1;
      const double x = sign * camera.right()[axis];
      const double y = sign * camera.up()[axis];
      m_balls[next++] = {axis, positive, m_centre + armLength * QPointF(x, -y),
                         sign * camera.backward()[axis], views[axis][positive ? 1 : 0]};
    }
  }
  std::ranges::stable_sort(m_balls, {}, &Ball::nearness);
}

std::optional<OrientationGizmo::Ball> OrientationGizmo::ballAt(const QPointF& pixel) const {
  constexpr double reach = ballRadius + 1.5;
  for (auto ball = m_balls.rbegin(); ball != m_balls.rend(); ++ball) {
    if (apart(ball->centre, pixel) <= reach) return *ball;
  }
  return std::nullopt;
}

bool OrientationGizmo::contains(const QPointF& pixel) const {
  return apart(m_centre, pixel) <= discRadius;
}

bool OrientationGizmo::fits(const QSizeF& view) {
  return view.width() >= 4 * discRadius && view.height() >= 4 * discRadius;
}

}  // namespace hairline
