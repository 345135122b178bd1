#include "widgets/viewport/vertex_mesh.h"

#include <Qt3DCore/QGeometry>
#include <algorithm>
#include <cstring>

namespace hairline {

VertexMesh::VertexMesh(Qt3DCore::QEntity* scene, Qt3DRender::QMaterial* material,
                       VertexLayout layout, std::initializer_list<VertexField> fields)
    : m_layout(layout),
      m_entity(new Qt3DCore::QEntity),
      m_buffer(new Qt3DCore::QBuffer),
      m_renderer(new Qt3DRender::QGeometryRenderer) {
  auto* geometry = new Qt3DCore::QGeometry(m_renderer);
  m_buffer->setParent(geometry);
  unsigned stride = 0;
  for (const VertexField& field : fields) stride += field.floats * sizeof(float);
  unsigned offset = 0;
  for (const VertexField& field : fields) {
    auto* attribute = new Qt3DCore::QAttribute(m_buffer, QString::fromLatin1(field.name),
                                               Qt3DCore::QAttribute::Float, field.floats, 0, offset,
                                               stride, geometry);
    geometry->addAttribute(attribute);
    m_attributes.push_back(attribute);
    offset += field.floats * static_cast<unsigned>(sizeof(float));
  }
  if (layout == VertexLayout::quads) {
    m_indexBuffer = new Qt3DCore::QBuffer(geometry);
    m_indices = new Qt3DCore::QAttribute(m_indexBuffer, Qt3DCore::QAttribute::UnsignedInt, 1, 0, 0,
                                         0, geometry);
    m_indices->setAttributeType(Qt3DCore::QAttribute::IndexAttribute);
    geometry->addAttribute(m_indices);
  }
  // One point for unused bounds, so that Qt 3D does not read every new buffer for them.
  auto* bounds = new Qt3DCore::QBuffer(geometry);
  bounds->setData(QByteArray(3 * sizeof(float), 0));
  geometry->setBoundingVolumePositionAttribute(new Qt3DCore::QAttribute(
      bounds, QStringLiteral("bounds"), Qt3DCore::QAttribute::Float, 3, 1, 0, 0, geometry));
  m_renderer->setGeometry(geometry);
  m_renderer->setPrimitiveType(Qt3DRender::QGeometryRenderer::Triangles);
  m_entity->addComponent(m_renderer);
  m_entity->addComponent(material);
  m_entity->setEnabled(false);
  m_entity->setParent(scene);
}

void VertexMesh::setBytes(std::span<const std::byte> bytes, unsigned count) {
  if (count == 0) {
    if (!m_empty) m_entity->setEnabled(false);
    m_empty = true;
    return;
  }
  const QByteArray data(reinterpret_cast<const char*>(bytes.data()),
                        static_cast<qsizetype>(bytes.size()));
  if (m_empty) m_entity->setEnabled(true);
  m_empty = false;
  if (data == m_buffer->data()) return;
  m_buffer->setData(data);
  for (Qt3DCore::QAttribute* attribute : m_attributes) attribute->setCount(count);
  if (m_layout == VertexLayout::quads) {
    growIndices(count / 4);
    m_renderer->setVertexCount(static_cast<int>(count / 4 * 6));
  } else {
    m_renderer->setVertexCount(static_cast<int>(count));
  }
}

void VertexMesh::growIndices(unsigned quads) {
  if (quads <= m_indexedQuads) return;
  m_indexedQuads = std::max(2 * m_indexedQuads, std::max(quads, 64U));
  std::vector<quint32> indices;
  indices.reserve(std::size_t{6} * m_indexedQuads);
  for (quint32 first = 0; first < 4 * m_indexedQuads; first += 4) {
    for (const quint32 corner : {0U, 1U, 2U, 0U, 2U, 3U}) indices.push_back(first + corner);
  }
  m_indexBuffer->setData(QByteArray(reinterpret_cast<const char*>(indices.data()),
                                    static_cast<qsizetype>(indices.size() * sizeof(quint32))));
  m_indices->setCount(static_cast<unsigned>(indices.size()));
}

}  // namespace hairline
