#include "widgets/scene_view/scene_view.h"

#include <QVBoxLayout>
#include <algorithm>

#include "core/scene/transform.h"
#include "widgets/scene_view/camera_json.h"
#include "widgets/scene_view/framing.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/shape_geometry.h"

namespace hairline {

using Eigen::Vector3d;

SceneView::SceneView(Document* document, Selection* selection, QueryRunner* runner,
                     TraceCursor* cursor, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_runner(runner),
      m_cursor(cursor),
      m_viewport(new Viewport(this)) {
  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_viewport);
  setFocusProxy(m_viewport);
  m_viewport->setTool(this);
  m_viewport->setTheme(Theme::current().view);
  m_viewport->setPointUnderCursor([this](const QPointF& pixel) -> std::optional<Vector3d> {
    const auto picks = pickAll(m_document->scene(), viewState(), pixel);
    if (picks.empty()) return std::nullopt;
    return picks.front().point;
  });
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
  connect(m_selection, &Selection::changed, this, [this] {
    if (m_activeHandle && !m_selection->contains(m_activeHandle->id)) m_activeHandle.reset();
    scheduleUpdate();
  });
  connect(m_runner, &QueryRunner::updated, this, &SceneView::scheduleUpdate);
  connect(m_cursor, &TraceCursor::changed, this, &SceneView::scheduleUpdate);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, [this] {
    m_viewport->setTheme(Theme::current().view);
    scheduleUpdate();
  });
  connect(m_viewport, &Viewport::cameraChanged, this, [this] {
    if (!m_settingCamera) {
      m_automaticCamera = false;
      m_cameraTimer.start();
    }
    scheduleUpdate();
  });
  connect(&m_cameraTimer, &QTimer::timeout, this, &SceneView::keepCamera);
  connect(m_viewport, &Viewport::viewChanged, this, [this] {
    if (m_automaticCamera) frame({}, true);
    scheduleUpdate();
  });
  connect(m_viewport, &Viewport::contextMenuRequested, this, [this](const QPointF& pixel) {
    emit contextMenuRequested(m_viewport->mapToGlobal(pixel.toPoint()));
  });
}

void SceneView::sceneChanged(const Change& change) {
  if (change.reset) {
    // The scene that was dragged is gone, and its gesture with it.
    m_gesture = 0;
    forgetPress();
    m_activeHandle.reset();
    m_hoveredObject.clear();
    m_hoveredHandle.reset();
    m_axisSide.reset();
    takeSceneCamera();
  }
  scheduleUpdate();
}

void SceneView::takeSceneCamera() {
  m_cameraTimer.stop();
  const auto camera = cameraFromJson(m_document->scene().camera);
  m_automaticCamera = !camera;
  m_settingCamera = true;
  if (camera) m_viewport->setCamera(*camera);
  m_settingCamera = false;
  if (!camera) frame({}, true);
  emit orthographicChanged(isOrthographic());
}

void SceneView::keepCamera() { m_document->setCamera(cameraToJson(m_viewport->camera())); }

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

void SceneView::frameSelected() { frame(m_selection->ids(), false); }

void SceneView::frameAll() { frame({}, false); }

void SceneView::frame(const SelectionIds& ids, bool atOnce) {
  const ViewState view = viewState();
  std::vector<Vector3d> points;
  for (const SceneObject& object : m_document->scene().objects) {
    const bool wanted = ids.empty() || std::ranges::find(ids, object.id) != ids.end();
    if (!wanted || !object.visible || !bounds(object.shape)) continue;
    const ShapeGeometry geometry = geometryOf(object.shape, view.camera.target, view.reach());
    points.insert(points.end(), geometry.points.begin(), geometry.points.end());
    for (const auto& edge : geometry.edges) points.insert(points.end(), edge.begin(), edge.end());
  }
  const Camera camera = framed(view, points);
  if (!atOnce) {
    m_viewport->flyTo(camera);
    return;
  }
  m_settingCamera = true;
  m_viewport->setCamera(camera);
  m_settingCamera = false;
}

DecimalStep SceneView::gridStep() const {
  const ViewState view = viewState();
  constexpr double pixels = 12;
  return stepOfAtLeast(pixels * view.worldPerPixel(view.camera.target));
}

Vector3d SceneView::insertionPoint() const {
  const DecimalStep step = gridStep();
  const Vector3d target = m_viewport->camera().target;
  return {snap(target.x(), step), snap(target.y(), step), snap(target.z(), step)};
}

double SceneView::insertionSize() const {
  const ViewState view = viewState();
  return stepOfAtLeast(view.size.height() / 5 * view.worldPerPixel(view.camera.target)).value();
}

void SceneView::scheduleUpdate() {
  if (m_updateWaiting) return;
  m_updateWaiting = true;
  QMetaObject::invokeMethod(this, &SceneView::updatePicture, Qt::QueuedConnection);
}

void SceneView::updatePicture() {
  m_updateWaiting = false;
  // The picture shows the reports of the scene it shows.
  m_runner->flush();
  const ViewState view = viewState();
  const Theme& theme = Theme::current();
  const Scene& scene = m_document->scene();
  DrawList list = sceneDrawList(scene, m_selection->ids(), pointing(), view, theme);
  if (const PairReports* pair = m_runner->focus()) {
    appendReport(list, scene, *pair, m_cursor->report(pair), m_cursor->step(), view, theme,
                 m_axisSide);
  } else {
    m_axisSide.reset();
  }
  m_viewport->setDrawList(std::move(list));
  updateHint();
}

Pointing SceneView::pointing() const {
  Pointing pointing;
  pointing.active = m_activeHandle;
  if (m_gesture == 0) {
    pointing.object = m_hoveredObject;
    pointing.handle = m_hoveredHandle;
    pointing.gizmo = m_hoveredGizmo;
    return pointing;
  }
  pointing.dragging = true;
  pointing.handle = m_drag->handle();
  pointing.gizmo = m_drag->gizmoPart();
  pointing.grabbed = m_drag->grabbed();
  pointing.constraint = m_drag->constraint(m_lockedAxis, m_modifiers.testFlag(Qt::ShiftModifier),
                                           m_viewport->camera());
  if (m_modifiers.testFlag(Qt::ControlModifier)) pointing.snapStep = gridStep().value();
  return pointing;
}

}  // namespace hairline
