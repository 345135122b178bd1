#include "widgets/document/document.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QFile>
#include <QFileInfo>

#include "core/base/atomic_file.h"
#include "core/base/regular_file.h"
#include "widgets/document/mesh_references.h"
#include "widgets/text/labels.h"
#include "widgets/text/outside_text.h"

namespace hairline {

namespace {

QString messageOf(const Error& error) { return coreMessage(error.message); }

Result<Scene> readScene(const QString& path, ReadNotes* notes) {
  if (!path.startsWith(QLatin1Char(':'))) return readSceneFile(path.toStdString(), notes);
  const Result<std::string> text = readFileOrResource(path);
  if (!text) return text.error();
  return parseScene(*text, notes);
}

/// A scene with the state of the file it was read from.
struct ReadFile {
  Result<Scene> scene;
  std::optional<FileStamp> stamp;
};

/// Reads again if the file changes meanwhile; if that does not end, the state is the one before, so
/// that the file counts as changed.
ReadFile readWithStamp(const QString& path, ReadNotes* notes) {
  for (int attempt = 0;; ++attempt) {
    const std::optional<FileStamp> before = stampOf(path);
    ReadNotes read;
    Result<Scene> scene = readScene(path, &read);
    const std::optional<FileStamp> after = stampOf(path);
    const bool isSame = before && after && before->hasSameBytes(*after);
    if (!isSame && before && after && attempt < 3) continue;
    *notes = std::move(read);
    return {std::move(scene), before};
  }
}

}  // namespace

/// The one undo command: a named difference of the scene. Commands of one gesture merge into one
/// step, which becomes obsolete when the gesture ends where it began.
class Document::Step : public QUndoCommand {
 public:
  Step(Document& document, const QString& name, SceneDifference difference, int gesture)
      : QUndoCommand(name),
        m_document(document),
        m_difference(std::move(difference)),
        m_gesture(gesture) {}

  int id() const override { return m_gesture == 0 ? -1 : m_gesture; }
  void redo() override { bring(SceneDifference::after); }
  void undo() override { bring(SceneDifference::before); }
  bool mergeWith(const QUndoCommand* other) override {
    const auto& next = static_cast<const Step&>(*other);
    m_difference.append(next.m_difference);
    setText(next.text());
    setObsolete(m_difference.empty());
    return true;
  }
  std::size_t bytes() const { return m_difference.bytes(); }
  void forget() {
    m_difference = {};
    setObsolete(true);
  }

 private:
  void bring(SceneDifference::Side side) {
    m_document.m_pending.add(m_difference.apply(m_document.m_scene, side));
    // Steps from before a file was read contain its mesh without triangles; later ones build on
    // them.
    m_document.fillMeshes(m_document.m_scene);
  }

  Document& m_document;
  SceneDifference m_difference;
  int m_gesture;
};

Document::Document(QObject* parent) : QObject(parent) {
  connect(&m_undoGroup, &QUndoGroup::indexChanged, this, &Document::flush);
  connect(&m_undoGroup, &QUndoGroup::cleanChanged, this, &Document::stateChanged);
  startHistory(std::make_unique<QUndoStack>());
}

// The stack that goes tells its group, when the scene is gone already.
Document::~Document() { m_undoGroup.disconnect(this); }

void Document::edit(const QString& name, const std::function<void(Scene&)>& change, int gesture) {
  Scene after = m_scene;
  change(after);
  push(name, SceneDifference(m_scene, after), gesture);
}

void Document::edit(const QString& name, const std::vector<SceneObject>& changed, int gesture) {
  push(name, SceneDifference(m_scene, changed), gesture);
}

void Document::push(const QString& name, SceneDifference difference, int gesture) {
  if (difference.empty()) return;
  m_undoStack->push(new Step(*this, name, std::move(difference), gesture));
  forgetOldSteps();
}

void Document::setUndoMemory(std::size_t bytes) {
  m_undoMemory = bytes;
  forgetOldSteps();
}

void Document::forgetOldSteps() {
  std::size_t held = 0;
  for (int i = m_undoStack->count() - 1; i >= 0; --i) {
    // The stack returns its commands as const, and drops obsolete ones when it reaches them.
    auto* step = static_cast<Step*>(const_cast<QUndoCommand*>(m_undoStack->command(i)));
    held += step->bytes();
    if (held <= m_undoMemory || i >= m_undoStack->index() - 1 || step->isObsolete()) continue;
    step->forget();
    // The saved state before it can no longer be reached.
    if (m_undoStack->cleanIndex() <= i) m_undoStack->resetClean();
  }
}

int Document::beginGesture() {
  m_gestureStart = m_scene;
  return ++m_lastGesture;
}

void Document::endGesture(int gesture) {
  if (gesture == m_lastGesture) m_gestureStart.reset();
}

void Document::cancelGesture(int gesture) {
  if (gesture != m_lastGesture || !m_gestureStart) return;
  // Reverting is one more edit of the gesture: merged with the others it leaves no step.
  const Scene start = *std::move(m_gestureStart);
  m_gestureStart.reset();
  edit(
      tr("Cancel"), [&start](Scene& scene) { scene = start; }, gesture);
}

// Camera and focus are not part of a gesture: cancelling it keeps them.
void Document::setCamera(const Json& camera) {
  m_scene.camera = camera;
  if (m_gestureStart) m_gestureStart->camera = camera;
}

void Document::setFocus(const std::vector<std::string>& ids) {
  if (m_scene.focus == ids) return;
  m_scene.focus = ids;
  if (m_gestureStart) m_gestureStart->focus = ids;
  Change change;
  change.focus = true;
  emit changed(change);
}

void Document::provideMesh(const std::string& file, const Mesh& mesh) {
  m_meshes[file] = mesh;
  if (m_gestureStart) fillMeshes(*m_gestureStart);
  Change change;
  change.ids = fillMeshes(m_scene);
  if (change.ids.empty()) return;
  change.meshes = true;
  emit changed(change);
}

std::vector<std::string> Document::fillMeshes(Scene& scene) const {
  std::vector<std::string> ids;
  if (m_meshes.empty()) return ids;
  for (SceneObject& object : scene.objects) {
    auto* mesh = std::get_if<Mesh>(&object.shape);
    if (mesh == nullptr || mesh->file.empty() || !mesh->triangles.empty()) continue;
    const auto known = m_meshes.find(mesh->file);
    if (known == m_meshes.end()) continue;
    mesh->vertices = known->second.vertices;
    mesh->triangles = known->second.triangles;
    ids.push_back(object.id);
  }
  return ids;
}

bool Document::isModified() const { return m_modifiedFromStart || !m_undoStack->isClean(); }

QString Document::title() const { return titleOf(m_filePath, m_title); }

QString Document::titleOf(const QString& filePath, const QString& title) {
  if (!filePath.isEmpty()) return QFileInfo(filePath).fileName();
  return title.isEmpty() ? tr("Untitled") : title;
}

bool Document::open(const QString& path, QString* error) {
  ReadNotes notes;
  auto [scene, stamp] = readWithStamp(path, &notes);
  if (!scene) {
    if (error != nullptr) *error = messageOf(scene.error());
    return false;
  }
  const bool isResource = path.startsWith(QLatin1Char(':'));
  const QString title = QString::fromStdString(scene->name);
  takeOver(std::move(scene).value(), isResource ? QString() : QFileInfo(path).absoluteFilePath(),
           title, std::move(notes));
  m_stamp = stamp;
  emit fileChanged();
  return true;
}

bool Document::save(QString* error) { return saveAs(m_filePath, error); }

bool Document::saveAs(const QString& path, QString* error) {
  if (path.isEmpty()) {
    if (error != nullptr) *error = tr("The scene has no file yet. Use Save As to name one.");
    return false;
  }
  Scene saved = m_scene;
  moveMeshReferences(saved, folderOfScene(m_filePath), folderOfScene(path));
  const std::string text = writeScene(saved);
  if (const auto problem = writeFileAtomically(path.toStdString(), text)) {
    if (error != nullptr) *error = messageOf(*problem);
    return false;
  }
  m_filePath = QFileInfo(path).absoluteFilePath();
  edit(tr("Refer to Mesh Files From Here"), [&saved](Scene& scene) { scene = std::move(saved); });
  m_modifiedFromStart = false;
  m_isGuest = false;
  m_undoStack->setClean();
  // Of what was written, not of the present contents.
  const auto bytes = QByteArray::fromRawData(text.data(), qsizetype(text.size()));
  m_stamp = stampOf(bytes);
  emit stateChanged();
  emit fileChanged();
  return true;
}

OnDisk Document::onDisk(bool sure) const {
  if (m_filePath.isEmpty() || !m_stamp) return OnDisk::asKnown;
  const std::optional<FileStamp> now = stampOf(m_filePath, sure ? nullptr : &*m_stamp);
  if (!now) return OnDisk::gone;
  if (!now->hasSameBytes(*m_stamp)) return OnDisk::changed;
  m_stamp->modified = now->modified;
  return OnDisk::asKnown;
}

bool Document::reload(QString* error) {
  ReadNotes notes;
  auto [scene, stamp] = readWithStamp(m_filePath, &notes);
  if (!scene) {
    if (error != nullptr) *error = messageOf(scene.error());
    return false;
  }
  m_gestureStart.reset();
  scene->camera = m_scene.camera;
  fillMeshes(*scene);
  edit(tr("Reload"), [&scene = *scene](Scene& open) { open = std::move(scene); });
  m_readNotes = std::move(notes);
  m_modifiedFromStart = false;
  m_undoStack->setClean();
  m_stamp = stamp;
  emit stateChanged();
  emit fileChanged();
  return true;
}

void Document::markUnsaved() {
  m_modifiedFromStart = true;
  emit stateChanged();
}

void Document::newScene() { takeOver({}, {}, {}, {}); }

void Document::setScene(Scene scene, const QString& title, bool modified) {
  takeOver(std::move(scene), {}, title, {}, modified);
}

void Document::openGuest(Scene scene, const QString& title) {
  if (!m_isGuest) {
    m_aside.push_back({m_scene, m_filePath, m_title, m_modifiedFromStart, m_readNotes, m_stamp,
                       m_meshes, std::move(m_undoStack)});
    startHistory(std::make_unique<QUndoStack>());
  }
  takeOver(std::move(scene), {}, title, {}, false, true);
}

void Document::setGuestTitle(const QString& title) {
  if (!m_isGuest || title == m_title) return;
  m_title = title;
  emit stateChanged();
}

bool Document::bringBack() {
  if (m_aside.empty()) return false;
  Aside aside = std::move(m_aside.back());
  m_aside.pop_back();
  takeOver(std::move(aside.scene), aside.filePath, aside.title, std::move(aside.readNotes),
           aside.modifiedFromStart, false, std::move(aside.undoStack));
  m_stamp = aside.stamp;
  m_meshes = std::move(aside.meshes);
  emit fileChanged();
  return true;
}

void Document::startHistory(std::unique_ptr<QUndoStack> stack) {
  std::swap(m_undoStack, stack);
  m_undoGroup.addStack(m_undoStack.get());
  m_undoGroup.setActiveStack(m_undoStack.get());
}

bool Document::hasUnsaved() const {
  return m_isGuest ? !m_aside.empty() && m_aside.back().isModified() : isModified();
}

std::optional<Document::Unsaved> Document::unsaved() const {
  if (!hasUnsaved()) return std::nullopt;
  if (!m_isGuest) return Unsaved{m_scene, title(), m_filePath};
  const Aside& aside = m_aside.back();
  return Unsaved{aside.scene, titleOf(aside.filePath, aside.title), aside.filePath};
}

void Document::takeOver(Scene scene, const QString& path, const QString& title, ReadNotes notes,
                        bool modified, bool isGuest, std::unique_ptr<QUndoStack> history) {
  m_gestureStart.reset();
  m_isGuest = isGuest;
  m_scene = std::move(scene);
  m_filePath = path;
  m_title = title;
  m_modifiedFromStart = modified;
  m_readNotes = std::move(notes);
  m_meshes.clear();
  m_stamp.reset();
  m_pending = {};
  if (history != nullptr) {
    startHistory(std::move(history));
  } else {
    m_undoStack->clear();
  }
  Change change;
  change.reset = true;
  emit changed(change);
  emit stateChanged();
  emit fileChanged();
}

void Document::flush() {
  // Discarded steps can no longer be undone.
  const int place = m_undoStack->index() - 1;
  if (place >= 0 && m_undoStack->command(place)->isObsolete()) return m_undoStack->undo();
  // The stack signals once for an edit and once for undoing several steps.
  if (m_pending.empty()) return;
  const Change change = std::exchange(m_pending, {});
  emit changed(change);
}

std::optional<FileStamp> stampOf(const QString& path, const FileStamp* known) {
  const Result<RegularFile> opened = openRegular(QFile::encodeName(path).toStdString());
  if (!opened) return std::nullopt;
  QFile file;
  if (!file.open(opened->descriptor.number(), QIODevice::ReadOnly)) return std::nullopt;
  // Taken before the bytes are read: a write meanwhile counts as a later change.
  FileStamp stamp{
      file.size(), file.fileTime(QFileDevice::FileModificationTime).toMSecsSinceEpoch(), {}};
  if (known != nullptr && known->size == stamp.size && known->modified == stamp.modified) {
    return *known;
  }
  QCryptographicHash hash(QCryptographicHash::Blake2b_256);
  if (!hash.addData(&file)) return std::nullopt;
  stamp.hash = hash.result();
  return stamp;
}

FileStamp stampOf(const QByteArray& bytes) {
  return {bytes.size(), -1, QCryptographicHash::hash(bytes, QCryptographicHash::Blake2b_256)};
}

}  // namespace hairline
