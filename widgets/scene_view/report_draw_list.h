#pragma once

#include <optional>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// Which lines and points of a draw list show a step of the explained report.
struct DrawnStep {
  int step = -1;
  std::size_t firstRibbon = 0;
  std::size_t endRibbon = 0;
  std::size_t firstPoint = 0;
  std::size_t endPoint = 0;
};

/// The step whose lines or points are nearest to a pixel, within the tolerance; -1 for none.
int stepAt(const DrawList& list, const std::vector<DrawnStep>& drawn, const ViewState& view,
           const QPointF& pixel);

/// Draws a report on its pair: where the pair intersects (the common part, a common point), the
/// separating axis or that of least overlap beside the shapes; or, if a step is highlighted, the
/// geometry of that step. Otherwise small marks stand for slabs and thin outlines for cuts, so that
/// they can be hovered. Returns which step is shown by what.
///
/// `report` is the explained one, `step` a step of its trace or -1; nothing is added without a
/// report. `side` is the last side of the axis line; it receives the new one, and is reset if none
/// is drawn, so that the line does not flip while the axis rotates.
std::vector<DrawnStep> appendReport(DrawList& list, const Scene& scene, const PairReports& pair,
                                    const Report* report, int step, const ViewState& view,
                                    const Theme& theme, std::optional<Eigen::Vector3d>& side);

}  // namespace hairline
