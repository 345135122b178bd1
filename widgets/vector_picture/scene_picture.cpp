#include "widgets/vector_picture/scene_picture.h"

#include "widgets/run/pair_reports.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/scene_draw_list.h"

namespace hairline {

DrawList pictureOf(const Scene& scene, const ViewState& view, const Theme& theme) {
  DrawList list = sceneDrawList(scene, {}, {}, view, theme);
  const auto focus = pairInFocus(scene, {});
  if (!focus) return list;
  const PairReports pair = answerPair(scene, *focus, {});
  if (pair.reports.empty()) return list;
  std::optional<Eigen::Vector3d> side;
  appendReport(list, scene, pair, judge(pair, pair.reports.front().info.kind), -1, view, theme,
               side);
  return list;
}

}  // namespace hairline
