#include <algorithm>

#include "core/scene/object_part.h"
#include "widgets/run/pair_reports.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/voxels/grid_cells.h"

// What the view does with the triangles of meshes.

namespace hairline {

void SceneView::setMeshEdgesVisible(bool visible) {
  m_meshEdges = visible;
  scheduleUpdate();
}

std::vector<Pick> SceneView::picksAt(const QPointF& pixel, const ViewState& view) const {
  return pickAll(m_document->scene(), view, pixel, m_large);
}

bool SceneView::focusTriangle(const std::string& mesh, const QPointF& pixel,
                              const ViewState& view) {
  const Scene& scene = m_document->scene();
  const SceneObject* object = hairline::find(scene, mesh);
  if (object == nullptr) return false;
  const auto triangle = triangleAt(*object, view, pixel, m_large);
  if (!triangle) return false;
  const std::string part = text(ObjectPart{mesh, *triangle});
  const auto isOfMesh = [&](const std::string& operand) {
    const auto named = partNamed(scene, operand);
    return operand == mesh || (named && named->object == mesh);
  };
  // The cell that was clicked last comes first, then what is asked about already, then anything.
  std::vector<std::string> others;
  if (m_cells != nullptr && m_cells->pointedCell()) {
    others.push_back(text(ObjectPart{m_cells->gridId(), *m_cells->pointedCell()}));
  }
  others.insert(others.end(), scene.focus.rbegin(), scene.focus.rend());
  if (const auto pair = pairInFocus(scene, m_selection->ids())) {
    others.insert(others.end(), {pair->second, pair->first});
  }
  for (const SceneObject& each : scene.objects) {
    if (each.visible) others.push_back(each.id);
  }
  const auto other = std::ranges::find_if(others, [&](const std::string& operand) {
    return !isOfMesh(operand) && fittingPair(scene, part, operand);
  });
  if (other == others.end()) return false;
  m_document->setFocus({part, *other});
  scheduleUpdate();
  return true;
}

void SceneView::appendFocusTriangle(DrawList& list, const Theme& theme) const {
  const Scene& scene = m_document->scene();
  for (const std::string& operand : scene.focus) {
    const auto part = partNamed(scene, operand);
    if (!part || !std::holds_alternative<ObjectPart::Triangle>(part->place)) continue;
    const SceneObject* object = hairline::find(scene, part->object);
    if (!object->visible) continue;
    const auto shape = shapeOf(*object, *part);
    const auto* triangle = shape ? std::get_if<Triangle<double>>(&*shape) : nullptr;
    if (triangle == nullptr) continue;
    appendLoop(list, {triangle->vertices.begin(), triangle->vertices.end()},
               {.color = theme.accent, .width = 3, .onTop = true});
  }
}

}  // namespace hairline
