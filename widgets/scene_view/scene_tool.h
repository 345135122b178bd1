#pragma once

#include <QObject>
#include <QTimer>
#include <optional>
#include <string>
#include <vector>

#include "widgets/scene_view/drag.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/viewport/viewport_tool.h"
#include "widgets/voxels/cell_sets.h"

namespace hairline {

class Document;
class ScenePicture;
class SceneView;
class Selection;
class TraceCursor;
class ViewOverlay;

/// The format in which a type of shape is dragged, as the scene format names it.
inline const QString shapeFormat = QStringLiteral("application/x-hairline-shape");

/// State of the pointer: what it hovers over and what it drags.
struct PointerState {
  int pane = 0;
  QPointF pixel;
  Qt::KeyboardModifiers modifiers;

  // Under the mouse.
  std::string object;
  std::optional<Handle> handle;
  std::optional<GizmoPart> part;
  /// If a click explains it.
  std::optional<Cell> cell;
  /// The step with this geometry; -1 for none.
  int step = -1;

  /// The last clicked or dragged handle: the arrow keys move it.
  std::optional<Handle> active;
  GizmoSetting gizmo;
  /// Whether drags snap to corners, edges and faces of other objects.
  bool snapping = false;
  /// Whether G, R and S move, rotate and scale the selection, as in Blender; else R shows the
  /// scaling arms, and S snaps.
  bool transformKeys = true;

  // From press to release.
  std::optional<QPointF> pressPixel;
  bool pressMoved = false;
  /// Pressed with Shift or Ctrl on empty space: a rectangle selects what it touches.
  bool bands = false;
  std::optional<Drag> drag;
  /// The document's gesture during a drag; else 0.
  int gesture = 0;
  /// Started by a key: the mouse moves without a button, and a click or Enter ends it.
  bool isModal = false;
  /// The amount typed so far, which replaces the mouse.
  QString typed;
  std::optional<int> lockedAxis;
  std::optional<FeatureSnap> snap;

  bool isDragging() const { return gesture != 0; }
  bool holds(Qt::KeyboardModifier modifier) const { return modifiers.testFlag(modifier); }
  /// The keys that show the scaling arms, and toggle snapping.
  QChar scaleKey() const { return QLatin1Char(transformKeys ? 'T' : 'R'); }
  QChar snapKey() const { return QLatin1Char(transformKeys ? 'N' : 'S'); }
};

/// Mouse and keys in a view of the scene. A click selects, with Shift or Ctrl adds; a second click
/// on the same spot selects what lies behind; dragging moves the handle, the gizmo's part or the
/// object under the mouse, and on empty space orbits the camera, or with Shift or Ctrl draws a
/// rectangle that selects what it touches. X, Y, Z, Shift and Ctrl during a drag constrain and snap
/// it, N or S toggles snapping to other objects, Esc cancels it. Every drag is one undo step.
class SceneTool : public QObject, public ViewportTool {
  Q_OBJECT

 public:
  SceneTool(SceneView* view, Document* document, Selection* selection, TraceCursor* cursor,
            ScenePicture* picture);

  const PointerState& pointer() const { return m_pointer; }
  /// Hover and drag state to draw in a pane.
  Pointing pointing(int pane) const;

  /// The overlay that receives the clicks while it is active.
  void setOverlay(ViewOverlay* overlay) { m_overlay = overlay; }
  ViewOverlay* overlay() const { return m_overlay; }
  /// Null if none receives the clicks.
  ViewOverlay* activeOverlay() const;

  /// Resets the state when another scene is loaded.
  void forget();
  /// Ends a drag at once and keeps its result, or not.
  void endDrag(bool keep = true);

  void setGizmo(const GizmoSetting& setting);
  void setSnapsToFeatures(bool snaps);
  void setTransformKeys(bool transform);

 signals:
  /// The view needs a redraw.
  void changed();
  void snappingChanged(bool snaps);
  void transformKeysChanged();
  void gizmoChanged(const hairline::GizmoSetting& setting);
  /// A file was dropped on the view, or several mesh files.
  void filesDropped(const QStringList& paths);
  /// Text was dropped on the view.
  void textDropped(const QString& text);
  /// A type of shape was dropped on a pixel of a pane.
  void shapeDropped(const QByteArray& type, const QPointF& pixel, int pane);

 private:
  bool mousePressed(const ViewportMouse& mouse) override;
  bool mouseMoved(const ViewportMouse& mouse) override;
  bool mouseReleased(const ViewportMouse& mouse) override;
  bool mouseDoubleClicked(const ViewportMouse& mouse) override;
  bool wheelTurned(const ViewportMouse& mouse, double notches) override;
  void mouseLeft() override;
  void dragCancelled() override;
  bool keyPressed(QKeyEvent& event) override;
  bool keyReleased(QKeyEvent& event) override;
  bool canDrop(const QMimeData& offer) override;
  bool dropped(const QMimeData& offer, const QPointF& pixel, int pane) override;

  void hover(const QPointF& pixel, int pane);
  /// Highlights the step whose geometry is under the mouse, and thereby its row.
  void hoverStep(int step);
  void click(const ViewportMouse& mouse);
  void cycleSelection(bool backwards);
  std::optional<Cell> cellAt(const QPointF& pixel, const ViewState& view) const;
  /// Activates the mesh triangle at a pixel, together with the active cell or object, or else the
  /// first one that forms a pair with it.
  bool focusTriangle(const std::string& mesh, const QPointF& pixel, const ViewState& view);
  /// What a press at a pixel grabs: a handle, a part of the gizmo, or an object at a point.
  struct Grip {
    std::optional<Handle> handle;
    std::optional<Gizmo> gizmo;
    std::optional<GizmoPart> part;
    std::string object;
    Eigen::Vector3d point = Eigen::Vector3d::Zero();
  };
  Grip gripAt(const QPointF& pixel, const ViewState& view) const;
  std::optional<Drag> dragAt(const QPointF& pixel) const;
  /// The selected objects that can be moved.
  SelectionIds movableSelection() const;

  void startDrag();
  /// Moves, rotates or scales the selection from the mouse position, without a button. Returns
  /// whether a movable object is selected.
  bool startTransform(GizmoMode mode);
  void continueDrag();
  /// The snap target of the drag at the current mouse position.
  std::optional<FeatureSnap> snapHere();
  void forgetPress();
  void selectInBand();
  bool dragKey(const QKeyEvent& event);
  /// Handles a key that belongs to a typed amount.
  bool typeAmount(const QKeyEvent& event);
  bool viewKey(const QKeyEvent& event);
  bool nudge(const QKeyEvent& event);
  /// Makes the cells of the selected grids finer or coarser. `single` changes by one cell,
  /// otherwise to the next round resolution.
  bool stepResolution(bool finer, bool single, bool continues);

  SceneView* m_view;
  Document* m_document;
  Selection* m_selection;
  TraceCursor* m_cursor;
  ScenePicture* m_picture;
  ViewOverlay* m_overlay = nullptr;
  PointerState m_pointer;
  std::optional<FeatureSnapper> m_snapper;
  std::optional<QPointF> m_lastClick;
  int m_nudgeGesture = 0;
  /// Wheel notches in quick succession are one step.
  int m_resolutionGesture = 0;
  QTimer m_wheelTimer;
};

}  // namespace hairline
