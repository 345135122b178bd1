#include "widgets/scene_view/report_draw_list.h"

#include <algorithm>
#include <limits>

#include "core/scene/object_part.h"
#include "widgets/scene_view/answer_drawing.h"
#include "widgets/scene_view/axis_drawing.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/step_drawing.h"
#include "widgets/text/labels.h"
#include "widgets/text/verdicts.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

FigureOperand operandOf(const SceneObject& object, const Scene& scene, const ViewState& view,
                        const Theme& theme) {
  FigureOperand operand{.corners = cornersOf(object.shape),
                        .color = colorOf(object, scene, theme),
                        .title = objectText(object)};
  if (operand.corners.empty()) {
    const auto geometry = geometryOf(object.shape, view.camera.target, view.reach());
    for (const auto& edge : geometry.edges) {
      operand.corners.insert(operand.corners.end(), edge.begin(), edge.end());
    }
  }
  return operand;
}

// The part of a surface in the other shape, from the best report: the one in the scalar with the
// fewest errors comes last.
const PolygonStep* commonPart(const PairReports& pair) {
  const PolygonStep* part = nullptr;
  for (const Report& report : pair.reports) {
    if (report.hit != true || report.trace.steps.empty()) continue;
    const auto* last = std::get_if<PolygonStep>(&report.trace.steps.back());
    if (last != nullptr && !last->empties && !last->vertices.empty()) part = last;
  }
  return part;
}

// Where two surfaces cross, from the best report.
const Report* commonSegment(const PairReports& pair) {
  const Report* best = nullptr;
  for (const Report& report : pair.reports) {
    if (report.hit == true && report.segment) best = &report;
  }
  return best;
}

// The report with the place of intersection: the explained one, or if its method gives no place,
// another on the same question, in the same scalar if possible.
const Report& contactOf(const PairReports& pair, const Report& report) {
  const auto tells = [](const Report& each) { return each.point || each.segment || each.line; };
  if (tells(report)) return report;
  const Report* best = nullptr;
  for (const Report& other : pair.reports) {
    if (other.info.kind != report.info.kind || other.verdict() != true || !tells(other)) continue;
    if (best == nullptr || (other.scalar == report.scalar && best->scalar != report.scalar)) {
      best = &other;
    }
  }
  return best == nullptr ? report : *best;
}

// The region of the nearest feature, if the explained report has one.
void appendAnsweringRegions(DrawList& list, const Report& report, const SceneObject& a,
                            const SceneObject& b, const Theme& theme) {
  if (report.info.kind != Kind::closest || report.points.size() != 2) return;
  const Vector3d onA = report.points[0].toVector();
  const Vector3d onB = report.points[1].toVector();
  // Points inside, and intersecting shapes, have no Voronoi region.
  if ((onA - onB).isZero(0)) return;
  if (!appendRegion(list, b.shape, onA, onB, theme)) appendRegion(list, a.shape, onB, onA, theme);
}

void appendIntersection(DrawList& list, const PairReports& pair, const Report& report,
                        const SceneObject& a, const SceneObject& b, const ViewState& view,
                        const Theme& theme) {
  appendAnsweringRegions(list, report, a, b, theme);
  if (report.hit == true) {
    const PolygonStep* part = commonPart(pair);
    if (part != nullptr && part->vertices.size() >= 2) {
      appendLoop(list, part->vertices, {.color = theme.hit, .width = 3.5, .onTop = true});
    }
    const Report* crossing = contactOf(pair, report).segment ? nullptr : commonSegment(pair);
    if (crossing != nullptr) appendCommonSegment(list, *crossing, theme);
  }
  if (report.verdict() == true) {
    const Report& contact = contactOf(pair, report);
    appendContact(list, contact, view, theme);
    for (const SceneObject* object : {&a, &b}) {
      if (const auto* triangle = std::get_if<Triangle<double>>(&object->shape)) {
        appendWeights(list, contact, *triangle, view, theme);
      }
    }
  } else if (report.info.kind == Kind::contains) {
    appendOutside(list, report, view, theme);
  } else {
    appendNearestPoints(list, pair, view, theme);
  }
}

// The figure along its axis as the step was computed, so that both sides agree with its row.
void orientAs(AxisFigure& figure, const AxisStep& step) {
  if (figure.axis.dot(step.axis) >= 0) return;
  const auto turned = [](const Interval<double>& interval) {
    return Interval<double>{-interval.max, -interval.min};
  };
  figure.axis = -figure.axis;
  figure.a = turned(figure.a);
  figure.b = turned(figure.b);
}

// Records which part of the list shows which step.
class StepNotes {
 public:
  explicit StepNotes(const DrawList& list) : m_list(list) { begin(); }

  void begin() {
    m_ribbons = m_list.ribbons.size();
    m_points = m_list.points.size();
  }
  /// Everything added since `begin` shows this step.
  void end(int step) {
    const bool any = m_list.ribbons.size() > m_ribbons || m_list.points.size() > m_points;
    if (step >= 0 && any) {
      m_drawn.push_back({step, m_ribbons, m_list.ribbons.size(), m_points, m_list.points.size()});
    }
    begin();
  }
  std::vector<DrawnStep> take() { return std::move(m_drawn); }

 private:
  const DrawList& m_list;
  std::size_t m_ribbons = 0;
  std::size_t m_points = 0;
  std::vector<DrawnStep> m_drawn;
};

// The step that found the drawn intersection or nearest points.
int answeringStep(const Trace& trace) {
  if (trace.deciding >= 0) return trace.deciding;
  return static_cast<int>(trace.steps.size()) - 1;
}

int stepOfAxis(const Trace& trace, const Label& label) {
  for (std::size_t i = 0; i < trace.steps.size(); ++i) {
    const auto* axis = std::get_if<AxisStep>(&trace.steps[i]);
    if (axis != nullptr && axis->label == label) return static_cast<int>(i);
  }
  return -1;
}

double nearestOf(const DrawList& list, const DrawnStep& drawn, const ViewState& view,
                 const QPointF& pixel) {
  double nearest = std::numeric_limits<double>::infinity();
  for (std::size_t i = drawn.firstRibbon; i < drawn.endRibbon; ++i) {
    const std::vector<Vector3d>& points = list.ribbons[i].points;
    for (std::size_t k = 1; k < points.size(); ++k) {
      const auto from = view.project(points[k - 1]);
      const auto to = view.project(points[k]);
      if (from && to) nearest = std::min(nearest, pixelDistance(pixel, *from, *to));
    }
  }
  for (std::size_t i = drawn.firstPoint; i < drawn.endPoint; ++i) {
    const auto at = view.project(list.points[i].position);
    if (at) nearest = std::min(nearest, pixelDistance(pixel, *at, *at));
  }
  return nearest;
}

}  // namespace

int stepAt(const DrawList& list, const std::vector<DrawnStep>& drawn, const ViewState& view,
           const QPointF& pixel) {
  int step = -1;
  double nearest = pickTolerance;
  for (const DrawnStep& each : drawn) {
    const double distance = nearestOf(list, each, view, pixel);
    if (distance > nearest) continue;
    nearest = distance;
    step = each.step;
  }
  return step;
}

std::vector<DrawnStep> appendReport(DrawList& list, const Scene& scene, const PairReports& pair,
                                    const Report* report, int step, const ViewState& view,
                                    const Theme& theme, std::optional<Vector3d>& side) {
  const Operand a(scene, pair.a);
  const Operand b(scene, pair.b);
  const SceneObject* c = find(scene, pair.c);
  const bool hidden = c != nullptr && !c->visible;
  if (report == nullptr || !a || !b || !a->visible || !b->visible || hidden) {
    side.reset();
    return {};
  }
  const FigureOperand first = operandOf(*a, scene, view, theme);
  const FigureOperand second = operandOf(*b, scene, view, theme);
  std::optional<AxisFigure> figure = axisFigureOf(*report, first, second);
  const Report* right = judge(pair, *report);
  if (figure && right != nullptr && differ(*report, *right))
    figure->corrected = verdictText(*right);
  const bool pointed = step >= 0 && step < static_cast<int>(report->trace.steps.size());
  StepNotes notes(list);
  int figureStep = pointed ? step : figure ? stepOfAxis(report->trace, figure->label) : -1;
  if (figure && !pointed && figureStep >= 0) {
    const Step& tested = report->trace.steps[static_cast<std::size_t>(figureStep)];
    orientAs(*figure, std::get<AxisStep>(tested));
  }
  if (!pointed) {
    for (std::size_t i = 0; i < report->trace.steps.size(); ++i) {
      appendStepMark(list, report->trace.steps[i], *a, *b, view, theme);
      notes.end(static_cast<int>(i));
    }
    appendIntersection(list, pair, *report, *a, *b, view, theme);
    notes.end(answeringStep(report->trace));
  } else {
    const Step& shown = report->trace.steps[static_cast<std::size_t>(step)];
    if (const auto* axis = std::get_if<AxisStep>(&shown)) {
      figure = axisFigureOf(*axis);
    } else if (const auto* edge = std::get_if<EdgeFunctionStep>(&shown)) {
      const auto* triangle = std::get_if<Triangle<double>>(&a->shape);
      const auto* box = std::get_if<Aabb<double>>(&b->shape);
      if (triangle != nullptr && box != nullptr) {
        appendEdgeFunction(list, *edge, *triangle, *box, first, second, view, theme);
        figure.reset();
      }
    } else if (appendStep(list, shown, *a, *b, view, theme)) {
      figure.reset();
    } else {
      figureStep = figure ? stepOfAxis(report->trace, figure->label) : -1;
    }
    // A step without a place of its own leaves the answer visible.
    if (std::holds_alternative<SignStep>(shown) || std::holds_alternative<SimplexStep>(shown) ||
        std::holds_alternative<TimeStep>(shown)) {
      appendIntersection(list, pair, *report, *a, *b, view, theme);
    }
    notes.end(step);
  }
  if (figure) {
    appendSeparatingPlane(list, *figure, first, second, view, theme);
    side = appendAxis(list, *figure, first, second, sideOf(figure->axis, view.camera, side), view,
                      theme);
    notes.end(figureStep);
  }
  return notes.take();
}

}  // namespace hairline
