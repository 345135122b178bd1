#include "widgets/scene_view/touching_drawing.h"

#include <algorithm>
#include <cmath>

#include "core/scene/transform.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

std::optional<Vector3d> middleOfCommonBounds(const Shape& a, const Shape& b) {
  const auto first = bounds(a);
  const auto second = bounds(b);
  if (!first || !second) return std::nullopt;
  const Vector3d low = first->min.cwiseMax(second->min);
  const Vector3d high = first->max.cwiseMin(second->max);
  return low / 2 + high / 2;
}

}  // namespace

std::vector<TouchingPair> touchingPairs(const PairTable& table, const PairReports* focus) {
  std::vector<TouchingPair> touching;
  for (const PairTable::Pair& numbers : table.meeting()) {
    const PairSummary& summary = table.pairs().at(numbers);
    const std::string& first = table.id(numbers.first);
    const std::string& second = table.id(numbers.second);
    const bool inFocus = focus != nullptr && ((focus->a == first && focus->b == second) ||
                                              (focus->a == second && focus->b == first));
    if (inFocus) continue;
    const auto place = summary.point ? summary.point
                                     : middleOfCommonBounds(*table.shape(numbers.first),
                                                            *table.shape(numbers.second));
    if (place && place->allFinite()) touching.push_back({first, second, *place});
  }
  return touching;
}

void appendTouching(DrawList& list, const std::vector<TouchingPair>& pairs, const ViewState& view,
                    const Theme& theme) {
  constexpr double size = 14;
  std::vector<QPointF> taken;
  const QRectF room(QPointF(0, 0), view.size);
  for (const TouchingPair& pair : pairs) {
    const auto pixel = view.project(pair.place);
    if (!pixel || !room.contains(*pixel)) continue;
    const bool covered = std::ranges::any_of(taken, [&](const QPointF& other) {
      return std::hypot(other.x() - pixel->x(), other.y() - pixel->y()) < size;
    });
    if (covered) continue;
    if (taken.size() == mostTouchingMarks) return;
    taken.push_back(*pixel);
    list.points.push_back({.position = pair.place,
                           .color = theme.hit,
                           .size = size,
                           .shape = PointShape::ring,
                           .onTop = true});
  }
}

}  // namespace hairline
