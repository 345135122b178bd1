#pragma once

#include <memory>
#include <mutex>

#include "core/hierarchy/hierarchy.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// What queries derive from a mesh. It is kept with the vertices, so that every copy of the mesh
/// has it, and works from any thread.
class MeshIndex {
 public:
  explicit MeshIndex(const Mesh& mesh);

  /// That of a mesh; made where this is the first question about it.
  static std::shared_ptr<const MeshIndex> of(const Mesh& mesh);

  /// The largest absolute value of a coordinate; infinite where one is no finite number.
  double largest() const { return m_largest; }
  /// A tree of boxes over the triangles of the mesh it is of; built when first asked for.
  const Hierarchy& tree(const Mesh& mesh) const;

 private:
  /// The mesh is that of its vertices with these triangles. Vertices would keep themselves alive.
  SharedVector<std::array<int, 3>> m_triangles;
  double m_largest = 0;
  mutable std::once_flag m_isBuilt;
  mutable Hierarchy m_tree;
};

}  // namespace hairline
