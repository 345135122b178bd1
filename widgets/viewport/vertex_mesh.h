#pragma once

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>
#include <Qt3DCore/QEntity>
#include <Qt3DRender/QGeometryRenderer>
#include <Qt3DRender/QMaterial>
#include <initializer_list>
#include <span>
#include <vector>

namespace hairline {

/// One field of a vertex: the name it has in the shader and its number of floats.
struct VertexField {
  const char* name;
  unsigned floats;
};

enum class VertexLayout { triangles, quads };

/// An entity whose vertices are replaced as a whole; it is made once and lives as long as the
/// scene. Quads are four vertices each, in turn around them.
class VertexMesh {
 public:
  VertexMesh(Qt3DCore::QEntity* scene, Qt3DRender::QMaterial* material, VertexLayout layout,
             std::initializer_list<VertexField> fields);

  template <typename Vertex>
  void setVertices(const std::vector<Vertex>& vertices) {
    setBytes(std::as_bytes(std::span(vertices)), static_cast<unsigned>(vertices.size()));
  }
  /// Shows or hides vertices that were set and are not replaced.
  void setVisible(bool visible) { m_entity->setEnabled(visible); }

 private:
  void setBytes(std::span<const std::byte> bytes, unsigned count);
  void growIndices(unsigned quads);

  VertexLayout m_layout;
  Qt3DCore::QEntity* m_entity;
  Qt3DCore::QBuffer* m_buffer;
  Qt3DCore::QBuffer* m_indexBuffer = nullptr;
  Qt3DCore::QAttribute* m_indices = nullptr;
  std::vector<Qt3DCore::QAttribute*> m_attributes;
  Qt3DRender::QGeometryRenderer* m_renderer;
  unsigned m_indexedQuads = 0;
  bool m_empty = true;
};

}  // namespace hairline
