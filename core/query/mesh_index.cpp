#include "core/query/mesh_index.h"

#include <algorithm>
#include <limits>

namespace hairline {

MeshIndex::MeshIndex(const Mesh& mesh) : m_triangles(mesh.triangles) {
  if (mesh.vertices.empty()) return;
  m_box.emplace(mesh.vertices.front(), mesh.vertices.front());
  for (const Vector3<double>& vertex : mesh.vertices) {
    m_largest = vertex.allFinite() ? std::max(m_largest, vertex.cwiseAbs().maxCoeff())
                                   : std::numeric_limits<double>::infinity();
    m_box->min = m_box->min.cwiseMin(vertex);
    m_box->max = m_box->max.cwiseMax(vertex);
  }
}

// Rounding keeps the order of numbers, so the box moves as its vertices do.
MeshIndex::MeshIndex(const Mesh& mesh, const std::shared_ptr<const MeshIndex>& from,
                     const Vector3<double>& offset)
    : m_triangles(mesh.triangles), m_largest(from->m_largest), m_from(from), m_offset(offset) {
  if (!from->m_box) return;
  m_box.emplace(from->m_box->min + offset, from->m_box->max + offset);
  const bool isFinite = m_largest < std::numeric_limits<double>::infinity() &&
                        m_box->min.allFinite() && m_box->max.allFinite();
  m_largest = isFinite
                  ? std::max(m_box->min.cwiseAbs().maxCoeff(), m_box->max.cwiseAbs().maxCoeff())
                  : std::numeric_limits<double>::infinity();
}

void MeshIndex::noteMoved(const Mesh& mesh, const Mesh& from, const Vector3<double>& offset) {
  const std::shared_ptr<const MeshIndex> known = of(from);
  mesh.vertices.derived(
      [](const MeshIndex&) { return true; },
      [&] { return std::shared_ptr<const MeshIndex>(new MeshIndex(mesh, known, offset)); });
}

std::shared_ptr<const MeshIndex> MeshIndex::of(const Mesh& mesh) {
  return mesh.vertices.derived(
      [&](const MeshIndex& kept) { return kept.m_triangles.shares(mesh.triangles); },
      [&] { return std::make_shared<const MeshIndex>(mesh); });
}

const Hierarchy& MeshIndex::tree(const Mesh& mesh) const {
  std::call_once(m_isBuilt, [&] {
    // A tree over too many triangles is refused; each of them is then tested.
    Result<Hierarchy> tree = Hierarchy::build(itemsOf(mesh), {.build = BuildMethod::median});
    if (tree) m_tree = *std::move(tree);
  });
  return m_tree;
}

}  // namespace hairline
