#include "core/scene/motion.h"

#include <algorithm>

#include "core/scene/rotation.h"
#include "core/scene/transform.h"
#include "core/shapes/positions.h"

namespace hairline {
namespace {

bool isInStep(const SceneObject& object) {
  const std::optional<std::size_t> count = movableVertices(object.shape);
  return count && *count == object.displacements.size();
}

}  // namespace

std::optional<std::size_t> movableVertices(const Shape& shape) {
  if (std::holds_alternative<Point<double>>(shape)) return 1;
  if (std::holds_alternative<Segment<double>>(shape)) return 2;
  if (std::holds_alternative<Triangle<double>>(shape)) return 3;
  if (const auto* mesh = std::get_if<Mesh>(&shape)) return mesh->vertices.size();
  return std::nullopt;
}

bool hasMotion(const SceneObject& object) {
  return object.displacement || !object.displacements.empty() || object.rotation;
}

bool isMoving(const SceneObject& object) {
  if (object.displacement && !object.displacement->isZero(0)) return true;
  if (object.rotation && object.rotation->angle != 0) return true;
  return std::ranges::any_of(object.displacements,
                             [](const Vector3<double>& vector) { return !vector.isZero(0); });
}

bool isOnlyTranslated(const SceneObject& object) {
  return object.displacements.empty() && !object.rotation;
}

void setMotion(QueryOptions& options, std::size_t operand, const SceneObject& object) {
  options.displacements[operand] = object.displacement.value_or(Vector3<double>::Zero());
  options.vertexDisplacements[operand] = {};
  if (isInStep(object)) options.vertexDisplacements[operand] = object.displacements.values();
  options.rotations[operand] = object.rotation ? &*object.rotation : nullptr;
}

Shape shapeAt(const SceneObject& object, double time) {
  if (object.rotation) {
    SceneObject rotated = object;
    rotated.rotation.reset();
    const auto shape = rotatedAt(object.shape, *object.rotation, time);
    if (shape && object.rotation->angle * time != 0) rotated.shape = *shape;
    return shapeAt(rotated, time);
  }
  if (object.displacement) return translated(object.shape, *object.displacement * time);
  Shape shape = object.shape;
  if (object.displacements.empty() || !isInStep(object)) return shape;
  std::visit(
      [&](auto& known) {
        auto displacement = object.displacements.begin();
        forEachPosition(known, [&](auto& position) {
          if constexpr (std::is_same_v<std::decay_t<decltype(position)>, Vector3<double>>) {
            position += *displacement++ * time;
          }
        });
        // The file has the mesh at time 0.
        if constexpr (std::is_same_v<std::decay_t<decltype(known)>, Mesh>) known.file.clear();
      },
      shape);
  return shape;
}

SceneObject objectAt(const SceneObject& object, double time) {
  const bool isWhole = object.displacement && !object.rotation;
  SceneObject moved = isWhole ? translated(object, *object.displacement * time) : object;
  if (!isWhole) moved.shape = shapeAt(object, time);
  // The points have not rotated with the plane.
  if (object.rotation) moved.planePoints.reset();
  moved.displacement.reset();
  moved.rotation.reset();
  moved.displacements = {};
  return moved;
}

}  // namespace hairline
