#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>
#include <algorithm>
#include <array>
#include <cmath>

#include "widgets/controls/theme.h"
#include "widgets/explain/step_row.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

struct PolygonRow {
  Q_DECLARE_TR_FUNCTIONS(PolygonRow)
};

/// The two axes of the largest projection of a polygon, along its normal's largest component.
std::array<int, 2> flatAxes(const std::vector<Vector3<double>>& vertices) {
  Vector3<double> sum(0, 0, 0);
  for (std::size_t i = 0; i < vertices.size(); ++i) {
    sum += cross(vertices[i], vertices[(i + 1) % vertices.size()]);
  }
  int dropped = 0;
  for (int k = 1; k < 3; ++k) {
    if (std::abs(sum[k]) > std::abs(sum[dropped])) dropped = k;
  }
  return {(dropped + 1) % 3, (dropped + 2) % 3};
}

}  // namespace

StepText textOf(const PolygonStep& step, const StepContext&) {
  StepText text;
  //: A cut by a plane of the box, such as "cut at x min".
  text.label = PolygonRow::tr("cut at %1").arg(labelText(step.label));
  if (step.empties) {
    text.value = PolygonRow::tr("nothing left");
  } else if (step.vertices.size() == 1) {
    text.value = PolygonRow::tr("1 vertex");
  } else {
    text.value = PolygonRow::tr("%1 vertices").arg(step.vertices.size());
  }
  for (std::size_t i = 0; i < step.vertices.size(); ++i) {
    text.details << PolygonRow::tr("Vertex %1: %2").arg(i).arg(vectorText(step.vertices[i]));
  }
  return text;
}

void paintStep(QPainter& painter, const QRectF& room, const PolygonStep& step,
               const StepContext& context) {
  if (step.vertices.empty()) return;
  // All cuts of a trace share the frame of the triangle they started from.
  std::vector<Vector3<double>> whole;
  for (const Shape* shape : {context.a, context.b}) {
    const auto* triangle = shape != nullptr ? std::get_if<Triangle<double>>(shape) : nullptr;
    if (triangle != nullptr) whole.assign(triangle->vertices.begin(), triangle->vertices.end());
  }
  if (whole.empty()) whole = step.vertices;
  const auto [h, v] = flatAxes(whole);
  QPolygonF outline;
  for (const Vector3<double>& vertex : whole) outline << QPointF(vertex[h], -vertex[v]);
  QPolygonF left;
  for (const Vector3<double>& vertex : step.vertices) left << QPointF(vertex[h], -vertex[v]);
  const QRectF bounds = outline.boundingRect();
  const double size = std::max(bounds.width(), bounds.height());
  if (!(size > 0) || !std::isfinite(size)) return;
  const double scale = std::min((room.height() - 2) / std::max(bounds.height(), size * 1e-3),
                                (room.width() - 2) / std::max(bounds.width(), size * 1e-3));
  const auto place = [&](QPolygonF& polygon) {
    for (QPointF& point : polygon) {
      point = QPointF(room.right() - 1 - (bounds.right() - point.x()) * scale,
                      room.center().y() + (point.y() - bounds.center().y()) * scale);
    }
  };
  place(outline);
  place(left);
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing);
  painter.setPen(QPen(Theme::current().subdued, 1, Qt::DotLine));
  painter.drawPolygon(outline);
  QColor fill = context.colorA;
  fill.setAlphaF(0.55f);
  painter.setPen(QPen(context.colorA, 1.5));
  painter.setBrush(fill);
  painter.drawPolygon(left);
  painter.restore();
}

}  // namespace hairline
