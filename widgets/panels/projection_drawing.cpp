#include "widgets/panels/projection_drawing.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <algorithm>
#include <cmath>

#include "widgets/models/steps_model.h"
#include "widgets/run/trace_cursor.h"
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
    // The one that decided goes first, then the first of the others.
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

}  // namespace hairline
