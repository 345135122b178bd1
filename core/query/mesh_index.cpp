#include "core/query/mesh_index.h"

#include <algorithm>
#include <limits>

namespace hairline {

MeshIndex::MeshIndex(const Mesh& mesh) : m_triangles(mesh.triangles) {
  for (const Vector3<double>& vertex : mesh.vertices) {
    m_largest = vertex.allFinite() ? std::max(m_largest, vertex.cwiseAbs().maxCoeff())
                                   : std::numeric_limits<double>::infinity();
  }
}

std::shared_ptr<const MeshIndex> MeshIndex::of(const Mesh& mesh) {
  return mesh.vertices.derived(
      [&](const MeshIndex& kept) { return kept.m_triangles.shares(mesh.triangles); },
      [&] { return std::make_shared<const MeshIndex>(mesh); });
}

const Hierarchy& MeshIndex::tree(const Mesh& mesh) const {
  std::call_once(m_isBuilt, [&] {
    // It is refused for more triangles than a tree numbers; each of them is then looked at.
    Result<Hierarchy> tree = Hierarchy::build(itemsOf(mesh), {.build = BuildMethod::median});
    if (tree) m_tree = *std::move(tree);
  });
  return m_tree;
}

}  // namespace hairline
