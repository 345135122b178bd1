#pragma once

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "widgets/pair/pair_reports.h"
#include "widgets/scene_view/legend.h"
#include "widgets/scene_view/report_draw_list.h"

namespace hairline::testing {

inline ViewState view() {
  ViewState state;
  state.size = {800, 600};
  return state;
}

inline const Theme& theme() {
  static const Theme light = Theme::lightTheme();
  return light;
}

/// Objects as a scene; two of them are its active pair.
inline Scene sceneOf(std::vector<SceneObject> objects) {
  Scene scene;
  scene.objects = std::move(objects);
  if (scene.objects.size() == 2) scene.focus = {scene.objects[0].id, scene.objects[1].id};
  return scene;
}

/// A picture of a report, and its input.
struct Drawn {
  DrawList list;
  PairReports pair;
  const Report* report = nullptr;
  std::vector<DrawnStep> steps;

  int firstStep(auto predicate) const {
    const auto& all = report->trace.steps;
    const auto at = std::ranges::find_if(all, predicate);
    return at == all.end() ? -1 : static_cast<int>(at - all.begin());
  }
};

/// Draws the report of a method on the first pair of a scene, with a step highlighted.
inline Drawn drawn(const Scene& scene, Kind kind, std::string_view method, int step = -1,
                   ScalarKind scalar = ScalarKind::float64) {
  Drawn result;
  result.pair = answerPair(scene, *pairInFocus(scene, {}), {});
  result.report = findReport(result.pair, kind, method, scalar);
  std::optional<Eigen::Vector3d> side;
  if (result.report != nullptr) {
    result.steps =
        appendReport(result.list, scene, result.pair, result.report, step, view(), theme(), side);
  }
  return result;
}

/// Whether every corner of the faces drawn has its nearest point of a shape at the feature.
inline bool facesAreIn(const DrawList& list, auto inside) {
  return !list.triangles.empty() &&
         std::ranges::all_of(list.triangles, [&](const DrawTriangle& triangle) {
           return std::ranges::all_of(triangle.corners, inside);
         });
}

inline bool hasText(const DrawList& list, const QString& part) {
  return std::ranges::any_of(list.labels,
                             [&](const DrawLabel& label) { return label.text.contains(part); });
}

inline bool hasEntry(const std::vector<LegendEntry>& legend, const QString& text) {
  return std::ranges::any_of(legend, [&](const LegendEntry& entry) { return entry.text == text; });
}

inline constexpr double tiny = 1e-9;
inline const Triangle<double> flat{{{{0, 0, 0}, {2, 0, 0}, {0, 2, 0}}}};
inline const Aabb<double> cube{{0, 0, 0}, {1, 1, 1}};

}  // namespace hairline::testing
