#include "widgets/run/mesh_files.h"

#include <QFileInfo>
#include <QLocale>
#include <algorithm>

#include "core/mesh/mesh_file.h"
#include "widgets/document/document.h"
#include "widgets/document/mesh_references.h"
#include "widgets/text/core_message.h"

namespace hairline {
namespace {

/// The mesh of an object that names a file; null for others.
const Mesh* meshWithFile(const SceneObject& object) {
  const auto* mesh = std::get_if<Mesh>(&object.shape);
  return mesh != nullptr && !mesh->file.empty() ? mesh : nullptr;
}

}  // namespace

MeshFiles::MeshFiles(Document* document, Jobs* jobs, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_job(
          jobs, Task::meshFiles,
          [](const Input& input, auto& run) -> std::optional<Output> {
            const double part = 1 / static_cast<double>(input.files.size());
            for (std::size_t i = 0; i < input.files.size() && !run.isStopped(); ++i) {
              const double done = static_cast<double>(i) * part;
              run.deliver({input.files[i], readMeshFile(meshFilePath(input.files[i], input.folder),
                                                        run.work(done, done + part))});
            }
            return std::nullopt;
          },
          [this](Output&& output) { take(std::move(output)); },
          [this](const Input& input) -> std::optional<Input> {
            if (m_reading.empty()) return std::nullopt;
            return Input{m_reading, input.folder};
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
  if (m_job.isPending()) return;  // its end asks again
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
  m_job.start({std::move(files), folderOfScene(m_document->filePath())});
}

void MeshFiles::take(Output&& output) {
  const std::string& file = output.file;
  std::erase(m_reading, file);
  const std::vector<std::string> ids = objectsOf(file);
  const QString name = QFileInfo(QString::fromStdString(file)).fileName();
  File& known = m_files[file];
  if (!output.mesh) {
    known.problem = coreMessage(output.mesh.error().message);
    emit message(tr("%1 was not read: %2").arg(name, known.problem));
    emit updated(ids);
    return;
  }
  known = {.read = true, .problem = {}};
  const Mesh& mesh = *output.mesh;
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
  emit message(count == 1 ? tr("Read %1: one triangle").arg(name)
                          : tr("Read %1: %2 triangles").arg(name, QLocale().toString(count)));
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
  start(std::move(files));
  std::vector<std::string> all;
  for (const SceneObject& object : m_document->scene().objects) {
    if (meshWithFile(object) != nullptr) all.push_back(object.id);
  }
  emit updated(all);
}

}  // namespace hairline
