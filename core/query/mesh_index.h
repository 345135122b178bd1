#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "core/hierarchy/hierarchy.h"
#include "core/shapes/aabb.h"
#include "core/shapes/mesh.h"

namespace hairline {

/// Data that queries derive from a mesh. It is stored with the vertices, so that every copy of the
/// mesh shares it; usable from any thread.
class MeshIndex {
 public:
  explicit MeshIndex(const Mesh& mesh);

  /// The index of a mesh; created on the first question about it.
  static std::shared_ptr<const MeshIndex> of(const Mesh& mesh);
  /// Records that a mesh is another one moved by an offset, each coordinate rounded once, so that
  /// known facts about the other one apply without looking at its vertices.
  static void noteMoved(const Mesh& mesh, const Mesh& from, const Vector3<double>& offset);

  /// The box around the vertices; nothing if there are none.
  const std::optional<Aabb<double>>& box() const { return m_box; }
  /// The offset by which a mesh with this index was moved to become this one; nothing if unknown.
  std::optional<Vector3<double>> offsetFrom(const std::shared_ptr<const MeshIndex>& from) const {
    return m_from.lock() == from ? std::optional(m_offset) : std::nullopt;
  }

  /// The largest absolute value of a coordinate; infinite if one is not finite.
  double largest() const { return m_largest; }
  /// A tree of boxes over the triangles of the mesh; built on first use.
  const Hierarchy& tree(const Mesh& mesh) const;

 private:
  MeshIndex(const Mesh& mesh, const std::shared_ptr<const MeshIndex>& from,
            const Vector3<double>& offset);

  /// The mesh is given by its vertices and these triangles. Storing the vertices would keep them
  /// alive forever.
  SharedVector<std::array<int, 3>> m_triangles;
  double m_largest = 0;
  std::optional<Aabb<double>> m_box;
  std::weak_ptr<const MeshIndex> m_from;
  Vector3<double> m_offset = Vector3<double>::Zero();
  mutable std::once_flag m_isBuilt;
  mutable Hierarchy m_tree;
};

}  // namespace hairline
