#include "widgets/hierarchy/mesh_walk.h"

#include <algorithm>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/scene_hierarchy.h"

namespace hairline {
namespace {

/// Longer walks are cut: nobody plays more steps.
constexpr std::size_t mostWalkSteps = 20'000;

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
  Result<PairAnswer> walk(WalkRecord* record, const Work& work) const {
    const WalkOptions options{.scalar = ScalarKind::float64, .threads = 1, .record = record};
    return meetingTriangles(MeshInTree{&meshes[0], &trees[0], Vector3<double>::Zero()},
                            MeshInTree{&meshes[1], &trees[1], Vector3<double>::Zero()},
                            PairMode::count, options, work);
  }
};

}  // namespace

WalkCounters MeshWalk::Steps::countedUntil(std::size_t step) const {
  WalkCounters counters;
  for (std::size_t i = 0; i <= step && i < record.steps.size(); ++i) {
    const WalkStep& each = record.steps[i];
    if (each.kind == WalkStep::Kind::volumes) {
      ++counters.volumeTests;
      counters.pruned += each.meets ? 0 : 1;
    } else {
      ++counters.triangleTests;
      counters.hits += each.meets ? 1 : 0;
    }
  }
  return counters;
}

MeshWalk::MeshWalk(Document* document, Selection* selection, SceneHierarchy* hierarchy, Jobs* jobs,
                   QObject* parent)
    : QObject(parent),
      m_document(document),
      m_selection(selection),
      m_hierarchy(hierarchy),
      m_job(jobs, Task::walk, &MeshWalk::compute, [this](Output&& output) {
        if (const auto* cost = std::get_if<VolumeCost>(&output)) {
          m_costs.push_back(*cost);
        } else {
          m_steps = std::get<std::shared_ptr<const Steps>>(std::move(output));
          m_costs.clear();
        }
      }) {
  connect(document, &Document::changed, this, &MeshWalk::sceneChanged);
  connect(selection, &Selection::changed, this, &MeshWalk::meshesChanged);
  connect(&m_job, &Job::changed, this, &MeshWalk::updated);
}

std::vector<std::string> MeshWalk::meshes() const {
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

const WalkStep* MeshWalk::step() const {
  const int step = m_cursor.step();
  if (m_steps == nullptr || step < 0) return nullptr;
  const auto& steps = m_steps->record.steps;
  return static_cast<std::size_t>(step) < steps.size() ? &steps[static_cast<std::size_t>(step)]
                                                       : nullptr;
}

void MeshWalk::sceneChanged(const Change& change) {
  const bool concerns = change.reset || std::ranges::any_of(m_ids, [&](const std::string& id) {
                          return std::ranges::find(change.ids, id) != change.ids.end();
                        });
  if (concerns) clear();
  if (change.reset || change.order || !change.ids.empty()) emit meshesChanged();
}

void MeshWalk::clear() {
  m_job.drop();
  m_ids.clear();
  m_costs.clear();
  m_steps.reset();
  m_cursor.pin(-1);
  emit updated();
}

void MeshWalk::start() {
  clear();
  m_ids = meshes();
  if (m_ids.empty()) return;
  Input input;
  for (std::size_t i = 0; i < 2; ++i) {
    input.ids[i] = m_ids[i];
    input.meshes[i] = std::get<Mesh>(find(m_document->scene(), m_ids[i])->shape);
  }
  input.options.build = m_hierarchy->settings().build;
  input.options.volume = m_hierarchy->settings().volume;
  m_job.start(std::move(input));
}

std::optional<MeshWalk::Output> MeshWalk::compute(const Input& input, WalkJob::Run& run) {
  const Work work{.progress = {}, .stop = run.stopToken()};
  auto steps = std::make_shared<Steps>();
  steps->ids = input.ids;
  steps->meshes = input.meshes;
  steps->record.most = mostWalkSteps;
  Result<Trees> looked = Trees::build(steps->meshes, input.options, work);
  if (!looked || !looked->walk(&steps->record, work)) return std::nullopt;
  steps->trees = std::move(looked->trees);
  run.deliver(std::shared_ptr<const Steps>(std::move(steps)));
  std::optional<Output> last;
  for (std::size_t i = 0; i < nodeVolumeNames.size(); ++i) {
    if (last) run.deliver(*std::move(last));
    run.setProgress(static_cast<double>(i) / static_cast<double>(nodeVolumeNames.size()));
    HierarchyOptions each = input.options;
    each.volume = static_cast<NodeVolume>(i);
    const Result<Trees> trees = Trees::build(input.meshes, each, work);
    if (!trees) return std::nullopt;
    const Result<PairAnswer> answer = trees->walk(nullptr, work);
    if (!answer) return std::nullopt;
    last = VolumeCost{each.volume, answer->counters,
                      trees->trees[0].bytes() + trees->trees[1].bytes()};
  }
  return last;
}

}  // namespace hairline
