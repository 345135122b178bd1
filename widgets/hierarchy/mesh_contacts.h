#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/hierarchy/wide_tree.h"
#include "widgets/jobs/kept_up_to_date.h"

namespace hairline {

class Document;
struct Change;

/// Two intersecting meshes of the scene, and where they intersect.
struct IntersectingMeshes {
  std::string a;
  std::string b;
  std::vector<TrianglePair> pairs;
  /// The common part of each pair of triangles, if it is a segment: the pieces of the intersection
  /// curve.
  std::vector<Segment<double>> curve;
};

/// Which triangles of the visible meshes of the scene intersect triangles of other meshes, decided
/// exactly and kept up to date. Only changed meshes get new trees. Scenes of fewer than two meshes
/// cost nothing.
class MeshContacts : public KeptUpToDate {
  Q_OBJECT

 public:
  MeshContacts(Document* document, Jobs* jobs, QObject* parent = nullptr);

  const Document& document() const { return *m_document; }

  bool isShown() const { return m_shown; }
  void setShown(bool shown);

  /// A mesh as it was, and the tree over it.
  struct Tree {
    Mesh mesh;
    WideTree tree;
  };
  using Trees = std::map<std::string, std::shared_ptr<const Tree>>;
  struct Picture {
    Trees trees;
    std::vector<IntersectingMeshes> contacts;
  };
  /// Null while there is nothing to show. While a new one is computed, the previous one.
  const Picture* picture() const { return m_picture.get(); }

 protected:
  void refresh() override;
  void jobChanged() override;

 private:
  void sceneChanged(const Change& change);
  void clear();

  Document* m_document;
  bool m_shown = true;
  std::shared_ptr<const Picture> m_picture;
};

}  // namespace hairline
