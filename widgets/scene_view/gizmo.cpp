#include "widgets/scene_view/gizmo.h"

#include <Eigen/Geometry>
#include <QPolygonF>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/shapes/fields.h"
#include "widgets/scene_view/picking.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {

using Eigen::Vector3d;
using PartKind = GizmoPart::Kind;

namespace {

// Axes completed from a given one; the first if that is a direction, the last if it is a normal.
GizmoAxes around(const Vector3d& given, std::size_t place) {
  const Vector3d unit = given.stableNormalized();
  if (!(unit.squaredNorm() > 0.5)) return worldAxes();
  GizmoAxes axes;
  axes[place] = unit;
  axes[(place + 1) % 3] = unit.unitOrthogonal();
  axes[(place + 2) % 3] = unit.cross(axes[(place + 1) % 3]).normalized();
  return axes;
}

// The first edge of a flat shape, and its normal.
template <typename Vertices>
GizmoAxes alongOutline(const Vertices& vertices) {
  const Vector3d edge = (vertices[1] - vertices[0]).stableNormalized();
  for (std::size_t i = 2; i < vertices.size(); ++i) {
    const Vector3d normal = edge.cross(Vector3d(vertices[i] - vertices[0])).stableNormalized();
    if (normal.squaredNorm() > 0.5) return {edge, normal.cross(edge).normalized(), normal};
  }
  return worldAxes();
}

}  // namespace

GizmoAxes worldAxes() { return {Vector3d::UnitX(), Vector3d::UnitY(), Vector3d::UnitZ()}; }

GizmoAxes localAxes(const Shape& shape) {
  return std::visit(
      [](const auto& known) -> GizmoAxes {
        using T = std::decay_t<decltype(known)>;
        if constexpr (std::is_same_v<T, Obb<double>> || std::is_same_v<T, Ellipsoid<double>>) {
          return known.axes;
        } else if constexpr (std::is_same_v<T, Rectangle<double>>) {
          return {known.axes[0], known.axes[1], known.axes[0].cross(known.axes[1]).normalized()};
        } else if constexpr (std::is_same_v<T, Rectangle2<double>>) {
          const auto axes = spatial(known).axes;
          return {axes[0], axes[1], Vector3d::UnitZ()};
        } else if constexpr (std::is_same_v<T, Triangle<double>> ||
                             std::is_same_v<T, Quad<double>> ||
                             std::is_same_v<T, Polygon<double>>) {
          return alongOutline(known.vertices);
        } else if constexpr (std::is_same_v<T, Segment<double>> ||
                             std::is_same_v<T, Capsule<double>> ||
                             std::is_same_v<T, Cylinder<double>>) {
          return around(known.b - known.a, 0);
        } else if constexpr (requires { known.axis; }) {
          return around(known.axis, 2);
        } else if constexpr (requires { known.normal; }) {
          return around(known.normal, 2);
        } else if constexpr (requires { known.direction; }) {
          return around(known.direction, 0);
        } else {
          return worldAxes();
        }
      },
      shape);
}

Gizmo::Gizmo(const Vector3d& centre, const ViewState& view, const GizmoSetting& setting,
             const GizmoAxes& axes, bool planar)
    : m_centre(centre),
      m_view(view),
      m_setting(setting),
      m_axes(planar ? worldAxes() : axes),
      m_planar(planar),
      m_unit(view.worldPerPixel(centre)) {}

void Gizmo::moveTo(const Vector3d& centre) {
  m_centre = centre;
  m_unit = m_view.worldPerPixel(centre);
}

bool Gizmo::showsArrow(int axis) const {
  if (m_planar && axis == 2) return false;
  return std::abs(m_view.camera.backward().dot(direction(axis))) < 0.98;
}

bool Gizmo::showsSquare(int axis) const {
  if (m_planar && axis != 2) return false;
  return std::abs(m_view.camera.backward().dot(direction(axis))) > 0.15;
}

bool Gizmo::showsRing(int axis) const { return !m_planar || axis == 2; }

Vector3d Gizmo::at(int axis, double pixels) const {
  return m_centre + pixels * m_unit * direction(axis);
}

std::array<Vector3d, 4> Gizmo::square(int axis) const {
  const Vector3d across = m_unit * direction((axis + 1) % 3);
  const Vector3d along = m_unit * direction((axis + 2) % 3);
  return {m_centre + squareStart * (across + along),
          m_centre + squareEnd * across + squareStart * along,
          m_centre + squareEnd * (across + along),
          m_centre + squareStart * across + squareEnd * along};
}

// The half that faces the eye; the whole ring if seen from above.
std::vector<Vector3d> Gizmo::ring(int axis) const {
  const Vector3d normal = direction(axis);
  const Vector3d backward = m_view.camera.backward();
  const bool whole = std::abs(normal.dot(backward)) > 0.9;
  Vector3d nearest = backward - normal.dot(backward) * normal;
  nearest = whole ? direction((axis + 1) % 3) : Vector3d(nearest.normalized());
  const Vector3d side = normal.cross(nearest);
  const double reach = whole ? std::numbers::pi : std::numbers::pi / 2;
  std::vector<Vector3d> points;
  constexpr int pieces = 48;
  for (int i = 0; i <= pieces; ++i) {
    const double angle = (2.0 * i / pieces - 1) * reach;
    points.push_back(m_centre +
                     ringRadius * m_unit * (std::cos(angle) * nearest + std::sin(angle) * side));
  }
  return points;
}

std::vector<GizmoPart> Gizmo::parts() const {
  std::vector<GizmoPart> parts;
  if (m_setting.mode == GizmoMode::scale) parts.push_back({PartKind::middle, 0});
  for (int axis = 0; axis < 3; ++axis) {
    if (m_setting.mode == GizmoMode::move && showsSquare(axis))
      parts.push_back({PartKind::plane, axis});
  }
  for (int axis = 0; axis < 3; ++axis) {
    if (m_setting.mode == GizmoMode::turn) {
      if (showsRing(axis)) parts.push_back({PartKind::ring, axis});
    } else if (showsArrow(axis)) {
      parts.push_back({PartKind::axis, axis});
    }
  }
  return parts;
}

// In pixels; infinite if the part is not under the pixel.
double Gizmo::distanceTo(const GizmoPart& part, const QPointF& pixel) const {
  constexpr double infinite = std::numeric_limits<double>::infinity();
  switch (part.kind) {
    case PartKind::middle: {
      const auto middle = m_view.project(m_centre);
      if (!middle) return infinite;
      return pixelDistance(pixel, *middle, *middle) <= middleRadius ? 0 : infinite;
    }
    case PartKind::plane: {
      QPolygonF outline;
      for (const Vector3d& corner : square(part.axis)) {
        if (const auto point = m_view.project(corner)) outline << *point;
      }
      return outline.size() == 4 && outline.containsPoint(pixel, Qt::OddEvenFill) ? 0 : infinite;
    }
    case PartKind::ring: {
      double least = infinite;
      const std::vector<Vector3d> points = ring(part.axis);
      for (std::size_t i = 1; i < points.size(); ++i) {
        const auto start = m_view.project(points[i - 1]);
        const auto end = m_view.project(points[i]);
        if (start && end) least = std::min(least, pixelDistance(pixel, *start, *end));
      }
      return least;
    }
    case PartKind::axis:
      break;
  }
  const auto start = m_view.project(at(part.axis, arrowStart));
  const auto end = m_view.project(at(part.axis, arrowEnd));
  return start && end ? pixelDistance(pixel, *start, *end) : infinite;
}

std::optional<GizmoPart> Gizmo::partAt(const QPointF& pixel) const {
  std::optional<GizmoPart> best;
  double bestDistance = pickTolerance;
  for (const GizmoPart& part : parts()) {
    const double distance = distanceTo(part, pixel);
    if (distance == 0) return part;
    if (distance > bestDistance) continue;
    bestDistance = distance;
    best = part;
  }
  return best;
}

DragConstraint Gizmo::constraintOf(const GizmoPart& part) const {
  if (part.kind == PartKind::middle) return {};
  const DragConstraint along = DragConstraint::along(direction(part.axis));
  if (part.kind != PartKind::plane) return along;
  if (along.kind == DragConstraint::Kind::axis) return {DragConstraint::Kind::plane, along.axis};
  return DragConstraint::across(direction(part.axis));
}

void Gizmo::appendPart(DrawList& list, const GizmoPart& part, const QColor& color, bool lit) const {
  const auto letter = [&](const Vector3d& position) {
    list.labels.push_back({.position = position,
                           .text = QString(QLatin1Char("XYZ"[part.axis])),
                           .color = color,
                           .size = 11,
                           .bold = true});
  };
  switch (part.kind) {
    case PartKind::middle:
      list.points.push_back({.position = m_centre,
                             .color = color,
                             .size = 2 * middleRadius - (lit ? 0 : 3),
                             .shape = PointShape::square,
                             .onTop = true});
      break;
    case PartKind::plane: {
      const auto corners = square(part.axis);
      QColor fill = color;
      fill.setAlphaF(lit ? 0.75F : 0.35F);
      for (std::size_t i = 2; i < 4; ++i) {
        list.triangles.push_back({.corners = {corners[0], corners[i - 1], corners[i]},
                                  .color = fill,
                                  .shading = Shading::flat});
      }
      appendLoop(list, {corners.begin(), corners.end()},
                 {.color = color, .width = lit ? 2.5 : 1.25, .onTop = true});
      break;
    }
    case PartKind::ring: {
      const std::vector<Vector3d> points = ring(part.axis);
      list.ribbons.push_back(
          {.points = points, .color = color, .width = lit ? 5.0 : 3.0, .onTop = true});
      const Vector3d& middle = points[points.size() / 2];
      letter(m_centre + 1.15 * (middle - m_centre));
      break;
    }
    case PartKind::axis: {
      const LineStyle style{.color = color, .width = lit ? 5.0 : 3.5, .onTop = true};
      if (m_setting.mode == GizmoMode::scale) {
        appendLine(list, at(part.axis, arrowStart), at(part.axis, arrowEnd), style);
        list.points.push_back({.position = at(part.axis, arrowEnd),
                               .color = color,
                               .size = lit ? 15.0 : 12.0,
                               .shape = PointShape::square,
                               .onTop = true});
      } else {
        appendArrow(list, at(part.axis, arrowStart), at(part.axis, arrowEnd), style);
      }
      letter(at(part.axis, arrowEnd + 13));
      break;
    }
  }
}

void Gizmo::append(DrawList& list, const Theme& theme,
                   const std::optional<GizmoPart>& highlighted) const {
  for (const GizmoPart& part : parts()) {
    const bool isMiddle = part.kind == PartKind::middle;
    const QColor color =
        isMiddle ? theme.view.text : theme.view.axes[static_cast<std::size_t>(part.axis)];
    appendPart(list, part, color, highlighted == part);
  }
}

}  // namespace hairline
