#include "widgets/hierarchy/object_volumes.h"

#include <algorithm>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/mesh_contacts.h"
#include "widgets/run/scene_pairs.h"

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
    : KeptUpToDate(false, parent),
      m_document(document),
      m_selection(selection),
      m_pairs(pairs),
      m_contacts(contacts),
      m_job(
          jobs, Task::volumes,
          [](const Input& input, auto& run) { return compute(input, run.work()); },
          [this](std::shared_ptr<const Picture>&& picture) { m_picture = std::move(picture); }) {
  connect(document, &Document::changed, this, [this](const Change& change) {
    if (change.reset || change.order || !change.ids.empty()) schedule();
  });
  connect(selection, &Selection::changed, this, &ObjectVolumes::schedule);
  // Which of the pairs meet may be known only now.
  const auto tell = [this] {
    if (isWatched() && m_kind) emit updated();
  };
  connect(pairs, &ScenePairs::updated, this, tell);
  connect(contacts, &MeshContacts::updated, this, tell);
  setJob(&m_job);
}

void ObjectVolumes::setKind(const std::optional<VolumeKind>& kind) {
  if (kind == m_kind) return;
  m_kind = kind;
  schedule();
  emit updated();
}

void ObjectVolumes::refresh() {
  const Scene& scene = m_document->scene();
  Input input;
  input.picture.kind = m_kind;
  if (const SceneObject* selected = find(scene, m_selection->current())) {
    input.picture.id = selected->id;
    input.selected = selected->shape;
  }
  for (const SceneObject& object : scene.objects) {
    if (!m_kind || input.objects.size() == mostObjects) break;
    if (object.visible) input.objects.emplace_back(object.id, object.shape);
  }
  m_job.start(std::move(input));
}

std::optional<std::shared_ptr<const ObjectVolumes::Picture>> ObjectVolumes::compute(
    const Input& input, const Work& work) {
  auto picture = std::make_shared<Picture>(input.picture);
  if (input.selected) picture->figures = figuresOf(*input.selected);
  for (const auto& [id, shape] : input.objects) {
    if (work.isCancelled()) return std::nullopt;
    const auto volume = boundingVolume(shape, *picture->kind);
    if (!volume) continue;
    picture->ids.push_back(id);
    picture->volumes.push_back(*volume);
  }
  for (std::size_t i = 0; i < picture->volumes.size(); ++i) {
    for (std::size_t j = i + 1; j < picture->volumes.size(); ++j) {
      if (mayOverlap(picture->volumes[i], picture->volumes[j])) {
        picture->overlapping.emplace_back(i, j);
      }
    }
  }
  return picture;
}

bool ObjectVolumes::isKnownToMiss(const std::string& a, const std::string& b) const {
  for (const auto& [numbers, summary] : m_pairs->table().pairs()) {
    const std::string& first = m_pairs->table().id(numbers.first);
    const std::string& second = m_pairs->table().id(numbers.second);
    if ((first == a && second == b) || (first == b && second == a)) {
      if (summary.meet) return !*summary.meet;
    }
  }
  const MeshContacts::Picture* meshes = m_contacts->picture();
  if (meshes == nullptr || m_contacts->isPending()) return false;
  if (!meshes->trees.contains(a) || !meshes->trees.contains(b)) return false;
  return std::ranges::none_of(meshes->contacts, [&](const MeetingMeshes& meeting) {
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
