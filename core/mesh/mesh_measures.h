#pragma once

#include "core/shapes/aabb.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// Measures of a mesh for people, in double.
struct MeshMeasures {
  /// Around its triangles; unused vertices do not count.
  Aabb<double> bounds;
  /// The sum of the triangles' areas.
  double area = 0;
  /// Of the enclosed space, if the mesh is closed and its triangles are wound outward; negative if
  /// they are wound inward. Meaningless for other meshes.
  double volume = 0;
};

/// Measures a mesh that has triangles. Infinite if an area or volume overflows.
MeshMeasures measure(const Mesh& mesh);

}  // namespace hairline
