#pragma once

#include <QImage>
#include <QWidget>
#include <functional>
#include <memory>

#include "widgets/viewport/camera.h"
#include "widgets/viewport/draw_list.h"
#include "widgets/viewport/view_theme.h"
#include "widgets/viewport/viewport_tool.h"

namespace hairline {

/// Shows a draw list in three dimensions, with a ground grid, the axes and an orientation gizmo,
/// and moves the camera: the middle button or Alt and the left one orbit, Shift and the middle one
/// or the right one pan, the wheel zooms to the cursor, a ball of the gizmo looks along an axis.
/// All other mouse and key events go to the tool.
///
/// The window can be split into up to four panes, each with a camera and a draw list of its own; a
/// press makes a pane the active one, which has a frame. Where no pane is named, the active one is
/// meant.
///
/// The picture follows changes at most once a frame, and nothing is drawn while nothing changes.
/// Child widgets cannot be laid over it. Its pixels are device-independent, and those of a pane
/// count from its own corner.
class Viewport : public QWidget {
  Q_OBJECT

 public:
  /// Call it before creating the application object: chooses the renderer and the surface for this
  /// widget, unless the user's environment sets them. Without any display it chooses the platform
  /// `offscreen`, so that the program can start and report what is missing.
  static void prepareApplication();
  /// Whether a viewport can be created here; needs an application object. Otherwise the reason, in
  /// a sentence for users, says what is missing and what to do.
  static bool isAvailable(QString* reason = nullptr);

  /// Only where isAvailable() says so.
  explicit Viewport(QWidget* parent = nullptr);
  ~Viewport() override;

  static constexpr int paneCount = 4;
  /// Shows one pane, two side by side, or four in reading order; the numbers are below `paneCount`
  /// and differ. With names each pane shows the name of its view in its corner.
  void setShownPanes(const QVector<int>& panes, bool named);
  const QVector<int>& shownPanes() const;
  int activePane() const;
  /// Of those shown.
  void setActivePane(int pane);
  /// The area of a pane in this widget; empty if it is hidden.
  QRect paneRect(int pane) const;

  void setDrawList(DrawList list) { setDrawList(std::move(list), activePane()); }
  void setDrawList(DrawList list, int pane);
  const DrawList& drawList() const { return drawList(activePane()); }
  const DrawList& drawList(int pane) const;

  /// Sets the camera at once; emits cameraChanged if it differs.
  void setCamera(const Camera& camera) { setCamera(camera, activePane()); }
  void setCamera(const Camera& camera, int pane);
  /// Moves there in a short animation.
  void flyTo(const Camera& camera) { flyTo(camera, activePane()); }
  void flyTo(const Camera& camera, int pane);
  /// The current camera, also during an animation.
  const Camera& camera() const { return camera(activePane()); }
  const Camera& camera(int pane) const;
  /// The size to give to the camera's functions.
  QSizeF viewSize() const { return viewSize(activePane()); }
  QSizeF viewSize(int pane) const;

  /// The fixed point of zooming: called with a pixel and a pane, it returns the visible point of
  /// the scene there, if any. Without it, the plane through the target is used.
  void setPointUnderCursor(
      std::function<std::optional<Eigen::Vector3d>(const QPointF&, int pane)> find);
  /// The tool is not owned; null for none.
  void setTool(ViewportTool* tool);
  void setTheme(const ViewTheme& theme);
  const ViewTheme& theme() const;
  void setGridVisible(bool visible);
  void setAxesVisible(bool visible);
  void setGizmoVisible(bool visible);
  /// The cursor over the view; a widget's own setCursor does not reach it.
  void setViewCursor(const QCursor& cursor);

  /// Passes the next complete picture, in device pixels, to the function once it is drawn. Without
  /// a picture within the time, as when the widget is hidden, a null image comes.
  void grabImage(std::function<void(const QImage&)> done, int timeoutMilliseconds = 30000);
  /// The same, waiting for it. User input is held back meanwhile.
  QImage grabImageNow(int timeoutMilliseconds = 30000);

  QSize sizeHint() const override { return {800, 600}; }
  QSize minimumSizeHint() const override { return {160, 120}; }

 signals:
  /// A frame with everything set before has been drawn.
  void drawn();
  void cameraChanged(int pane);
  /// The size or the pixel ratio of the view, or the places of the panes, have changed.
  void viewChanged();
  void activePaneChanged(int pane);
  /// The name of a pane was double-clicked.
  void paneNameDoubleClicked(int pane);
  /// The right button went down and up at one place of the widget.
  void contextMenuRequested(const QPointF& pixel);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  class Private;
  std::unique_ptr<Private> m_private;
};

/// Makes every viewport draw with four samples per pixel, even with software OpenGL, where that
/// takes several times as long: for programs that save pictures rather than show them. Call it
/// before the first viewport is created.
void alwaysMultisample();

}  // namespace hairline
