#include "widgets/scene_view/scene_view.h"

#include <QMimeData>
#include <QUrl>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "core/mesh/mesh_file.h"
#include "core/scene/transform.h"
#include "widgets/hierarchy/hierarchy_drawing.h"
#include "widgets/run/distance_curve.h"
#include "widgets/run/scene_pairs.h"
#include "widgets/run/scene_time.h"
#include "widgets/scene_view/answer_drawing.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/view_overlay.h"
#include "widgets/scene_view/view_state.h"
#include "widgets/theme/box_layouts.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/voxels/grid_cells.h"

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

}  // namespace

SceneView::SceneView(Document* document, Selection* selection, QueryRunner* runner,
                     TraceCursor* cursor, QWidget* parent)
    : QWidget(parent),
      m_document(document),
      m_selection(selection),
      m_runner(runner),
      m_cursor(cursor),
      m_large(new LargeMeshes(document, runner->job()->jobs(), this)),
      m_viewport(new Viewport(this)) {
  columnOf(this, {m_viewport}, {});
  setFocusProxy(m_viewport);
  m_viewport->setTool(this);
  m_viewport->setTheme(Theme::current().view);
  m_viewport->setPointUnderCursor(
      [this](const QPointF& pixel, int pane) -> std::optional<Vector3d> {
        const auto picks = picksAt(pixel, viewState(pane));
        if (picks.empty()) return std::nullopt;
        return picks.front().point;
      });
  m_automaticCamera.fill(true);
  setSideCameras(*m_viewport);
  m_cameraTimer.setSingleShot(true);
  m_cameraTimer.setInterval(300);
  m_wheelTimer.setSingleShot(true);
  m_wheelTimer.setInterval(700);
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
    // What it moves may be gone.
    if (m_isModal) endDrag(true);
    if (m_activeHandle && !m_selection->contains(m_activeHandle->id)) m_activeHandle.reset();
    scheduleUpdate();
  });
  connect(m_runner, &QueryRunner::updated, this, &SceneView::scheduleUpdate);
  connect(m_large, &LargeMeshes::updated, this, &SceneView::scheduleUpdate);
  connect(m_cursor, &TraceCursor::changed, this, &SceneView::scheduleUpdate);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, [this] {
    m_viewport->setTheme(Theme::current().view);
    scheduleUpdate();
  });
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
    if (m_isModal) return endDrag(false);
    emit contextMenuRequested(m_viewport->mapToGlobal(pixel.toPoint()));
  });
}

void SceneView::setTime(SceneTime* time) {
  m_time = time;
  connect(time, &SceneTime::changed, this, &SceneView::scheduleUpdate);
}

void SceneView::setPairs(ScenePairs* pairs) {
  m_pairs = pairs;
  connect(pairs, &ScenePairs::updated, this, &SceneView::scheduleUpdate);
  scheduleUpdate();
}

void SceneView::setHierarchy(SceneHierarchy* hierarchy, MeshContacts* contacts,
                             MeshTraversal* traversal, ObjectVolumes* volumes) {
  m_hierarchy = hierarchy;
  m_contacts = contacts;
  m_traversal = traversal;
  m_volumes = volumes;
  connect(volumes, &ObjectVolumes::updated, this, &SceneView::scheduleUpdate);
  connect(traversal, &MeshTraversal::updated, this, &SceneView::scheduleUpdate);
  connect(traversal->cursor(), &TraceCursor::changed, this, &SceneView::scheduleUpdate);
  connect(hierarchy, &SceneHierarchy::updated, this, &SceneView::scheduleUpdate);
  connect(hierarchy, &SceneHierarchy::settingsChanged, this, &SceneView::scheduleUpdate);
  connect(hierarchy, &SceneHierarchy::pointedChanged, this, &SceneView::scheduleUpdate);
  connect(contacts, &MeshContacts::updated, this, &SceneView::scheduleUpdate);
}

void SceneView::sceneChanged(const Change& change) {
  if (change.reset) {
    // The scene that was dragged is gone, and its gesture with it.
    m_gesture = 0;
    m_snapper.reset();
    m_snap.reset();
    forgetPress();
    m_activeHandle.reset();
    m_hoveredObject.clear();
    m_hoveredHandle.reset();
    m_axisSide.fill(std::nullopt);
    m_automaticCamera.fill(true);
    m_settingCamera = true;
    setSideCameras(*m_viewport);
    m_settingCamera = false;
    takeSceneCamera();
  }
  if (change.meshes) frameAutomatic();
  scheduleUpdate();
}

void SceneView::takeSceneCamera() {
  m_cameraTimer.stop();
  const auto camera = cameraFromJson(m_document->scene().camera);
  m_automaticCamera[mainPane] = !camera;
  m_settingCamera = true;
  if (camera) m_viewport->setCamera(*camera, mainPane);
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

void SceneView::setGizmo(const GizmoSetting& setting) {
  // A drag that is going on keeps its gizmo.
  if (setting == m_gizmoSetting || m_gesture != 0) return;
  m_gizmoSetting = setting;
  hover(m_pixel, m_pane);
  emit gizmoChanged(setting);
  scheduleUpdate();
}

void SceneView::flyTo(AxisView side) {
  Camera camera = m_viewport->camera();
  camera.look(side);
  m_viewport->flyTo(camera);
}

void SceneView::frameSelected() { frame(m_selection->ids(), m_viewport->activePane(), false); }

void SceneView::frameAll() { frame({}, m_viewport->activePane(), false); }

void SceneView::bringIntoSight(const SelectionIds& ids) {
  const ViewState view = viewState(m_viewport->activePane());
  const QRectF room({0, 0}, view.size);
  for (const std::string& id : ids) {
    const SceneObject* object = hairline::find(m_document->scene(), id);
    const auto box = object != nullptr ? bounds(object->shape) : std::nullopt;
    if (!box) continue;
    const auto corners = boxCorners(box->min, box->max);
    const bool isInSight = std::ranges::all_of(corners, [&](const Vector3d& corner) {
      const auto pixel = view.project(corner);
      return pixel && room.contains(*pixel);
    });
    if (!isInSight) return frameAll();
  }
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

void SceneView::frame(const SelectionIds& ids, int pane, bool atOnce) {
  const ViewState view = viewState(pane);
  std::vector<Vector3d> points;
  for (const SceneObject& object : m_document->scene().objects) {
    const bool wanted = ids.empty() || std::ranges::find(ids, object.id) != ids.end();
    if (!wanted || !object.visible || !bounds(object.shape)) continue;
    if (const LargeMesh* large = m_large->find(object.id)) {
      const auto corners = boxCorners(large->box.min, large->box.max);
      points.insert(points.end(), corners.begin(), corners.end());
      continue;
    }
    const ShapeGeometry geometry = geometryOf(object.shape, view.camera.target, view.reach());
    points.insert(points.end(), geometry.points.begin(), geometry.points.end());
    for (const auto& edge : geometry.edges) points.insert(points.end(), edge.begin(), edge.end());
  }
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
  const QList<QUrl> urls = offer.urls();
  if (urls.isEmpty()) return offer.hasText();
  if (!std::ranges::all_of(urls, &QUrl::isLocalFile)) return false;
  const auto isMesh = [](const QUrl& url) {
    return meshFormatOf(url.toLocalFile().toStdString()).has_value();
  };
  return urls.size() == 1 || (!urls.isEmpty() && std::ranges::all_of(urls, isMesh));
}

bool SceneView::dropped(const QMimeData& offer, const QPointF&) {
  if (!canDrop(offer)) return false;
  // Opening may ask something, which the drop is not to wait for.
  if (offer.urls().isEmpty()) {
    QMetaObject::invokeMethod(
        this, [this, text = offer.text()] { emit textDropped(text); }, Qt::QueuedConnection);
    return true;
  }
  QStringList paths;
  for (const QUrl& url : offer.urls()) paths << url.toLocalFile();
  QMetaObject::invokeMethod(
      this, [this, paths] { emit filesDropped(paths); }, Qt::QueuedConnection);
  return true;
}

void SceneView::scheduleUpdate() {
  if (m_updateWaiting) return;
  m_updateWaiting = true;
  QMetaObject::invokeMethod(this, &SceneView::updatePicture, Qt::QueuedConnection);
}

void SceneView::updatePicture() {
  m_updateWaiting = false;
  // The picture shows the reports and the cells of the scene it shows.
  m_runner->flush();
  if (m_cells != nullptr) m_cells->flush();
  for (const int pane : m_viewport->shownPanes()) m_viewport->setDrawList(pictureOf(pane), pane);
  updateHint();
  std::vector<LegendEntry> legend =
      legendOf(m_viewport->drawList(), Theme::current(), m_cursor->step() >= 0);
  if (legend == m_legend) return;
  m_legend = std::move(legend);
  emit legendChanged();
}

DrawList SceneView::pictureOf(int pane) {
  const ViewState view = viewState(pane);
  const Theme& theme = Theme::current();
  const Scene& scene = m_document->scene();
  std::vector<DrawnStep>& drawn = m_drawnSteps[static_cast<std::size_t>(pane)];
  drawn.clear();
  std::optional<Vector3d>& side = m_axisSide[static_cast<std::size_t>(pane)];
  const MeshLook meshes{&m_large->table(), m_meshEdges};
  DrawList list = sceneDrawList(scene, m_selection->ids(), pointing(pane), view, theme, meshes);
  if (m_time != nullptr) appendMoment(list, scene, m_time->value(), view, theme, meshes);
  appendFocusTriangle(list, theme);
  appendCells(list, theme);
  if (m_contacts != nullptr) appendMeetings(list, *m_contacts, theme);
  if (m_hierarchy != nullptr) appendHierarchy(list, *m_hierarchy, view, theme);
  if (m_volumes != nullptr) appendObjectVolumes(list, *m_volumes, view, theme);
  if (m_traversal != nullptr && m_hierarchy->isWatched())
    appendTraversal(list, *m_traversal, view, theme);
  if (m_pairs != nullptr && !m_runner->isWithheld()) {
    appendTouching(list, touchingPairs(m_pairs->table(), m_runner->focus()), view, theme);
  }
  // What is answered at time 0 does not stand beside shapes shown at another moment.
  const PairReports* pair = m_runner->focus();
  const Report* report = m_cursor->report(pair);
  const bool isMoment = m_time != nullptr && m_time->value() > 0 && report != nullptr &&
                        report->info.kind != Kind::sweep && m_cursor->step() < 0 &&
                        isMoving(scene, *pair);
  if (pair != nullptr && !isMoment) {
    drawn = appendReport(list, scene, *pair, report, m_cursor->step(), view, theme, side);
  } else {
    side.reset();
  }
  if (m_overlay != nullptr) m_overlay->draw(list, view);
  if (m_snap) appendSnap(list, *m_snap, view, theme);
  return list;
}

Pointing SceneView::pointing(int pane) const {
  Pointing pointing;
  pointing.active = m_activeHandle;
  pointing.gizmoSetting = m_gizmoSetting;
  if (m_bands && m_pressMoved && m_pressPixel) {
    if (pane == m_pane) pointing.band = QRectF(*m_pressPixel, m_pixel).normalized();
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
