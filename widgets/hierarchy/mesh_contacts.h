#pragma once

#include <QObject>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "core/hierarchy/wide_tree.h"

namespace hairline {

class Document;
class Worker;
struct Change;

/// Two meshes of the scene that meet, and where.
struct MeetingMeshes {
  std::string a;
  std::string b;
  std::vector<TrianglePair> pairs;
  /// What the triangles of each pair have in common, where that is a segment:
  /// the pieces of the curve along which the surfaces cross.
  std::vector<Segment<double>> curve;
};

/// Which triangles of the visible meshes of the scene meet triangles of other
/// meshes, decided exactly and kept up to date by the worker. Trees are built
/// anew for meshes that changed alone. Scenes of fewer than two meshes cost
/// nothing.
class MeshContacts : public QObject {
  Q_OBJECT

 public:
  /// Nothing is owned and all of it lives longer.
  MeshContacts(Document* document, Worker* worker, QObject* parent = nullptr);
  ~MeshContacts() override;

  bool isShown() const { return m_shown; }
  void setShown(bool shown);

  /// A mesh as it was, and the tree over it.
  struct Tree {
    Mesh mesh;
    WideTree tree;
  };
  struct Picture {
    std::map<std::string, std::shared_ptr<const Tree>> trees;
    std::vector<MeetingMeshes> contacts;
  };
  /// Null while there is nothing to show. While another is computed, the last
  /// one.
  const Picture* picture() const { return m_picture.get(); }
  bool isPending() const { return m_pending; }
  /// The visible meshes of the scene, whether they meet or not.
  int meshCount() const { return m_meshCount; }

  /// Takes changes into account now rather than at the end of this turn of the
  /// event loop.
  void flush();

 signals:
  void updated();

 private:
  void sceneChanged(const Change& change);
  void schedule();
  void give(std::shared_ptr<const Picture> picture);

  Document* m_document;
  Worker* m_worker;
  bool m_shown = true;
  bool m_waiting = false;
  /// The answer of before is still to come, and the scene has changed since: it
  /// is waited for, so that a fast drag shows something.
  bool m_again = false;
  bool m_pending = false;
  int m_meshCount = 0;
  /// Since trees were looked at last; what is not among them is what it was.
  std::set<std::string> m_changed;
  std::shared_ptr<const Picture> m_picture;
};

}  // namespace hairline
