#pragma once

#include "core/shapes/aabb.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// Measures of a mesh for people, in double.
struct MeshMeasures {
  /// Around its triangles; vertices that none uses do not count.
  Aabb<double> bounds;
  /// The sum of the triangles' areas.
  double area = 0;
  /// Of the space within, where the mesh is closed and its triangles wound outward; negative where
  /// they are wound inward. It says nothing of other meshes.
  double volume = 0;
};

/// Measures a mesh that has triangles. Infinite where an area or volume is beyond double.
MeshMeasures measure(const Mesh& mesh);

}  // namespace hairline
