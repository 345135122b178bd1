#include "widgets/scene_view/handles.h"

#include <QCoreApplication>
#include <algorithm>
#include <iterator>
#include <type_traits>

#include "core/shapes/boundary_of.h"
#include "core/shapes/positions.h"
#include "core/shapes/validate.h"
#include "widgets/scene_view/rotation_handles.h"
#include "widgets/scene_view/shape_geometry.h"
#include "widgets/scene_view/shape_handles.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

using Eigen::Vector3d;

// More corners could not be distinguished.
constexpr std::size_t mostHandles = 300;

template <typename T>
constexpr bool hasFreeCorners =
    std::is_same_v<T, Point<double>> || std::is_same_v<T, Segment<double>> ||
    std::is_same_v<T, Triangle<double>> || std::is_same_v<T, Tetrahedron<double>> ||
    std::is_same_v<T, Frustum<double>> || std::is_same_v<T, Convex<double>> ||
    std::is_same_v<T, Mesh> || std::is_same_v<T, Point2<double>> ||
    std::is_same_v<T, Segment2<double>> || std::is_same_v<T, Triangle2<double>>;

template <typename T>
std::vector<Handle> shapeHandles(const T& shape, const ViewState& view) {
  if constexpr (hasFreeCorners<T>) {
    std::vector<Handle> handles;
    if constexpr (requires { shape.vertices.size(); }) {
      if (shape.vertices.size() > mostHandles) return handles;
    }
    forEachPosition(shape, [&](const auto& vertex) {
      DragConstraint freedom;
      if (vertex.size() == 2) freedom = {DragConstraint::Kind::plane, 2};
      const int index = static_cast<int>(handles.size());
      handles.push_back({{}, HandleKind::corner, index, inSpace(vertex), freedom});
    });
    return handles;
  } else if constexpr (requires { shape.offset; }) {
    return detail::handlesOf(shape, view);
  } else {
    return detail::handlesOf(shape);
  }
}

template <typename T>
void moveShape(T& shape, const Handle& handle, const HandleGoal& goal) {
  if constexpr (hasFreeCorners<T>) {
    int index = 0;
    forEachPosition(shape, [&](auto& vertex) {
      if (index++ != handle.index) return;
      for (int k = 0; k < static_cast<int>(vertex.size()); ++k) vertex[k] = goal.position[k];
    });
    // The mesh file has the old vertices.
    if constexpr (std::is_same_v<T, Mesh>) shape.file.clear();
  } else {
    detail::moveHandleOf(shape, handle, goal);
  }
}

// The defining points of a plane can be dragged individually.
bool movePlanePoint(SceneObject& object, const Handle& handle, const Vector3d& position) {
  auto points = *object.planePoints;
  points[static_cast<std::size_t>(handle.index)] = position;
  const auto plane = planeThrough(points);
  if (!plane) return false;
  object.planePoints = points;
  object.shape = *plane;
  return true;
}

void moveDisplacement(SceneObject& object, const Handle& handle, const HandleGoal& goal) {
  if (!object.displacement) return;
  for (int k = 0; k < (isPlanar(object.shape) ? 2 : 3); ++k) {
    const double step = goal.position[k] - handle.position[k];
    if (step != 0) (*object.displacement)[k] = goal.rounded((*object.displacement)[k] + step);
  }
}

struct HandleTexts {
  Q_DECLARE_TR_FUNCTIONS(Handles)
};

QString describeFace(const Handle& handle, const SceneObject& object) {
  const QString title = objectText(object);
  const bool upper = handle.index % 2 == 1;
  if (boundaryOf(object.shape)) return HandleTexts::tr("the offset of %1").arg(title);
  if (std::holds_alternative<Cone<double>>(object.shape))
    return HandleTexts::tr("the base of %1").arg(title);
  const int slab = handle.index / 2;
  if (std::holds_alternative<Kdop<double>>(object.shape) ||
      std::holds_alternative<Kdop2<double>>(object.shape)) {
    return (upper ? HandleTexts::tr("the upper face of slab %1 of %2")
                  : HandleTexts::tr("the lower face of slab %1 of %2"))
        .arg(slab)
        .arg(title);
  }
  const QString axis = QString(QLatin1Char("xyz"[slab]));
  return (upper ? HandleTexts::tr("the upper %1 face of %2")
                : HandleTexts::tr("the lower %1 face of %2"))
      .arg(axis, title);
}

QString describeCorner(const Handle& handle, const SceneObject& object) {
  const QString title = objectText(object);
  const Shape& shape = object.shape;
  if (std::holds_alternative<Point<double>>(shape) ||
      std::holds_alternative<Point2<double>>(shape)) {
    return title;
  }
  if (std::holds_alternative<Sphere<double>>(shape) ||
      std::holds_alternative<Disc<double>>(shape) ||
      std::holds_alternative<Ellipsoid<double>>(shape))
    return HandleTexts::tr("the centre of %1").arg(title);
  if (std::holds_alternative<Cone<double>>(shape))
    return HandleTexts::tr("the apex of %1").arg(title);
  if (std::holds_alternative<Line<double>>(shape) || std::holds_alternative<Ray<double>>(shape)) {
    return HandleTexts::tr("the origin of %1").arg(title);
  }
  if (std::holds_alternative<Segment<double>>(shape) ||
      std::holds_alternative<Segment2<double>>(shape) ||
      std::holds_alternative<Capsule<double>>(shape) ||
      std::holds_alternative<Cylinder<double>>(shape)) {
    return HandleTexts::tr("end %1 of %2").arg(QLatin1Char("ab"[handle.index])).arg(title);
  }
  return HandleTexts::tr("corner %1 of %2").arg(handle.index).arg(title);
}

}  // namespace

std::vector<Handle> handlesOf(const SceneObject& object, const ViewState& view) {
  std::vector<Handle> handles =
      std::visit([&view](const auto& shape) { return shapeHandles(shape, view); }, object.shape);
  if (object.planePoints && std::holds_alternative<Plane<double>>(object.shape)) {
    for (int i = 0; i < 3; ++i) {
      const Vector3d& point = (*object.planePoints)[static_cast<std::size_t>(i)];
      handles.push_back({{}, HandleKind::corner, i, point});
    }
  }
  if (object.displacement) {
    DragConstraint freedom;
    if (isPlanar(object.shape)) freedom = {DragConstraint::Kind::plane, 2};
    if (const auto base = middleOf(object.shape, view.camera.target, view.reach())) {
      handles.push_back({{}, HandleKind::displacement, 0, *base + *object.displacement, freedom});
    }
  }
  std::ranges::move(rotationHandles(object, view), std::back_inserter(handles));
  for (Handle& handle : handles) handle.id = object.id;
  return handles;
}

bool moveHandle(SceneObject& object, const Handle& handle, const HandleGoal& goal) {
  if (!goal.position.allFinite()) return false;
  SceneObject moved = object;
  const bool isPlane = std::holds_alternative<Plane<double>>(object.shape);
  if (handle.kind == HandleKind::displacement) {
    moveDisplacement(moved, handle, goal);
  } else if (handle.kind == HandleKind::rotation) {
    if (moved.rotation) moveRotation(*moved.rotation, handle, goal);
  } else if (isPlane && object.planePoints && handle.kind == HandleKind::corner) {
    if (!movePlanePoint(moved, handle, goal.position)) return false;
  } else {
    std::visit([&](auto& shape) { moveShape(shape, handle, goal); }, moved.shape);
    if (!identical(moved.shape, object.shape)) moved.planePoints.reset();
  }
  if (validate(moved.shape) || (moved.displacement && !moved.displacement->allFinite())) {
    return false;
  }
  object = std::move(moved);
  return true;
}

bool moveHandle(SceneObject& object, const Handle& handle, const Vector3d& position) {
  return moveHandle(object, handle, HandleGoal{position});
}

QString describe(const Handle& handle, const SceneObject& object) {
  const QString title = objectText(object);
  switch (handle.kind) {
    case HandleKind::corner:
      return describeCorner(handle, object);
    case HandleKind::face:
      return describeFace(handle, object);
    case HandleKind::measure:
      if (std::holds_alternative<Grid>(object.shape))
        return HandleTexts::tr("the cells of %1").arg(title);
      return HandleTexts::tr("the radius of %1").arg(title);
    case HandleKind::tip:
      if (boundaryOf(object.shape) || std::holds_alternative<Disc<double>>(object.shape)) {
        return HandleTexts::tr("the normal of %1").arg(title);
      }
      return HandleTexts::tr("the direction of %1").arg(title);
    case HandleKind::rotation:
      switch (static_cast<RotationPart>(handle.index)) {
        case RotationPart::center:
          return HandleTexts::tr("the centre of rotation of %1").arg(title);
        case RotationPart::axis:
          return HandleTexts::tr("the axis of rotation of %1").arg(title);
        case RotationPart::angle:
          return HandleTexts::tr("the angle of rotation of %1").arg(title);
      }
      break;
    case HandleKind::displacement:
      break;
  }
  return HandleTexts::tr("the displacement of %1").arg(title);
}

}  // namespace hairline
