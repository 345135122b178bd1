#pragma once

#include <optional>

#include "core/query/query.h"
#include "core/scene/scene.h"

namespace hairline {

// How objects move over the time interval [0, 1]: as a whole, or every vertex on its own line.

/// The number of vertices of a shape that can move on lines of their own; nothing for types of
/// shapes that move only as a whole. A mesh whose file is not loaded has none yet.
std::optional<std::size_t> movableVertices(const Shape& shape);

/// Whether an object has a displacement, or one per vertex, or a rotation; they may be zero.
bool hasMotion(const SceneObject& object);
/// Whether one of an object's displacements is not zero, or its angle of rotation.
bool isMoving(const SceneObject& object);
/// Whether all of an object moves by one displacement, or rests: the only motion in searches,
/// plugins, recordings and tests.
bool isOnlyTranslated(const SceneObject& object);

/// Makes an operand of a query move as an object does. The options refer to the object's
/// displacements and rotation, so that it, or a copy of it, must outlive them.
void setMotion(QueryOptions& options, std::size_t operand, const SceneObject& object);

/// The shape of an object at a time, each coordinate rounded.
Shape shapeAt(const SceneObject& object, double time);
/// The object at a time, without motion.
SceneObject objectAt(const SceneObject& object, double time);

}  // namespace hairline
