#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

#include "widgets/viewport/decoration.h"
#include "widgets/viewport/viewport_private.h"

// In the global namespace, as the macro asks.
static void initializeShaders() { Q_INIT_RESOURCE(viewport); }

namespace hairline {

namespace {

QWindow* makeWindow() {
  initializeShaders();
  auto* window = new QWindow;
  window->setSurfaceType(QSurface::OpenGLSurface);
  QSurfaceFormat format = QSurfaceFormat::defaultFormat();
  format.setDepthBufferSize(24);
  format.setSamples(4);
  window->setFormat(format);
  return window;
}

}  // namespace

Viewport::Private::Private(Viewport* owner)
    : q(owner),
      window(makeWindow()),
      container(QWidget::createWindowContainer(window, owner)),
      scene(window),
      engine(std::make_unique<Qt3DCore::QAspectEngine>()) {
  container->setFocusPolicy(Qt::StrongFocus);
  container->setMinimumSize(1, 1);
  flight.setDuration(220);
  flight.setStartValue(0.0);
  flight.setEndValue(1.0);
  flight.setEasingCurve(QEasingCurve::InOutCubic);
  auto* settings = new Qt3DRender::QRenderSettings(scene.root());
  settings->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
  settings->setActiveFrameGraph(scene.frameGraph());
  scene.root()->addComponent(settings);
  engine->registerAspect(new Qt3DRender::QRenderAspect);
}

Viewport::Private::~Private() {
  flight.stop();
  if (!started) delete scene.root();
  // The engine draws on the window, so it goes first.
  engine.reset();
}

void Viewport::Private::start() {
  if (started) return;
  started = true;
  engine->setRootEntity(Qt3DCore::QEntityPtr(scene.root()));
}

QSizeF Viewport::Private::viewSize() const { return window->size(); }

void Viewport::Private::setCamera(const Camera& next) {
  if (next == camera) return;
  camera = next;
  requestUpdate();
  emit q->cameraChanged();
}

void Viewport::Private::requestUpdate() { window->requestUpdate(); }

void Viewport::Private::update() {
  const QSizeF view = viewSize();
  const double ratio = window->devicePixelRatio();
  if (!frame.serves(camera)) frame = LocalFrame::of(camera);

  DrawList axes;
  if (axesVisible) appendAxes(axes, camera, view, theme);
  DrawList flat;
  if (gizmoVisible && OrientationGizmo::fits(view)) {
    appendGizmo(flat, OrientationGizmo(camera, view), hovered, theme);
  }

  // All labels are placed in one go: a later text must not push an earlier one out of the atlas.
  atlas.setAppearance(theme, ratio);
  std::vector<DrawLabel> labels = axes.labels;
  labels.insert(labels.end(), list.labels.begin(), list.labels.end());
  const std::size_t worldLabels = labels.size();
  labels.insert(labels.end(), flat.labels.begin(), flat.labels.end());
  QList<LabelAtlas::Sprite> sprites = atlas.place(labels);
  const QList<LabelAtlas::Sprite> flatSprites = sprites.mid(static_cast<qsizetype>(worldLabels));
  labels.resize(worldLabels);

  VertexLists world;
  appendVertices(world, axes, frame, camera, view);
  appendVertices(world, list, frame, camera, view);
  appendSprites(world, labels, sprites, frame, camera, ratio);
  scene.setWorld(world);

  Camera above;
  above.look(AxisView::top);
  VertexLists overlay;
  appendVertices(overlay, flat, LocalFrame(), above, view);
  appendSprites(overlay, flat.labels, flatSprites, LocalFrame(), above, ratio);
  scene.setOverlay(overlay);

  if (atlas.generation() != shownAtlas) {
    shownAtlas = atlas.generation();
    scene.setAtlas(atlas.image());
  }
  const GridUniforms grid = gridUniforms(camera, frame, view);
  scene.setView(viewUniforms(camera, frame, view, ratio, world.min, world.max,
                             gridVisible ? static_cast<double>(grid.radius) : 0),
                overlayUniforms(view, ratio), ratio);
  scene.setGrid(grid);
  scene.setGridVisible(gridVisible);
  scene.setTheme(theme, grid.firstAxis, grid.secondAxis);
}

}  // namespace hairline
