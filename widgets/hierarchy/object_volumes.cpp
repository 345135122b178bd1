#include "widgets/hierarchy/object_volumes.h"

#include <algorithm>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/mesh_contacts.h"
#include "widgets/pair/scene_pairs.h"

namespace hairline {
namespace {

std::vector<VolumeFigures> figuresOf(const Shape& shape) {
  std::vector<VolumeFigures> figures;
  for (std::size_t i = 0; i < volumeKindNames.size(); ++i) {
    const auto volume = boundingVolume(shape, static_cast<VolumeKind>(i));
    if (!volume) continue;
    figures.push_back({*volume, contentOf(*volume), tightness(*volume, shape)});
  }
  return figures;
}

}  // namespace

ObjectVolumes::ObjectVolumes(Document* document, Selection* selection, ScenePairs* pairs,
                             MeshContacts* contacts, Jobs* jobs, QObject* parent)
    : KeptUpToDate(false, jobs, Task::volumes, parent),
      m_document(document),
      m_selection(selection),
      m_pairs(pairs),
      m_contacts(contacts) {
  connect(document, &Document::changed, this, [this](const Change& change) {
    if (change.reset || change.order || !change.ids.empty()) schedule();
  });
  connect(selection, &Selection::changed, this, &ObjectVolumes::schedule);
  // Which of the pairs intersect may become known only now.
  const auto tell = [this] {
    if (isWatched() && m_kind) emit updated();
  };
  connect(pairs, &ScenePairs::updated, this, tell);
  connect(contacts, &MeshContacts::updated, this, tell);
}

void ObjectVolumes::setKind(const std::optional<VolumeKind>& kind) {
  if (kind == m_kind) return;
  m_kind = kind;
  schedule();
  emit updated();
}

void ObjectVolumes::refresh() {
  const Scene& scene = m_document->scene();
  const SceneObject* current = find(scene, m_selection->current());
  const auto selected = current != nullptr ? std::optional(*current) : std::nullopt;
  std::vector<SceneObject> objects;
  for (const SceneObject& object : scene.objects) {
    if (!m_kind || objects.size() == mostObjects) break;
    if (object.visible) objects.push_back(object);
  }
  m_job.start([this, kind = m_kind, selected, objects](Job::Run& run) -> Job::Take {
    auto picture = std::make_shared<Picture>();
    picture->kind = kind;
    if (selected) {
      picture->id = selected->id;
      picture->figures = figuresOf(selected->shape);
    }
    for (const SceneObject& object : objects) {
      if (run.isStopped()) return nullptr;
      const auto volume = boundingVolume(object.shape, *kind);
      if (!volume) continue;
      picture->ids.push_back(object.id);
      picture->volumes.push_back(*volume);
    }
    for (std::size_t i = 0; i < picture->volumes.size(); ++i) {
      for (std::size_t j = i + 1; j < picture->volumes.size(); ++j) {
        if (mayOverlap(picture->volumes[i], picture->volumes[j])) {
          picture->overlapping.emplace_back(i, j);
        }
      }
    }
    return [this, picture] { m_picture = picture; };
  });
}

bool ObjectVolumes::isKnownToMiss(const std::string& a, const std::string& b) const {
  const PairTable& table = m_pairs->table();
  const auto known = table.find(a, b);
  if (known != table.pairs().end() && known->second.meet) return !*known->second.meet;
  const MeshContacts::Picture* meshes = m_contacts->picture();
  if (meshes == nullptr || m_contacts->isPending()) return false;
  if (!meshes->trees.contains(a) || !meshes->trees.contains(b)) return false;
  return std::ranges::none_of(meshes->contacts, [&](const IntersectingMeshes& meeting) {
    return (meeting.a == a && meeting.b == b) || (meeting.a == b && meeting.b == a);
  });
}

std::vector<std::pair<std::size_t, std::size_t>> ObjectVolumes::onlyMayCollide() const {
  std::vector<std::pair<std::size_t, std::size_t>> found;
  if (m_picture == nullptr || !isWatched()) return found;
  for (const auto& pair : m_picture->overlapping) {
    if (isKnownToMiss(m_picture->ids[pair.first], m_picture->ids[pair.second])) {
      found.push_back(pair);
    }
  }
  return found;
}

}  // namespace hairline
