#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "core/hierarchy/hierarchy.h"
#include "core/shapes/aabb.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// What queries derive from a mesh. It is kept with the vertices, so that every copy of the mesh
/// has it, and works from any thread.
class MeshIndex {
 public:
  explicit MeshIndex(const Mesh& mesh);

  /// That of a mesh; made where this is the first question about it.
  static std::shared_ptr<const MeshIndex> of(const Mesh& mesh);
  /// Notes that a mesh is another one moved by an offset, each coordinate rounded once, so that
  /// nobody has to look at its vertices for what is known of the other one's.
  static void noteMoved(const Mesh& mesh, const Mesh& from, const Vector3<double>& offset);

  /// The box around the vertices; nothing where there are none.
  const std::optional<Aabb<double>>& box() const { return m_box; }
  /// By how much a mesh that has this index was moved to become this one; nothing where that is
  /// not known.
  std::optional<Vector3<double>> offsetFrom(const std::shared_ptr<const MeshIndex>& from) const {
    return m_from.lock() == from ? std::optional(m_offset) : std::nullopt;
  }

  /// The largest absolute value of a coordinate; infinite where one is no finite number.
  double largest() const { return m_largest; }
  /// A tree of boxes over the triangles of the mesh it is of; built when first asked for.
  const Hierarchy& tree(const Mesh& mesh) const;

 private:
  MeshIndex(const Mesh& mesh, const std::shared_ptr<const MeshIndex>& from,
            const Vector3<double>& offset);

  /// The mesh is that of its vertices with these triangles. Vertices would keep themselves alive.
  SharedVector<std::array<int, 3>> m_triangles;
  double m_largest = 0;
  std::optional<Aabb<double>> m_box;
  std::weak_ptr<const MeshIndex> m_from;
  Vector3<double> m_offset = Vector3<double>::Zero();
  mutable std::once_flag m_isBuilt;
  mutable Hierarchy m_tree;
};

}  // namespace hairline
