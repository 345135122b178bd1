#pragma once

#include <QObject>
#include <QTimer>
#include <map>
#include <memory>
#include <optional>
#include <string>

#include "core/hierarchy/wide_tree.h"
#include "core/scene/scene.h"
#include "widgets/document/change.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/viewport/camera.h"
#include "widgets/viewport/draw_list.h"

namespace hairline {

class Document;

/// Meshes with at least this many triangles are drawn as one surface and picked by a hierarchy.
inline constexpr std::size_t manyTriangles = 3000;

/// The mesh of an object with many triangles; null for others.
const Mesh* largeMeshOf(const SceneObject& object);

/// A mesh with many triangles as needed by the view: reused while the mesh is unchanged or moves as
/// a whole, however often the scene changes.
struct LargeMesh {
  /// Its first state; it has moved by `offset` since, within the rounding of the picture.
  Mesh mesh;
  Vector3<double> offset = Vector3<double>::Zero();
  /// Its current vertices, and those before the running drag, from which they were moved by a known
  /// offset.
  struct Place {
    std::shared_ptr<const MeshIndex> index;
    Vector3<double> offset = Vector3<double>::Zero();
  };
  Place now;
  Place start;
  /// Around the mesh in its current position.
  Aabb<double> box;
  /// Over its triangles; null until it is built.
  std::shared_ptr<const WideTree> tree;

  DrawSurface surface(const QColor& color, bool edges) const;
  /// The first triangle hit by a ray. Nothing while there is no hierarchy.
  std::optional<MeshHit> firstHit(const ViewRay& ray) const;
};

/// The large meshes of a scene by the ids of their objects.
class LargeMeshTable {
 public:
  /// Null for objects that have no large mesh.
  const LargeMesh* find(const std::string& id) const;
  /// The current state of an object: in the table while its mesh is large.
  void take(const SceneObject& object);

 private:
  friend class LargeMeshes;
  std::map<std::string, LargeMesh> m_meshes;
};

/// The large meshes of the open scene. Their hierarchies are built in the background.
class LargeMeshes : public QObject {
  Q_OBJECT

 public:
  LargeMeshes(Document* document, Jobs* jobs, QObject* parent = nullptr);

  /// Null for objects that have no large mesh.
  const LargeMesh* find(const std::string& id) const { return m_table.find(id); }
  const LargeMeshTable& table() const { return m_table; }
  /// Whether hierarchies are still being built.
  bool isBusy() const;

 signals:
  /// A hierarchy was built.
  void updated();

 private:
  void sceneChanged(const Change& change);
  void build();

  Document* m_document;
  LargeMeshTable m_table;
  /// A mesh being rotated or scaled gets its hierarchy when it rests.
  QTimer m_rest;
  Job m_job;
};

}  // namespace hairline
