#include "widgets/document/recovery.h"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSaveFile>
#include <QStandardPaths>
#include <QUuid>
#include <algorithm>

#include "core/scene/scene_file.h"
#include "widgets/document/document.h"

namespace hairline {
namespace {

constexpr std::chrono::milliseconds delay{1500};
const QString sceneEnding = QStringLiteral(".hairline.json");
const QString noteEnding = QStringLiteral(".note.json");
const QString lockEnding = QStringLiteral(".lock");

/// A lock that counts as left behind as soon as its process is gone, however young it is.
std::unique_ptr<QLockFile> lockAt(const QString& path) {
  auto lock = std::make_unique<QLockFile>(path);
  lock->setStaleLockTime(0);
  return lock;
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
  m_timer.setInterval(delay);
  connect(&m_timer, &QTimer::timeout, this, &Recovery::flush);
  connect(document, &Document::changed, this, &Recovery::note);
  connect(document, &Document::stateChanged, this, &Recovery::note);
}

Recovery::~Recovery() = default;

QString Recovery::pathFor(const QString& ending) const {
  return QDir(m_folder).filePath(m_session + ending);
}

void Recovery::note() {
  if (!m_document->isModified()) {
    discard();
  } else if (!m_timer.isActive()) {
    m_timer.start();
  }
}

void Recovery::flush() {
  m_timer.stop();
  if (!m_document->isModified()) return;
  const std::filesystem::path path(pathFor(sceneEnding).toStdString());
  if (const auto error = saveSceneFile(m_document->scene(), path)) {
    emit failed(tr("Unsaved changes could not be kept for a recovery: %1")
                    .arg(QString::fromStdString(error->message)));
    return;
  }
  m_written = true;
  const QJsonObject text{{QStringLiteral("title"), m_document->title()},
                         {QStringLiteral("file"), m_document->filePath()}};
  QSaveFile note(pathFor(noteEnding));
  if (note.open(QIODevice::WriteOnly)) {
    note.write(QJsonDocument(text).toJson());
    note.commit();
  }
}

void Recovery::discard() {
  m_timer.stop();
  if (!m_written) return;
  m_written = false;
  QFile::remove(pathFor(sceneEnding));
  QFile::remove(pathFor(noteEnding));
}

QVector<LostScene> Recovery::lostScenes() const {
  QVector<LostScene> lost;
  const QDir folder(m_folder);
  for (const QFileInfo& file :
       folder.entryInfoList({QLatin1Char('*') + sceneEnding}, QDir::Files, QDir::Time)) {
    const QString session = file.fileName().chopped(sceneEnding.size());
    if (session == m_session) continue;
    // A run that is alive holds its lock; where it can be had the run is over.
    const auto lock = lockAt(folder.filePath(session + lockEnding));
    if (!lock->tryLock(0)) continue;
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
    *error = QString::fromStdString(scene.error().message);
    return false;
  }
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
