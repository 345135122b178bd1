#include "widgets/scene_view/answer_drawing.h"

#include <QCoreApplication>
#include <algorithm>
#include <cmath>

#include "core/scene/transform.h"
#include "widgets/scene_view/label_placement.h"
#include "widgets/text/numbers.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

constexpr double normalLength = 64;  // pixels

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(AnswerDrawing)
};

/// The nearest points in the scalar with the fewest errors.
const Report* nearestPoints(const PairReports& pair) {
  const Report* best = nullptr;
  for (const Report& report : pair.reports) {
    if (report.info.kind != Kind::closest || report.points.size() != 2 || !report.sqdist) continue;
    if (best == nullptr || static_cast<int>(report.scalar) > static_cast<int>(best->scalar)) {
      best = &report;
    }
  }
  return best;
}

DrawPoint mark(const Vector3d& position, const QColor& color, const Theme& theme, double size) {
  return {.position = position,
          .color = color,
          .size = size,
          .shape = PointShape::diamond,
          .outline = theme.view.plate,
          .onTop = true};
}

// The weights are shown at their vertices.
QString contactText(const Report& report) {
  QStringList parts;
  if (report.time) {
    parts << Texts::tr("contact at time %1").arg(shortNumber(report.time->value));
  } else {
    parts << Texts::tr("common point");
  }
  if (report.depth) parts << Texts::tr("depth %1").arg(shortNumber(report.depth->value));
  //: t is the parameter of a point on a line or ray.
  if (report.t) parts << Texts::tr("t = %1").arg(shortNumber(report.t->value));
  return parts.join(QStringLiteral(" · "));
}

// The direction and distance by which b has to move to leave a: an arrow of that length through the
// point.
void appendDepth(DrawList& list, const ReportAxis& overlap, const Vector3d& point,
                 const Report& report, const Theme& theme) {
  // The axis points from b to a.
  const Vector3d unit = -overlap.axis.toVector().stableNormalized();
  const double depth = report.depth ? report.depth->value : overlap.distance.value;
  if (!unit.allFinite() || !(depth > 0)) return;
  appendArrow(list, point, point + depth * unit, {.color = theme.hit, .width = 3, .onTop = true});
}

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

void appendNearestPoints(DrawList& list, const PairReports& pair, const ViewState& view,
                         const Theme& theme) {
  const Report* report = nearestPoints(pair);
  if (report == nullptr) return;
  const Vector3d a = report->points[0].toVector();
  const Vector3d b = report->points[1].toVector();
  const double distance = std::sqrt(report->sqdist->value);
  if (!a.allFinite() || !b.allFinite() || !(distance > 0)) return;
  appendDashedLine(list, a, b, {.color = theme.gap, .width = 2, .onTop = true});
  list.points.push_back(mark(a, theme.gap, theme, 9));
  list.points.push_back(mark(b, theme.gap, theme, 9));
  DrawLabel label{.position = (a + b) / 2,
                  .text = Texts::tr("distance %1").arg(shortNumber(distance)),
                  .color = theme.gap,
                  .size = 12,
                  .bold = true};
  LabelPlacement(view, list.labels).place(std::move(label), {0, -1}, 8);
}

void appendCommonSegment(DrawList& list, const Report& report, const Theme& theme) {
  if (!report.segment) return;
  appendLine(list, (*report.segment)[0].toVector(), (*report.segment)[1].toVector(),
             {.color = theme.hit, .width = 3.5, .onTop = true});
}

void appendContact(DrawList& list, const Report& report, const ViewState& view,
                   const Theme& theme) {
  appendCommonSegment(list, report, theme);
  if (report.line) {
    const Vector3d direction = (*report.line)[1].toVector().stableNormalized() * view.reach();
    const Vector3d origin = (*report.line)[0].toVector();
    appendLine(list, origin - direction, origin + direction,
               {.color = theme.hit, .width = 2.5, .onTop = true});
  }
  if (!report.point) return;
  const Vector3d point = report.point->toVector();
  // The normal of an overlap is on the axis already.
  if (report.normal && !report.overlap) {
    const Vector3d normal = report.normal->toVector().stableNormalized();
    appendArrow(list, point, point + normal * (normalLength * view.worldPerPixel(point)),
                {.color = theme.hit, .width = 2.5, .onTop = true});
  }
  if (report.overlap) appendDepth(list, *report.overlap, point, report, theme);
  list.points.push_back(mark(point, theme.hit, theme, 13));
  DrawLabel label{
      .position = point, .text = contactText(report), .color = theme.hit, .size = 12, .bold = true};
  LabelPlacement(view, list.labels).place(std::move(label), {0, -1}, 9);
}

void appendOutside(DrawList& list, const Report& report, const ViewState& view,
                   const Theme& theme) {
  if (!report.point) return;
  const Vector3d point = report.point->toVector();
  DrawPoint place = mark(point, theme.gap, theme, 11);
  place.shape = PointShape::disc;
  list.points.push_back(std::move(place));
  DrawLabel label{.position = point,
                  .text = Texts::tr("outside"),
                  .color = theme.gap,
                  .size = 12,
                  .bold = true};
  LabelPlacement(view, list.labels).place(std::move(label), {0, -1}, 9);
}

void appendWeights(DrawList& list, const Report& report, const Triangle<double>& triangle,
                   const ViewState& view, const Theme& theme) {
  if (!report.barycentric || report.barycentric->size != 3 || !report.point) return;
  const Vector3d point = report.point->toVector();
  Vector3d middle = Vector3d::Zero();
  for (const auto& vertex : triangle.vertices) middle += vertex / 3;
  double extent = 0;
  for (const auto& vertex : triangle.vertices) {
    extent = std::max(extent, (vertex - middle).norm() / view.worldPerPixel(middle));
  }
  // Around a small triangle the numbers would cover it and each other.
  constexpr double leastExtent = 50;
  if (extent < leastExtent) return;
  QColor thin = theme.hit;
  thin.setAlphaF(0.6F);
  for (int i = 0; i < 3; ++i) {
    const Vector3d& vertex = triangle.vertices[static_cast<std::size_t>(i)];
    appendDashedLine(list, point, vertex, {.color = thin, .width = 1.25, .onTop = true});
    DrawLabel label{.position = vertex,
                    .text = Texts::tr("weight %1").arg(shortNumber((*report.barycentric)[i].value)),
                    .color = theme.hit,
                    .size = 12,
                    .bold = true};
    // Away from the triangle's lines.
    const Vector3d out = vertex - middle;
    QPointF way(view.camera.right().dot(out), -view.camera.up().dot(out));
    const double length = std::hypot(way.x(), way.y());
    way = length > 0 ? way / length : QPointF(0, -1);
    LabelPlacement(view, list.labels).place(std::move(label), way, 8);
  }
}

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
