#include "core/scene/motion.h"

#include <algorithm>

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
  return object.displacement || !object.displacements.empty();
}

bool isMoving(const SceneObject& object) {
  if (object.displacement && !object.displacement->isZero(0)) return true;
  return std::ranges::any_of(object.displacements,
                             [](const Vector3<double>& vector) { return !vector.isZero(0); });
}

void setMotion(QueryOptions& options, std::size_t operand, const SceneObject& object) {
  options.displacements[operand] = object.displacement.value_or(Vector3<double>::Zero());
  options.vertexDisplacements[operand] = {};
  if (isInStep(object)) options.vertexDisplacements[operand] = object.displacements.values();
}

Shape shapeAt(const SceneObject& object, double time) {
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
  SceneObject moved =
      object.displacement ? translated(object, *object.displacement * time) : object;
  if (!object.displacement) moved.shape = shapeAt(object, time);
  moved.displacement.reset();
  moved.displacements = {};
  return moved;
}

}  // namespace hairline
