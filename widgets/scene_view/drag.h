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

/// The context of translations of this folder's texts.
struct DragTexts {
  Q_DECLARE_TR_FUNCTIONS(DragTexts)
};

/// A drag of a handle or of whole objects: where it began, what it moves, and what the scene looks
/// like for a position of the mouse. Every state is worked out from the first one, so that nothing
/// adds up on the way and going back gives the first state to the last bit.
class Drag {
 public:
  /// Of a handle: only it moves.
  Drag(const Scene& scene, const Handle& handle, const QPointF& pixel);
  /// Of objects, grabbed at a point.
  Drag(const Scene& scene, const SelectionIds& ids, const Eigen::Vector3d& grabbed,
       const QPointF& pixel);
  /// Of objects by a part of the gizmo: moves, turns or scales them, about its centre.
  Drag(const Scene& scene, const SelectionIds& ids, const Gizmo& gizmo, const GizmoPart& part,
       const QPointF& pixel);

  /// What the movement is tied to while keys are pressed: a turn or scaling to the axis of the
  /// gizmo by its key, be it the world's or the object's own; else a coordinate axis by its key,
  /// with Shift the plane perpendicular to it; Shift alone the plane perpendicular to the axis
  /// along which the eye looks most. What the shape ties a handle to holds whatever is pressed: a
  /// face moves along its normal, a corner of a polygon in its plane, a shape of the plane in z =
  /// 0.
  DragConstraint constraint(std::optional<int> lockedAxis, bool shift, const Camera& camera) const;

  /// The points by which it can snap to features, as they were: the handle's, or the corners of the
  /// grabbed object, the one nearest to the mouse first; of a displacement its tip and the corners
  /// at the end of the way. None of turns, scalings and the cells of a grid.
  const std::vector<Eigen::Vector3d>& snapPoints(const ViewState& view);
  /// From where a shape whose radius is dragged is to touch edges and faces; nothing where it is to
  /// go through the point under the mouse, and of other drags.
  std::optional<Eigen::Vector3d> touchingFrom() const;
  /// Whether what was moved to a snap last is there to the last bit, as far as it is free: where a
  /// measure, a direction or a displacement had to be rounded, it may not be.
  bool meetsSnap() const { return m_meetsSnap; }

  /// Works out where things are when the mouse is at a pixel. With a snap the point that snaps gets
  /// that point's coordinates, as far as they are free. With a step the grabbed handle, or
  /// the first corner of the grabbed object, snaps to its multiples in the coordinates that are
  /// free; without one, coordinates that change are rounded to a tenth of a pixel, so that they
  /// stay short. Where a shape could not be legal it stays as it was last.
  void moveTo(const QPointF& pixel, const DragConstraint& constraint, const ViewState& view,
              const std::optional<DecimalStep>& step, const FeatureSnap* snap = nullptr);

  /// The same by an amount that was typed: a distance along the axis of the constraint, or along
  /// the first that it leaves free (not in a plane across no axis); degrees about it; a factor. It
  /// is taken as it is. Where the objects cannot follow, as for a factor of 0, they stay as they
  /// were last.
  void moveBy(double amount, const DragConstraint& constraint, const ViewState& view);

  /// The dragged objects as they are now.
  const std::vector<SceneObject>& moved() const { return m_moved; }

  /// The objects that it moves.
  SelectionIds ids() const;
  const std::optional<Handle>& handle() const { return m_handle; }
  const std::optional<GizmoPart>& gizmoPart() const { return m_part; }
  GizmoMode mode() const { return m_gizmo ? m_gizmo->mode() : GizmoMode::move; }
  /// What a turn or scaling leaves in place.
  std::optional<Eigen::Vector3d> pivot() const;
  /// How far it has turned or scaled, "by 30°", and what that makes of the objects where it is not
  /// plain: that a box becomes an oriented box, that a sphere scales evenly.
  const QString& result() const { return m_result; }
  /// Where the grabbed point is now.
  const Eigen::Vector3d& grabbed() const { return m_now; }
  const QPointF& startPixel() const { return m_startPixel; }
  /// "Move corner 1 of t", for the undo step.
  QString name() const;

 private:
  void moveHandleTo(const Eigen::Vector3d& movement, const DragConstraint& constraint,
                    const ViewState& view, const std::optional<DecimalStep>& step);
  /// That a mesh among the objects is not loaded and stays as it is; empty where all are.
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
  /// The goals of handles that are no points of the shape: a radius, the tip of a displacement.
  void moveRadiusTo(const FeatureSnap& snap, const ViewState& view);
  void moveDisplacementTo(const FeatureSnap& snap, const DragConstraint& constraint,
                          const ViewState& view);
  /// Takes over where the handle of an object is now; false where it could not be legal.
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
  /// Of a displacement: from where the way to each of these points starts.
  std::vector<Eigen::Vector3d> m_wayStarts;
  bool m_meetsSnap = true;
};

}  // namespace hairline
