#include "widgets/scene_view/report_draw_list.h"

#include <algorithm>

#include "widgets/scene_view/answer_drawing.h"
#include "widgets/scene_view/axis_drawing.h"
#include "widgets/scene_view/edge_function_drawing.h"
#include "widgets/scene_view/handles.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/step_drawing.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

FigureOperand operandOf(const SceneObject& object, const Scene& scene, const ViewState& view,
                        const Theme& theme) {
  FigureOperand operand{.corners = cornersOf(object.shape),
                        .color = colorOf(object, scene, theme),
                        .title = titleOf(object)};
  if (operand.corners.empty()) {
    const auto geometry = geometryOf(object.shape, view.camera.target, view.reach());
    for (const auto& edge : geometry.edges) {
      operand.corners.insert(operand.corners.end(), edge.begin(), edge.end());
    }
  }
  return operand;
}

// What cutting left of a surface in the other shape, from the report that knows it best: the one
// in the scalar with the fewest errors comes last.
const PolygonStep* commonPart(const PairReports& pair) {
  const PolygonStep* part = nullptr;
  for (const Report& report : pair.reports) {
    if (report.hit != true || report.trace.steps.empty()) continue;
    const auto* last = std::get_if<PolygonStep>(&report.trace.steps.back());
    if (last != nullptr && !last->empties && !last->vertices.empty()) part = last;
  }
  return part;
}

void appendMeeting(DrawList& list, const PairReports& pair, const Report& report,
                   const ViewState& view, const Theme& theme) {
  if (report.hit == true) {
    const PolygonStep* part = commonPart(pair);
    if (part != nullptr && part->vertices.size() >= 2) {
      appendLoop(list, part->vertices, {.color = theme.hit, .width = 3.5, .onTop = true});
    }
  }
  if (report.verdict() == true) {
    appendContact(list, report, view, theme);
  } else {
    appendNearestPoints(list, pair, view, theme);
  }
}

}  // namespace

void appendReport(DrawList& list, const Scene& scene, const PairReports& pair, const Report* report,
                  int step, const ViewState& view, const Theme& theme,
                  std::optional<Vector3d>& side) {
  const SceneObject* a = find(scene, pair.a);
  const SceneObject* b = find(scene, pair.b);
  if (report == nullptr || a == nullptr || b == nullptr || !a->visible || !b->visible) {
    side.reset();
    return;
  }
  const FigureOperand first = operandOf(*a, scene, view, theme);
  const FigureOperand second = operandOf(*b, scene, view, theme);
  std::optional<AxisFigure> figure = axisFigureOf(*report, first, second);
  const bool pointed = step >= 0 && step < static_cast<int>(report->trace.steps.size());
  if (!pointed) {
    appendMeeting(list, pair, *report, view, theme);
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
    }
  }
  if (!figure) return;
  side = sideOf(figure->axis, view.camera, side);
  appendAxis(list, *figure, first, second, *side, view, theme);
}

}  // namespace hairline
