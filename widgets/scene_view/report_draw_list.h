#pragma once

#include <optional>

#include "core/scene/scene.h"
#include "widgets/run/pair_reports.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/theme/theme.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

/// Adds to the picture what a report says of its pair: where the pair meets (the common part, a
/// common point), the separating axis or that of least overlap beside the shapes; or, where a step
/// is pointed at, the axis, edge function or cut polygon of that step.
///
/// `report` is the one explained, `step` a step of its trace or -1; nothing is added where there is
/// no report. `side` is where the axis line stood last; it receives where it stands now, and is
/// reset where none is drawn, so that the line does not flip while the axis turns.
void appendReport(DrawList& list, const Scene& scene, const PairReports& pair, const Report* report,
                  int step, const ViewState& view, const Theme& theme,
                  std::optional<Eigen::Vector3d>& side);

}  // namespace hairline
