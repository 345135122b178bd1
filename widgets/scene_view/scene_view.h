#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/run/query_runner.h"
#include "widgets/run/trace_cursor.h"
#include "widgets/scene_view/drag.h"
#include "widgets/scene_view/legend.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/scene_draw_list.h"
#include "widgets/viewport/viewport.h"
#include "widgets/viewport/viewport_tool.h"

namespace hairline {

class GridCells;
class MeshContacts;
class MeshTraversal;
class ObjectVolumes;
class SceneHierarchy;
class LargeMeshes;
class ScenePairs;
class SceneTime;
class ViewOverlay;

/// The panes of the viewport: the free view, whose camera the scene keeps, and three sides.
inline constexpr int mainPane = 0;
inline constexpr int topPane = 1;
inline constexpr int frontPane = 2;
inline constexpr int rightPane = 3;

/// How the view is split: the free view alone, with the one from the top beside it, or with those
/// from the top, the front and the right.
enum class ViewLayout { one, two, four };

/// The scene in three dimensions: shows document, selection and the report explained, and lets the
/// user select, drag and nudge objects. Every drag is one undo step.
///
/// Mouse: a click selects, with Shift or Ctrl adds; a click on the same spot again takes what lies
/// behind; dragging moves the handle, the gizmo's part or the object under the mouse, and on empty
/// space turns the camera, or with Shift or Ctrl draws a rectangle that selects what it touches. X,
/// Y, Z, Shift and Ctrl during a drag tie and snap it, S lets it snap to other objects or not, Esc
/// takes it back.
class SceneView : public QWidget, private ViewportTool {
  Q_OBJECT

 public:
  /// Nothing is owned and all of it lives longer than the view. Only where Viewport::isAvailable().
  SceneView(Document* document, Selection* selection, QueryRunner* runner, TraceCursor* cursor,
            QWidget* parent = nullptr);
  ~SceneView() override;

  Viewport* viewport() { return m_viewport; }
  /// Of the active pane.
  ViewState viewState() const { return viewState(m_viewport->activePane()); }
  ViewState viewState(int pane) const {
    return {m_viewport->camera(pane), m_viewport->viewSize(pane)};
  }

  ViewLayout layoutOfPanes() const { return m_layout; }
  /// One pane of several is shown alone.
  bool isMaximized() const { return m_maximized; }
  /// Layout and active pane as a text for the settings.
  QString layoutState() const;
  void restoreLayoutState(const QString& state);
  /// How all panes look at the scene, shown or not, and what drags do: what a view that takes the
  /// place of this one goes on with.
  struct Look {
    QString layout;
    std::array<Camera, Viewport::paneCount> cameras;
    std::array<bool, Viewport::paneCount> isAutomatic;
    GizmoSetting gizmo;
  };
  Look look() const;
  void setLook(const Look& look);

  /// The moment at which moving objects are shown besides; not owned, and lives longer.
  void setTime(SceneTime* time);
  /// What is drawn over the scene and takes the clicks while it is active; not owned, and lives
  /// longer. After its look changed `refresh` is to be called.
  void setOverlay(ViewOverlay* overlay) { m_overlay = overlay; }

  /// The pairs of the scene, of which those that touch are marked; not owned, and lives longer.
  void setPairs(ScenePairs* pairs);
  /// The cells of a grid, which are drawn and can be clicked; not owned, and live longer.
  void setCells(GridCells* cells);
  /// The hierarchy that is looked at, where meshes meet, the traversal of two trees, and volumes
  /// around objects: all are drawn; not owned, and live longer.
  void setHierarchy(SceneHierarchy* hierarchy, MeshContacts* contacts, MeshTraversal* traversal,
                    ObjectVolumes* volumes);
  /// What the marks in the view mean.
  const std::vector<LegendEntry>& legend() const { return m_legend; }

  bool isOrthographic() const;
  /// Whether drags snap to corners, edges and faces of other objects.
  bool snapsToFeatures() const { return m_snapping; }
  /// The keys that show the arms to scale, and let drags snap.
  QChar scaleKey() const { return QLatin1Char(m_transformKeys ? 'T' : 'R'); }
  QChar snapKey() const { return QLatin1Char(m_transformKeys ? 'N' : 'S'); }
  /// The large meshes of the scene as they are drawn and picked.
  const LargeMeshes* largeMeshes() const { return m_large; }
  bool isDragging() const { return m_gesture != 0; }
  const GizmoSetting& gizmoSetting() const { return m_gizmoSetting; }
  /// The step to which Ctrl snaps and by which the arrow keys move: a round length of about a dozen
  /// pixels.
  DecimalStep gridStep() const;
  /// A point in the middle of what is seen, on the grid, for new objects.
  Eigen::Vector3d insertionPoint() const;
  /// The same in the plane z = 0, for new shapes of the plane.
  Eigen::Vector3d insertionPointInPlane() const;
  /// A good size for new objects: a round length of about a fifth of the view's height.
  double insertionSize() const;
  /// How far, and along which axis, a duplicate stands from its original: a round length that
  /// shows.
  Eigen::Vector3d duplicateOffset() const;
  /// Frames all objects where one of these bounded ones is not wholly in sight.
  void bringIntoSight(const SelectionIds& ids);

 public slots:
  /// The free view turns to look from a side.
  void flyTo(AxisView side);
  void frameSelected();
  void frameAll();
  void refresh() { scheduleUpdate(); }
  void setOrthographic(bool orthographic);
  void toggleOrthographic() { setOrthographic(!isOrthographic()); }
  void setGridVisible(bool visible) { m_viewport->setGridVisible(visible); }
  /// Ends a drag at once and keeps what it did.
  void freezeDrag();
  /// Puts what the free view looks at into the document now, as it does by itself a moment after.
  void keepCamera();
  void setGizmoMode(GizmoMode mode) { setGizmo({mode, m_gizmoSetting.local}); }
  void setLayoutOfPanes(hairline::ViewLayout layout);
  /// Shows the active pane alone, or all again; nothing where there is only one.
  void setMaximized(bool maximized);
  /// Whether lines are drawn along the edges of meshes' triangles.
  void setMeshEdgesVisible(bool visible);
  void toggleMaximized() { setMaximized(!m_maximized); }
  void setSnapsToFeatures(bool snaps);
  /// Whether G, R and S move, rotate and scale what is selected, as in Blender; else R shows the
  /// arms to scale, and S snaps.
  void setTransformKeys(bool transform);
  void setGizmoLocal(bool local) { setGizmo({m_gizmoSetting.mode, local}); }

 signals:
  /// What the mouse and the keys would do here.
  void statusHint(const QString& text);
  void orthographicChanged(bool orthographic);
  void layoutOfPanesChanged();
  void legendChanged();
  void snappingChanged(bool snaps);
  void transformKeysChanged();
  void gizmoChanged(const hairline::GizmoSetting& setting);
  /// The right button was clicked at a place of the screen.
  void contextMenuRequested(const QPoint& globalPosition);
  /// A file was dropped on the view, or several files of meshes.
  void filesDropped(const QStringList& paths);
  /// Text was dropped on the view.
  void textDropped(const QString& text);

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
  bool dropped(const QMimeData& offer, const QPointF& pixel) override;

  void connectAll();
  void sceneChanged(const Change& change);
  void takeSceneCamera();
  void frame(const SelectionIds& ids, int pane, bool atOnce);
  void showPanes();
  /// Cameras that the program chose show everything.
  void frameAutomatic();

  bool overlayIsActive() const;
  void hover(const QPointF& pixel, int pane);
  /// Points at the step whose geometry is under the mouse, so that its row lights up.
  void hoverStep(int step);
  void click(const ViewportMouse& mouse);
  void cycleSelection(bool backwards);
  std::vector<Pick> picksAt(const QPointF& pixel, const ViewState& view) const;
  /// Puts the triangle of a mesh that is seen at a pixel into focus, with the cell or the object
  /// that is asked about already, or else the first that can be asked about with it.
  bool focusTriangle(const std::string& mesh, const QPointF& pixel, const ViewState& view);
  /// The triangle in focus is marked, so that it can be told among its neighbours.
  void appendFocusTriangle(DrawList& list, const Theme& theme) const;
  /// What a press at a pixel takes hold of: a handle, a part of the gizmo, or an object at a point.
  struct Grip {
    std::optional<Handle> handle;
    std::optional<Gizmo> gizmo;
    std::optional<GizmoPart> part;
    std::string object;
    Eigen::Vector3d point = Eigen::Vector3d::Zero();
  };
  Grip gripAt(const QPointF& pixel, const ViewState& view) const;
  std::optional<Drag> dragAt(const QPointF& pixel) const;
  /// The selected objects that may be moved.
  SelectionIds movableSelection() const;

  void startDrag();
  /// Moves, rotates or scales what is selected from where the mouse is, without a button. Whether
  /// something is selected that may be moved.
  bool startTransform(GizmoMode mode);
  void continueDrag();
  /// What the drag snaps to where the mouse is now.
  std::optional<FeatureSnap> snapHere();
  void endDrag(bool keep);
  void forgetPress();
  void selectInBand();
  bool dragKey(const QKeyEvent& event);
  /// Takes a key that belongs to a typed amount.
  bool typeAmount(const QKeyEvent& event);
  void setModifiers(Qt::KeyboardModifiers modifiers);
  bool viewKey(const QKeyEvent& event);
  bool nudge(const QKeyEvent& event);
  void setGizmo(const GizmoSetting& setting);

  /// The cell seen at a pixel, before any object there.
  std::optional<std::array<int, 3>> cellAt(const QPointF& pixel, const ViewState& view) const;
  /// Makes the cells of the selected grids finer or coarser. `single` goes by one cell, otherwise
  /// to the next round resolution.
  bool stepResolution(bool finer, bool single, bool continues);
  void appendCells(DrawList& list, const Theme& theme) const;

  void scheduleUpdate();
  void updatePicture();
  DrawList pictureOf(int pane);
  void updateHint();
  QString hintText() const;
  /// What a drag does, and along or about what.
  QString dragText() const;
  Pointing pointing(int pane) const;

  Document* m_document;
  Selection* m_selection;
  QueryRunner* m_runner;
  TraceCursor* m_cursor;
  SceneTime* m_time = nullptr;
  ScenePairs* m_pairs = nullptr;
  GridCells* m_cells = nullptr;
  SceneHierarchy* m_hierarchy = nullptr;
  MeshContacts* m_contacts = nullptr;
  MeshTraversal* m_traversal = nullptr;
  ObjectVolumes* m_volumes = nullptr;
  LargeMeshes* m_large;
  bool m_meshEdges = true;
  std::vector<LegendEntry> m_legend;
  ViewOverlay* m_overlay = nullptr;
  Viewport* m_viewport;

  bool m_updateWaiting = false;
  /// The cameras chosen by the program, which may be chosen anew when the size changes.
  std::array<bool, Viewport::paneCount> m_automaticCamera;
  bool m_settingCamera = false;
  QTimer m_cameraTimer;
  std::array<std::optional<Eigen::Vector3d>, Viewport::paneCount> m_axisSide;
  ViewLayout m_layout = ViewLayout::one;
  bool m_maximized = false;
  QString m_hint;

  // Under the mouse.
  int m_pane = 0;
  std::string m_hoveredObject;
  std::optional<Handle> m_hoveredHandle;
  std::optional<GizmoPart> m_hoveredGizmo;
  /// The step whose geometry is under the mouse; -1 for none.
  int m_hoveredStep = -1;
  std::array<std::vector<DrawnStep>, Viewport::paneCount> m_drawnSteps;
  GizmoSetting m_gizmoSetting;
  /// Clicked or dragged last: the arrow keys move it.
  std::optional<Handle> m_activeHandle;

  // From press to release.
  std::optional<QPointF> m_pressPixel;
  QPointF m_pixel;
  bool m_pressMoved = false;
  /// Pressed with Shift or Ctrl on empty space: a rectangle selects what it touches.
  bool m_bands = false;
  std::optional<Drag> m_drag;
  int m_gesture = 0;
  /// Begun by a key: the mouse moves without a button, and a click or Enter ends it.
  bool m_isModal = false;
  /// The amount typed so far, which counts in place of the mouse.
  QString m_typed;
  bool m_snapping = false;
  bool m_transformKeys = true;
  std::optional<FeatureSnapper> m_snapper;
  std::optional<FeatureSnap> m_snap;
  std::optional<int> m_lockedAxis;
  Qt::KeyboardModifiers m_modifiers;

  std::optional<QPointF> m_lastClick;
  int m_nudgeGesture = 0;
  /// The cell under the mouse, where a click explains it.
  std::optional<std::array<int, 3>> m_hoveredCell;
  /// Notches of the wheel that follow each other closely are one step.
  int m_resolutionGesture = 0;
  QTimer m_wheelTimer;
};

}  // namespace hairline
