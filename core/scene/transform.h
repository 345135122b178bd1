#pragma once

#include <optional>

#include "core/scene/scene.h"
#include "core/shapes/aabb.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The box around a shape, for display: exact for boxes and hulls, within rounding for round
/// shapes. Nothing for unbounded shapes (line, ray, plane), for an empty k-DOP, and for a mesh
/// whose file is not loaded. Shapes of the plane lie in z = 0.
std::optional<Aabb<double>> bounds(const Shape& shape);

/// The box around an object and where its motion takes it; nothing as for its shape.
std::optional<Aabb<double>> bounds(const SceneObject& object);

/// The box around all bounded objects of a scene and their motions, optionally without hidden ones;
/// nothing if there is none.
std::optional<Aabb<double>> bounds(const Scene& scene, bool visibleOnly = false);

/// The shape moved by an offset, each coordinate rounded once. Shapes of the plane ignore the third
/// component. A plane's and a k-DOP's offsets are computed exactly and rounded once.
Shape translated(const Shape& shape, const Vector3<double>& offset);

/// The object moved: its shape, the points of a plane given by points, and the centre of its
/// rotation.
SceneObject translated(const SceneObject& object, const Vector3<double>& offset);

}  // namespace hairline
