#include "widgets/scene_view/scene_view.h"

#include <QMimeData>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/scene/transform.h"
#include "widgets/run/scene_time.h"
#include "widgets/scene_view/camera_json.h"
#include "widgets/scene_view/framing.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/report_draw_list.h"
#include "widgets/scene_view/shape_geometry.h"

namespace hairline {

using Eigen::Vector3d;

namespace {

Vector3d onGrid(const Vector3d& point, const DecimalStep& step) {
  return {snap(point.x(), step), snap(point.y(), step), snap(point.z(), step)};
}

}  // namespace

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

void SceneView::setTime(SceneTime* time) {
  m_time = time;
  connect(time, &SceneTime::changed, this, &SceneView::scheduleUpdate);
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

void SceneView::setGizmo(const GizmoSetting& setting) {
  // A drag that is going on keeps its gizmo.
  if (setting == m_gizmoSetting || m_gesture != 0) return;
  m_gizmoSetting = setting;
  hover(m_pixel);
  emit gizmoChanged(setting);
  scheduleUpdate();
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
  return onGrid(m_viewport->camera().target, gridStep());
}

Vector3d SceneView::insertionPointInPlane() const {
  const Camera& camera = m_viewport->camera();
  Vector3d point = camera.target;
  // Where the middle of the view meets the plane, unless that is far away.
  const Vector3d backward = camera.backward();
  const double along = backward.z() != 0 ? -point.z() / backward.z() : 0;
  if (std::abs(along) < camera.distance / 2) point += along * backward;
  point.z() = 0;
  return onGrid(point, gridStep());
}

double SceneView::insertionSize() const {
  const ViewState view = viewState();
  return stepOfAtLeast(view.size.height() / 5 * view.worldPerPixel(view.camera.target)).value();
}

bool SceneView::canDrop(const QMimeData& offer) {
  return offer.hasUrls() && offer.urls().size() == 1 && offer.urls().front().isLocalFile();
}

bool SceneView::dropped(const QMimeData& offer, const QPointF&) {
  if (!canDrop(offer)) return false;
  // Opening may ask something, which the drop is not to wait for.
  QMetaObject::invokeMethod(
      this, [this, path = offer.urls().front().toLocalFile()] { emit fileDropped(path); },
      Qt::QueuedConnection);
  return true;
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
  if (m_time != nullptr) appendMoment(list, scene, m_time->value(), view, theme);
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
  pointing.gizmoSetting = m_gizmoSetting;
  if (m_bands && m_pressMoved && m_pressPixel) {
    pointing.band = QRectF(*m_pressPixel, m_pixel).normalized();
    return pointing;
  }
  if (m_gesture == 0) {
    pointing.object = m_hoveredObject;
    pointing.handle = m_hoveredHandle;
    pointing.gizmo = m_hoveredGizmo;
    return pointing;
  }
  pointing.dragging = true;
  pointing.handle = m_drag->handle();
  pointing.gizmo = m_drag->gizmoPart();
  pointing.pivot = m_drag->pivot();
  pointing.grabbed = m_drag->grabbed();
  pointing.constraint = m_drag->constraint(m_lockedAxis, m_modifiers.testFlag(Qt::ShiftModifier),
                                           m_viewport->camera());
  const bool moves = m_drag->mode() == GizmoMode::move;
  if (moves && m_modifiers.testFlag(Qt::ControlModifier)) pointing.snapStep = gridStep().value();
  return pointing;
}

}  // namespace hairline
