#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "widgets/scene_view/label_placement.h"
#include "widgets/scene_view/step_drawing.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

using Vector2d = Vector2<double>;
using Eigen::Vector3d;

struct EdgeTexts {
  Q_DECLARE_TR_FUNCTIONS(EdgeFunctionDrawing)
};

class EdgeDrawing {
 public:
  EdgeDrawing(DrawList& list, const EdgeFunctionStep& step, const Triangle<double>& triangle,
              const Aabb<double>& box, const ViewState& view, const Theme& theme)
      : m_list(list), m_step(step), m_triangle(triangle), m_box(box), m_view(view), m_theme(theme) {
    const int dropped = droppedAxis(step.plane);
    const Aabb<double> around = bounds(triangle);
    const double low = std::min(box.min[dropped], around.min[dropped]);
    const double high = std::max(box.max[dropped], around.max[dropped]);
    const Vector3d min = box.min.cwiseMin(around.min);
    const Vector3d max = box.max.cwiseMax(around.max);
    const double margin = 0.12 * (max - min).maxCoeff();
    const Vector3d eye = view.camera.backward();
    m_plane = eye[dropped] >= 0 ? low - margin : high + margin;
    m_pixel = view.worldPerPixel(lift(step.foot));
  }

  void append(const FigureOperand& triangleLooks, const FigureOperand& boxLooks) {
    const QColor verdict = m_step.separates ? m_theme.miss : m_theme.hit;
    flatten(triangleLooks, boxLooks);
    if (m_step.degenerate) {
      DrawLabel label{
          .position = lift(m_step.foot),
          .text = EdgeTexts::tr("%1: a point in this projection").arg(labelText(m_step.label)),
          .color = m_theme.degenerate,
          .size = 13};
      LabelPlacement(m_view, m_list.labels).place(std::move(label), {0, 1}, 14);
      return;
    }
    edge(triangleLooks.color);
    distance(verdict);
  }

 private:
  Vector3d lift(const Vector2d& flat) const {
    Vector3d point;
    point[horizontalAxis(m_step.plane)] = flat.x();
    point[verticalAxis(m_step.plane)] = flat.y();
    point[droppedAxis(m_step.plane)] = m_plane;
    return point;
  }

  void outline(const std::vector<Vector3d>& corners, const QColor& color) {
    for (std::size_t i = 2; i < corners.size(); ++i) {
      m_list.triangles.push_back({.corners = {corners[0], corners[i - 1], corners[i]},
                                  .color = withAlpha(color, 0.22),
                                  .shading = Shading::flat});
    }
    appendLoop(m_list, corners, {.color = color, .width = 1.75});
  }

  void flatten(const FigureOperand& triangleLooks, const FigureOperand& boxLooks) {
    const ProjectionPlane plane = m_step.plane;
    const Bounds2<double> rectangle = project(m_box, plane);
    outline({lift(rectangle.min), lift({rectangle.max.x(), rectangle.min.y()}), lift(rectangle.max),
             lift({rectangle.min.x(), rectangle.max.y()})},
            boxLooks.color);
    std::vector<Vector3d> corners;
    for (const Vector3d& vertex : m_triangle.vertices) {
      corners.push_back(lift(project(vertex, plane)));
      appendDashedLine(m_list, vertex, corners.back(),
                       {.color = withAlpha(triangleLooks.color, 0.6), .width = 1});
    }
    outline(corners, triangleLooks.color);
  }

  void edge(const QColor& color) {
    const auto at = [&](int i) {
      return lift(project(m_triangle.vertices[static_cast<std::size_t>(i % 3)], m_step.plane));
    };
    const Vector3d from = at(m_step.edge + 1);
    const Vector3d to = at(m_step.edge + 2);
    appendLine(m_list, from, to, {.color = color, .width = 4, .onTop = true});
    // Its line continues: the corner is measured from it.
    const Vector3d along = (to - from).normalized() * m_view.camera.distance;
    const LineStyle thin{.color = withAlpha(color, 0.8), .width = 1.25, .onTop = true};
    if (along.allFinite()) {
      appendDashedLine(m_list, from - along, from, thin);
      appendDashedLine(m_list, to, to + along, thin);
    }
    const Vector3d middle = from / 2 + to / 2;
    const Vector3d normal = lift(m_step.normal) - lift(Vector2d::Zero());
    appendArrow(m_list, middle, middle + 46 * m_pixel * normal.stableNormalized(),
                {.color = m_theme.view.text, .width = 2, .onTop = true});
  }

  // For the flat drawing, the lowest point on the screen with room for text below.
  Vector3d lowest() const {
    const Bounds2<double> rectangle = project(m_box, m_step.plane);
    std::vector<Vector3d> corners{lift(rectangle.min), lift(rectangle.max),
                                  lift({rectangle.min.x(), rectangle.max.y()}),
                                  lift({rectangle.max.x(), rectangle.min.y()})};
    for (const Vector3d& vertex : m_triangle.vertices) {
      corners.push_back(lift(project(vertex, m_step.plane)));
    }
    return *std::ranges::max_element(corners, {}, [this](const Vector3d& corner) {
      const auto pixel = m_view.project(corner);
      const bool shows = pixel && pixel->y() < m_view.size.height() - 45 && pixel->x() > 130 &&
                         pixel->x() < m_view.size.width() - 130;
      return shows ? pixel->y() : -1e9;
    });
  }

  void distance(const QColor& color) {
    const Vector2d normal = m_step.normal;
    const double length = normal.stableNorm();
    if (!(length > 0) || !std::isfinite(length)) return;
    const Vector2d unit = normal / length;
    const Vector2d foot = m_step.corner - unit.dot(m_step.corner - m_step.foot) * unit;
    appendLine(m_list, lift(foot), lift(m_step.corner),
               {.color = color, .width = 2.5, .onTop = true});
    m_list.points.push_back({.position = lift(m_step.corner),
                             .color = color,
                             .size = 12,
                             .shape = m_step.separates ? PointShape::ring : PointShape::disc,
                             .outline = m_theme.view.text,
                             .onTop = true});
    const QString verdict = m_step.separates ? EdgeTexts::tr("%1: corner outside by %2")
                                             : EdgeTexts::tr("%1: corner inside by %2");
    DrawLabel label{
        .position = lowest(),
        .text = verdict.arg(labelText(m_step.label), shortNumber(std::abs(m_step.value) / length)),
        .color = color,
        .size = 13,
        .style = LabelStyle::plate,
        .bold = true};
    LabelPlacement(m_view, m_list.labels).place(std::move(label), {0, 1}, 16);
  }

  DrawList& m_list;
  const EdgeFunctionStep& m_step;
  const Triangle<double>& m_triangle;
  const Aabb<double>& m_box;
  const ViewState& m_view;
  const Theme& m_theme;
  double m_plane = 0;
  double m_pixel = 1;
};

}  // namespace

void appendEdgeFunction(DrawList& list, const EdgeFunctionStep& step,
                        const Triangle<double>& triangle, const Aabb<double>& box,
                        const FigureOperand& triangleLooks, const FigureOperand& boxLooks,
                        const ViewState& view, const Theme& theme) {
  EdgeDrawing(list, step, triangle, box, view, theme).append(triangleLooks, boxLooks);
}

}  // namespace hairline
