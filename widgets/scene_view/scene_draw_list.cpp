#include "widgets/scene_view/scene_draw_list.h"

#include <QCoreApplication>
#include <algorithm>
#include <limits>
#include <string_view>
#include <unordered_set>

#include "core/scene/motion.h"
#include "core/scene/object_places.h"
#include "core/scene/transform.h"
#include "core/shapes/boundary_of.h"
#include "core/shapes/fields.h"
#include "core/shapes/positions.h"
#include "widgets/document/object_lock.h"
#include "widgets/scene_view/label_placement.h"
#include "widgets/scene_view/large_meshes.h"
#include "widgets/scene_view/picking.h"
#include "widgets/scene_view/rotation_handles.h"
#include "widgets/scene_view/screen_extent.h"
#include "widgets/text/labels.h"
#include "widgets/viewport/draw_helpers.h"
#include "widgets/viewport/label_atlas.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

/// More names at once are unreadable and slow to paint.
constexpr std::size_t mostNames = 60;

struct DrawListTexts {
  Q_DECLARE_TR_FUNCTIONS(SceneDrawList)
};

// Surfaces are denser than solids, so that the inside of a solid stays visible.
double fillOf(const Shape& shape) {
  const bool surface = std::holds_alternative<Triangle<double>>(shape) ||
                       std::holds_alternative<Quad<double>>(shape) ||
                       std::holds_alternative<Polygon<double>>(shape) ||
                       std::holds_alternative<Rectangle<double>>(shape) ||
                       std::holds_alternative<Disc<double>>(shape) ||
                       std::holds_alternative<Triangle2<double>>(shape);
  if (boundaryOf(shape)) return 0.12;
  if (const auto* mesh = std::get_if<Mesh>(&shape)) {
    // Without its lines only shading shows a mesh.
    return mesh->triangles.size() < manyTriangles ? 0.35 : 1;
  }
  return surface ? 0.55 : 0.2;
}

const LargeMesh* largeIn(const MeshLook& meshes, const SceneObject& object) {
  return meshes.large == nullptr ? nullptr : meshes.large->find(object.id);
}

// The corners of its box, where only the position matters.
ShapeGeometry boxGeometry(const LargeMesh& mesh) {
  ShapeGeometry geometry;
  const auto corners = boxCorners(mesh.box.min, mesh.box.max);
  geometry.points.assign(corners.begin(), corners.end());
  return geometry;
}

void appendObject(DrawList& list, const SceneObject& object, const ShapeGeometry& geometry,
                  const QColor& color, bool selected, bool hovered, bool meshEdges) {
  const double fill = fillOf(object.shape) + (selected || hovered ? 0.08 : 0);
  const QColor filled = withAlpha(color, fill);
  for (std::size_t i = 0; i < geometry.faces.size(); ++i) {
    DrawTriangle& triangle = list.triangles.emplace_back();
    triangle.corners = geometry.faces[i];
    triangle.color = filled;
    if (i < geometry.normals.size()) triangle.normals = geometry.normals[i];
  }
  const double width = selected ? 3.25 : hovered ? 2.75 : 2;
  if (meshEdges || !std::holds_alternative<Mesh>(object.shape)) {
    for (const auto& edge : geometry.edges) {
      list.ribbons.push_back({.points = edge, .color = color, .width = width});
    }
  }
  for (const Vector3d& point : geometry.points) {
    list.points.push_back({.position = point, .color = color, .size = selected ? 10.0 : 8.0});
  }
}

// The displacements of single vertices: an arrow each, and the outline of the object at the end.
void appendDisplacements(DrawList& list, const SceneObject& object, const QColor& color,
                         const ViewState& view) {
  constexpr std::size_t mostArrows = 200;
  auto displacement = object.displacements.begin();
  std::size_t left = std::min(object.displacements.size(), mostArrows);
  for (const Vector3d& from : positionsOf(object.shape)) {
    if (left == 0) break;
    --left;
    if (!displacement->isZero(0)) {
      appendArrow(list, from, from + *displacement, {.color = color, .width = 1.75, .onTop = true});
    }
    ++displacement;
  }
  const ShapeGeometry end = geometryOf(shapeAt(object, 1), view.camera.target, view.reach());
  for (const std::vector<Vector3d>& edge : end.edges) {
    list.ribbons.push_back(
        {.points = edge, .color = withAlpha(color, 0.5), .width = 1.25, .dash = {5, 4}});
  }
}

// A rotation: the axis, the path of the object's centre, and the outline of the object at the end.
void appendRotation(DrawList& list, const SceneObject& object, const QColor& color,
                    const ViewState& view) {
  const RotationMotion& rotation = *object.rotation;
  appendArrow(list, rotation.center, rotation.center + rotation.axis,
              {.color = color, .width = 1.5, .dash = {2, 3}, .onTop = true});
  list.ribbons.push_back({.points = rotationPath(object, view),
                          .color = color,
                          .width = 1.75,
                          .arrow = true,
                          .onTop = true});
  if (!bounds(object.shape)) return;
  const ShapeGeometry end = geometryOf(shapeAt(object, 1), view.camera.target, view.reach());
  for (const std::vector<Vector3d>& edge : end.edges) {
    list.ribbons.push_back(
        {.points = edge, .color = withAlpha(color, 0.5), .width = 1.25, .dash = {5, 4}});
  }
}

// The displacement of the object: an arrow, and its outline at the end.
void appendDisplacement(DrawList& list, const SceneObject& object, const ShapeGeometry& geometry,
                        const QColor& color, const ViewState& view) {
  if (!object.displacements.empty()) {
    appendDisplacements(list, object, color, view);
    return;
  }
  if (object.rotation) appendRotation(list, object, color, view);
  if (!object.displacement) return;
  const auto from = middleOf(object.shape, view.camera.target, view.reach());
  if (!from || object.displacement->isZero(0)) return;
  appendArrow(list, *from, *from + *object.displacement,
              {.color = color, .width = 2.25, .onTop = true});
  if (object.rotation || !bounds(object.shape)) return;
  for (std::vector<Vector3d> edge : geometry.edges) {
    for (Vector3d& point : edge) point += *object.displacement;
    list.ribbons.push_back(
        {.points = std::move(edge), .color = withAlpha(color, 0.5), .width = 1.25, .dash = {5, 4}});
  }
}

// Names are above the highest point on the screen.
void appendName(std::vector<DrawLabel>& names, const SceneObject& object,
                const ShapeGeometry& geometry, const QColor& color, const ViewState& view) {
  std::optional<Vector3d> top;
  double least = std::numeric_limits<double>::infinity();
  const auto offer = [&](const Vector3d& point) {
    const auto pixel = view.project(point);
    if (!pixel || pixel->y() >= least) return;
    least = pixel->y();
    top = point;
  };
  for (const Vector3d& point : geometry.points) offer(point);
  for (const auto& edge : geometry.edges) {
    for (const Vector3d& point : edge) offer(point);
  }
  if (!top) return;
  names.push_back(
      {.position = *top, .text = objectText(object), .color = color, .size = 14, .bold = true});
}

PointShape markOf(HandleKind kind) {
  switch (kind) {
    case HandleKind::corner:
      return PointShape::disc;
    case HandleKind::face:
      return PointShape::square;
    default:
      return PointShape::diamond;
  }
}

void appendHandle(DrawList& list, const Handle& handle, const Pointing& pointing,
                  const QColor& color, const Theme& theme) {
  const bool hovered = pointing.handle && pointing.handle->isSame(handle);
  const bool active = pointing.active && pointing.active->isSame(handle);
  const PointShape mark = markOf(handle.kind);
  const double size = mark == PointShape::disc ? 11 : mark == PointShape::square ? 10 : 13;
  list.points.push_back({.position = handle.position,
                         .color = hovered || active ? theme.accent : theme.view.plate,
                         .size = size + (hovered ? 3 : 0),
                         .shape = mark,
                         .outline = hovered || active ? theme.view.text : color,
                         .onTop = true});
}

// The constraint of a drag, through the grabbed point.
void appendConstraint(DrawList& list, const Pointing& pointing, const ViewState& view,
                      const Theme& theme) {
  if (!pointing.grabbed || !pointing.constraint) return;
  const Vector3d& grabbed = *pointing.grabbed;
  const double reach = view.reach();
  if (pointing.constraint->kind == DragConstraint::Kind::line) {
    const Vector3d along = reach * pointing.constraint->direction;
    appendLine(list, grabbed - along, grabbed + along,
               {.color = withAlpha(theme.accent, 0.8), .width = 1.25, .onTop = true});
  }
  for (int axis = 0; axis < 3; ++axis) {
    if (pointing.constraint->kind != DragConstraint::Kind::plane &&
        pointing.constraint->kind != DragConstraint::Kind::axis) {
      break;
    }
    if (!pointing.constraint->frees(axis)) continue;
    const Vector3d along = reach * Vector3d::Unit(axis);
    appendLine(list, grabbed - along, grabbed + along,
               {.color = withAlpha(theme.view.axes[static_cast<std::size_t>(axis)], 0.8),
                .width = 1.25,
                .onTop = true});
  }
}

void appendSnapLattice(DrawList& list, const Pointing& pointing, const Theme& theme) {
  if (!pointing.grabbed || !pointing.snapStep) return;
  if (pointing.constraint && !pointing.constraint->isOfCoordinates()) return;
  constexpr int around = 3;
  for (int x = -around; x <= around; ++x) {
    for (int y = -around; y <= around; ++y) {
      for (int z = -around; z <= around; ++z) {
        const Vector3d offset(x, y, z);
        const double near = 1 - offset.norm() / (around + 0.5);
        if (near <= 0) continue;
        const bool frees = !pointing.constraint || ((x == 0 || pointing.constraint->frees(0)) &&
                                                    (y == 0 || pointing.constraint->frees(1)) &&
                                                    (z == 0 || pointing.constraint->frees(2)));
        if (!frees) continue;
        list.points.push_back({.position = *pointing.grabbed + *pointing.snapStep * offset,
                               .color = withAlpha(theme.view.text, 0.75 * near),
                               .size = 4});
      }
    }
  }
}

// A hint for an empty scene: how to add the first object.
void appendFirstSteps(DrawList& list, const Scene& scene, const ViewState& view,
                      const Theme& theme) {
  const bool empty = scene.objects.empty();
  const QStringList lines =
      empty ? QStringList{DrawListTexts::tr("This scene is empty"),
                          DrawListTexts::tr("Choose a shape in the toolbar above,"),
                          DrawListTexts::tr("open one of File > Examples,"),
                          DrawListTexts::tr("or drop a scene file here.")}
            : QStringList{DrawListTexts::tr("Everything is hidden"),
                          DrawListTexts::tr("Edit > Show All brings it back.")};
  double down = 76;  // below the axes
  for (const QString& line : lines) {
    const bool title = &line == &lines.front();
    list.labels.push_back({.position = view.camera.target,
                           .text = line,
                           .color = title ? theme.view.text : theme.text,
                           .offset = {0, down},
                           .size = title ? 20.0 : 14.0,
                           .bold = title});
    down += (title ? 30 : 22) * labelScale();
  }
}

// In the plane through the camera's target, at pixel scale.
void appendBand(DrawList& list, const QRectF& band, const ViewState& view, const Theme& theme) {
  std::vector<Vector3d> corners;
  for (const QPointF& pixel :
       {band.topLeft(), band.topRight(), band.bottomRight(), band.bottomLeft()}) {
    corners.push_back(view.camera.unproject(pixel, view.camera.target, view.size));
  }
  appendLoop(list, corners, {.color = theme.accent, .width = 1.5, .dash = {6, 4}, .onTop = true});
}

}  // namespace

void appendMoment(DrawList& list, const Scene& scene, double time, const ViewState& view,
                  const Theme& theme, const MeshLook& meshes) {
  if (time == 0) return;
  for (const SceneObject& object : scene.objects) {
    if (!object.visible || !isMoving(object)) continue;
    const bool isMoved = object.displacement && !object.rotation;
    const LargeMesh* large = isMoved ? largeIn(meshes, object) : nullptr;
    if (large != nullptr) {
      list.surfaces.push_back(large->surface(colorOf(object, scene, theme), meshes.edges));
      list.surfaces.back().offset += *object.displacement * time;
      continue;
    }
    const SceneObject moved = objectAt(object, time);
    const ShapeGeometry geometry = geometryIn(moved.shape, view);
    appendObject(list, moved, geometry, colorOf(object, scene, theme), false, false, meshes.edges);
  }
}

std::vector<Handle> selectionHandles(const Scene& scene, const SelectionIds& selection,
                                     const ViewState& view) {
  std::vector<Handle> handles;
  ObjectPlaces places(scene);
  for (const std::string& id : selection) {
    const auto place = places.of(id);
    const SceneObject* object = place ? &scene.objects[*place] : nullptr;
    if (object == nullptr || !object->visible || isLocked(*object)) continue;
    std::ranges::move(handlesOf(*object, view), std::back_inserter(handles));
  }
  return handles;
}

std::vector<Handle> takeableSelectionHandles(const Scene& scene, const SelectionIds& selection,
                                             const ViewState& view) {
  std::vector<Handle> handles;
  for (const std::string& id : selection) {
    const SceneObject* object = find(scene, id);
    if (object == nullptr) continue;
    std::ranges::move(takeableHandles(*object, selectionHandles(scene, {id}, view), view),
                      std::back_inserter(handles));
  }
  return handles;
}

std::optional<Gizmo> selectionGizmo(const Scene& scene, const SelectionIds& selection,
                                    const ViewState& view, const GizmoSetting& setting) {
  std::vector<Vector3d> middles;
  bool planar = true;
  GizmoAxes axes = worldAxes();
  ObjectPlaces places(scene);
  for (const std::string& id : selection) {
    const auto place = places.of(id);
    const SceneObject* object = place ? &scene.objects[*place] : nullptr;
    if (object == nullptr || !object->visible || isLocked(*object)) continue;
    const auto middle = middleOf(object->shape, view.camera.target, view.reach());
    if (!middle) continue;
    middles.push_back(*middle);
    planar = planar && isPlanar(object->shape);
    if (setting.local) axes = localAxes(object->shape);
  }
  if (middles.empty()) return std::nullopt;
  Vector3d centre = Vector3d::Zero();
  for (const Vector3d& middle : middles) centre += middle / static_cast<double>(middles.size());
  return Gizmo(centre, view, setting, axes, planar);
}

DrawList sceneDrawList(const Scene& scene, const SelectionIds& selection, const Pointing& pointing,
                       const ViewState& view, const Theme& theme, const MeshLook& meshes) {
  DrawList list;
  const std::unordered_set<std::string_view> selectedIds(selection.begin(), selection.end());
  const bool isCrowd = selection.size() > mostGrasped;
  const bool namesAll = scene.objects.size() <= mostNames;
  const auto visible = std::ranges::count_if(scene.objects, &SceneObject::visible);
  const double chordError = chordErrorAmong(static_cast<std::size_t>(visible));
  if (visible == 0) {
    appendFirstSteps(list, scene, view, theme);
  }
  constexpr double nameHeight = 40;
  const QRectF sight =
      QRectF({0, 0}, view.size).adjusted(-nameHeight, -nameHeight, nameHeight, nameHeight);
  std::vector<DrawLabel> names;
  std::vector<DrawLabel> otherNames;  // where there is room
  for (const SceneObject& object : scene.objects) {
    if (!object.visible) continue;
    const bool selected = selectedIds.contains(object.id);
    const QColor color = colorOf(object, scene, theme);
    const bool hovered = object.id == pointing.object;
    const LargeMesh* large = largeIn(meshes, object);
    const auto extent =
        large != nullptr ? screenExtent(large->box, view) : screenExtent(object.shape, view);
    // Out of view; its displacement and name may be visible.
    if (extent && !object.displacement && !object.rotation && !extent->meets(sight)) continue;
    const bool special = (selected && !isCrowd) || hovered;
    const ShapeGeometry geometry =
        large != nullptr
            ? boxGeometry(*large)
            : geometryIn(object.shape, view, extent, special ? finestChordError : chordError);
    if (large != nullptr) {
      const QColor shown = selected ? color.lighter(125) : hovered ? color.lighter(112) : color;
      list.surfaces.push_back(large->surface(shown, meshes.edges));
    } else {
      const bool edges = meshes.edges && largeMeshOf(object) == nullptr;
      appendObject(list, object, geometry, color, selected, hovered, edges);
    }
    appendDisplacement(list, object, geometry, color, view);
    const bool named = special || std::ranges::find(scene.focus, object.id) != scene.focus.end();
    if (named || namesAll) appendName(named ? names : otherNames, object, geometry, color, view);
  }
  // The hovered object shows its handles, selected or not.
  SelectionIds graspable = isCrowd ? SelectionIds{} : selection;
  if (!pointing.object.empty() && (isCrowd || !selectedIds.contains(pointing.object))) {
    graspable.push_back(pointing.object);
  }
  // During a drag only the dragged handle is shown.
  if (pointing.dragging) {
    graspable = pointing.handle ? SelectionIds{pointing.handle->id} : SelectionIds{};
  }
  ObjectPlaces places(scene);
  for (const Handle& handle : selectionHandles(scene, graspable, view)) {
    if (pointing.dragging && !pointing.handle->isSame(handle)) continue;
    const SceneObject& object = scene.objects[*places.of(handle.id)];
    appendHandle(list, handle, pointing, colorOf(object, scene, theme), theme);
  }
  if (pointing.band) appendBand(list, *pointing.band, view, theme);
  appendConstraint(list, pointing, view, theme);
  appendSnapLattice(list, pointing, theme);
  if (!pointing.dragging || pointing.gizmo) {
    auto gizmo = selectionGizmo(scene, selection, view, pointing.gizmoSetting);
    if (gizmo && pointing.pivot) gizmo->moveTo(*pointing.pivot);
    if (gizmo) gizmo->append(list, theme, pointing.gizmo);
  }
  LabelPlacement room(view, list.labels);
  for (DrawLabel& name : names) room.place(std::move(name), {0, -1}, 6);
  for (DrawLabel& name : otherNames) room.place(std::move(name), {0, -1}, 6, true);
  return list;
}

}  // namespace hairline
