#include "widgets/scene_view/gizmo.h"

#include <QPolygonF>
#include <cmath>

#include "widgets/scene_view/picking.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {

using Eigen::Vector3d;

Gizmo::Gizmo(const Vector3d& centre, const ViewState& view)
    : m_centre(centre), m_view(view), m_unit(view.worldPerPixel(centre)) {}

bool Gizmo::showsArrow(int axis) const { return std::abs(m_view.camera.backward()[axis]) < 0.98; }

bool Gizmo::showsSquare(int axis) const { return std::abs(m_view.camera.backward()[axis]) > 0.15; }

Vector3d Gizmo::at(int axis, double pixels) const {
  return m_centre + pixels * m_unit * Vector3d::Unit(axis);
}

std::array<Vector3d, 4> Gizmo::square(int axis) const {
  const Vector3d across = m_unit * Vector3d::Unit((axis + 1) % 3);
  const Vector3d along = m_unit * Vector3d::Unit((axis + 2) % 3);
  return {m_centre + squareStart * (across + along),
          m_centre + squareEnd * across + squareStart * along,
          m_centre + squareEnd * (across + along),
          m_centre + squareStart * across + squareEnd * along};
}

std::optional<DragConstraint> Gizmo::partAt(const QPointF& pixel) const {
  for (int axis = 0; axis < 3; ++axis) {
    if (!showsSquare(axis)) continue;
    QPolygonF outline;
    for (const Vector3d& corner : square(axis)) {
      if (const auto point = m_view.project(corner)) outline << *point;
    }
    if (outline.size() == 4 && outline.containsPoint(pixel, Qt::OddEvenFill)) {
      return DragConstraint{DragConstraint::Kind::plane, axis};
    }
  }
  std::optional<DragConstraint> best;
  double bestDistance = pickTolerance;
  for (int axis = 0; axis < 3; ++axis) {
    const auto start = m_view.project(at(axis, arrowStart));
    const auto end = m_view.project(at(axis, arrowEnd));
    if (!showsArrow(axis) || !start || !end) continue;
    const double distance = pixelDistance(pixel, *start, *end);
    if (distance > bestDistance) continue;
    bestDistance = distance;
    best = DragConstraint{DragConstraint::Kind::axis, axis};
  }
  return best;
}

void Gizmo::append(DrawList& list, const Theme& theme,
                   const std::optional<DragConstraint>& highlighted) const {
  constexpr const char* letters[3] = {"X", "Y", "Z"};
  for (int axis = 0; axis < 3; ++axis) {
    const QColor color = theme.view.axes[static_cast<std::size_t>(axis)];
    if (showsSquare(axis)) {
      const bool lit = highlighted == DragConstraint{DragConstraint::Kind::plane, axis};
      const auto corners = square(axis);
      QColor fill = color;
      fill.setAlphaF(lit ? 0.75F : 0.35F);
      for (std::size_t i = 2; i < 4; ++i) {
        list.triangles.push_back({.corners = {corners[0], corners[i - 1], corners[i]},
                                  .color = fill,
                                  .shading = Shading::flat});
      }
      appendLoop(list, {corners.begin(), corners.end()},
                 {.color = color, .width = lit ? 2.5 : 1.25, .onTop = true});
    }
    if (showsArrow(axis)) {
      const bool lit = highlighted == DragConstraint{DragConstraint::Kind::axis, axis};
      appendArrow(list, at(axis, arrowStart), at(axis, arrowEnd),
                  {.color = color, .width = lit ? 5.0 : 3.5, .onTop = true});
      list.labels.push_back({.position = at(axis, arrowEnd + 11),
                             .text = QString::fromLatin1(letters[axis]),
                             .color = color,
                             .size = 11,
                             .bold = true});
    }
  }
}

}  // namespace hairline
