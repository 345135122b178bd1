#include "widgets/document/mesh_files.h"

#include <QFileInfo>
#include <algorithm>

#include "core/mesh/mesh_file.h"
#include "widgets/document/document.h"
#include "widgets/document/mesh_references.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

/// The mesh of an object that names a file; null for others.
const Mesh* meshWithFile(const SceneObject& object) {
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  return mesh != nullptr && !mesh->file.empty() ? mesh : nullptr;
}

}  // namespace

MeshFiles::MeshFiles(Document* document, Jobs* jobs, QObject* parent)
    : QObject(parent), m_document(document), m_job(jobs, Task::meshFiles, [this] {
        if (!m_reading.empty()) start(m_reading);
        return !m_reading.empty();
      }) {
  connect(document, &Document::changed, this, &MeshFiles::sceneChanged);
  connect(&m_job, &Job::changed, this, &MeshFiles::jobChanged);
  schedule();
}

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
    m_reading.clear();
    m_files.clear();
    m_replacing = false;
    m_job.drop();
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
  if (m_job.isPending()) return;  // its end calls this again
  std::vector<std::string> files;
  for (const SceneObject& object : m_document->scene().objects) {
    const Mesh* mesh = meshWithFile(object);
    if (mesh == nullptr || !mesh->triangles.empty()) continue;
    const File& known = m_files[mesh->file];
    if (known.read || !known.problem.isEmpty()) continue;
    if (std::ranges::find(files, mesh->file) == files.end()) files.push_back(mesh->file);
  }
  if (!files.empty()) start(files);
}

void MeshFiles::start(const std::vector<std::string>& files) {
  m_reading = files;
  m_job.start([this, files, folder = folderOfScene(m_document->filePath())](Job::Run& run) {
    const double part = 1 / static_cast<double>(files.size());
    for (std::size_t i = 0; i < files.size() && !run.isStopped(); ++i) {
      const double done = static_cast<double>(i) * part;
      run.deliver([this, file = files[i],
                   read = readMeshFile(meshFilePath(files[i], folder),
                                       run.work(done, done + part))] { take(file, read); });
    }
    return Job::Take();
  });
}

void MeshFiles::take(const std::string& file, const Result<Mesh>& read) {
  std::erase(m_reading, file);
  const std::vector<std::string> ids = objectsOf(file);
  const QString name = QFileInfo(QString::fromStdString(file)).fileName();
  File& known = m_files[file];
  if (!read) {
    known.problem = coreMessage(read.error().message);
    emit message(tr("%1 was not read: %2").arg(name, known.problem));
    emit updated(ids);
    return;
  }
  known = {.read = true, .problem = {}};
  const Mesh& mesh = *read;
  const std::size_t count = mesh.triangles.size();
  m_document->provideMesh(file, mesh);
  if (m_replacing) {
    m_document->edit(tr("Read %1 again").arg(name), [&](Scene& scene) {
      for (const std::string& id : ids) {
        auto& changed = std::get<Mesh>(find(scene, id)->shape);
        changed.vertices = mesh.vertices;
        changed.triangles = mesh.triangles;
      }
    });
  }
  emit message(tr("Read %1: %Ln triangle(s)", nullptr, static_cast<int>(count)).arg(name));
  emit updated(ids);
}

void MeshFiles::jobChanged() {
  const QString problem = !m_job.isCancelled()      ? QString()
                          : m_job.error().isEmpty() ? tr("reading was cancelled")
                                                    : m_job.error();
  std::vector<std::string> all;
  for (const std::string& file : m_reading) {
    if (std::exchange(m_files[file].problem, problem) == problem) continue;
    const std::vector<std::string> ids = objectsOf(file);
    all.insert(all.end(), ids.begin(), ids.end());
  }
  if (!all.empty()) emit updated(all);
  if (m_job.state() != Job::State::idle) return;
  m_replacing = false;
  schedule();
}

void MeshFiles::readAgain() {
  if (m_job.isPending()) return;
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
  start(files);
  std::vector<std::string> all;
  for (const SceneObject& object : m_document->scene().objects) {
    if (meshWithFile(object) != nullptr) all.push_back(object.id);
  }
  emit updated(all);
}

}  // namespace hairline
