#pragma once

#include <QCursor>
#include <QVariantAnimation>
#include <QWindow>
#include <Qt3DCore/QAspectEngine>

#include "widgets/viewport/label_atlas.h"
#include "widgets/viewport/orientation_gizmo.h"
#include "widgets/viewport/render_scene.h"
#include "widgets/viewport/viewport.h"

class QInputEvent;
class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace hairline {

/// The viewport's window and engine, what is to be drawn, and what the mouse is doing.
class Viewport::Private {
 public:
  explicit Private(Viewport* owner);
  ~Private();

  // The picture.
  void requestUpdate();
  void update();
  void start();
  void setCamera(const Camera& camera);
  QSizeF viewSize() const;

  // What happens on the window; each answers whether the event is used up.
  bool handle(QEvent* event);
  bool handleKey(QEvent* event);
  bool press(QMouseEvent& event);
  bool move(QMouseEvent& event);
  bool release(QMouseEvent& event);
  bool wheel(QWheelEvent& event);
  bool drop(QEvent& event);
  void hover(const QPointF& pixel);
  void cancelDrag();

  enum class Drag { none, orbit, pan, gizmo, tool };

  Viewport* q;
  QWindow* window;
  QWidget* container;
  RenderScene scene;
  std::unique_ptr<Qt3DCore::QAspectEngine> engine;
  LabelAtlas atlas;
  int shownAtlas = -1;
  bool started = false;

  DrawList list;
  Camera camera;
  LocalFrame frame;
  ViewTheme theme = ViewTheme::light();
  ViewportTool* tool = nullptr;
  std::function<std::optional<Eigen::Vector3d>(const QPointF&)> pointUnderCursor;
  bool gridVisible = true;
  bool axesVisible = true;
  bool gizmoVisible = true;
  QVariantAnimation flight;

  Drag drag = Drag::none;
  Qt::MouseButton dragButton = Qt::NoButton;
  QPointF pressPixel;
  QPointF lastPixel;
  bool moved = false;
  std::optional<OrientationGizmo::Ball> hovered;
};

}  // namespace hairline
