#include "widgets/scene_view/step_drawing.h"

#include <algorithm>
#include <cmath>

#include "widgets/scene_view/label_placement.h"
#include "widgets/scene_view/region_drawing.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

/// Origin and direction of what a slab clips: a line, ray or segment, or else the displacement of
/// an object.
struct Track {
  Vector3d origin;
  Vector3d direction;
};

std::optional<Track> trackOf(const SceneObject& object) {
  if (const auto* line = std::get_if<Line<double>>(&object.shape)) {
    return Track{line->origin, line->direction};
  }
  if (const auto* ray = std::get_if<Ray<double>>(&object.shape)) {
    return Track{ray->origin, ray->direction};
  }
  if (const auto* segment = std::get_if<Segment<double>>(&object.shape)) {
    return Track{segment->a, segment->b - segment->a};
  }
  return std::nullopt;
}

class StepDrawing {
 public:
  StepDrawing(DrawList& list, const SceneObject& a, const SceneObject& b, const ViewState& view,
              const Theme& theme)
      : m_list(list), m_a(a), m_b(b), m_view(view), m_theme(theme) {}

  bool operator()(const AxisStep&) { return false; }
  bool operator()(const EdgeFunctionStep&) { return false; }
  bool operator()(const SignStep&) { return false; }

  bool operator()(const PolygonStep& step) {
    // An outline, on top: a fill would fight with that of the surface the polygon lies in.
    if (step.vertices.size() < 2) return false;
    appendLoop(m_list, step.vertices, {.color = m_theme.accent, .width = 3.5, .onTop = true});
    return true;
  }

  /// Where the line is inside this slab, thin, and what is left of it, thick.
  bool operator()(const SlabStep& step) {
    std::optional<Track> track = trackOf(m_a);
    if (!track) track = trackOf(m_b);
    if (!track) return false;
    appendPiece(*track, step.t, 2.5, true);
    if (!step.empties) {
      appendPiece(*track, step.remaining, 5, false);
      name(pointAt(*track, step.remaining.min), step.label);
    } else {
      name(pointAt(*track, step.t.min), step.label);
    }
    return true;
  }

  bool operator()(const RegionStep& step) {
    if (!step.query.allFinite() || !step.nearest.allFinite()) return false;
    appendDashedLine(m_list, step.query, step.nearest,
                     {.color = m_theme.accent, .width = 2, .onTop = true});
    for (const Vector3d& point : {step.query, step.nearest}) mark(point);
    // The feature is that of the shape which has the nearest point.
    const bool ofA = std::holds_alternative<Point<double>>(m_b.shape);
    appendRegion(m_list, (ofA ? m_a : m_b).shape, step.query, step.nearest, m_theme);
    name(step.nearest, step.feature.empty() ? step.label : step.feature);
    return true;
  }

  /// In the space of differences, whose origin stands at the world's.
  bool operator()(const SimplexStep& step) {
    for (std::size_t i = 0; i < step.vertices.size(); ++i) {
      for (std::size_t j = i + 1; j < step.vertices.size(); ++j) {
        appendLine(m_list, step.vertices[i], step.vertices[j],
                   {.color = m_theme.accent, .width = 3, .onTop = true});
      }
      mark(step.vertices[i]);
    }
    const Vector3d origin = Vector3d::Zero();
    m_list.points.push_back({.position = origin,
                             .color = m_theme.warning,
                             .size = 11,
                             .shape = PointShape::ring,
                             .onTop = true});
    if (step.direction.allFinite() && !step.direction.isZero()) {
      appendArrow(m_list, origin,
                  step.direction.stableNormalized() * (64 * m_view.worldPerPixel(origin)),
                  {.color = m_theme.warning, .width = 2, .onTop = true});
    }
    name(origin, step.label);
    return !step.vertices.empty();
  }

  /// Both operands where they are at that time, as outlines.
  bool operator()(const TimeStep& step) {
    for (const SceneObject* object : {&m_a, &m_b}) {
      if (!object->displacement) continue;
      const Vector3d shift = *object->displacement * step.time;
      const auto geometry = geometryOf(object->shape, m_view.camera.target, m_view.reach());
      for (const auto& edge : geometry.edges) {
        DrawRibbon ribbon{.points = {}, .color = m_theme.accent, .width = 2, .onTop = true};
        for (const Vector3d& point : edge) ribbon.points.push_back(point + shift);
        m_list.ribbons.push_back(std::move(ribbon));
      }
    }
    return true;
  }

 private:
  static Vector3d pointAt(const Track& track, double t) {
    return track.origin + track.direction * t;
  }

  void appendPiece(const Track& track, const Interval<double>& t, double width, bool dashed) {
    // Unbounded ends are cut to what can be seen.
    const double reach = m_view.reach() / std::max(track.direction.norm(), 1e-300);
    const Vector3d toTarget = m_view.camera.target - track.origin;
    const double middle = toTarget.dot(track.direction) / track.direction.squaredNorm();
    const double from = std::max(t.min, middle - reach);
    const double to = std::min(t.max, middle + reach);
    if (!(from <= to)) return;
    const LineStyle style{.color = m_theme.accent, .width = width, .onTop = true};
    if (dashed) {
      appendDashedLine(m_list, pointAt(track, from), pointAt(track, to), style);
    } else {
      appendLine(m_list, pointAt(track, from), pointAt(track, to), style);
    }
    for (const double end : {t.min, t.max}) {
      if (end >= from && end <= to) mark(pointAt(track, end));
    }
  }

  void mark(const Vector3d& point) {
    m_list.points.push_back({.position = point,
                             .color = m_theme.accent,
                             .size = 9,
                             .outline = m_theme.view.plate,
                             .onTop = true});
  }

  void name(const Vector3d& point, Label text) {
    if (!point.allFinite()) return;
    DrawLabel label{.position = point,
                    .text = labelText(text),
                    .color = m_theme.accent,
                    .size = 12,
                    .bold = true};
    LabelPlacement(m_view, m_list.labels).place(std::move(label), {0, -1}, 9);
  }

  DrawList& m_list;
  const SceneObject& m_a;
  const SceneObject& m_b;
  const ViewState& m_view;
  const Theme& m_theme;
};

}  // namespace

bool appendStep(DrawList& list, const Step& step, const SceneObject& a, const SceneObject& b,
                const ViewState& view, const Theme& theme) {
  return std::visit(StepDrawing(list, a, b, view, theme), step);
}

void appendStepMark(DrawList& list, const Step& step, const SceneObject& a, const SceneObject& b,
                    const ViewState& view, const Theme& theme) {
  QColor faint = theme.accent;
  faint.setAlphaF(0.6F);
  if (const auto* cut = std::get_if<PolygonStep>(&step); cut != nullptr) {
    if (cut->vertices.size() >= 2) appendLoop(list, cut->vertices, {.color = faint, .width = 1});
    return;
  }
  if (const auto* moment = std::get_if<TimeStep>(&step); moment != nullptr) {
    // Where the middle of what moves is at that time; the outlines come with pointing at it.
    for (const SceneObject* object : {&a, &b}) {
      const auto middle = middleOf(object->shape, view.camera.target, view.reach());
      if (!object->displacement || !middle) continue;
      const Vector3d point = *middle + *object->displacement * moment->time;
      if (!point.allFinite()) continue;
      list.points.push_back({.position = point, .color = faint, .size = 7, .onTop = true});
    }
    return;
  }
  const auto* slab = std::get_if<SlabStep>(&step);
  std::optional<Track> track = trackOf(a);
  if (!track) track = trackOf(b);
  if (slab == nullptr || !track) return;
  for (const double end : {slab->t.min, slab->t.max}) {
    const Vector3d point = track->origin + track->direction * end;
    // What lies far outside would only be in the way.
    if (!point.allFinite() || (point - view.camera.target).norm() > view.reach()) continue;
    list.points.push_back({.position = point, .color = faint, .size = 7, .onTop = true});
  }
}

}  // namespace hairline
