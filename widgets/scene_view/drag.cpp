#include "widgets/scene_view/drag.h"

#include <QCoreApplication>

#include "core/scene/transform.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

QString tr(const char* text) { return QCoreApplication::translate("Drag", text); }

// One that a round number of tenths of a pixel stands for.
DecimalStep stepOfView(const Vector3d& at, const ViewState& view) {
  return stepOfAtLeast(0.05 * view.worldPerPixel(at));
}

}  // namespace

Drag::Drag(const Scene& scene, const Handle& handle, const QPointF& pixel)
    : m_handle(handle), m_start(handle.position), m_now(handle.position), m_startPixel(pixel) {
  if (const SceneObject* object = find(scene, handle.id)) m_originals.push_back(*object);
  m_moved = m_originals;
}

Drag::Drag(const Scene& scene, const SelectionIds& ids, const Vector3d& grabbed,
           const QPointF& pixel, std::optional<DragConstraint> part)
    : m_part(part), m_start(grabbed), m_now(grabbed), m_startPixel(pixel) {
  for (const std::string& id : ids) {
    if (const SceneObject* object = find(scene, id)) m_originals.push_back(*object);
  }
  m_moved = m_originals;
}

DragConstraint Drag::constraint(std::optional<int> lockedAxis, bool shift,
                                const Camera& camera) const {
  using Kind = DragConstraint::Kind;
  if (m_handle && m_handle->kind == HandleKind::face) return {Kind::axis, m_handle->axis()};
  if (lockedAxis) return {shift ? Kind::plane : Kind::axis, *lockedAxis};
  if (m_part) return *m_part;
  if (shift) return {Kind::plane, dominantAxis(camera)};
  return {};
}

void Drag::moveTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
                  const std::optional<DecimalStep>& step) {
  const Vector3d movement = movementOf(constraint, m_start, m_startPixel, pixel, view);
  m_moved = m_originals;
  m_now = m_start;
  if (m_handle) {
    Vector3d goal = m_start;
    for (int k = 0; k < 3; ++k) {
      // Coordinates that the movement leaves alone keep their bits.
      if (step && constraint.frees(k)) {
        goal[k] = snap(m_start[k] + movement[k], *step);
      } else if (movement[k] != 0) {
        goal[k] = snap(m_start[k] + movement[k], stepOfView(m_start, view));
      }
    }
    for (SceneObject& object : m_moved) {
      if (!moveHandle(object, *m_handle, goal)) continue;
      for (const Handle& handle : handlesOf(object)) {
        if (handle.isSame(*m_handle)) m_now = handle.position;
      }
    }
    return;
  }
  // The object that snaps is the one grabbed last, by its first corner.
  std::optional<Handle> anchor;
  if (step && !m_originals.empty()) {
    for (const Handle& handle : handlesOf(m_originals.back())) {
      if (!anchor && handle.kind == HandleKind::corner) anchor = handle;
    }
  }
  Vector3d offset = Vector3d::Zero();
  Vector3d goal = Vector3d::Zero();
  for (int k = 0; k < 3; ++k) {
    if (anchor) {
      goal[k] = anchor->position[k];
      if (!constraint.frees(k)) continue;
      goal[k] = snap(anchor->position[k] + movement[k], *step);
      offset[k] = goal[k] - anchor->position[k];
    } else if (movement[k] != 0) {
      offset[k] = snap(movement[k], step ? *step : stepOfView(m_start, view));
    }
  }
  for (std::size_t i = 0; i < m_moved.size(); ++i) {
    SceneObject moved = translated(m_originals[i], offset);
    const auto box = bounds(moved.shape);
    if (box && !(box->min.allFinite() && box->max.allFinite())) return;
    m_moved[i] = std::move(moved);
  }
  // The sum of a corner and the offset may miss the multiple by a rounding.
  if (anchor && !m_moved.empty() && !offset.isZero(0)) moveHandle(m_moved.back(), *anchor, goal);
  m_now = m_start + offset;
}

void Drag::apply(Scene& scene) const {
  for (const SceneObject& moved : m_moved) {
    if (SceneObject* object = find(scene, moved.id)) *object = moved;
  }
}

QString Drag::name() const {
  if (m_handle && !m_originals.empty()) {
    return tr("Move %1").arg(describe(*m_handle, m_originals.front()));
  }
  if (m_originals.size() == 1) return tr("Move %1").arg(titleOf(m_originals.front()));
  return tr("Move %n object(s)").replace(QLatin1String("%n"), QString::number(m_originals.size()));
}

}  // namespace hairline
