#include "widgets/scene_view/step_drawing.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>

#include "core/scene/motion.h"
#include "widgets/scene_view/label_placement.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/text/labels.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

/// Origin and direction of the clipped line: a line, ray or segment, or else the displacement of an
/// object.
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
    // An outline, on top: a fill would z-fight with the polygon's surface.
    if (step.vertices.size() < 2) return false;
    appendLoop(m_list, step.vertices, {.color = m_theme.accent, .width = 3.5, .onTop = true});
    return true;
  }

  /// The part of the line inside this slab, thin, and the remaining part, thick.
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

  /// In the space of differences, whose origin is drawn at the world's.
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

  /// Both operands at that time, as outlines.
  bool operator()(const TimeStep& step) {
    for (const SceneObject* object : {&m_a, &m_b}) {
      if (!hasMotion(*object)) continue;
      const auto geometry =
          geometryOf(shapeAt(*object, step.time), m_view.camera.target, m_view.reach());
      for (const auto& edge : geometry.edges) {
        DrawRibbon ribbon{.points = {}, .color = m_theme.accent, .width = 2, .onTop = true};
        ribbon.points = edge;
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
    // Unbounded ends are cut to the visible part.
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

using Eigen::Vector3d;
using Points = std::vector<Vector3d>;

class RegionDrawing {
 public:
  RegionDrawing(DrawList& list, const Points& corners, const Vector3d& query,
                const Vector3d& nearest, const Theme& theme)
      : m_list(list), m_nearest(nearest), m_color(theme.accent) {
    Vector3d min = corners.front();
    Vector3d max = corners.front();
    for (const Vector3d& corner : corners) {
      m_middle += corner / static_cast<double>(corners.size());
      min = min.cwiseMin(corner);
      max = max.cwiseMax(corner);
    }
    const double size = (max - min).norm();
    m_tolerance = 1e-6 * size;
    m_reach = std::clamp(1.25 * (query - nearest).norm(), 0.35 * size, 2 * size);
  }

  /// For a solid, by the normals of the faces that contain the point: one spans a prism, two a
  /// wedge, more a cone.
  bool solid(const std::vector<Points>& faces) {
    std::vector<const Points*> touched;
    std::vector<Vector3d> normals;
    for (const Points& face : faces) {
      Vector3d normal = normalOf(face);
      if (normal.dot(face[0] - m_middle) < 0) normal = -normal;
      if (std::abs(normal.dot(m_nearest - face[0])) > m_tolerance) continue;
      touched.push_back(&face);
      normals.push_back(normal);
    }
    if (touched.empty()) return false;
    if (touched.size() == 1) {
      prism(*touched[0], Vector3d::Zero(), m_reach * normals[0]);
      appendLoop(m_list, *touched[0], feature());
      return true;
    }
    Points shared;
    for (const Vector3d& corner : *touched[0]) {
      const bool inAll = std::ranges::all_of(touched, [&](const Points* face) {
        return std::ranges::any_of(
            *face, [&](const Vector3d& other) { return (other - corner).norm() <= m_tolerance; });
      });
      if (inAll) shared.push_back(corner);
    }
    if (touched.size() == 2 && shared.size() == 2) {
      const Vector3d along = shared[1] - shared[0];
      prism(fan(shared[0], {normals[0], (normals[0] + normals[1]).normalized(), normals[1]}),
            Vector3d::Zero(), along);
      appendLine(m_list, shared[0], shared[1], feature());
      return true;
    }
    if (shared.size() != 1) return false;
    cone(shared[0], normals);
    vertex(shared[0]);
    return true;
  }

  /// For a flat polygon: each region extends to both sides of its plane.
  bool flat(const Points& polygon) {
    const Vector3d normal = normalOf(polygon);
    const Vector3d half = m_reach * normal;
    const std::size_t count = polygon.size();
    Vector3d middle = Vector3d::Zero();
    for (const Vector3d& corner : polygon) middle += corner / static_cast<double>(count);
    const auto outwards = [&](std::size_t i) {
      Vector3d side = normal.cross(polygon[(i + 1) % count] - polygon[i]).normalized();
      return side.dot(polygon[i] - middle) < 0 ? Vector3d(-side) : side;
    };
    for (std::size_t i = 0; i < count; ++i) {
      if ((polygon[i] - m_nearest).norm() > m_tolerance) continue;
      const Vector3d before = outwards((i + count - 1) % count);
      const Vector3d after = outwards(i);
      prism(fan(polygon[i], {before, (before + after).normalized(), after}), -half, half);
      vertex(polygon[i]);
      return true;
    }
    for (std::size_t i = 0; i < count; ++i) {
      const Vector3d& from = polygon[i];
      const Vector3d& to = polygon[(i + 1) % count];
      const Vector3d out = outwards(i);
      if (std::abs(out.dot(m_nearest - from)) > m_tolerance) continue;
      prism({from, to, to + m_reach * out, from + m_reach * out}, -half, half);
      appendLine(m_list, from, to, feature());
      return true;
    }
    prism(polygon, -half, half);
    appendLoop(m_list, polygon, feature());
    return true;
  }

  /// For a segment: between the planes through its ends, or beyond one of them.
  bool segment(const Vector3d& from, const Vector3d& to) {
    const Vector3d along = (to - from).normalized();
    const Vector3d across = along.unitOrthogonal();
    const Vector3d third = along.cross(across);
    const auto square = [&](const Vector3d& at) {
      const double half = m_reach / 2;
      return Points{at - half * across - half * third, at + half * across - half * third,
                    at + half * across + half * third, at - half * across + half * third};
    };
    for (const auto& [end, outwards] : {std::pair(from, Vector3d(-along)), {to, along}}) {
      if ((end - m_nearest).norm() > m_tolerance) continue;
      prism(square(end), Vector3d::Zero(), m_reach / 2 * outwards);
      vertex(end);
      return true;
    }
    prism(square(from), Vector3d::Zero(), to - from);
    appendLine(m_list, from, to, feature());
    return true;
  }

 private:
  static Vector3d normalOf(const Points& polygon) {
    Vector3d sum = Vector3d::Zero();
    for (std::size_t i = 2; i < polygon.size(); ++i) {
      sum += (polygon[i - 1] - polygon[0]).cross(polygon[i] - polygon[0]);
    }
    return sum.stableNormalized();
  }

  Points fan(const Vector3d& apex, std::initializer_list<Vector3d> directions) const {
    Points points{apex};
    for (const Vector3d& direction : directions) points.push_back(apex + m_reach * direction);
    return points;
  }

  /// A polygon swept from one offset to another.
  void prism(const Points& polygon, const Vector3d& from, const Vector3d& to) {
    Points low = polygon;
    Points high = polygon;
    for (Vector3d& point : low) point += from;
    for (Vector3d& point : high) point += to;
    face(low);
    face(high);
    for (std::size_t i = 0; i < low.size(); ++i) {
      const std::size_t next = (i + 1) % low.size();
      face({low[i], low[next], high[next], high[i]});
      appendLine(m_list, low[i], high[i], outline());
    }
    appendLoop(m_list, low, outline());
    appendLoop(m_list, high, outline());
  }

  void cone(const Vector3d& apex, std::vector<Vector3d> normals) {
    Vector3d mean = Vector3d::Zero();
    for (const Vector3d& normal : normals) mean += normal;
    mean.normalize();
    const Vector3d across = mean.unitOrthogonal();
    const Vector3d third = mean.cross(across);
    std::ranges::sort(normals, {}, [&](const Vector3d& normal) {
      return std::atan2(third.dot(normal), across.dot(normal));
    });
    Points cap;
    for (const Vector3d& normal : normals) cap.push_back(apex + m_reach * normal);
    face(cap);
    appendLoop(m_list, cap, outline());
    for (std::size_t i = 0; i < cap.size(); ++i) {
      face({apex, cap[i], cap[(i + 1) % cap.size()]});
      appendLine(m_list, apex, cap[i], outline());
    }
  }

  void face(const Points& polygon) {
    QColor color = m_color;
    color.setAlphaF(0.1F);
    for (std::size_t i = 2; i < polygon.size(); ++i) {
      m_list.triangles.push_back({.corners = {polygon[0], polygon[i - 1], polygon[i]},
                                  .color = color,
                                  .shading = Shading::flat});
    }
  }

  void vertex(const Vector3d& at) {
    m_list.points.push_back(
        {.position = at, .color = m_color, .size = 16, .shape = PointShape::ring, .onTop = true});
  }

  LineStyle outline() const {
    QColor color = m_color;
    color.setAlphaF(0.55F);
    return {.color = color, .width = 1.25};
  }
  LineStyle feature() const { return {.color = m_color, .width = 4.5, .onTop = true}; }

  DrawList& m_list;
  Vector3d m_nearest;
  QColor m_color;
  Vector3d m_middle = Vector3d::Zero();
  double m_tolerance = 0;
  double m_reach = 0;
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
    // The centre of the moving object at that time; hovering shows the outlines.
    for (const SceneObject* object : {&a, &b}) {
      if (!hasMotion(*object)) continue;
      const auto point = middleOf(shapeAt(*object, moment->time), view.camera.target, view.reach());
      if (!point || !point->allFinite()) continue;
      list.points.push_back({.position = *point, .color = faint, .size = 7, .onTop = true});
    }
    return;
  }
  const auto* slab = std::get_if<SlabStep>(&step);
  std::optional<Track> track = trackOf(a);
  if (!track) track = trackOf(b);
  if (slab == nullptr || !track) return;
  for (const double end : {slab->t.min, slab->t.max}) {
    const Vector3d point = track->origin + track->direction * end;
    // Points far outside would only be in the way.
    if (!point.allFinite() || (point - view.camera.target).norm() > view.reach()) continue;
    list.points.push_back({.position = point, .color = faint, .size = 7, .onTop = true});
  }
}

bool appendRegion(DrawList& list, const Shape& shape, const Vector3d& query,
                  const Vector3d& nearest, const Theme& theme) {
  const Points corners = cornersOf(shape);
  if (corners.size() < 2 || !query.allFinite() || !nearest.allFinite()) return false;
  RegionDrawing drawing(list, corners, query, nearest, theme);
  const std::vector<Points> faces = hullPolygons(corners);
  if (faces.size() >= 4) return drawing.solid(faces);
  // The regions of a concave outline are not those of its hull.
  if (faces.size() == 1) return faces[0].size() == corners.size() && drawing.flat(faces[0]);
  if (corners.size() == 2 && corners[0] != corners[1])
    return drawing.segment(corners[0], corners[1]);
  return false;
}

}  // namespace hairline
