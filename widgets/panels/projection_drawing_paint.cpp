#include <QPainter>
#include <algorithm>
#include <cmath>
#include <map>

#include "widgets/models/steps_model.h"
#include "widgets/panels/projection_drawing.h"
#include "widgets/run/trace_cursor.h"
#include "widgets/text/labels.h"
#include "widgets/theme/theme.h"

// How a projection is painted.

namespace hairline {
namespace {

constexpr double arrowLength = 16;

void paintArrow(QPainter& painter, const QPointF& from, const QPointF& direction,
                const QColor& color, double width) {
  const QPointF to = from + direction * arrowLength;
  const QPointF side(-direction.y(), direction.x());
  painter.setPen(QPen(color, width, Qt::SolidLine, Qt::FlatCap));
  painter.drawLine(from, to - direction * 4);
  painter.setPen(Qt::NoPen);
  painter.setBrush(color);
  painter.drawPolygon(
      QPolygonF{to, to - direction * 6 + side * 3.2, to - direction * 6 - side * 3.2});
}

}  // namespace

void ProjectionDrawing::paintEvent(QPaintEvent*) {
  if (m_edges.empty()) return;
  const Theme& theme = Theme::current();
  const Places where = places();
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  if (hasFocus()) {
    painter.setPen(QPen(theme.accent, 1, Qt::DotLine));
    painter.drawRoundedRect(QRectF(rect()).adjusted(1.5, 1.5, -1.5, -1.5), 4, 4);
  }
  paintDrawing(painter, where.drawing);
  const bool separates = std::any_of(m_edges.begin(), m_edges.end(),
                                     [](const Edge& edge) { return edge.step.separates; });
  QFont bold = font();
  bold.setBold(true);
  painter.setFont(bold);
  painter.setPen(separates ? theme.gap : theme.text);
  painter.drawText(where.caption, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextWordWrap, m_caption);
  painter.setFont(font());
  paintLines(painter, where);
}

void ProjectionDrawing::paintDrawing(QPainter& painter, const QRectF& drawing) const {
  const Theme& theme = Theme::current();
  const StepContext& context = m_edges.front().context;
  painter.save();
  painter.setClipRect(drawing.adjusted(-1, -1, 1, 1));
  painter.setPen(QPen(theme.border, 1));
  painter.setBrush(theme.panel);
  painter.drawRoundedRect(drawing.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
  paintAxes(painter, drawing);
  const auto filled = [](QColor color) {
    color.setAlphaF(0.18f);
    return color;
  };
  painter.setPen(QPen(context.colorB, 1.5));
  painter.setBrush(filled(context.colorB));
  painter.drawRect(QRectF(toScreen(m_min, drawing), toScreen(m_max, drawing)).normalized());
  QPolygonF triangle;
  for (const Vector2<double>& vertex : m_triangle) triangle << toScreen(vertex, drawing);
  painter.setPen(QPen(context.colorA, 1.5, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  painter.setBrush(filled(context.colorA));
  painter.drawPolygon(triangle);
  for (const Edge& edge : m_edges) paintEdge(painter, drawing, edge);
  paintCorners(painter, drawing);
  painter.restore();
}

void ProjectionDrawing::paintEdge(QPainter& painter, const QRectF& drawing,
                                  const Edge& edge) const {
  const Theme& theme = Theme::current();
  const bool pointedAt = m_cursor->step() == edge.row;
  const QLineF line = edgeLine(edge.step.edge, drawing);
  const double length = std::hypot(edge.step.normal[0], edge.step.normal[1]);
  const QColor color = edge.step.separates ? theme.gap
                       : pointedAt         ? theme.accent
                                           : edge.context.colorA;
  if (edge.step.degenerate || !(length > 0)) {
    painter.setPen(QPen(theme.degenerate, 1.5));
    painter.setBrush(Qt::NoBrush);
    painter.drawEllipse(line.center(), 4, 4);
    return;
  }
  const QPointF normal(edge.step.normal[0] / length, -edge.step.normal[1] / length);
  const QPointF along(-normal.y(), normal.x());
  if (edge.step.separates || pointedAt) {
    painter.setPen(QPen(color, 1, Qt::DashLine));
    const double far = drawing.width() + drawing.height();
    painter.drawLine(line.center() - along * far, line.center() + along * far);
    painter.setPen(QPen(color, pointedAt ? 4 : 3, Qt::SolidLine, Qt::RoundCap));
    painter.drawLine(line);
    // How far the foremost corner lies inside or outside of the edge's line.
    const QPointF corner = toScreen(edge.step.corner, drawing);
    const double depth = QPointF::dotProduct(corner - line.center(), normal);
    painter.setPen(QPen(color, 1.5, Qt::DotLine));
    painter.drawLine(corner, corner - normal * depth);
  }
  paintArrow(painter, line.center(), normal, color, pointedAt ? 2.5 : 1.5);
  QFont small = font();
  small.setPixelSize(std::max(9, fontInfo().pixelSize() - 2));
  small.setBold(edge.step.separates);
  painter.setFont(small);
  painter.setPen(edge.step.separates || pointedAt ? color : theme.text);
  const QPointF place = line.center() - normal * 9;
  painter.drawText(QRectF(place - QPointF(8, 8), QSizeF(16, 16)), Qt::AlignCenter,
                   QString::number(edge.step.edge));
}

void ProjectionDrawing::paintCorners(QPainter& painter, const QRectF& drawing) const {
  const Theme& theme = Theme::current();
  std::map<std::pair<double, double>, QStringList> corners;
  for (const Edge& edge : m_edges) {
    if (edge.step.degenerate) continue;
    const QString name = QString::number(edge.step.edge);
    QStringList& names = corners[{edge.step.corner[0], edge.step.corner[1]}];
    if (!names.contains(name)) names << name;
  }
  QFont small = font();
  small.setPixelSize(std::max(9, fontInfo().pixelSize() - 2));
  painter.setFont(small);
  const QColor color = m_edges.front().context.colorB;
  const QPointF middle = (toScreen(m_min, drawing) + toScreen(m_max, drawing)) / 2;
  for (const auto& [corner, names] : corners) {
    const QPointF place = toScreen({corner.first, corner.second}, drawing);
    painter.setPen(QPen(theme.panel, 1));
    painter.setBrush(color);
    painter.drawRect(QRectF(place - QPointF(3.5, 3.5), QSizeF(7, 7)));
    const double right = place.x() >= middle.x() ? 1 : -1;
    const double down = place.y() >= middle.y() ? 1 : -1;
    const QRectF room(place + QPointF(right > 0 ? 4 : -34, down > 0 ? 1 : -14), QSizeF(30, 13));
    painter.setPen(theme.text);
    painter.drawText(room, (right > 0 ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                     names.join(QLatin1Char(',')));
  }
}

QPointF ProjectionDrawing::axesPlace(const QRectF& drawing) const {
  std::vector<QPointF> taken;
  for (const Vector2<double>& vertex : m_triangle) taken.push_back(toScreen(vertex, drawing));
  for (const double x : {m_min[0], m_max[0]}) {
    for (const double y : {m_min[1], m_max[1]}) taken.push_back(toScreen({x, y}, drawing));
  }
  // The size of the sign with its letters; its origin is the lower left end.
  constexpr double size = 28;
  constexpr double inset = 6;
  QPointF best;
  double most = -1;
  for (const double x : {drawing.left() + inset, drawing.right() - inset - size}) {
    for (const double y : {drawing.bottom() - inset, drawing.top() + inset + size}) {
      double nearest = HUGE_VAL;
      for (const QPointF& point : taken) {
        nearest = std::min(nearest, QLineF(point, {x + size / 2, y - size / 2}).length());
      }
      if (nearest <= most) continue;
      most = nearest;
      best = {x, y};
    }
  }
  return best;
}

void ProjectionDrawing::paintAxes(QPainter& painter, const QRectF& drawing) const {
  const Theme& theme = Theme::current();
  const int h = horizontalAxis(m_plane);
  const int v = verticalAxis(m_plane);
  const QPointF origin = axesPlace(drawing);
  QFont small = font();
  small.setPixelSize(std::max(9, fontInfo().pixelSize() - 2));
  painter.setFont(small);
  const auto axis = [&](int which, const QPointF& direction) {
    const QColor color = theme.view.axes[static_cast<std::size_t>(which)];
    painter.setPen(QPen(color, 1.5));
    painter.drawLine(origin, origin + direction * 14);
    painter.drawText(QRectF(origin + direction * 20 - QPointF(6, 7), QSizeF(12, 14)),
                     Qt::AlignCenter, axisText(which));
  };
  axis(h, {1, 0});
  axis(v, {0, -1});
}

void ProjectionDrawing::paintLines(QPainter& painter, const Places& where) const {
  const Theme& theme = Theme::current();
  for (std::size_t i = 0; i < m_edges.size(); ++i) {
    const Edge& edge = m_edges[i];
    const QRectF line(where.lines.left(),
                      where.lines.top() + static_cast<double>(i) * where.lineHeight,
                      where.lines.width(), where.lineHeight);
    const bool pinned = m_cursor->pinned() == edge.row;
    if (pinned || m_cursor->step() == edge.row) {
      QColor light = theme.accent;
      light.setAlphaF(0.14f);
      painter.setBrush(light);
      painter.setPen(QPen(theme.accent, pinned ? 2 : 1));
      painter.drawRoundedRect(line.adjusted(-3, 0.5, 3, -0.5), 3, 3);
    }
    const StepText text = textOf(edge.step, edge.context);
    const bool decides = edge.context.state == StepState::deciding;
    QFont used = font();
    used.setBold(decides);
    painter.setFont(used);
    const bool dim = edge.context.state == StepState::notNeeded || text.degenerate;
    painter.setPen(dim ? theme.subdued : theme.text);
    const QFontMetricsF metrics(used);
    // A remark names the edge itself.
    const QString name = text.note.isEmpty() ? tr("edge %1").arg(edge.step.edge) : text.note;
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     metrics.elidedText(name, Qt::ElideRight, line.width()));
    if (!text.note.isEmpty()) continue;
    const double room = line.width() - metrics.horizontalAdvance(name) - 8;
    painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter,
                     metrics.elidedText(text.value, Qt::ElideRight, room));
  }
  painter.setFont(font());
}

}  // namespace hairline
