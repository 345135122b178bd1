#pragma once

#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/scene/scene.h"
#include "widgets/document/selection.h"
#include "widgets/scene_view/drag_motion.h"
#include "widgets/scene_view/handles.h"
#include "widgets/scene_view/snapping.h"

namespace hairline {

/// A drag of a handle or of whole objects: where it began, what it moves, and what the scene looks
/// like for a position of the mouse. Every state is worked out from the first one, so that nothing
/// adds up on the way and going back gives the first state to the last bit.
class Drag {
 public:
  /// Of a handle: only it moves.
  Drag(const Scene& scene, const Handle& handle, const QPointF& pixel);
  /// Of objects, grabbed at a point. `part` is what a gizmo's arrow or square ties it to.
  Drag(const Scene& scene, const SelectionIds& ids, const Eigen::Vector3d& grabbed,
       const QPointF& pixel, std::optional<DragConstraint> part);

  /// What the movement is tied to while keys are pressed: an axis by its key, with Shift the plane
  /// perpendicular to it; Shift alone the plane perpendicular to the axis along which the eye looks
  /// most. A face of a box only ever moves along its normal.
  DragConstraint constraint(std::optional<int> lockedAxis, bool shift, const Camera& camera) const;

  /// Works out where things are when the mouse is at a pixel. With a step the grabbed handle, or
  /// the first corner of the grabbed object, snaps to its multiples in the coordinates that are
  /// free; without one, coordinates that change are rounded to a tenth of a pixel, so that they
  /// stay short.
  void moveTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
              const std::optional<DecimalStep>& step);

  /// Brings the dragged objects of a scene to where they are now; others are left alone.
  void apply(Scene& scene) const;

  const std::optional<Handle>& handle() const { return m_handle; }
  const std::optional<DragConstraint>& gizmoPart() const { return m_part; }
  /// Where the grabbed point is now.
  const Eigen::Vector3d& grabbed() const { return m_now; }
  const QPointF& startPixel() const { return m_startPixel; }
  /// "Move corner 1 of t", for the undo step.
  QString name() const;

 private:
  std::vector<SceneObject> m_originals;
  std::vector<SceneObject> m_moved;
  std::optional<Handle> m_handle;
  std::optional<DragConstraint> m_part;
  Eigen::Vector3d m_start;
  Eigen::Vector3d m_now;
  QPointF m_startPixel;
};

}  // namespace hairline
