#include "widgets/scene_view/scene_view.h"

#include <QCursor>
#include <QStringList>
#include <QToolTip>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/scene/motion.h"
#include "core/scene/transform.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/scene_hint.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/view_overlay.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {

using Eigen::Vector3d;

namespace {

Vector3d onGrid(const Vector3d& point, const DecimalStep& step) {
  return {snap(point.x(), step), snap(point.y(), step), snap(point.z(), step)};
}

void setSideCameras(Viewport& viewport) {
  constexpr std::pair<int, AxisView> sides[] = {
      {topPane, AxisView::top}, {frontPane, AxisView::front}, {rightPane, AxisView::right}};
  for (const auto& [pane, side] : sides) {
    Camera camera;
    camera.projection = Projection::orthographic;
    camera.look(side);
    viewport.setCamera(camera, pane);
  }
}

constexpr std::pair<ViewLayout, const char*> layoutNames[] = {
    {ViewLayout::one, "one"}, {ViewLayout::two, "two"}, {ViewLayout::four, "four"}};

QVector<int> panesOf(ViewLayout layout) {
  switch (layout) {
    case ViewLayout::two:
      return {topPane, mainPane};
    case ViewLayout::four:
      return {topPane, mainPane, frontPane, rightPane};
    default:
      return {mainPane};
  }
}

/// Whether an object is among those shown whole: the given ones, or all that are visible.
bool isFramed(const SceneObject& object, const SelectionIds& ids) {
  return object.visible && (ids.empty() || std::ranges::find(ids, object.id) != ids.end());
}

}  // namespace

SceneView::SceneView(Document* document, Selection* selection, QueryRunner* runner,
                     TraceCursor* cursor, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_cursor(cursor),
      m_viewport(new Viewport(this)),
      m_picture(new ScenePicture(document, selection, runner, cursor, this)),
      m_tool(new SceneTool(this, document, selection, cursor, m_picture)) {
  columnOf(this, {m_viewport}, {});
  setFocusProxy(m_viewport);
  m_viewport->setTool(m_tool);
  m_viewport->setTheme(Theme::current().view);
  m_viewport->setPointUnderCursor(
      [this](const QPointF& pixel, int pane) -> std::optional<Vector3d> {
        const auto picks = m_picture->picksAt(pixel, viewState(pane));
        if (picks.empty()) return std::nullopt;
        return picks.front().point;
      });
  m_automaticCamera.fill(true);
  setSideCameras(*m_viewport);
  m_cameraTimer.setSingleShot(true);
  m_cameraTimer.setInterval(300);
  connectAll();
  takeSceneCamera();
  scheduleUpdate();
}

SceneView::~SceneView() {
  m_viewport->setTool(nullptr);
  m_viewport->disconnect(this);
}

void SceneView::connectAll() {
  connect(m_document, &Document::changed, this, &SceneView::sceneChanged);
  connect(m_picture, &ScenePicture::changed, this, &SceneView::scheduleUpdate);
  connect(m_tool, &SceneTool::changed, this, &SceneView::scheduleUpdate);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this,
          [this] { m_viewport->setTheme(Theme::current().view); });
  connect(m_viewport, &Viewport::cameraChanged, this, [this](int pane) {
    if (!m_settingCamera) {
      m_automaticCamera[static_cast<std::size_t>(pane)] = false;
      if (pane == mainPane) m_cameraTimer.start();
    }
    scheduleUpdate();
  });
  connect(m_viewport, &Viewport::activePaneChanged, this, [this] {
    emit orthographicChanged(isOrthographic());
    scheduleUpdate();
  });
  connect(m_viewport, &Viewport::paneNameDoubleClicked, this, [this](int pane) {
    m_viewport->setActivePane(pane);
    toggleMaximized();
  });
  connect(&m_cameraTimer, &QTimer::timeout, this, &SceneView::keepCamera);
  connect(m_viewport, &Viewport::viewChanged, this, [this] {
    frameAutomatic();
    scheduleUpdate();
  });
  connect(m_viewport, &Viewport::contextMenuRequested, this, [this](const QPointF& pixel) {
    if (m_tool->pointer().isModal) return m_tool->endDrag(false);
    emit contextMenuRequested(m_viewport->mapToGlobal(pixel.toPoint()));
  });
}

void SceneView::sceneChanged(const Change& change) {
  if (change.reset) {
    m_tool->forget();
    m_picture->forget();
    m_automaticCamera.fill(true);
    m_settingCamera = true;
    setSideCameras(*m_viewport);
    m_settingCamera = false;
    takeSceneCamera();
  }
  if (change.meshes) frameAutomatic();
}

void SceneView::takeSceneCamera() {
  m_cameraTimer.stop();
  std::optional<Camera> camera = cameraFromJson(m_document->scene().camera);
  m_automaticCamera[mainPane] = !camera;
  if (camera) {
    m_cameraInSpace.reset();
  } else {
    Camera inSpace = m_cameraInSpace.value_or(m_viewport->camera(mainPane));
    if (m_document->scene().objects.empty()) {
      // Nothing is left to look at, from near or far.
      inSpace = Camera{.projection = inSpace.projection};
    }
    camera = cameraFromAbove(m_document->scene(), inSpace);
    m_cameraInSpace = camera ? std::optional(inSpace) : std::nullopt;
    if (!camera) camera = inSpace;
  }
  m_settingCamera = true;
  m_viewport->setCamera(*camera, mainPane);
  m_settingCamera = false;
  frameAutomatic();
  emit orthographicChanged(isOrthographic());
}

void SceneView::keepCamera() { m_document->setCamera(cameraToJson(m_viewport->camera(mainPane))); }

bool SceneView::isOrthographic() const {
  return m_viewport->camera().projection == Projection::orthographic;
}

void SceneView::setOrthographic(bool orthographic) {
  if (orthographic == isOrthographic()) return;
  Camera camera = m_viewport->camera();
  camera.projection = orthographic ? Projection::orthographic : Projection::perspective;
  m_viewport->setCamera(camera);
  emit orthographicChanged(orthographic);
}

void SceneView::flyTo(AxisView side) {
  Camera camera = m_viewport->camera();
  camera.look(side);
  m_viewport->flyTo(camera);
}

void SceneView::frameSelected() { frame(m_selection->ids(), m_viewport->activePane(), false); }

void SceneView::frameAll() { frame({}, m_viewport->activePane(), false); }

void SceneView::bringIntoSight(const SelectionIds& ids) {
  const int pane = m_viewport->activePane();
  const ViewState view = viewState(pane);
  const QRectF room({0, 0}, view.size);
  // What is in sight stays so; what is far away does not make it small.
  SelectionIds wanted = ids;
  bool areInSight = true;
  for (const SceneObject& object : m_document->scene().objects) {
    const auto box = bounds(object);
    if (!box) continue;
    const bool isInSight =
        std::ranges::all_of(boxCorners(box->min, box->max), [&](const Vector3d& corner) {
          const auto pixel = view.project(corner);
          return pixel && room.contains(*pixel);
        });
    if (ids.empty() || std::ranges::find(ids, object.id) != ids.end()) {
      areInSight = areInSight && isInSight;
    } else if (isInSight) {
      wanted.push_back(object.id);
    }
  }
  if (!areInSight) frame(wanted, pane, false);
}

Vector3d SceneView::duplicateOffset() const {
  const ViewState view = viewState();
  constexpr double pixels = 40;
  const double size = stepOfAtLeast(pixels * view.worldPerPixel(view.camera.target)).value();
  const Vector3d right = view.camera.right();
  // Shapes of the plane have no third coordinate to move along.
  const int axis = std::abs(right.x()) >= std::abs(right.y()) ? 0 : 1;
  return std::copysign(size, right[axis]) * Vector3d::Unit(axis);
}

void SceneView::frameAutomatic() {
  for (int pane = 0; pane < Viewport::paneCount; ++pane) {
    if (m_automaticCamera[static_cast<std::size_t>(pane)]) frame({}, pane, true);
  }
}

// Where rays start, unless that is so far away that all else would be small.
void SceneView::addStarts(std::vector<Vector3d>& points, const SelectionIds& ids) const {
  constexpr double far = 3;
  Aabb<double> box{Vector3d::Zero(), Vector3d::Zero()};
  if (!points.empty()) box = {points.front(), points.front()};
  for (const Vector3d& point : points) {
    box = {box.min.cwiseMin(point), box.max.cwiseMax(point)};
  }
  const Vector3d middle = 0.5 * (box.min + box.max);
  const double reach = far * (box.max - box.min).norm();
  const bool isAlone = points.empty();
  for (const SceneObject& object : m_document->scene().objects) {
    const auto* ray = std::get_if<Ray<double>>(&object.shape);
    if (ray == nullptr || !isFramed(object, ids)) continue;
    if (isAlone || (ray->origin - middle).norm() <= reach) points.push_back(ray->origin);
    if (isAlone) points.emplace_back(ray->origin + ray->direction.normalized());
  }
}

void SceneView::frame(const SelectionIds& ids, int pane, bool atOnce) {
  const ViewState view = viewState(pane);
  std::vector<Vector3d> points;
  for (const SceneObject& object : m_document->scene().objects) {
    if (!isFramed(object, ids) || !bounds(object.shape)) continue;
    if (const LargeMesh* large = m_picture->largeMeshes()->find(object.id)) {
      const auto corners = boxCorners(large->box.min, large->box.max);
      points.insert(points.end(), corners.begin(), corners.end());
      continue;
    }
    std::vector<Shape> shapes{object.shape};
    if (isMoving(object)) shapes.push_back(shapeAt(object, 1));
    for (const Shape& shape : shapes) {
      const ShapeGeometry geometry = geometryOf(shape, view.camera.target, view.reach());
      points.insert(points.end(), geometry.points.begin(), geometry.points.end());
      for (const auto& edge : geometry.edges) points.insert(points.end(), edge.begin(), edge.end());
    }
  }
  addStarts(points, ids);
  const Camera camera = framed(view, points);
  if (!atOnce) {
    m_viewport->flyTo(camera, pane);
    return;
  }
  m_settingCamera = true;
  m_viewport->setCamera(camera, pane);
  m_settingCamera = false;
}

DecimalStep SceneView::gridStep() const {
  const ViewState view = viewState();
  constexpr double pixels = 12;
  return stepOfAtLeast(pixels * view.worldPerPixel(view.camera.target));
}

Vector3d SceneView::insertionPoint() const {
  return onGrid(m_viewport->camera().target, gridStep());
}

Vector3d SceneView::insertionPointInPlane() const {
  const Camera& camera = m_viewport->camera();
  Vector3d point = camera.target;
  // Where the centre of the view meets the plane, unless that is far away.
  const Vector3d backward = camera.backward();
  const double along = backward.z() != 0 ? -point.z() / backward.z() : 0;
  if (std::abs(along) < camera.distance / 2) point += along * backward;
  point.z() = 0;
  return onGrid(point, gridStep());
}

Vector3d SceneView::insertionPointAt(const QPointF& pixel, int pane, bool isInPlane) const {
  const ViewState view = viewState(pane);
  const ViewRay ray = view.ray(pixel);
  const double along = -ray.origin.z() / ray.direction.z();
  // The plane may be seen edge-on, or lie behind the eye.
  const bool isInSight = along > 0 && along < (isInPlane ? 10 : 2) * view.camera.distance;
  if (!isInPlane && !(isInSight && ray.direction.z() < 0)) {
    return onGrid(view.camera.unproject(pixel, view.camera.target, view.size), gridStep());
  }
  if (!isInSight) return insertionPointInPlane();
  Vector3d point = ray.origin + along * ray.direction;
  point.z() = 0;
  return onGrid(point, gridStep());
}

double SceneView::insertionSize() const {
  const ViewState view = viewState();
  const double usual = view.size.height() / 5 * view.worldPerPixel(view.camera.target);
  double largest = 0;
  for (const SceneObject& object : m_document->scene().objects) {
    const auto box = bounds(object.shape);
    if (box) largest = std::max(largest, (box->max - box->min).maxCoeff());
  }
  const double size = largest > 0 ? std::clamp(largest, usual / 4, usual) : usual;
  return stepOfAtLeast(size).value();
}

void SceneView::scheduleUpdate() {
  if (m_updateWaiting) return;
  m_updateWaiting = true;
  QMetaObject::invokeMethod(this, &SceneView::updatePicture, Qt::QueuedConnection);
}

void SceneView::updatePicture() {
  // The changes made by this are in the picture already.
  m_picture->flush();
  m_updateWaiting = false;
  const PointerState& pointer = m_tool->pointer();
  for (const int pane : m_viewport->shownPanes()) {
    const ViewState view = viewState(pane);
    DrawList list = m_picture->draw(pane, view, m_tool->pointing(pane));
    if (m_tool->overlay() != nullptr) m_tool->overlay()->draw(list, view);
    if (pointer.snap) appendSnap(list, *pointer.snap, view, Theme::current());
    m_viewport->setDrawList(std::move(list), pane);
  }
  updateHint();
  std::vector<LegendEntry> legend =
      legendOf(m_viewport->drawList(), Theme::current(), m_cursor->step() >= 0);
  if (legend == m_legend) return;
  m_legend = std::move(legend);
  emit legendChanged();
}

void SceneView::updateHint() {
  const PointerState& pointer = m_tool->pointer();
  const ViewState view = viewState();
  const ViewOverlay* overlay = m_tool->activeOverlay();
  const QString text = overlay != nullptr
                           ? overlay->hint()
                           : hintText(pointer, m_document->scene(), *m_selection, view, gridStep());
  if (text == m_hint) return;
  m_hint = text;
  emit statusHint(text);
  // The typed amount is shown where the user looks.
  if (pointer.typed.isEmpty()) {
    QToolTip::hideText();
  } else {
    QToolTip::showText(QCursor::pos(),
                       QStringLiteral("%1: %2").arg(dragText(pointer, view.camera), pointer.typed),
                       this);
  }
}

void SceneView::setLayoutOfPanes(ViewLayout layout) {
  if (layout == m_layout && !m_maximized) return;
  m_layout = layout;
  m_maximized = false;
  showPanes();
}

void SceneView::setMaximized(bool maximized) {
  if (maximized == m_maximized || m_layout == ViewLayout::one) return;
  m_maximized = maximized;
  showPanes();
}

void SceneView::showPanes() {
  const QVector<int> panes =
      m_maximized ? QVector<int>{m_viewport->activePane()} : panesOf(m_layout);
  m_viewport->setShownPanes(panes, m_layout != ViewLayout::one);
  scheduleUpdate();
  emit layoutOfPanesChanged();
}

QString SceneView::layoutState() const {
  QString state;
  for (const auto& [layout, name] : layoutNames) {
    if (layout == m_layout) state = QLatin1String(name);
  }
  return QStringLiteral("%1 %2 %3")
      .arg(state)
      .arg(m_viewport->activePane())
      .arg(m_maximized ? QStringLiteral("maximized") : QStringLiteral("split"));
}

void SceneView::restoreLayoutState(const QString& state) {
  const QStringList words = state.split(QLatin1Char(' '));
  if (words.size() != 3) return;
  for (const auto& [layout, name] : layoutNames) {
    if (words[0] != QLatin1String(name)) continue;
    setLayoutOfPanes(layout);
    m_viewport->setActivePane(words[1].toInt());
    setMaximized(words[2] == QLatin1String("maximized"));
  }
}

SceneView::Look SceneView::look() const {
  Look look{layoutState(), {}, m_automaticCamera, m_tool->pointer().gizmo};
  for (int pane = 0; pane < Viewport::paneCount; ++pane) {
    look.cameras[static_cast<std::size_t>(pane)] = m_viewport->camera(pane);
  }
  return look;
}

void SceneView::setLook(const Look& look) {
  restoreLayoutState(look.layout);
  m_settingCamera = true;
  for (int pane = 0; pane < Viewport::paneCount; ++pane) {
    m_viewport->setCamera(look.cameras[static_cast<std::size_t>(pane)], pane);
  }
  m_settingCamera = false;
  m_automaticCamera = look.isAutomatic;
  frameAutomatic();
  emit orthographicChanged(isOrthographic());
  m_tool->setGizmo(look.gizmo);
}

}  // namespace hairline
