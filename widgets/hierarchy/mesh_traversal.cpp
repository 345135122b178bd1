#include "widgets/hierarchy/mesh_traversal.h"

#include <algorithm>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/scene_hierarchy.h"

namespace hairline {
namespace {

/// Longer traversals are cut off for playback.
constexpr std::size_t mostTraversalSteps = 20'000;

bool isLoadedMesh(const SceneObject* object) {
  const Mesh* mesh = object == nullptr ? nullptr : std::get_if<Mesh>(&object->shape);
  return mesh != nullptr && !mesh->triangles.empty();
}

/// Two meshes, and the trees over them with a kind of volume.
struct Trees {
  const std::array<Mesh, 2>& meshes;
  std::array<Hierarchy, 2> trees;

  static Result<Trees> build(const std::array<Mesh, 2>& meshes, const HierarchyOptions& options,
                             const Work& work) {
    Trees result{meshes, {}};
    for (std::size_t i = 0; i < 2; ++i) {
      Result<Hierarchy> tree = Hierarchy::build(itemsOf(meshes[i]), options, work);
      if (!tree) return tree.error();
      result.trees[i] = *std::move(tree);
    }
    return result;
  }
  Result<PairAnswer> traverse(TraversalRecord* record, const Work& work) const {
    const TraversalOptions options{.scalar = ScalarKind::exact, .threads = 1, .record = record};
    return intersectingTriangles(MeshInTree{&meshes[0], &trees[0], Vector3<double>::Zero()},
                                 MeshInTree{&meshes[1], &trees[1], Vector3<double>::Zero()},
                                 PairMode::count, options, work);
  }
};

}  // namespace

TraversalCounters MeshTraversal::Steps::countedUntil(std::size_t step) const {
  TraversalCounters counters;
  for (std::size_t i = 0; i <= step && i < record.steps.size(); ++i) {
    const TraversalStep& each = record.steps[i];
    if (each.kind == TraversalStep::Kind::volumes) {
      ++counters.volumeTests;
      counters.pruned += each.meets ? 0 : 1;
    } else {
      ++counters.triangleTests;
      counters.hits += each.meets ? 1 : 0;
    }
  }
  return counters;
}

MeshTraversal::MeshTraversal(Document* document, Selection* selection, SceneHierarchy* hierarchy,
                             Jobs* jobs, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_selection(selection),
      m_hierarchy(hierarchy),
      m_job(jobs, Task::traversal) {
  connect(document, &Document::changed, this, &MeshTraversal::sceneChanged);
  connect(selection, &Selection::changed, this, &MeshTraversal::meshesChanged);
  connect(&m_job, &Job::changed, this, &MeshTraversal::updated);
}

std::vector<std::string> MeshTraversal::meshes() const {
  const Scene& scene = m_document->scene();
  std::vector<std::string> ids;
  for (const std::string& id : m_selection->ids()) {
    if (isLoadedMesh(find(scene, id))) ids.push_back(id);
  }
  if (ids.size() >= 2) return {ids.end() - 2, ids.end()};
  for (const SceneObject& object : scene.objects) {
    if (ids.size() == 2) break;
    const bool isTaken = std::ranges::find(ids, object.id) != ids.end();
    if (object.visible && isLoadedMesh(&object) && !isTaken) ids.push_back(object.id);
  }
  return ids.size() == 2 ? ids : std::vector<std::string>{};
}

const TraversalStep* MeshTraversal::step() const {
  const int step = m_cursor.step();
  if (m_steps == nullptr || step < 0) return nullptr;
  const auto& steps = m_steps->record.steps;
  return static_cast<std::size_t>(step) < steps.size() ? &steps[static_cast<std::size_t>(step)]
                                                       : nullptr;
}

void MeshTraversal::sceneChanged(const Change& change) {
  const bool concerns = change.reset || std::ranges::any_of(m_ids, [&](const std::string& id) {
                          return std::ranges::find(change.ids, id) != change.ids.end();
                        });
  if (concerns) clear();
  if (!change.onlyNumbers) emit meshesChanged();
}

void MeshTraversal::clear() {
  m_job.drop();
  m_ids.clear();
  m_costs.clear();
  m_steps.reset();
  m_cursor.pin(-1);
  emit updated();
}

void MeshTraversal::start() {
  clear();
  m_ids = meshes();
  if (m_ids.empty()) return;
  Steps asked;
  for (std::size_t i = 0; i < 2; ++i) {
    asked.ids[i] = m_ids[i];
    asked.meshes[i] = std::get<Mesh>(find(m_document->scene(), m_ids[i])->shape);
  }
  asked.record.most = mostTraversalSteps;
  HierarchyOptions options;
  options.build = m_hierarchy->settings().build;
  options.volume = m_hierarchy->settings().volume;
  // The steps come first, then the cost of each volume.
  m_job.start([this, asked, options](Job::Run& run) {
    const Work work{.progress = {}, .stop = run.stopToken()};
    Job::Take last;
    auto steps = std::make_shared<Steps>(asked);
    Result<Trees> looked = Trees::build(steps->meshes, options, work);
    if (!looked || !looked->traverse(&steps->record, work)) return last;
    steps->trees = std::move(looked->trees);
    run.deliver([this, steps] {
      m_steps = steps;
      m_costs.clear();
    });
    for (std::size_t i = 0; i < nodeVolumeNames.size(); ++i) {
      if (last) run.deliver(std::exchange(last, nullptr));
      run.setProgress(static_cast<double>(i) / static_cast<double>(nodeVolumeNames.size()));
      HierarchyOptions each = options;
      each.volume = static_cast<NodeVolume>(i);
      const Result<Trees> trees = Trees::build(asked.meshes, each, work);
      if (!trees) return Job::Take();
      const Result<PairAnswer> answer = trees->traverse(nullptr, work);
      if (!answer) return Job::Take();
      last = [this, cost = VolumeCost{each.volume, answer->counters,
                                      trees->trees[0].bytes() + trees->trees[1].bytes()}] {
        m_costs.push_back(cost);
      };
    }
    return last;
  });
}

}  // namespace hairline
