#include <Qt3DRender/QRenderAspect>
#include <Qt3DRender/QRenderSettings>

#include "widgets/viewport/decoration.h"
#include "widgets/viewport/viewport_private.h"

// In the global namespace, as the macro requires.
static void initializeShaders() { Q_INIT_RESOURCE(viewport); }

namespace hairline {

namespace {

// Textures, shaders and captures may arrive some frames late, without a signal from Qt 3D.
constexpr int settlingFrames = 5;
constexpr int settlingInterval = 16;
// While something is dragged the next frame is close by, and brings what came late.
constexpr int settlingPause = 100;

QWindow* makeWindow() {
  initializeShaders();
  auto* window = new QWindow;
  window->setSurfaceType(QSurface::OpenGLSurface);
  // Qt 3D creates its context in the default format, which has to be that of the window.
  const QSurfaceFormat format = viewportFormat();
  QSurfaceFormat::setDefaultFormat(format);
  window->setFormat(format);
  return window;
}

}  // namespace

Viewport::Private::Private(Viewport* owner)
    : q(owner),
      window(makeWindow()),
      container(QWidget::createWindowContainer(window, owner)),
      scene(window, Viewport::paneCount),
      engine(std::make_unique<Qt3DCore::QAspectEngine>()) {
  container->setFocusPolicy(Qt::StrongFocus);
  container->setAccessibleName(Viewport::tr("The scene in 3D"));
  container->setMinimumSize(1, 1);
  for (int i = 0; i < Viewport::paneCount; ++i) {
    panes.push_back(std::make_unique<ViewPane>());
    QVariantAnimation& flight = panes.back()->flight;
    flight.setDuration(220);
    flight.setStartValue(0.0);
    flight.setEndValue(1.0);
    flight.setEasingCurve(QEasingCurve::InOutCubic);
  }
  placePanes();
  auto* settings = new Qt3DRender::QRenderSettings(scene.root());
  settings->setRenderPolicy(Qt3DRender::QRenderSettings::OnDemand);
  settings->setActiveFrameGraph(scene.frameGraph());
  scene.root()->addComponent(settings);
  engine->setRunMode(Qt3DCore::QAspectEngine::Manual);
  engine->registerAspect(new Qt3DRender::QRenderAspect);
  QObject::connect(&settling, &QTimer::timeout, &settling, [this] {
    settling.setInterval(settlingInterval);
    if (--framesToSettle <= 0) settling.stop();
    processFrame();
  });
}

Viewport::Private::~Private() {
  for (const auto& each : panes) each->flight.stop();
  if (!started) delete scene.root();
  // The engine draws on the window, so it goes first.
  engine.reset();
}

void Viewport::Private::start() {
  if (started) return;
  started = true;
  engine->setRootEntity(Qt3DCore::QEntityPtr(scene.root()));
}

void Viewport::Private::drawFrame() {
  if (!started) return;
  framesToSettle = settlingFrames;
  settling.start(drag == Drag::none ? settlingInterval : settlingPause);
  if (processFrame()) emit q->drawn();
}

bool Viewport::Private::processFrame() {
  // A capture is answered within a frame, and its receiver may request the next one at once.
  if (inFrame) return false;
  inFrame = true;
  engine->processFrame();
  inFrame = false;
  scene.frameDone();
  return true;
}

void Viewport::Private::setCamera(int number, const Camera& next) {
  if (next == pane(number).camera) return;
  pane(number).camera = next;
  requestUpdate(number);
  emit q->cameraChanged(number);
}

void Viewport::Private::requestUpdate(int number) {
  pane(number).changed = true;
  window->requestUpdate();
}

void Viewport::Private::requestWholeUpdate() {
  for (const auto& each : panes) each->changed = true;
  window->requestUpdate();
}

void Viewport::Private::placePanes() {
  constexpr int gap = 2;
  const QSize size = window->size();
  const int columns = shown.size() > 1 ? 2 : 1;
  const int rows = shown.size() > 2 ? 2 : 1;
  // With an odd number of pixels the first pane gets one more.
  const int left = columns == 2 ? (size.width() - gap + 1) / 2 : size.width();
  const int top = rows == 2 ? (size.height() - gap + 1) / 2 : size.height();
  for (const auto& each : panes) each->place = {};
  for (int i = 0; i < shown.size(); ++i) {
    const bool right = i % 2 == 1;
    const bool lower = i / 2 == 1;
    pane(shown[i]).place =
        QRect(right ? left + gap : 0, lower ? top + gap : 0,
              right ? size.width() - left - gap : left, lower ? size.height() - top - gap : top);
  }
}

int Viewport::Private::paneAt(const QPointF& pixel) const {
  for (const int number : shown) {
    const QRect& place = panes[static_cast<std::size_t>(number)]->place;
    if (QRectF(place).contains(pixel)) return number;
  }
  return active;
}

void Viewport::Private::activate(int number) {
  if (number == active) return;
  active = number;
  window->requestUpdate();
  emit q->activePaneChanged(number);
}

bool Viewport::Private::isOnName(int number, const QPointF& pixel) {
  return named && nameRect(pane(number).camera).contains(pane(number).pixelOf(pixel));
}

bool Viewport::Private::showsGizmo(int number) {
  constexpr double leastWidthBesideOthers = 420;
  const QSizeF size = pane(number).size();
  return gizmoVisible && OrientationGizmo::fits(size) &&
         (shown.size() == 1 || size.width() >= leastWidthBesideOthers);
}

void Viewport::Private::update() {
  const double ratio = window->devicePixelRatio();
  placePanes();

  // The overlay over all panes: gizmos, names, the frame of the active one.
  DrawList flat;
  for (const int number : shown) {
    const ViewPane& each = pane(number);
    if (showsGizmo(number)) {
      appendGizmo(flat, OrientationGizmo(each.camera, each.size()), each.place.topLeft(),
                  each.hovered, theme);
    }
    if (named) {
      appendPaneFrame(flat, each.place, each.camera, number == active && shown.size() > 1, theme);
    }
  }

  // All labels are placed together: a later text must not push an earlier one out of the atlas.
  atlas.setAppearance(theme, ratio);
  std::vector<DrawLabel> labels;
  std::vector<DrawList> axes(panes.size());
  for (const int number : shown) {
    const ViewPane& each = pane(number);
    DrawList& own = axes[static_cast<std::size_t>(number)];
    if (axesVisible) appendAxes(own, each.camera, each.size(), theme);
    labels.insert(labels.end(), own.labels.begin(), own.labels.end());
    labels.insert(labels.end(), each.list.labels.begin(), each.list.labels.end());
  }
  labels.insert(labels.end(), flat.labels.begin(), flat.labels.end());
  const QList<LabelAtlas::Sprite> sprites = atlas.place(labels);
  const bool newAtlas = atlas.generation() != shownAtlas;
  if (newAtlas) {
    shownAtlas = atlas.generation();
    scene.setAtlas(atlas.image());
  }

  scene.setSeparatorColor(theme.separator);
  const QSize real(qRound(window->width() * ratio), qRound(window->height() * ratio));
  qsizetype first = 0;
  for (int number = 0; number < Viewport::paneCount; ++number) {
    const QRect& place = pane(number).place;
    const QPoint corner(qRound(place.x() * ratio), qRound(place.y() * ratio));
    const QPoint end(qRound((place.x() + place.width()) * ratio),
                     qRound((place.y() + place.height()) * ratio));
    scene.setPanePlace(number, QRect(corner, QSize(end.x() - corner.x(), end.y() - corner.y())),
                       real);
  }
  for (const int number : shown) {
    ViewPane& each = pane(number);
    const DrawList& own = axes[static_cast<std::size_t>(number)];
    const qsizetype count = qsizetype(own.labels.size() + each.list.labels.size());
    if (each.changed || newAtlas) updatePane(number, own, sprites.mid(first, count));
    first += count;
  }

  Camera above;
  above.look(AxisView::top);
  const QSizeF whole = window->size();
  VertexLists overlay;
  appendVertices(overlay, flat, LocalFrame(), above, whole);
  appendSprites(overlay, flat.labels, sprites.mid(first), LocalFrame(), above, ratio);
  scene.setOverlay(overlay, overlayUniforms(whole, ratio), ratio);
  scene.updateBackdrop(real);
  drawFrame();
}

void Viewport::Private::updatePane(int number, const DrawList& axes,
                                   const QList<LabelAtlas::Sprite>& sprites) {
  ViewPane& each = pane(number);
  each.changed = false;
  const QSizeF view = each.size();
  const double ratio = window->devicePixelRatio();
  const Camera& camera = each.camera;
  LocalFrame& frame = each.frame;
  if (!frame.serves(camera)) frame = LocalFrame::of(camera);

  std::vector<DrawLabel> labels = axes.labels;
  labels.insert(labels.end(), each.list.labels.begin(), each.list.labels.end());
  VertexLists world;
  appendVertices(world, axes, frame, camera, view);
  appendVertices(world, each.list, frame, camera, view);
  appendSprites(world, labels, sprites, frame, camera, ratio);
  for (const DrawCells& cells : each.list.cells) includeCells(world, cells, frame);
  for (const DrawSurface& surface : each.list.surfaces) includeSurface(world, surface, frame);
  RenderPane& target = scene.pane(number);
  target.setWorld(world);
  // Only new cells are uploaded.
  if (each.shownCells != each.list.cells || each.cellFrame != frame) {
    each.shownCells = each.list.cells;
    each.cellFrame = frame;
    std::vector<CellVertex> vertices;
    for (const DrawCells& cells : each.list.cells) appendCells(vertices, cells, frame);
    target.setCells(vertices);
  }
  updateSurfaces(number);
  const GridUniforms grid = gridUniforms(camera, frame, view);
  target.setView(viewUniforms(camera, frame, view, ratio, world.min, world.max,
                              gridVisible ? static_cast<double>(grid.radius) : 0),
                 ratio);
  // Near and far as nothing but the camera asks for them: what is dragged changes no backdrop.
  target.setGrid(grid,
                 viewUniforms(camera, frame, view, ratio, Eigen::Vector3d::Ones(),
                              -Eigen::Vector3d::Ones(), grid.radius),
                 ratio);
  target.setGridVisible(gridVisible);
  target.setTheme(theme, grid.firstAxis, grid.secondAxis);
}

// Triangles are uploaded when they or the frame change; the offset handles movement.
void Viewport::Private::updateSurfaces(int number) {
  ViewPane& each = pane(number);
  RenderPane& target = scene.pane(number);
  const std::vector<DrawSurface>& surfaces = each.list.surfaces;
  each.shownSurfaces.resize(surfaces.size());
  for (std::size_t i = 0; i < surfaces.size(); ++i) {
    ViewPane::ShownSurface& uploaded = each.shownSurfaces[i];
    if (uploaded.mesh != surfaces[i].mesh || uploaded.frame != each.frame) {
      uploaded = {surfaces[i].mesh, each.frame};
      target.setSurface(i, surfaceVertices(surfaces[i], each.frame));
    }
    target.setSurfaceLook(i, surfaces[i].offset / each.frame.scale, surfaces[i].color,
                          surfaces[i].edges);
  }
  target.hideSurfacesFrom(surfaces.size());
}

}  // namespace hairline
