#include "widgets/explain/projection_drawing.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>
#include <map>

#include "widgets/controls/theme.h"
#include "widgets/explain/steps_model.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"

namespace hairline {
namespace {

constexpr double padding = 6;
constexpr int linesBesideDrawing = 280;  // pixels of width

double lengthOf(const Vector2<double>& v) { return std::hypot(v[0], v[1]); }

double distanceToSegment(const QPointF& point, const QLineF& line) {
  const QPointF along = line.p2() - line.p1();
  const double square = QPointF::dotProduct(along, along);
  const double t =
      square > 0 ? std::clamp(QPointF::dotProduct(point - line.p1(), along) / square, 0.0, 1.0) : 0;
  return QLineF(point, line.p1() + t * along).length();
}

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

ProjectionDrawing::ProjectionDrawing(ProjectionPlane plane, StepsModel* model, TraceCursor* cursor,
                                     QWidget* parent)
    : QWidget(parent), m_plane(plane), m_model(model), m_cursor(cursor) {
  setObjectName(QStringLiteral("projection%1").arg(planeText(plane)));
  setMouseTracking(true);
  setFocusPolicy(Qt::StrongFocus);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  connect(m_cursor, &TraceCursor::changed, this, QOverload<>::of(&QWidget::update));
}

void ProjectionDrawing::refresh() {
  m_edges.clear();
  const Shape* a = m_model->operandA();
  const Shape* b = m_model->operandB();
  const auto* triangle = a != nullptr ? std::get_if<Triangle<double>>(a) : nullptr;
  const auto* box = b != nullptr ? std::get_if<Aabb<double>>(b) : nullptr;
  if (triangle != nullptr && box != nullptr) {
    for (int row = 0; row < m_model->rowCount(); ++row) {
      const auto* step = std::get_if<EdgeFunctionStep>(&m_model->step(row));
      if (step == nullptr || step->plane != m_plane) continue;
      m_edges.push_back({row, *step, m_model->context(row)});
    }
    m_triangle = project(*triangle, m_plane).vertices;
    const Bounds2<double> rectangle = project(*box, m_plane);
    m_min = rectangle.min;
    m_max = rectangle.max;
  }
  m_caption = makeCaption();
  QStringList lines;
  for (const Edge& edge : m_edges) lines << m_model->line(edge.row);
  setAccessibleName(m_caption);
  setAccessibleDescription(lines.join(QLatin1Char('\n')));
  update();
}

QString ProjectionDrawing::makeCaption() const {
  const QString plane = planeText(m_plane);
  const Edge* separating = nullptr;
  bool touching = false;
  for (const Edge& edge : m_edges) {
    touching |= !edge.step.degenerate && edge.step.value == 0;
    if (!edge.step.separates) continue;
    // The deciding one first, then the first of the others.
    if (separating == nullptr || edge.context.state == StepState::deciding) separating = &edge;
  }
  if (separating != nullptr) {
    const double length = lengthOf(separating->step.normal);
    const double value = std::abs(separating->step.value);
    return tr("%1: edge %2 separates by %3")
        .arg(plane)
        .arg(separating->step.edge)
        .arg(shortNumber(length > 0 ? value / length : value));
  }
  //: No edge separates in this projection, but one just touches.
  if (touching) return tr("%1: touching").arg(plane);
  return tr("%1: no edge separates").arg(plane);
}

ProjectionDrawing::Places ProjectionDrawing::places() const {
  const double line = fontMetrics().height() + 3;
  const double rows = static_cast<double>(m_edges.size());
  const QRectF all = QRectF(rect()).adjusted(padding, padding, -padding, -padding);
  Places places;
  places.lineHeight = line;
  if (width() >= linesBesideDrawing) {
    const double side = std::min(all.height(), all.width() * 0.46);
    places.drawing = QRectF(all.left(), all.top(), side, all.height());
    const double left = places.drawing.right() + 10;
    places.caption = QRectF(left, all.top(), all.right() - left, 2 * line);
    places.lines = QRectF(left, places.caption.bottom() + 2, all.right() - left, rows * line);
  } else {
    places.caption = QRectF(all.left(), all.top(), all.width(), 2 * line);
    places.drawing = QRectF(all.left(), places.caption.bottom() + 2, all.width(),
                            all.bottom() - rows * line - 6 - places.caption.bottom() - 2);
    places.lines = QRectF(all.left(), places.drawing.bottom() + 6, all.width(), rows * line);
  }
  return places;
}

int ProjectionDrawing::heightFor(int width) const {
  const int line = fontMetrics().height() + 3;
  const int rows = static_cast<int>(std::max<std::size_t>(m_edges.size(), 3));
  const int texts = (2 + rows) * line + 2;
  if (width >= linesBesideDrawing) {
    return std::clamp(static_cast<int>(width * 0.42), texts, 240) + 2 * static_cast<int>(padding);
  }
  return texts + 8 + static_cast<int>(width - padding) + static_cast<int>(padding);
}

QSize ProjectionDrawing::sizeHint() const { return {300, heightFor(width())}; }

QSize ProjectionDrawing::minimumSizeHint() const { return {150, heightFor(width())}; }

void ProjectionDrawing::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  if (heightFor(width()) != height()) updateGeometry();
}

QPointF ProjectionDrawing::toScreen(const Vector2<double>& point, const QRectF& drawing) const {
  Vector2<double> low = m_min;
  Vector2<double> high = m_max;
  for (const Vector2<double>& vertex : m_triangle) {
    low = low.cwiseMin(vertex);
    high = high.cwiseMax(vertex);
  }
  // Room for arrows, letters and the marks of corners.
  const QRectF room = drawing.adjusted(20, 20, -20, -20);
  const Vector2<double> size = high - low;
  const double scale = std::min(size[0] > 0 ? room.width() / size[0] : HUGE_VAL,
                                size[1] > 0 ? room.height() / size[1] : HUGE_VAL);
  if (!std::isfinite(scale)) return room.center();
  const auto offset = [&](int k) { return (point[k] - (low[k] + size[k] / 2)) * scale; };
  return {room.center().x() + offset(0), room.center().y() - offset(1)};
}

QLineF ProjectionDrawing::edgeLine(int edge, const QRectF& drawing) const {
  return {toScreen(m_triangle[static_cast<std::size_t>((edge + 1) % 3)], drawing),
          toScreen(m_triangle[static_cast<std::size_t>((edge + 2) % 3)], drawing)};
}

int ProjectionDrawing::stepAt(const QPointF& place) const {
  if (m_edges.empty()) return -1;
  const Places where = places();
  if (where.lines.adjusted(-3, 0, 3, 0).contains(place)) {
    const auto line = static_cast<std::size_t>((place.y() - where.lines.top()) / where.lineHeight);
    return line < m_edges.size() ? m_edges[line].row : -1;
  }
  if (!where.drawing.contains(place)) return -1;
  int nearest = -1;
  double least = 8;
  for (const Edge& edge : m_edges) {
    const double distance = distanceToSegment(place, edgeLine(edge.step.edge, where.drawing));
    if (distance >= least) continue;
    least = distance;
    nearest = edge.row;
  }
  return nearest;
}

void ProjectionDrawing::mouseMoveEvent(QMouseEvent* event) {
  m_cursor->setStep(stepAt(event->position()));
}

void ProjectionDrawing::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) {
    QWidget::mousePressEvent(event);
    return;
  }
  const int step = stepAt(event->position());
  m_cursor->pin(step == m_cursor->pinned() ? -1 : step);
}

void ProjectionDrawing::leaveEvent(QEvent* event) {
  QWidget::leaveEvent(event);
  m_cursor->setStep(-1);
}

bool ProjectionDrawing::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    const int step = stepAt(help->pos());
    setToolTip(step >= 0 ? m_model->index(step).data(Qt::ToolTipRole).toString() : m_caption);
  }
  return QWidget::event(event);
}

// How a projection is painted.

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
    // How far the support point lies inside or outside the edge's line.
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
