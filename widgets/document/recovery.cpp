#include "widgets/document/recovery.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <QSysInfo>
#include <QUuid>
#include <algorithm>
#include <cerrno>
#include <optional>
#ifdef Q_OS_UNIX
#include <fcntl.h>
#include <signal.h>
#include <sys/file.h>
#include <unistd.h>
#endif

#include "core/scene/scene_file.h"
#include "widgets/document/document.h"
#include "widgets/document/mesh_references.h"
#include "widgets/text/labels.h"

namespace hairline {
namespace {

const QString sceneEnding = QStringLiteral(".hairline.json");
const QString noteEnding = QStringLiteral(".note.json");
const QString lockEnding = QStringLiteral(".lock");

/// A lock that is stale as soon as its process is gone, however recent.
std::unique_ptr<QLockFile> lockAt(const QString& path) {
  auto lock = std::make_unique<QLockFile>(path);
  lock->setStaleLockTime(0);
  return lock;
}

bool isAlive(qint64 process) {
#ifdef Q_OS_UNIX
  return kill(static_cast<pid_t>(process), 0) == 0 || errno != ESRCH;
#else
  Q_UNUSED(process)
  return true;
#endif
}

/// Whether the process that made a lock file still holds it, according to the system; nothing if it
/// does not say.
std::optional<bool> isHeld(const QString& path) {
#ifdef Q_OS_UNIX
  if (!QFileInfo(path).isFile()) return std::nullopt;
  const int file = open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return std::nullopt;
  const bool taken = flock(file, LOCK_EX | LOCK_NB) == 0;
  const bool refused = !taken && errno == EWOULDBLOCK;
  close(file);
  if (taken || refused) return refused;
#else
  Q_UNUSED(path)
#endif
  return std::nullopt;
}

/// Why it failed; empty if it did not.
QString writeCopy(const Scene& scene, const QString& path, const QJsonObject& note,
                  const QString& notePath) {
  if (const auto error = saveSceneFile(scene, path.toStdString())) {
    // Without the path at its beginning, which is no help.
    return coreMessage(error->message.arguments().back());
  }
  QSaveFile file(notePath);
  if (file.open(QIODevice::WriteOnly)) {
    file.write(QJsonDocument(note).toJson());
    file.commit();
  }
  return {};
}

}  // namespace

QString Recovery::standardFolder() {
  return QDir(QStandardPaths::writableLocation(QStandardPaths::AppLocalDataLocation))
      .filePath(QStringLiteral("recovery"));
}

Recovery::Recovery(Document* document, QString folder, QObject* parent)
    : QObject(parent),
      m_document(document),
      m_folder(std::move(folder)),
      m_session(QUuid::createUuid().toString(QUuid::WithoutBraces)) {
  QDir().mkpath(m_folder);
  m_lock = lockAt(pathFor(lockEnding));
  m_lock->tryLock(0);
  m_timer.setSingleShot(true);
  m_writer.setMaxThreadCount(1);
  connect(&m_timer, &QTimer::timeout, this, &Recovery::write);
  connect(document, &Document::changed, this, &Recovery::note);
  connect(document, &Document::stateChanged, this, &Recovery::note);
}

Recovery::~Recovery() {
  m_writer.waitForDone();
  if (m_unwanted) removeCopy();
}

QString Recovery::pathFor(const QString& ending) const {
  return QDir(m_folder).filePath(m_session + ending);
}

void Recovery::note() {
  if (!m_document->hasUnsaved()) {
    discard();
    return;
  }
  ++m_edition;
  m_unwanted = false;
  if (m_timer.isActive() && m_failure.isEmpty()) return;
  m_timer.start(m_failure.isEmpty() ? m_delay : std::min(m_delay, m_patience));
}

void Recovery::write() {
  std::optional<Document::Unsaved> unsaved = m_document->unsaved();
  if (!unsaved) return;
  if (m_writing) {
    m_timer.start(m_delay);  // the disk is slow: changes made meanwhile wait
    return;
  }
  m_writing = true;
  // A disk that was full at the start may have room now.
  if (!m_lock->isLocked()) m_lock->tryLock(0);
  const QJsonObject note{{QStringLiteral("title"), unsaved->title},
                         {QStringLiteral("file"), unsaved->filePath}};
  m_writer.start([this, scene = std::move(unsaved->scene), note, edition = m_edition,
                  scenePath = pathFor(sceneEnding), notePath = pathFor(noteEnding)] {
    const QString reason = writeCopy(scene, scenePath, note, notePath);
    QMetaObject::invokeMethod(
        this, [this, edition, reason] { written(edition, reason); }, Qt::QueuedConnection);
  });
}

void Recovery::written(std::uint64_t edition, const QString& reason) {
  m_writing = false;
  m_written = m_written || reason.isEmpty();
  if (m_unwanted || !m_document->hasUnsaved()) {
    discard();
    return;
  }
  setFailure(reason);
  if (!reason.isEmpty()) {
    m_timer.start(m_patience);
  } else if (edition != m_edition && !m_timer.isActive()) {
    m_timer.start(m_delay);
  }
}

void Recovery::setFailure(const QString& reason) {
  if (reason == m_failure) return;
  m_failure = reason;
  emit failureChanged(reason);
}

void Recovery::flush() {
  m_timer.stop();
  m_writer.waitForDone();
  // The thread's reports come before what is written now.
  QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
  m_timer.stop();
  if (!m_document->hasUnsaved()) return;
  write();
  m_writer.waitForDone();
  QCoreApplication::sendPostedEvents(this, QEvent::MetaCall);
}

void Recovery::discard() {
  m_timer.stop();
  setFailure({});
  m_unwanted = m_writing;
  if (m_written && !m_writing) removeCopy();
}

void Recovery::removeCopy() {
  m_written = false;
  m_unwanted = false;
  QFile::remove(pathFor(sceneEnding));
  QFile::remove(pathFor(noteEnding));
}

// A live run holds its lock; if the lock can be taken, the run is over. If no locks can be created,
// as on a full disk, the existing one shows whether it is held, or at worst names a process, whose
// id may have been reused.
bool Recovery::isAbandoned(const QString& session) const {
  const QString path = QDir(m_folder).filePath(session + lockEnding);
  const auto lock = lockAt(path);
  if (lock->tryLock(0)) return true;
  if (!QFile::exists(path)) return true;
  if (const std::optional<bool> held = isHeld(path)) return !*held;
  qint64 process = 0;
  QString host;
  QString program;
  if (!lock->getLockInfo(&process, &host, &program)) return false;
  return host == QSysInfo::machineHostName() && process > 0 && !isAlive(process);
}

QVector<LostScene> Recovery::lostScenes() const {
  QVector<LostScene> lost;
  const QDir folder(m_folder);
  for (const QFileInfo& file :
       folder.entryInfoList({QLatin1Char('*') + sceneEnding}, QDir::Files, QDir::Time)) {
    const QString session = file.fileName().chopped(sceneEnding.size());
    if (session == m_session) continue;
    if (!isAbandoned(session)) continue;
    LostScene scene{.title = tr("Untitled"),
                    .filePath = {},
                    .written = file.lastModified(),
                    .recoveryFile = file.filePath(),
                    .session = session};
    QFile note(folder.filePath(session + noteEnding));
    if (note.open(QIODevice::ReadOnly)) {
      const QJsonObject text = QJsonDocument::fromJson(note.readAll()).object();
      scene.title = text.value(QStringLiteral("title")).toString(scene.title);
      scene.filePath = text.value(QStringLiteral("file")).toString();
    }
    lost << scene;
  }
  return lost;
}

bool Recovery::recover(const LostScene& lost, QString* error) {
  Result<Scene> scene = readSceneFile(lost.recoveryFile.toStdString());
  if (!scene) {
    *error = coreMessage(scene.error().message);
    return false;
  }
  // The recovered scene has no folder yet in which to look for its mesh files.
  moveMeshReferences(*scene, folderOfScene(lost.filePath), {});
  m_document->setScene(std::move(*scene), tr("%1 (recovered)").arg(lost.title), true);
  flush();
  if (m_written) discard(lost);
  return true;
}

void Recovery::discard(const LostScene& lost) {
  QFile::remove(lost.recoveryFile);
  QFile::remove(QDir(m_folder).filePath(lost.session + noteEnding));
}

}  // namespace hairline
