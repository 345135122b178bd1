#include "widgets/hierarchy/scene_hierarchy.h"

#include <QCoreApplication>
#include <algorithm>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"

namespace hairline {
namespace {

const Mesh* loadedMesh(const SceneObject* object) {
  const Mesh* mesh = object == nullptr ? nullptr : std::get_if<Mesh>(&object->shape);
  return mesh == nullptr || mesh->triangles.empty() ? nullptr : mesh;
}

/// Visible bounded objects.
std::vector<const SceneObject*> boundedObjects(const Scene& scene) {
  std::vector<const SceneObject*> objects;
  for (const SceneObject& object : scene.objects) {
    if (object.visible && bodyOf(object.shape)) objects.push_back(&object);
  }
  return objects;
}

std::vector<int> countItems(const Tree& tree) {
  std::vector<int> counts(tree.nodes.size());
  // Children follow their parents.
  for (auto node = static_cast<std::int32_t>(tree.nodes.size()) - 1; node >= 0; --node) {
    const TreeNode& here = tree[node];
    counts[static_cast<std::size_t>(node)] = here.isLeaf()
                                                 ? here.right
                                                 : counts[static_cast<std::size_t>(here.left)] +
                                                       counts[static_cast<std::size_t>(here.right)];
  }
  return counts;
}

/// Null if it cannot be built.
std::shared_ptr<const BuiltHierarchy> build(BuiltHierarchy over, const std::vector<Shape>& shapes,
                                            const HierarchySettings& settings, const Work& work) {
  HierarchyOptions options{.build = settings.build, .volume = settings.volume};
  options.threads = 0;
  options.leafSize = over.ofObjects ? 1 : 4;
  const ObjectBoxes boxes(shapes);
  const Items items = over.ofObjects ? boxes.items() : itemsOf(over.mesh);
  Result<Hierarchy> built = Hierarchy::build(items, options, work);
  if (!built) return nullptr;
  over.hierarchy = *std::move(built);
  over.quality = over.hierarchy.quality();
  over.itemsUnder = countItems(over.hierarchy.tree());
  return std::make_shared<const BuiltHierarchy>(std::move(over));
}

struct HierarchyTexts {
  Q_DECLARE_TR_FUNCTIONS(HierarchyTexts)
};

}  // namespace

std::vector<std::int32_t> nodesOfLevel(const Tree& tree, int level, std::size_t most) {
  std::vector<std::int32_t> found;
  struct Entry {
    std::int32_t node;
    int level;
  };
  std::vector<Entry> left;
  if (!tree.isEmpty()) left.push_back({tree.root, 0});
  while (!left.empty() && found.size() < most) {
    const Entry entry = left.back();
    left.pop_back();
    const TreeNode& node = tree[entry.node];
    if (entry.level == level || node.isLeaf()) {
      found.push_back(entry.node);
      continue;
    }
    left.push_back({node.right, entry.level + 1});
    left.push_back({node.left, entry.level + 1});
  }
  return found;
}

SceneHierarchy::SceneHierarchy(Document* document, Selection* selection, Jobs* jobs,
                               QObject* parent)
    : KeptUpToDate(false, jobs, Task::hierarchy, parent),
      m_document(document),
      m_selection(selection) {
  connect(document, &Document::changed, this, &SceneHierarchy::sceneChanged);
  connect(selection, &Selection::changed, this, &SceneHierarchy::schedule);
}

void SceneHierarchy::setSettings(const HierarchySettings& settings) {
  if (settings == m_settings) return;
  HierarchySettings before = std::exchange(m_settings, settings);
  before.level = settings.level;
  if (before != settings) {
    m_outdated = true;
    schedule();
  }
  emit settingsChanged();
}

void SceneHierarchy::setPointed(const Pointed& pointed) {
  if (pointed == m_pointed) return;
  m_pointed = pointed;
  emit pointedChanged();
}

const SceneObject* SceneHierarchy::target() const {
  const Scene& scene = m_document->scene();
  for (auto id = m_selection->ids().rbegin(); id != m_selection->ids().rend(); ++id) {
    const SceneObject* object = find(scene, *id);
    if (loadedMesh(object) != nullptr) return object;
  }
  // The mesh shown before, so that another selection does not change it.
  if (const SceneObject* object = find(scene, m_id); loadedMesh(object) != nullptr) return object;
  for (const SceneObject& object : scene.objects) {
    if (object.visible && loadedMesh(&object) != nullptr) return &object;
  }
  return nullptr;
}

void SceneHierarchy::sceneChanged(const Change& change) {
  const bool concerns = change.reset || change.order || m_settings.ofObjects || m_id.empty() ||
                        std::ranges::find(change.ids, m_id) != change.ids.end();
  if (change.reset) m_id.clear();
  if (!concerns) return;
  m_outdated = true;
  schedule();
}

void SceneHierarchy::refresh() {
  const SceneObject* object = m_settings.ofObjects ? nullptr : target();
  const std::string id = object == nullptr ? std::string() : object->id;
  if (id == m_id && !m_outdated && !isCancelled()) return;
  m_id = id;
  m_outdated = false;
  std::vector<Shape> shapes;
  BuiltHierarchy over;
  over.ofObjects = m_settings.ofObjects;
  over.id = id;
  if (over.ofObjects) {
    for (const SceneObject* each : boundedObjects(m_document->scene())) {
      over.ids.push_back(each->id);
      shapes.push_back(each->shape);
    }
  } else if (object != nullptr) {
    over.mesh = std::get<Mesh>(object->shape);
  }
  if (over.itemCount() == 0) {
    m_job.drop();
    m_built.reset();
    setPointed({});
    emit updated();
    return;
  }
  m_job.start([this, over, shapes, settings = m_settings](Job::Run& run) -> Job::Take {
    const auto built = build(over, shapes, settings, run.work());
    if (built == nullptr) return nullptr;
    return [this, built] {
      m_built = built;
      setPointed({});
    };
  });
}

QString buildText(BuildMethod method) {
  return QStringList{HierarchyTexts::tr("top-down, at the midpoint"),
                     HierarchyTexts::tr("top-down, at the mean"),
                     HierarchyTexts::tr("top-down, at the median"),
                     HierarchyTexts::tr("top-down, by surface area"),
                     HierarchyTexts::tr("bottom-up"),
                     HierarchyTexts::tr("by insertion")}
      .value(static_cast<int>(method));
}

QString nodeVolumeText(NodeVolume volume) {
  return QStringList{HierarchyTexts::tr("box"),          HierarchyTexts::tr("sphere"),
                     HierarchyTexts::tr("oriented box"), HierarchyTexts::tr("14-DOP"),
                     HierarchyTexts::tr("18-DOP"),       HierarchyTexts::tr("26-DOP")}
      .value(static_cast<int>(volume));
}

QString volumeKindText(VolumeKind kind) {
  return QStringList{HierarchyTexts::tr("box"),
                     HierarchyTexts::tr("smallest sphere"),
                     HierarchyTexts::tr("sphere by Ritter"),
                     HierarchyTexts::tr("oriented box, principal axes"),
                     HierarchyTexts::tr("oriented box, tighter"),
                     HierarchyTexts::tr("6-DOP"),
                     HierarchyTexts::tr("14-DOP"),
                     HierarchyTexts::tr("18-DOP"),
                     HierarchyTexts::tr("26-DOP"),
                     HierarchyTexts::tr("4-DOP of the plane"),
                     HierarchyTexts::tr("8-DOP of the plane")}
      .value(static_cast<int>(kind));
}

}  // namespace hairline
