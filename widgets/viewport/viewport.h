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
/// and moves the camera: the middle button or Alt and the left one turn it, Shift and the middle
/// one or the right one move it, the wheel zooms to the cursor, a ball of the gizmo looks along an
/// axis. Everything else the mouse and the keys do is the tool's.
///
/// The picture follows changes at most once a frame, and nothing is drawn while nothing changes.
/// Child widgets cannot be laid over it. Its pixels are device-independent.
class Viewport : public QWidget {
  Q_OBJECT

 public:
  /// To be called before the application object is made: chooses the renderer and the surface that
  /// this widget needs, where the user's environment does not say otherwise. Without any display it
  /// chooses the platform `offscreen`, so that the program can start and say what is missing.
  static void prepareApplication();
  /// Whether a viewport can be made here; needs an application object. Otherwise the reason says,
  /// in a sentence for users, what is missing and what to do.
  static bool isAvailable(QString* reason = nullptr);

  /// Only where isAvailable() says so.
  explicit Viewport(QWidget* parent = nullptr);
  ~Viewport() override;

  void setDrawList(DrawList list);
  const DrawList& drawList() const;

  /// Takes the camera at once; emits cameraChanged when it differs.
  void setCamera(const Camera& camera);
  /// Moves there in a short, smooth way.
  void flyTo(const Camera& camera);
  /// The camera as it is now, in flight too.
  const Camera& camera() const;
  /// The size to give to the camera's functions.
  QSizeF viewSize() const;

  /// What zooming keeps under the cursor: called with a pixel, it gives the point of the scene seen
  /// there, if any. Without it, the plane through the target is used.
  void setPointUnderCursor(std::function<std::optional<Eigen::Vector3d>(const QPointF&)> find);
  /// The tool is not owned; null for none.
  void setTool(ViewportTool* tool);
  void setTheme(const ViewTheme& theme);
  const ViewTheme& theme() const;
  void setGridVisible(bool visible);
  void setAxesVisible(bool visible);
  void setGizmoVisible(bool visible);
  /// The cursor over the view; a widget's own setCursor does not reach it.
  void setViewCursor(const QCursor& cursor);

  /// Gives the next whole picture, in real pixels, to the function once it is drawn. Without a
  /// picture within the time, as when the widget is hidden, a null image comes.
  void grabImage(std::function<void(const QImage&)> done, int timeoutMilliseconds = 5000);
  /// The same, waiting for it. User input is held back meanwhile.
  QImage grabImageNow(int timeoutMilliseconds = 5000);

  QSize sizeHint() const override { return {800, 600}; }
  QSize minimumSizeHint() const override { return {160, 120}; }

 signals:
  void cameraChanged();
  /// The size or the pixel ratio of the view has changed.
  void viewChanged();
  /// The right button went down and up at one place.
  void contextMenuRequested(const QPointF& pixel);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;
  void focusInEvent(QFocusEvent* event) override;
  void hideEvent(QHideEvent* event) override;

 private:
  class Private;
  std::unique_ptr<Private> m_private;
};

}  // namespace hairline
