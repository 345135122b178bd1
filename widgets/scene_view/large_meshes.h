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

/// From so many triangles on a mesh is drawn as one surface and found by a hierarchy.
inline constexpr std::size_t manyTriangles = 3000;

/// The mesh of an object that has many triangles; null for others.
const Mesh* largeMeshOf(const SceneObject& object);

/// A mesh with many triangles as the view needs it: kept as long as the mesh stays as it is or
/// moves as a whole, however often the scene changes.
struct LargeMesh {
  /// As it was when it was seen first; it has moved by `offset` since, within the rounding of the
  /// picture.
  Mesh mesh;
  Vector3<double> offset = Vector3<double>::Zero();
  /// Its vertices as they are now, and as they were before a drag that goes on: by how much those
  /// were moved is known without a look at them.
  struct Place {
    std::shared_ptr<const MeshIndex> index;
    Vector3<double> offset = Vector3<double>::Zero();
  };
  Place now;
  Place start;
  /// Around the mesh where it is now.
  Aabb<double> box;
  /// Over its triangles; null until it is built.
  std::shared_ptr<const WideTree> tree;

  DrawSurface surface(const QColor& color, bool edges) const;
  /// The triangle that a ray meets first. Nothing as long as there is no hierarchy.
  std::optional<MeshHit> firstHit(const ViewRay& ray) const;
};

/// The large meshes of a scene by the ids of their objects.
class LargeMeshTable {
 public:
  /// Null for objects that have no large mesh.
  const LargeMesh* find(const std::string& id) const;
  /// An object as it is now: in the table as long as its mesh is large.
  void take(const SceneObject& object);

 private:
  friend class LargeMeshes;
  std::map<std::string, LargeMesh> m_meshes;
};

/// The large meshes of the open scene. Their hierarchies are built beside the window.
class LargeMeshes : public QObject {
  Q_OBJECT

 public:
  LargeMeshes(Document* document, Jobs* jobs, QObject* parent = nullptr);

  /// Null for objects that have no large mesh.
  const LargeMesh* find(const std::string& id) const { return m_table.find(id); }
  const LargeMeshTable& table() const { return m_table; }
  /// Whether hierarchies are still to be built.
  bool isBusy() const;

 signals:
  /// A hierarchy was built.
  void updated();

 private:
  void sceneChanged(const Change& change);
  void build();

  Document* m_document;
  LargeMeshTable m_table;
  /// A mesh that is turned or scaled gets its hierarchy when it rests.
  QTimer m_rest;
  Job m_job;
};

}  // namespace hairline
