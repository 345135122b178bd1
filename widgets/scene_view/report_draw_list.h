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

/// Adds to the picture what a report says of its pair: where the pair meets (the common part, a
/// common point), the separating axis or that of least overlap beside the shapes; or, where a step
/// is pointed at, the geometry of that step. Where none is, small marks stand for slabs and thin
/// outlines for cuts, by which they can be pointed at. Returns which step is shown by what.
///
/// `report` is the one explained, `step` a step of its trace or -1; nothing is added where there is
/// no report. `side` is where the axis line stood last; it receives where it stands now, and is
/// reset where none is drawn, so that the line does not flip while the axis turns.
std::vector<DrawnStep> appendReport(DrawList& list, const Scene& scene, const PairReports& pair,
                                    const Report* report, int step, const ViewState& view,
                                    const Theme& theme, std::optional<Eigen::Vector3d>& side);

}  // namespace hairline
