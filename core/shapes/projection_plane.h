#pragma once

#include <array>
#include <string_view>

#include "core/math/vector.h"
#include "core/shapes/aabb.h"
#include "core/shapes/bounds2.h"

namespace hairline {

/// The coordinate planes to which shapes are projected along the third axis. Each keeps the cyclic
/// order of the axes, so that a counter-clockwise figure is seen from the positive side.
enum class ProjectionPlane { xy, yz, zx };

constexpr std::array<ProjectionPlane, 3> projectionPlanes{ProjectionPlane::xy, ProjectionPlane::yz,
                                                          ProjectionPlane::zx};

/// The coordinate shown to the right.
constexpr int horizontalAxis(ProjectionPlane plane) { return static_cast<int>(plane); }
/// The coordinate shown upwards.
constexpr int verticalAxis(ProjectionPlane plane) { return (static_cast<int>(plane) + 1) % 3; }
/// The coordinate that is dropped.
constexpr int droppedAxis(ProjectionPlane plane) { return (static_cast<int>(plane) + 2) % 3; }

constexpr std::string_view name(ProjectionPlane plane) {
  constexpr std::array<std::string_view, 3> names{"xy", "yz", "zx"};
  return names[static_cast<std::size_t>(plane)];
}

template <Scalar S>
Vector2<S> project(const Vector3<S>& point, ProjectionPlane plane) {
  return {point[horizontalAxis(plane)], point[verticalAxis(plane)]};
}

template <Scalar S>
Bounds2<S> project(const Aabb<S>& box, ProjectionPlane plane) {
  return {project(box.min, plane), project(box.max, plane)};
}

}  // namespace hairline
