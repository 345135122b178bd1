#include "widgets/run/mesh_files.h"

#include <QFileInfo>
#include <QLocale>
#include <algorithm>

#include "core/mesh/mesh_file.h"
#include "widgets/document/document.h"
#include "widgets/document/mesh_references.h"
#include "widgets/run/worker.h"
#include "widgets/text/core_message.h"

namespace hairline {
namespace {

/// The mesh of an object that names a file; null for others.
const Mesh* meshWithFile(const SceneObject& object) {
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  return mesh != nullptr && !mesh->file.empty() ? mesh : nullptr;
}

}  // namespace

MeshFiles::MeshFiles(Document* document, Worker* worker, QObject* parent)
    : QObject(parent), m_document(document), m_worker(worker) {
  connect(document, &Document::changed, this, &MeshFiles::sceneChanged);
  connect(worker, &Worker::cancelled, this, [this](Task task) {
    if (task == Task::meshFiles) giveUp(tr("reading was cancelled"));
  });
  connect(worker, &Worker::failed, this, [this](Task task, const QString& reason) {
    if (task == Task::meshFiles) giveUp(reason);
  });
  schedule();
}

MeshFiles::~MeshFiles() { m_worker->drop(Task::meshFiles); }

QString MeshFiles::problem(const SceneObject& object) const {
  const Mesh* mesh = meshWithFile(object);
  if (mesh == nullptr || !mesh->triangles.empty()) return {};
  const auto known = m_files.find(mesh->file);
  return known == m_files.end() ? QString() : known->second.problem;
}

bool MeshFiles::isReading(const SceneObject& object) const {
  const Mesh* mesh = meshWithFile(object);
  return mesh != nullptr && mesh->triangles.empty() && problem(object).isEmpty();
}

std::vector<std::string> MeshFiles::objectsOf(const std::string& file) const {
  std::vector<std::string> ids;
  for (const SceneObject& object : m_document->scene().objects) {
    const Mesh* mesh = meshWithFile(object);
    if (mesh != nullptr && mesh->file == file) ids.push_back(object.id);
  }
  return ids;
}

void MeshFiles::sceneChanged(const Change& change) {
  if (change.reset) {
    m_worker->drop(Task::meshFiles);
    m_reading.clear();
    m_files.clear();
    m_replacing = false;
  }
  if (change.reset || (!change.ids.empty() && !change.meshes)) schedule();
}

void MeshFiles::schedule() {
  if (m_waiting) return;
  m_waiting = true;
  QMetaObject::invokeMethod(this, &MeshFiles::work, Qt::QueuedConnection);
}

void MeshFiles::work() {
  m_waiting = false;
  if (!m_reading.empty()) return;  // its end asks again
  std::vector<std::string> files;
  for (const SceneObject& object : m_document->scene().objects) {
    const Mesh* mesh = meshWithFile(object);
    if (mesh == nullptr || !mesh->triangles.empty()) continue;
    const File& known = m_files[mesh->file];
    if (known.read || !known.problem.isEmpty()) continue;
    if (std::ranges::find(files, mesh->file) == files.end()) files.push_back(mesh->file);
  }
  if (!files.empty()) start(std::move(files));
}

void MeshFiles::start(std::vector<std::string> files) {
  m_reading = files;
  m_worker->start(
      Task::meshFiles, [this, files = std::move(files),
                        folder = folderOfScene(m_document->filePath())](Worker::Run& run) {
        for (std::size_t i = 0; i < files.size(); ++i) {
          const Work work{.progress =
                              [&](double share) {
                                run.setProgress((double(i) + share) / double(files.size()));
                              },
                          .stop = run.stopToken()};
          const auto mesh =
              std::make_shared<Result<Mesh>>(readMeshFile(meshFilePath(files[i], folder), work));
          if (run.isStopped()) return;
          run.deliver([this, file = files[i], mesh] { take(file, mesh); });
        }
      });
}

void MeshFiles::take(const std::string& file, const std::shared_ptr<Result<Mesh>>& mesh) {
  std::erase(m_reading, file);
  const bool replaces = m_replacing;
  if (m_reading.empty()) {
    m_replacing = false;
    schedule();
  }
  const std::vector<std::string> ids = objectsOf(file);
  const QString name = QFileInfo(QString::fromStdString(file)).fileName();
  File& known = m_files[file];
  if (!*mesh) {
    known.problem = coreMessage(mesh->error().message);
    emit message(tr("%1 was not read: %2").arg(name, known.problem));
    emit updated(ids);
    return;
  }
  known = {.read = true, .problem = {}};
  const std::size_t count = (*mesh)->triangles.size();
  const std::shared_ptr<const Mesh> content(mesh, &**mesh);
  m_document->provideMesh(file, content);
  if (replaces) {
    m_document->edit(tr("Read %1 again").arg(name), [&](Scene& scene) {
      for (const std::string& id : ids) {
        auto& changed = std::get<Mesh>(find(scene, id)->shape);
        changed.vertices = content->vertices;
        changed.triangles = content->triangles;
      }
    });
  }
  emit message(count == 1 ? tr("Read %1: one triangle").arg(name)
                          : tr("Read %1: %2 triangles").arg(name, QLocale().toString(count)));
  emit updated(ids);
}

void MeshFiles::giveUp(const QString& reason) {
  std::vector<std::string> all;
  for (const std::string& file : std::exchange(m_reading, {})) {
    m_files[file].problem = reason;
    const std::vector<std::string> ids = objectsOf(file);
    all.insert(all.end(), ids.begin(), ids.end());
  }
  m_replacing = false;
  emit updated(all);
}

void MeshFiles::readAgain() {
  if (!m_reading.empty()) return;
  std::vector<std::string> files;
  for (const SceneObject& object : m_document->scene().objects) {
    const Mesh* mesh = meshWithFile(object);
    if (mesh == nullptr || std::ranges::find(files, mesh->file) != files.end()) continue;
    files.push_back(mesh->file);
  }
  if (files.empty()) {
    emit message(tr("No mesh of the scene refers to a file."));
    return;
  }
  for (const std::string& file : files) m_files[file].problem.clear();
  m_replacing = true;
  start(std::move(files));
  std::vector<std::string> all;
  for (const SceneObject& object : m_document->scene().objects) {
    if (meshWithFile(object) != nullptr) all.push_back(object.id);
  }
  emit updated(all);
}

}  // namespace hairline
