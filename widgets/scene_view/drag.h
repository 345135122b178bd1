#pragma once

#include <QCoreApplication>
#include <QString>
#include <optional>
#include <string>
#include <vector>

#include "core/math/decimal_step.h"
#include "core/scene/scene.h"
#include "widgets/document/selection.h"
#include "widgets/scene_view/drag_motion.h"
#include "widgets/scene_view/feature_snapping.h"
#include "widgets/scene_view/gizmo.h"
#include "widgets/scene_view/handles.h"

namespace hairline {

/// The translation context of this folder's texts.
struct DragTexts {
  Q_DECLARE_TR_FUNCTIONS(DragTexts)
};

/// A drag of a handle or of whole objects: its start, what it moves, and the scene for a position
/// of the mouse. Every state is computed from the first one, so that errors do not accumulate and
/// moving back restores the first state to the last bit.
class Drag {
 public:
  /// Drags a handle, which alone moves.
  Drag(const Scene& scene, const Handle& handle, const QPointF& pixel);
  /// Of objects, grabbed at a point.
  Drag(const Scene& scene, const SelectionIds& ids, const Eigen::Vector3d& grabbed,
       const QPointF& pixel);
  /// Of objects by a part of the gizmo: moves, rotates or scales them, about its centre.
  Drag(const Scene& scene, const SelectionIds& ids, const Gizmo& gizmo, const GizmoPart& part,
       const QPointF& pixel);

  /// The constraint from pressed keys: for a rotation or scaling the axis of the gizmo, the world's
  /// or the object's own; else a coordinate axis by its key, with Shift the plane perpendicular to
  /// it; Shift alone the plane perpendicular to the axis nearest to the view direction. The
  /// constraints of a shape's handle hold whatever is pressed: a face moves along its normal, a
  /// corner of a polygon in its plane, a shape of the plane in z = 0.
  DragConstraint constraint(std::optional<int> lockedAxis, bool shift, const Camera& camera) const;

  /// The points by which it can snap to features, in their initial positions: the handle's, or the
  /// corners of the grabbed object, the one nearest to the mouse first; for a displacement its tip
  /// and the corners at its end. None for rotations, scalings and the cells of a grid.
  const std::vector<Eigen::Vector3d>& snapPoints(const ViewState& view);
  /// The centre from which a dragged radius touches edges and faces; nothing if it goes through the
  /// point under the mouse, and for other drags.
  std::optional<Eigen::Vector3d> touchingFrom() const;
  /// Whether the last snap was reached to the last bit, as far as the coordinates are free: a
  /// rounded measure, direction or displacement may miss it.
  bool reachesSnap() const { return m_reachesSnap; }

  /// Computes the state for the mouse at a pixel. With a snap the snapping point gets that point's
  /// coordinates, as far as they are free. With a step the grabbed handle, or the first corner of
  /// the grabbed object, snaps to its multiples in the coordinates that are free; without one,
  /// coordinates that change are rounded to a tenth of a pixel, so that they stay short. A shape
  /// that would be illegal keeps its last state.
  void moveTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
              const std::optional<DecimalStep>& step, const FeatureSnap* snap = nullptr);

  /// The same for a typed amount: a distance along the axis of the constraint, or along the first
  /// that it leaves free (not in a plane across no axis); degrees about it; a factor. It is not
  /// rounded. If the objects cannot follow, as for a factor of 0, they keep their last state.
  void moveBy(double amount, const DragConstraint& constraint, const ViewState& view);

  /// The current dragged objects.
  const std::vector<SceneObject>& moved() const { return m_moved; }

  /// The objects that it moves.
  SelectionIds ids() const;
  const std::optional<Handle>& handle() const { return m_handle; }
  const std::optional<GizmoPart>& gizmoPart() const { return m_part; }
  GizmoMode mode() const { return m_gizmo ? m_gizmo->mode() : GizmoMode::move; }
  /// The fixed point of a rotation or scaling.
  std::optional<Eigen::Vector3d> pivot() const;
  /// The amount of the rotation or scaling, "by 30°", with surprising effects on the objects: that
  /// a box becomes an oriented box, that a sphere scales uniformly.
  const QString& result() const { return m_result; }
  /// The current position of the grabbed point.
  const Eigen::Vector3d& grabbed() const { return m_now; }
  const QPointF& startPixel() const { return m_startPixel; }
  /// "Move corner 1 of t", for the undo step.
  QString name() const;

 private:
  void moveHandleTo(const Eigen::Vector3d& movement, const DragConstraint& constraint,
                    const ViewState& view, const std::optional<DecimalStep>& step);
  /// That a mesh among the objects is not loaded and stays unchanged; empty if all are loaded.
  QString unloadedNote() const;
  void turnTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
              bool snaps);
  void turnBy(double degrees, const DragConstraint& constraint);
  void scaleTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
               bool snaps);
  void scaleBy(double factor, const DragConstraint& constraint);
  void moveObjectsBy(const Eigen::Vector3d& movement, const DragConstraint& constraint,
                     const ViewState& view, const std::optional<DecimalStep>& step);
  void moveHandleTo(const FeatureSnap& snap, const DragConstraint& constraint,
                    const ViewState& view);
  void moveObjectsTo(const FeatureSnap& snap, const DragConstraint& constraint,
                     const ViewState& view);
  /// The goals of handles that are not points of the shape: a radius, the tip of a displacement.
  void moveRadiusTo(const FeatureSnap& snap, const ViewState& view);
  void moveDisplacementTo(const FeatureSnap& snap, const DragConstraint& constraint,
                          const ViewState& view);
  /// Takes over the new position of an object's handle; false if the shape would be illegal.
  bool takeHandle(const HandleGoal& goal, const ViewState& view);
  bool takeMoved(SceneObject moved, const ViewState& view);
  void appendCorners(const Eigen::Vector3d& offset, const ViewState& view);

  std::vector<SceneObject> m_originals;
  std::vector<SceneObject> m_moved;
  std::optional<Handle> m_handle;
  std::optional<Gizmo> m_gizmo;
  std::optional<GizmoPart> m_part;
  QString m_result;
  Eigen::Vector3d m_start;
  Eigen::Vector3d m_now;
  QPointF m_startPixel;
  std::optional<std::vector<Eigen::Vector3d>> m_snapPoints;
  /// For a displacement: the start of the displacement to each of these points.
  std::vector<Eigen::Vector3d> m_wayStarts;
  bool m_reachesSnap = true;
};

}  // namespace hairline
