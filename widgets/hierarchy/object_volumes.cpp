#include "widgets/hierarchy/object_volumes.h"

#include <algorithm>

#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/hierarchy/mesh_contacts.h"
#include "widgets/run/scene_pairs.h"
#include "widgets/run/worker.h"

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
                             MeshContacts* contacts, Worker* worker, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_selection(selection),
      m_pairs(pairs),
      m_contacts(contacts),
      m_worker(worker) {
  connect(document, &Document::changed, this, [this](const Change& change) {
    if (change.reset || change.order || !change.ids.empty()) schedule();
  });
  connect(selection, &Selection::changed, this, &ObjectVolumes::schedule);
  // Which of the pairs meet may be known only now.
  const auto tell = [this] {
    if (m_watched && m_kind) emit updated();
  };
  connect(pairs, &ScenePairs::updated, this, tell);
  connect(contacts, &MeshContacts::updated, this, tell);
  const auto giveUp = [this](Task task) {
    if (task != Task::volumes) return;
    m_pending = false;
    emit updated();
  };
  connect(worker, &Worker::cancelled, this, giveUp);
  connect(worker, &Worker::failed, this, giveUp);
}

ObjectVolumes::~ObjectVolumes() { m_worker->drop(Task::volumes); }

void ObjectVolumes::setWatched(bool watched) {
  if (watched == m_watched) return;
  m_watched = watched;
  if (watched) {
    schedule();
  } else {
    m_worker->drop(Task::volumes);
    m_pending = false;
  }
  emit updated();
}

void ObjectVolumes::setKind(const std::optional<VolumeKind>& kind) {
  if (kind == m_kind) return;
  m_kind = kind;
  schedule();
  emit updated();
}

void ObjectVolumes::schedule() {
  if (m_waiting || !m_watched) return;
  m_waiting = true;
  QMetaObject::invokeMethod(this, &ObjectVolumes::flush, Qt::QueuedConnection);
}

void ObjectVolumes::flush() {
  if (!m_waiting) return;
  m_waiting = false;
  if (!m_watched) return;
  const Scene& scene = m_document->scene();
  const SceneObject* selected = find(scene, m_selection->current());
  std::vector<std::pair<std::string, Shape>> objects;
  for (const SceneObject& object : scene.objects) {
    if (!m_kind || objects.size() == mostObjects) break;
    if (object.visible) objects.emplace_back(object.id, object.shape);
  }
  auto picture = std::make_shared<Picture>();
  picture->kind = m_kind;
  std::optional<Shape> shape;
  if (selected != nullptr) {
    picture->id = selected->id;
    shape = selected->shape;
  }
  m_pending = true;
  m_worker->start(Task::volumes, [this, picture, shape, objects](Worker::Run& run) {
    if (shape) picture->figures = figuresOf(*shape);
    for (const auto& [id, each] : objects) {
      if (run.isStopped()) return;
      const auto volume = boundingVolume(each, *picture->kind);
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
    run.deliver([this, picture] {
      m_picture = picture;
      m_pending = false;
      emit updated();
    });
  });
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
  if (m_picture == nullptr || !m_watched) return found;
  for (const auto& pair : m_picture->overlapping) {
    if (isKnownToMiss(m_picture->ids[pair.first], m_picture->ids[pair.second])) {
      found.push_back(pair);
    }
  }
  return found;
}

}  // namespace hairline
