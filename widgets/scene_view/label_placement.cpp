#include "widgets/scene_view/label_placement.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "widgets/viewport/decoration.h"
#include "widgets/viewport/label_atlas.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

QPointF turned(const QPointF& direction, double angle) {
  const double cosine = std::cos(angle);
  const double sine = std::sin(angle);
  return {cosine * direction.x() - sine * direction.y(),
          sine * direction.x() + cosine * direction.y()};
}

/// A shift from the position, and its cost beyond that of the requested one.
struct Way {
  double angle;
  double cost;  ///< in pixels
};
constexpr double eighth = std::numbers::pi / 4;
constexpr Way ways[] = {{0, 0},           {eighth, 14},      {-eighth, 14},
                        {2 * eighth, 22}, {-2 * eighth, 22}, {4 * eighth, 26},
                        {3 * eighth, 30}, {-3 * eighth, 30}};

// The extent of a text's box in a direction.
double halfAlong(const QSizeF& size, const QPointF& direction) {
  return std::min(
      std::abs(direction.x()) > 1e-9 ? size.width() / 2 / std::abs(direction.x()) : 1e9,
      std::abs(direction.y()) > 1e-9 ? size.height() / 2 / std::abs(direction.y()) : 1e9);
}

}  // namespace

std::optional<QRectF> rectOf(const DrawLabel& label, const ViewState& view) {
  const auto pixel = view.project(label.position);
  if (!pixel) return std::nullopt;
  const QSizeF size = sizeOf(label);
  return QRectF(*pixel + label.offset -
                    QPointF(label.anchor.x() * size.width(), label.anchor.y() * size.height()),
                size);
}

LabelPlacement::LabelPlacement(const ViewState& view, std::vector<DrawLabel>& labels)
    : m_view(view), m_labels(labels) {
  DrawList axes;
  appendAxes(axes, view.camera, view.size, ViewTheme::light());
  for (const std::vector<DrawLabel>* standing :
       {&std::as_const(labels), &std::as_const(axes.labels)}) {
    for (const DrawLabel& label : *standing) {
      if (const auto rect = rectOf(label, view)) m_taken.push_back(*rect);
    }
  }
}

QPointF LabelPlacement::intoView(const QRectF& rect) const {
  constexpr double margin = 4;
  const QRectF room = QRectF({0, 0}, m_view.size).adjusted(margin, margin, -margin, -margin);
  const double right = std::max(0.0, room.left() - rect.left());
  const double left = std::max(0.0, rect.right() - room.right());
  const double down = std::max(0.0, room.top() - rect.top());
  const double up = std::max(0.0, rect.bottom() - room.bottom());
  return {right > 0 ? right : -left, down > 0 ? down : -up};
}

bool LabelPlacement::isFree(const QRectF& rect) const {
  return std::ranges::none_of(m_taken, [&](const QRectF& other) { return other.intersects(rect); });
}

void LabelPlacement::add(DrawLabel label, const QRectF& rect) {
  m_taken.push_back(rect);
  m_labels.push_back(std::move(label));
}

void LabelPlacement::avoid(const Vector3d& from, const Vector3d& to, double width) {
  const auto start = m_view.project(from);
  const auto end = m_view.project(to);
  if (!start || !end) return;
  const QPointF along = *end - *start;
  // As many boxes as needed, unless the line is much longer than the view.
  const double length = std::hypot(along.x(), along.y());
  const int steps = std::clamp(static_cast<int>(length / width), 1, 500);
  for (int i = 0; i <= steps; ++i) {
    const QPointF middle = *start + along * (static_cast<double>(i) / steps);
    m_taken.emplace_back(middle.x() - width / 2, middle.y() - width / 2, width, width);
  }
}

void LabelPlacement::place(DrawLabel label, const QPointF& direction, double clearance,
                           bool dispensable) {
  const auto pixel = m_view.project(label.position);
  if (!pixel) return;
  label.anchor = {0.5, 0.5};
  const QSizeF size = sizeOf(label);
  const auto offsetAt = [&](double angle, double away) -> QPointF {
    const QPointF way = turned(direction, angle);
    return (clearance + halfAlong(size, way) + away) * way;
  };
  const auto rectAt = [&](const QPointF& offset) {
    return QRectF(*pixel + offset - QPointF(size.width() / 2, size.height() / 2), size);
  };
  const QRectF whole({0, 0}, m_view.size);
  if (!whole.contains(*pixel)) {
    label.offset = offsetAt(0, 0);
    const QRectF rect = rectAt(label.offset);
    if (whole.contains(rect) || !whole.intersects(rect)) add(std::move(label), rect);
    return;
  }
  const double farthest = dispensable ? 24 : 150;
  double leastCost = dispensable ? 50 : 250;
  std::optional<QPointF> best;
  for (const Way& way : ways) {
    for (double away = 0; away < farthest && way.cost + away < leastCost; away += 4) {
      const QPointF asked = offsetAt(way.angle, away);
      const QPointF shift = intoView(rectAt(asked));
      // At the edge of the view a text is shifted over its anchor.
      const double cost = way.cost + away + std::hypot(shift.x(), shift.y());
      if (cost >= leastCost || !isFree(rectAt(asked + shift))) continue;
      leastCost = cost;
      best = asked + shift;
    }
  }
  if (!best && dispensable) return;
  const QPointF first = offsetAt(0, 0);
  label.offset = best.value_or(first + intoView(rectAt(first)));
  const QRectF rect = rectAt(label.offset);
  add(std::move(label), rect);
}

}  // namespace hairline
