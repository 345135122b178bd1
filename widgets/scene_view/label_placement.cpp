#include "widgets/scene_view/label_placement.h"

#include <algorithm>
#include <cmath>

namespace hairline {
namespace {

// The size of a text before it is painted; a little too large rather than too small.
QSizeF sizeOf(const DrawLabel& label) {
  const double margin = label.style == LabelStyle::plate ? 10 : 4;
  const double letter = (label.bold ? 0.62 : 0.57) * label.size;
  return {static_cast<double>(label.text.size()) * letter + margin, 1.35 * label.size + margin / 2};
}

}  // namespace

LabelPlacement::LabelPlacement(const ViewState& view, std::vector<DrawLabel>& labels)
    : m_view(view), m_labels(labels) {
  for (const DrawLabel& label : labels) {
    const auto pixel = view.project(label.position);
    if (pixel) m_taken.push_back(rectOf(label, *pixel));
  }
}

QRectF LabelPlacement::rectOf(const DrawLabel& label, const QPointF& pixel) const {
  const QSizeF size = sizeOf(label);
  const QPointF corner = pixel + label.offset -
                         QPointF(label.anchor.x() * size.width(), label.anchor.y() * size.height());
  return {corner, size};
}

QPointF LabelPlacement::intoView(const QRectF& rect, const QPointF& pixel) const {
  constexpr double margin = 4;
  const QRectF whole({0, 0}, m_view.size);
  if (!whole.contains(pixel)) return {0, 0};
  const QRectF room = whole.adjusted(margin, margin, -margin, -margin);
  const double right = std::max(0.0, room.left() - rect.left());
  const double left = std::max(0.0, rect.right() - room.right());
  const double down = std::max(0.0, room.top() - rect.top());
  const double up = std::max(0.0, rect.bottom() - room.bottom());
  return {right > 0 ? right : -left, down > 0 ? down : -up};
}

void LabelPlacement::place(DrawLabel label, const QPointF& direction, double clearance) {
  const auto pixel = m_view.project(label.position);
  if (!pixel) return;
  // The box of the text stands off by its own extent in that direction.
  const QSizeF size = sizeOf(label);
  const double half =
      std::min(std::abs(direction.x()) > 1e-9 ? size.width() / 2 / std::abs(direction.x()) : 1e9,
               std::abs(direction.y()) > 1e-9 ? size.height() / 2 / std::abs(direction.y()) : 1e9);
  label.anchor = {0.5, 0.5};
  constexpr double farthest = 150;
  for (double away = clearance + half; away < clearance + half + farthest; away += 4) {
    label.offset = away * direction;
    label.offset += intoView(rectOf(label, *pixel), *pixel);
    const QRectF rect = rectOf(label, *pixel);
    if (std::ranges::any_of(m_taken, [&](const QRectF& other) { return other.intersects(rect); })) {
      continue;
    }
    m_taken.push_back(rect);
    m_labels.push_back(std::move(label));
    return;
  }
  label.offset = (clearance + half) * direction;
  label.offset += intoView(rectOf(label, *pixel), *pixel);
  m_taken.push_back(rectOf(label, *pixel));
  m_labels.push_back(std::move(label));
}

}  // namespace hairline
