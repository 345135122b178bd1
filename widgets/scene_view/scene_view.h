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

/// The panes of the viewport: the free view, whose camera the scene keeps, and three sides.
inline constexpr int mainPane = 0;
inline constexpr int topPane = 1;
inline constexpr int frontPane = 2;
inline constexpr int rightPane = 3;

/// How the view is split: the free view alone, with the one from the top beside it, or with those
/// from the top, the front and the right.
enum class ViewLayout { one, two, four };

/// The scene in three dimensions: the panes with their cameras, what they show (`picture`), and
/// what mouse and keys do there (`tool`).
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

  /// What the marks in the view mean.
  const std::vector<LegendEntry>& legend() const { return m_legend; }

  bool isOrthographic() const;
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
  /// Puts what the free view looks at into the document now, as it does by itself a moment after.
  void keepCamera();
  void setLayoutOfPanes(hairline::ViewLayout layout);
  /// Shows the active pane alone, or all again; nothing where there is only one.
  void setMaximized(bool maximized);
  void toggleMaximized() { setMaximized(!m_maximized); }

 signals:
  /// What the mouse and the keys would do here.
  void statusHint(const QString& text);
  void orthographicChanged(bool orthographic);
  void layoutOfPanesChanged();
  void legendChanged();
  /// The right button was clicked at a place of the screen.
  void contextMenuRequested(const QPoint& globalPosition);

 private:
  void connectAll();
  void sceneChanged(const Change& change);
  void takeSceneCamera();
  void frame(const SelectionIds& ids, int pane, bool atOnce);
  void showPanes();
  /// Cameras that the program chose show everything.
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
  /// The cameras chosen by the program, which may be chosen anew when the size changes.
  std::array<bool, Viewport::paneCount> m_automaticCamera;
  bool m_settingCamera = false;
  QTimer m_cameraTimer;
  ViewLayout m_layout = ViewLayout::one;
  bool m_maximized = false;
  QString m_hint;
};

}  // namespace hairline
