#pragma once

#include <QTimer>
#include <QWidget>
#include <array>
#include <optional>
#include <string>
#include <vector>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/pair/query_runner.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/scene_view/legend.h"
#include "widgets/scene_view/scene_picture.h"
#include "widgets/scene_view/scene_tool.h"
#include "widgets/viewport/viewport.h"

namespace hairline {

/// The panes of the viewport: the free view, whose camera is saved with the scene, and three sides.
inline constexpr int mainPane = 0;
inline constexpr int topPane = 1;
inline constexpr int frontPane = 2;
inline constexpr int rightPane = 3;

/// How the view is split: the free view alone, with the top view beside it, or with the top, front
/// and right views.
enum class ViewLayout { one, two, four };

/// The scene in 3D: the panes with their cameras, their contents (`picture`), and mouse and keys
/// (`tool`).
class SceneView : public QWidget {
  Q_OBJECT

 public:
  /// Only where Viewport::isAvailable().
  SceneView(Document* document, Selection* selection, QueryRunner* runner, TraceCursor* cursor,
            QWidget* parent = nullptr);
  ~SceneView() override;

  Viewport* viewport() { return m_viewport; }
  ScenePicture* picture() { return m_picture; }
  SceneTool* tool() { return m_tool; }
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
  /// The cameras of all panes, visible or not, and the drag settings: for a view that replaces this
  /// one.
  struct Look {
    QString layout;
    std::array<Camera, Viewport::paneCount> cameras;
    std::array<bool, Viewport::paneCount> isAutomatic;
    GizmoSetting gizmo;
  };
  Look look() const;
  void setLook(const Look& look);

  /// The meanings of the marks in the view.
  const std::vector<LegendEntry>& legend() const { return m_legend; }

  bool isOrthographic() const;
  /// The step to which Ctrl snaps and by which the arrow keys move: a round length of about a dozen
  /// pixels.
  DecimalStep gridStep() const;
  /// A point in the centre of the view, on the grid, for new objects.
  Eigen::Vector3d insertionPoint() const;
  /// The same in the plane z = 0, for new shapes of the plane.
  Eigen::Vector3d insertionPointInPlane() const;
  /// A point under a pixel, on the grid: on the ground z = 0 where that is seen from above and not
  /// far away, else at the depth of the view's centre; or in the plane z = 0 in any case.
  Eigen::Vector3d insertionPointAt(const QPointF& pixel, int pane, bool isInPlane) const;
  /// A good size for new objects: a round length of about a fifth of the view's height, or the size
  /// of the largest object if that is smaller, down to a quarter.
  double insertionSize() const;
  /// The distance and axis of a duplicate from its original: a round length that is visible.
  Eigen::Vector3d duplicateOffset() const;
  /// Frames all objects if one of these bounded ones, or of all, is not entirely in view.
  void bringIntoSight(const SelectionIds& ids = {});

 public slots:
  /// The free view rotates to look from a side.
  void flyTo(AxisView side);
  void frameSelected();
  void frameAll();
  /// Takes the camera of the scene; without one shows all of it, shapes of the plane from above and
  /// without perspective.
  void takeSceneCamera();
  void refresh() { scheduleUpdate(); }
  void setOrthographic(bool orthographic);
  void toggleOrthographic() { setOrthographic(!isOrthographic()); }
  /// Stores the free view's camera in the document now; it does so by itself after a moment.
  void keepCamera();
  void setLayoutOfPanes(hairline::ViewLayout layout);
  /// Shows the active pane alone, or all again; does nothing if there is only one.
  void setMaximized(bool maximized);
  void toggleMaximized() { setMaximized(!m_maximized); }

 signals:
  /// What the mouse and the keys would do here.
  void statusHint(const QString& text);
  void orthographicChanged(bool orthographic);
  void layoutOfPanesChanged();
  void legendChanged();
  /// The right button was clicked at a screen position.
  void contextMenuRequested(const QPoint& globalPosition);

 private:
  void connectAll();
  void sceneChanged(const Change& change);
  void frame(const SelectionIds& ids, int pane, bool atOnce);
  void addStarts(std::vector<Eigen::Vector3d>& points, const SelectionIds& ids) const;
  void showPanes();
  /// Cameras chosen by the program show everything.
  void frameAutomatic();

  void scheduleUpdate();
  void updatePicture();
  void updateHint();

  Document* m_document;
  Selection* m_selection;
  TraceCursor* m_cursor;
  Viewport* m_viewport;
  ScenePicture* m_picture;
  SceneTool* m_tool;
  std::vector<LegendEntry> m_legend;

  bool m_updateWaiting = false;
  /// The cameras chosen by the program, which may be chosen again when the size changes.
  std::array<bool, Viewport::paneCount> m_automaticCamera;
  bool m_settingCamera = false;
  /// The camera before a scene in the plane was shown from above.
  std::optional<Camera> m_cameraInSpace;
  QTimer m_cameraTimer;
  ViewLayout m_layout = ViewLayout::one;
  bool m_maximized = false;
  QString m_hint;
};

}  // namespace hairline
