#include "widgets/objects/measure_tool.h"

#include <algorithm>
#include <numeric>

#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/document/measurement_field.h"
#include "widgets/scene_view/feature_picking.h"
#include "widgets/scene_view/label_placement.h"
#include "widgets/scene_view/picking.h"
#include "widgets/viewport/draw_helpers.h"

namespace hairline {
namespace {

DrawPoint mark(const Vector3<double>& position, const Theme& theme, double size) {
  return {.position = position,
          .color = theme.accent,
          .size = size,
          .shape = PointShape::ring,
          .outline = theme.view.plate,
          .onTop = true};
}

}  // namespace

MeasureTool::MeasureTool(Document* document, QObject* parent)
    : QObject(parent), m_document(document) {
  connect(document, &Document::changed, this, [this](const Change& change) {
    m_hovered.reset();
    if (change.reset) m_clicked.clear();
    if (change.reset || change.extras) {
      readScene();
    } else {
      forget(change);
    }
  });
  readScene();
}

void MeasureTool::readScene() {
  m_kept.clear();
  m_listed.clear();
  m_measured.clear();
  const Json list = measurementList(m_document->scene());
  for (std::size_t i = 0; i < list.size(); ++i) {
    auto measurement = measurementFromJson(list[i]);
    if (!measurement) continue;
    m_kept.push_back(std::move(*measurement));
    m_listed.push_back(i);
  }
  m_measured.resize(m_kept.size());
  emit keptChanged();
  emit lookChanged();
}

void MeasureTool::forget(const Change& change) {
  const auto isChanged = [&change](const Anchor& anchor) {
    return std::ranges::find(change.ids, anchor.id) != change.ids.end();
  };
  for (std::size_t i = 0; i < m_kept.size(); ++i) {
    if (std::ranges::any_of(m_kept[i].anchors, isChanged)) m_measured[i].reset();
  }
}

void MeasureTool::setActive(bool active) {
  if (active == m_active) return;
  m_active = active;
  m_clicked.clear();
  m_hovered.reset();
  m_wantsAngle = false;
  emit activeChanged(active);
  emit lookChanged();
}

void MeasureTool::add(const Measurement& measurement) {
  m_document->edit(measurement.isAngle() ? tr("Measure angle") : tr("Measure distance"),
                   [&measurement](Scene& scene) {
                     Json list = measurementList(scene);
                     list.push_back(measurementToJson(measurement));
                     setMeasurementList(scene, std::move(list));
                   });
}

void MeasureTool::remove(const std::vector<std::size_t>& places) {
  std::vector<std::size_t> gone;
  for (const std::size_t place : places) {
    if (place < m_listed.size()) gone.push_back(m_listed[place]);
  }
  if (gone.empty()) return;
  const QString name = tr("Delete %n measurement(s)", nullptr, static_cast<int>(gone.size()));
  m_document->edit(name, [&gone](Scene& scene) {
    const Json list = measurementList(scene);
    Json left = Json::array();
    for (std::size_t i = 0; i < list.size(); ++i) {
      if (std::ranges::find(gone, i) == gone.end()) left.push_back(list[i]);
    }
    setMeasurementList(scene, std::move(left));
  });
}

void MeasureTool::clear() {
  std::vector<std::size_t> all(m_kept.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  remove(all);
}

std::optional<Measured> MeasureTool::measured(std::size_t place) const {
  if (place >= m_kept.size()) return std::nullopt;
  auto& known = m_measured[place];
  if (!known) known = measure(m_kept[place], m_document->scene());
  return *known;
}

void MeasureTool::hovered(const QPointF& pixel, const ViewState& view) {
  const std::optional<Anchor> anchor = anchorAt(m_document->scene(), view, pixel, false, m_large);
  if (anchor) {
    if (const auto place = anchor->place(m_document->scene())) m_hoveredPoint = toDouble(*place);
  }
  if (anchor == m_hovered) return;
  m_hovered = anchor;
  emit lookChanged();
}

void MeasureTool::clicked(const ViewportMouse& mouse, const ViewState& view) {
  const bool whole = mouse.modifiers.testFlag(Qt::ControlModifier);
  const std::optional<Anchor> anchor =
      anchorAt(m_document->scene(), view, mouse.pixel, whole, m_large);
  if (!anchor) {
    emit message(tr("Nothing to measure there: click a corner, an edge or a face of an object."));
    return;
  }
  m_clicked.push_back(*anchor);
  if (m_clicked.size() == 2 && mouse.modifiers.testFlag(Qt::ShiftModifier)) m_wantsAngle = true;
  if (m_clicked.size() < (m_wantsAngle ? 3U : 2U)) {
    emit lookChanged();
    return;
  }
  const Measurement made{m_clicked};
  m_clicked.clear();
  m_wantsAngle = false;
  if (const auto found = measure(made, m_document->scene())) {
    add(made);
    emit message(found->line);
    return;
  }
  emit message(made.isAngle() ? tr("An angle needs three points; click without Ctrl.")
                              : tr("No closest query answers for these two."));
  emit lookChanged();
}

void MeasureTool::cancelled() {
  if (m_clicked.empty()) {
    setActive(false);
    return;
  }
  m_clicked.clear();
  m_wantsAngle = false;
  emit lookChanged();
}

void MeasureTool::drawOne(DrawList& list, const Measured& measured, const ViewState& view) const {
  const Theme& theme = Theme::current();
  for (std::size_t i = 0; i + 1 < measured.points.size(); ++i) {
    appendLine(list, measured.points[i], measured.points[i + 1],
               {.color = theme.accent, .width = 2, .onTop = true});
  }
  for (const Vector3<double>& point : measured.points) {
    list.points.push_back(mark(point, theme, 9));
  }
  const bool isAngle = measured.points.size() == 3;
  DrawLabel label{
      .position = isAngle ? measured.points[1]
                          : Vector3<double>(measured.points[0] / 2 + measured.points[1] / 2),
      .text = measured.label,
      .color = theme.accent,
      .size = 12,
      .style = LabelStyle::plate,
      .bold = true};
  LabelPlacement(view, list.labels).place(std::move(label), {0, -1}, 8);
}

void MeasureTool::draw(DrawList& list, const ViewState& view) const {
  for (std::size_t i = 0; i < m_kept.size(); ++i) {
    if (const auto found = measured(i)) drawOne(list, *found, view);
  }
  if (!m_active) return;
  const Theme& theme = Theme::current();
  std::optional<Vector3<double>> last;
  for (const Anchor& anchor : m_clicked) {
    const auto place = anchor.place(m_document->scene());
    if (!place) continue;
    last = toDouble(*place);
    list.points.push_back(mark(*last, theme, 11));
  }
  if (!m_hovered) return;
  if (last) {
    appendDashedLine(list, *last, m_hoveredPoint,
                     {.color = theme.accent, .width = 1.5, .onTop = true});
  }
  list.points.push_back(mark(m_hoveredPoint, theme, 13));
}

QString MeasureTool::hint() const {
  const QString what =
      m_hovered ? m_hovered->name(m_document->scene()) : tr("a corner, an edge or a face");
  if (m_clicked.empty()) {
    return tr("Measure: click %1, Ctrl+click takes the whole object. Esc ends.").arg(what);
  }
  if (m_clicked.size() == 1) {
    return tr("Measure from %1: click %2; Shift+click continues to an angle. Esc goes back.")
        .arg(m_clicked[0].name(m_document->scene()), what);
  }
  return tr("Angle at %1: click %2. Esc goes back.")
      .arg(m_clicked[1].name(m_document->scene()), what);
}

std::optional<Anchor> anchorAt(const Scene& scene, const ViewState& view, const QPointF& pixel,
                               bool whole, const LargeMeshes* large) {
  const auto picks = pickAll(scene, view, pixel, large);
  if (picks.empty()) return std::nullopt;
  const Pick& pick = picks.front();
  const SceneObject* object = find(scene, pick.id);
  if (object == nullptr) return std::nullopt;
  Anchor anchor;
  anchor.id = pick.id;
  if (whole) return anchor;
  const ShapeFeatures features = featuresOf(object->shape);
  auto place = cornerAt(features, view, pixel);
  if (!place) place = edgeAt(features, view, pixel);
  if (!place) place = faceAt(features, view, pick.point);
  if (place) {
    anchor.kind = place->feature == Feature::vertex ? Anchor::Kind::corner
                  : place->feature == Feature::edge ? Anchor::Kind::edge
                                                    : Anchor::Kind::face;
    anchor.index = place->index;
    anchor.u = place->u;
    anchor.v = place->v;
    return anchor;
  }
  anchor.kind = Anchor::Kind::offset;
  anchor.offset = pick.point - toDouble(originOf(object->shape));
  if (!anchor.offset.allFinite()) return std::nullopt;
  return anchor;
}

}  // namespace hairline
