#pragma once

#include <QObject>
#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/hierarchy/queries.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pair/trace_cursor.h"

namespace hairline {

class Document;
class SceneHierarchy;
class Selection;
struct Change;

/// The cost of finding the intersecting triangles of two meshes with a kind of volume.
struct VolumeCost {
  NodeVolume volume = NodeVolume::aabb;
  TraversalCounters counters;
  /// Of both trees.
  std::size_t bytes = 0;
};

/// Traverses the trees over two meshes of the scene on request: by every kind of volume for their
/// costs, and by the selected kind step by step. The meshes are the two selected last, or the first
/// two visible ones. A change of a mesh discards the results.
class MeshTraversal : public QObject {
  Q_OBJECT

 public:
  /// Trees are built with the settings of `hierarchy`.
  MeshTraversal(Document* document, Selection* selection, SceneHierarchy* hierarchy, Jobs* jobs,
                QObject* parent = nullptr);

  /// The ids of the meshes that would be traversed; empty if there are no two.
  std::vector<std::string> meshes() const;
  void start();

  /// For the meshes traversed last, the volumes that are finished.
  const std::vector<VolumeCost>& costs() const { return m_costs; }
  /// The traversal whose steps are played.
  struct Steps {
    std::array<std::string, 2> ids;
    std::array<Mesh, 2> meshes;
    std::array<Hierarchy, 2> trees;
    TraversalRecord record;

    /// The counts up to a step, inclusive.
    TraversalCounters countedUntil(std::size_t step) const;
  };
  /// Null if there is none.
  const Steps* steps() const { return m_steps.get(); }
  const Document& document() const { return *m_document; }
  /// Highlights a step of it.
  TraceCursor* cursor() { return &m_cursor; }
  /// The highlighted step; null for none.
  const TraversalStep* step() const;

  bool isPending() const { return m_job.isPending(); }
  bool isCancelled() const { return m_job.isCancelled(); }

 signals:
  void updated();
  /// Other meshes would now be traversed.
  void meshesChanged();

 private:
  void sceneChanged(const Change& change);
  void clear();

  Document* m_document;
  Selection* m_selection;
  SceneHierarchy* m_hierarchy;
  TraceCursor m_cursor;
  std::vector<std::string> m_ids;
  std::vector<VolumeCost> m_costs;
  std::shared_ptr<const Steps> m_steps;
  Job m_job;
};

}  // namespace hairline
