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

/// What finding the triangles in which two meshes meet costs with a kind of
/// volume.
struct VolumeCost {
  NodeVolume volume = NodeVolume::aabb;
  TraversalCounters counters;
  /// Of both trees.
  std::size_t bytes = 0;
};

/// Traverses the trees over two meshes of the scene when told to: by every kind of
/// volume for their costs, and with the volume that is looked at step by step.
/// The meshes are the two selected last, or the first two that are visible. A
/// change of a mesh forgets the answers.
class MeshTraversal : public QObject {
  Q_OBJECT

 public:
  /// Trees are built as `hierarchy` is told to.
  MeshTraversal(Document* document, Selection* selection, SceneHierarchy* hierarchy, Jobs* jobs,
                QObject* parent = nullptr);

  /// The ids of the meshes that would be traversed; empty where there are no two.
  std::vector<std::string> meshes() const;
  void start();

  /// Of the meshes traversed last, those of the volumes that are known so far.
  const std::vector<VolumeCost>& costs() const { return m_costs; }
  /// The traversal whose steps are played.
  struct Steps {
    std::array<std::string, 2> ids;
    std::array<Mesh, 2> meshes;
    std::array<Hierarchy, 2> trees;
    TraversalRecord record;

    /// What was counted up to a step, it included.
    TraversalCounters countedUntil(std::size_t step) const;
  };
  /// Null while there is none.
  const Steps* steps() const { return m_steps.get(); }
  const Document& document() const { return *m_document; }
  /// Points at a step of it.
  TraceCursor* cursor() { return &m_cursor; }
  /// The step pointed at; null for none.
  const TraversalStep* step() const;

  bool isPending() const { return m_job.isPending(); }
  bool isCancelled() const { return m_job.isCancelled(); }

 signals:
  void updated();
  /// Other meshes would be traversed.
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
