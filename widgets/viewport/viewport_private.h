#pragma once

#include <QCursor>
#include <QSurfaceFormat>
#include <QTimer>
#include <QVariantAnimation>
#include <QWindow>
#include <Qt3DCore/QAspectEngine>

#include "widgets/viewport/label_atlas.h"
#include "widgets/viewport/orientation_gizmo.h"
#include "widgets/viewport/render_scene.h"
#include "widgets/viewport/viewport.h"

class QMouseEvent;
class QWheelEvent;

namespace hairline {

/// The format of the viewport's window. With software OpenGL there is one sample per pixel: four
/// would take several times as long, and lines and points are smoothed by their shaders anyway.
QSurfaceFormat viewportFormat();

/// One of the views into which the window is split, visible or not.
struct ViewPane {
  QRect place;  ///< in pixels of the window; empty where it is not shown
  DrawList list;
  Camera camera;
  LocalFrame frame;
  /// The cells whose vertices were uploaded, and the frame they are in.
  std::vector<DrawCells> shownCells;
  LocalFrame cellFrame;
  /// The same of each large surface.
  struct ShownSurface {
    Mesh mesh;
    LocalFrame frame;
  };
  std::vector<ShownSurface> shownSurfaces;
  QVariantAnimation flight;
  std::optional<OrientationGizmo::Ball> hovered;
  bool changed = true;

  QSizeF size() const { return place.size(); }
  QPointF pixelOf(const QPointF& inWindow) const { return inWindow - place.topLeft(); }
};

/// The viewport's window and engine, what is to be drawn, and what the mouse is doing.
class Viewport::Private {
 public:
  explicit Private(Viewport* owner);
  ~Private();

  // The picture.
  void requestUpdate(int pane);
  void requestWholeUpdate();
  void update();
  /// With the axes, and the sprites of their labels and then those of its list.
  void updatePane(int number, const DrawList& axes, const QList<LabelAtlas::Sprite>& sprites);
  void updateSurfaces(int number);
  void start();
  /// Draws the current state now, and lets late resources settle. Qt 3D's own clock would also tick
  /// at rest.
  void drawFrame();
  bool processFrame();
  void setCamera(int pane, const Camera& camera);

  // The panes.
  ViewPane& pane(int number) { return *panes[static_cast<std::size_t>(number)]; }
  /// Gives the shown panes their parts of the window.
  void placePanes();
  /// The pane at a pixel of the window; the active one between and outside panes.
  int paneAt(const QPointF& pixel) const;
  void activate(int number);
  bool isOnName(int number, const QPointF& pixel);
  /// Whether a pane has room for the orientation gizmo beside labels.
  bool showsGizmo(int number);

  // Event handlers of the window; each returns whether it used the event.
  bool handle(QEvent* event);
  bool handleKey(QEvent* event);
  bool press(QMouseEvent& event);
  bool move(QMouseEvent& event);
  bool release(QMouseEvent& event);
  bool doubleClick(QMouseEvent& event);
  bool wheel(QWheelEvent& event);
  bool drop(QEvent& event);
  /// Highlights the gizmo's ball under a pixel of the window.
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
  QTimer settling;
  int framesToSettle = 0;
  bool inFrame = false;

  std::vector<std::unique_ptr<ViewPane>> panes;
  QVector<int> shown{0};
  bool named = false;
  int active = 0;

  ViewTheme theme = ViewTheme::light();
  ViewportTool* tool = nullptr;
  std::function<std::optional<Eigen::Vector3d>(const QPointF&, int)> pointUnderCursor;
  bool gridVisible = true;
  bool axesVisible = true;
  bool gizmoVisible = true;

  Drag drag = Drag::none;
  int dragPane = 0;
  Qt::MouseButton dragButton = Qt::NoButton;
  QPointF pressPixel;
  QPointF lastPixel;
  bool moved = false;
};

}  // namespace hairline
