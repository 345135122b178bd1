#include "widgets/scene_view/drag.h"

#include <algorithm>
#include <utility>

#include "core/scene/object_places.h"
#include "core/scene/transform.h"
#include "core/shapes/positions.h"
#include "core/shapes/validate.h"
#include "core/solve/exact_move.h"
#include "widgets/document/shape_fields.h"
#include "widgets/scene_view/radius_snapping.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/text/labels.h"
#include "widgets/text/number_input.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

// Represented by a round number of tenths of a pixel.
DecimalStep stepOfView(const Vector3d& at, const ViewState& view) {
  return stepOfAtLeast(0.05 * view.worldPerPixel(at));
}

// Whether a moved shape is legal. For a mesh that depends only on its box, because its triangles
// are unchanged.
bool isLegal(const Shape& moved) {
  if (!std::holds_alternative<Mesh>(moved)) return !validate(moved);
  const auto box = bounds(moved);
  return !box || (box->min.allFinite() && box->max.allFinite());
}

bool allArePlanar(const std::vector<SceneObject>& objects) {
  return !objects.empty() && std::ranges::all_of(objects, [](const SceneObject& object) {
    return isPlanar(object.shape);
  });
}

// The line in a plane along which one coordinate changes and a second is kept; the third, that of
// the largest component of the normal, follows.
DragConstraint lineInPlane(const DragConstraint& plane, int axis) {
  const Vector3d& normal = plane.direction;
  int tied = 0;
  normal.cwiseAbs().maxCoeff(&tied);
  if (axis == tied) return plane;
  Vector3d line = Vector3d::Unit(axis);
  line[tied] = -normal[axis] / normal[tied];
  return {DragConstraint::Kind::line, 0, line.normalized()};
}

void setFirstPosition(Shape& shape, const Vector3d& goal) {
  bool isFirst = true;
  std::visit(
      [&](auto& known) {
        forEachPosition(known, [&](auto& position) {
          if (std::exchange(isFirst, false))
            position = goal.head<std::decay_t<decltype(position)>::SizeAtCompileTime>();
        });
      },
      shape);
}

// Whether a line or ray points from its origin to a place, to the last bit.
bool hasTipAt(const Shape& shape, const Vector3d& place) {
  const auto isThere = [&place](const auto& line) {
    const Vector3<Rational> tip =
        fromDouble<Rational>(line.origin) + fromDouble<Rational>(line.direction);
    return isZero(Vector3<Rational>(tip - fromDouble<Rational>(place)));
  };
  if (const auto* ray = std::get_if<Ray<double>>(&shape)) return isThere(*ray);
  if (const auto* line = std::get_if<Line<double>>(&shape)) return isThere(*line);
  return false;
}

}  // namespace

Drag::Drag(const Scene& scene, const Handle& handle, const QPointF& pixel)
    : m_handle(handle), m_start(handle.position), m_now(handle.position), m_startPixel(pixel) {
  if (const SceneObject* object = find(scene, handle.id)) m_originals.push_back(*object);
  m_moved = m_originals;
}

Drag::Drag(const Scene& scene, const SelectionIds& ids, const Vector3d& grabbed,
           const QPointF& pixel)
    : m_start(grabbed), m_now(grabbed), m_startPixel(pixel) {
  ObjectPlaces places(scene);
  for (const std::string& id : ids) {
    if (const auto place = places.of(id)) m_originals.push_back(scene.objects[*place]);
  }
  m_moved = m_originals;
}

Drag::Drag(const Scene& scene, const SelectionIds& ids, const Gizmo& gizmo, const GizmoPart& part,
           const QPointF& pixel)
    : Drag(scene, ids, gizmo.centre(), pixel) {
  m_gizmo = gizmo;
  m_part = part;
}

std::optional<Vector3d> Drag::pivot() const {
  if (mode() == GizmoMode::move) return std::nullopt;
  return m_start;
}

DragConstraint Drag::constraint(std::optional<int> lockedAxis, bool shift,
                                const Camera& camera) const {
  using Kind = DragConstraint::Kind;
  if (m_gizmo && lockedAxis && mode() != GizmoMode::move) {
    // An axis of the gizmo, the world's or the object's.
    return DragConstraint::along(m_gizmo->axes()[static_cast<std::size_t>(*lockedAxis)]);
  }
  DragConstraint freedom = m_handle ? m_handle->freedom : DragConstraint{};
  if (!m_handle && allArePlanar(m_originals)) freedom = {Kind::plane, 2};
  if (freedom.kind == Kind::flat && lockedAxis) return lineInPlane(freedom, *lockedAxis);
  if (freedom.kind == Kind::plane && lockedAxis && *lockedAxis != freedom.axis) {
    // With Shift across the locked axis, which in a plane leaves the other one.
    return {Kind::axis, shift ? 3 - freedom.axis - *lockedAxis : *lockedAxis};
  }
  if (m_part && !lockedAxis) return m_gizmo->constraintOf(*m_part);
  if (freedom.kind != Kind::viewPlane) return freedom;
  if (lockedAxis) return {shift ? Kind::plane : Kind::axis, *lockedAxis};
  if (shift) return {Kind::plane, dominantAxis(camera)};
  return {};
}

void Drag::moveTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
                  const std::optional<DecimalStep>& step, const FeatureSnap* snap) {
  if (snap != nullptr && m_handle) return moveHandleTo(*snap, constraint, view);
  if (snap != nullptr) return moveObjectsTo(*snap, constraint, view);
  const Vector3d movement = movementOf(constraint, m_start, m_startPixel, pixel, view);
  if (mode() == GizmoMode::turn) {
    turnTo(pixel, constraint, view, step.has_value());
  } else if (mode() == GizmoMode::scale) {
    scaleTo(pixel, constraint, view, step.has_value());
  } else if (m_handle) {
    moveHandleTo(movement, constraint, view, step);
  } else {
    moveObjectsBy(movement, constraint, view, step);
  }
}

void Drag::moveBy(double amount, const DragConstraint& constraint, const ViewState& view) {
  if (mode() == GizmoMode::turn) return turnBy(amount, constraint);
  if (mode() == GizmoMode::scale) return scaleBy(amount, constraint);
  if (constraint.kind == DragConstraint::Kind::flat) return;
  Vector3d offset = amount * constraint.direction;
  if (constraint.kind != DragConstraint::Kind::line) {
    const bool isAxis = constraint.kind == DragConstraint::Kind::axis;
    const int firstFree = constraint.frees(0) ? 0 : 1;
    offset = amount * Vector3d::Unit(isAxis ? constraint.axis : firstFree);
  }
  if (m_handle) {
    HandleGoal goal{m_start};
    for (int k = 0; k < 3; ++k) goal.position[k] = steppedNumber(m_start[k], offset[k]);
    takeHandle(goal, view);
    return;
  }
  std::vector<SceneObject> moved;
  for (const SceneObject& original : m_originals) {
    moved.push_back(movedInDecimals(original, offset));
    if (!isLegal(moved.back().shape)) return;
  }
  m_moved = std::move(moved);
  m_now = m_start + offset;
}

void Drag::moveHandleTo(const Vector3d& movement, const DragConstraint& constraint,
                        const ViewState& view, const std::optional<DecimalStep>& step) {
  if (m_originals.empty()) return;
  HandleGoal goal{m_start + movement, step ? *step : stepOfView(m_start, view), step.has_value()};
  const bool byCoordinates = constraint.isOfCoordinates() && m_handle->kind != HandleKind::measure;
  for (int k = 0; k < 3 && byCoordinates; ++k) {
    // Unchanged coordinates keep their bits.
    if (step && constraint.frees(k)) {
      goal.position[k] = snap(m_start[k] + movement[k], *step);
    } else {
      goal.position[k] =
          movement[k] == 0 ? m_start[k] : snap(m_start[k] + movement[k], *goal.rounding);
    }
  }
  takeHandle(goal, view);
}

bool Drag::takeHandle(const HandleGoal& goal, const ViewState& view) {
  SceneObject moved = m_originals.front();
  return moveHandle(moved, *m_handle, goal) && takeMoved(std::move(moved), view);
}

bool Drag::takeMoved(SceneObject moved, const ViewState& view) {
  m_moved.front() = std::move(moved);
  for (const Handle& handle : handlesOf(m_moved.front(), view)) {
    if (handle.isSame(*m_handle)) m_now = handle.position;
  }
  return true;
}

void Drag::moveObjectsBy(const Vector3d& movement, const DragConstraint& constraint,
                         const ViewState& view, const std::optional<DecimalStep>& step) {
  // The snapping object is the one grabbed last, by its first position.
  std::optional<Vector3d> anchor;
  if (step && !m_originals.empty()) anchor = firstPosition(m_originals.back().shape);
  Vector3d offset = Vector3d::Zero();
  Vector3d goal = anchor.value_or(Vector3d::Zero());
  for (int k = 0; k < 3; ++k) {
    if (anchor) {
      if (!constraint.frees(k)) continue;
      goal[k] = snap((*anchor)[k] + movement[k], *step);
      offset[k] = goal[k] - (*anchor)[k];
    } else if (movement[k] != 0) {
      offset[k] = snap(movement[k], step ? *step : stepOfView(m_start, view));
    }
  }
  std::vector<SceneObject> moved;
  for (const SceneObject& original : m_originals) {
    moved.push_back(movedInDecimals(original, offset));
    if (!isLegal(moved.back().shape)) return;
  }
  // The sum of a position and the offset may miss the multiple by a rounding error. Meshes move as
  // a whole.
  if (anchor && !offset.isZero(0) && !std::holds_alternative<Mesh>(moved.back().shape)) {
    const Shape sum = moved.back().shape;
    setFirstPosition(moved.back().shape, goal);
    if (validate(moved.back().shape)) moved.back().shape = sum;
  }
  m_moved = std::move(moved);
  m_now = m_start + offset;
}

const std::vector<Vector3d>& Drag::snapPoints(const ViewState& view) {
  if (m_snapPoints) return *m_snapPoints;
  m_snapPoints.emplace();
  if (mode() != GizmoMode::move || m_originals.empty()) return *m_snapPoints;
  if (!m_handle) {
    appendCorners(Vector3d::Zero(), view);
    return *m_snapPoints;
  }
  const SceneObject& original = m_originals.front();
  const bool isCell =
      m_handle->kind == HandleKind::measure && std::holds_alternative<Grid>(original.shape);
  if (isCell) return *m_snapPoints;
  m_snapPoints->push_back(m_start);
  if (m_handle->kind != HandleKind::displacement || !original.displacement) return *m_snapPoints;
  const Vector3d way = *original.displacement;
  const auto middle = middleOf(original.shape, view.camera.target, view.reach());
  m_wayStarts.push_back(middle.value_or(m_start - way));
  appendCorners(way, view);
  return *m_snapPoints;
}

void Drag::appendCorners(const Vector3d& offset, const ViewState& view) {
  constexpr std::size_t mostPoints = 8;
  std::vector<std::pair<double, Vector3d>> corners;
  for (const auto& corner : featuresOf(m_originals.back().shape).corners) {
    const Vector3d point = toDouble(corner);
    const auto pixel = view.project(point + offset);
    if (!pixel) continue;
    const QPointF away = *pixel - m_startPixel;
    corners.emplace_back(QPointF::dotProduct(away, away), point);
  }
  std::ranges::stable_sort(corners, {}, &std::pair<double, Vector3d>::first);
  corners.resize(std::min(corners.size(), mostPoints));
  for (const auto& [distance, point] : corners) {
    m_snapPoints->push_back(point + offset);
    m_wayStarts.push_back(point);
  }
}

std::optional<Vector3d> Drag::touchingFrom() const {
  if (!m_handle || m_handle->kind != HandleKind::measure || m_originals.empty()) {
    return std::nullopt;
  }
  return centreOfRoundness(m_originals.front().shape);
}

void Drag::moveHandleTo(const FeatureSnap& snap, const DragConstraint& constraint,
                        const ViewState& view) {
  if (m_originals.empty()) return;
  if (m_handle->kind == HandleKind::measure) return moveRadiusTo(snap, view);
  if (m_handle->kind == HandleKind::displacement) {
    return moveDisplacementTo(snap, constraint, view);
  }
  HandleGoal goal{snap.point};
  for (int k = 0; k < 3 && constraint.isOfCoordinates(); ++k) {
    if (!constraint.frees(k)) goal.position[k] = m_start[k];
  }
  takeHandle(goal, view);
  m_reachesSnap =
      m_handle->kind != HandleKind::tip || hasTipAt(m_moved.front().shape, goal.position);
}

void Drag::moveRadiusTo(const FeatureSnap& snap, const ViewState& view) {
  const auto shape = withRadiusThrough(m_originals.front().shape, snap.point);
  if (!shape || validate(*shape)) return;
  SceneObject moved = m_originals.front();
  moved.shape = *shape;
  takeMoved(std::move(moved), view);
  m_reachesSnap = goesExactlyThrough(*shape, snap.point);
}

void Drag::moveDisplacementTo(const FeatureSnap& snap, const DragConstraint& constraint,
                              const ViewState& view) {
  snapPoints(view);
  SceneObject moved = m_originals.front();
  if (snap.source >= m_wayStarts.size() || !moved.displacement) return;
  const Vector3d& start = m_wayStarts[snap.source];
  m_reachesSnap = true;
  for (int k = 0; k < 3; ++k) {
    if (!constraint.frees(k)) continue;
    const Rational way = Rational(snap.point[k]) - Rational(start[k]);
    (*moved.displacement)[k] = way.toNearestDouble();
    m_reachesSnap = m_reachesSnap && way.isDouble();
  }
  if (moved.displacement->allFinite()) takeMoved(std::move(moved), view);
}

void Drag::moveObjectsTo(const FeatureSnap& snap, const DragConstraint& constraint,
                         const ViewState& view) {
  const std::vector<Vector3d>& points = snapPoints(view);
  if (snap.source >= points.size()) return;
  const Vector3d& from = points[snap.source];
  m_reachesSnap = true;
  // In rationals, so that a corner gets the other one's coordinates to the last bit.
  Vector3<Rational> offset = fromDouble<Rational>(snap.point) - fromDouble<Rational>(from);
  if (constraint.isOfCoordinates()) {
    for (int k = 0; k < 3; ++k) {
      if (!constraint.frees(k)) offset[k] = Rational(0);
    }
  } else {
    const Vector3d wanted = snap.point - from;
    const Vector3d& direction = constraint.direction;
    const bool isLine = constraint.kind == DragConstraint::Kind::line;
    const Vector3d along = direction.dot(wanted) * direction;
    offset = fromDouble<Rational>(isLine ? along : Vector3d(wanted - along));
  }
  std::vector<SceneObject> moved;
  for (const SceneObject& original : m_originals) {
    moved.push_back(translated(original, toDouble(offset)));
    // Meshes that are not loaded stay.
    const Shape exact = movedExactly(original.shape, exactOffset(offset));
    if (!identical(moved.back().shape, original.shape)) moved.back().shape = exact;
    if (validate(moved.back().shape)) return;
  }
  m_moved = std::move(moved);
  m_now = m_start + toDouble(offset);
}

SelectionIds Drag::ids() const {
  SelectionIds ids;
  for (const SceneObject& object : m_originals) ids.push_back(object.id);
  return ids;
}

QString Drag::name() const {
  if (mode() != GizmoMode::move) {
    const QString verb =
        mode() == GizmoMode::turn ? DragTexts::tr("Rotate %1") : DragTexts::tr("Scale %1");
    if (m_originals.size() == 1) return verb.arg(objectText(m_originals.front()));
    return verb.arg(DragTexts::tr("%1 objects").arg(m_originals.size()));
  }
  if (m_handle && !m_originals.empty()) {
    if (m_handle->kind == HandleKind::measure) {
      return DragTexts::tr("Change %1").arg(describe(*m_handle, m_originals.front()));
    }
    return DragTexts::tr("Move %1").arg(describe(*m_handle, m_originals.front()));
  }
  if (m_originals.size() == 1) return DragTexts::tr("Move %1").arg(objectText(m_originals.front()));
  return DragTexts::tr("Move %1").arg(DragTexts::tr("%1 objects").arg(m_originals.size()));
}

}  // namespace hairline
