#include "widgets/document/file_watch.h"

#include <QFileInfo>

namespace hairline {

FileWatch::FileWatch(Document* document, QObject* parent) : QObject(parent), m_document(document) {
  m_pause.setSingleShot(true);
  m_pause.setInterval(300);
  const auto wait = [this] {
    if (!m_pause.isActive()) m_pause.start();
  };
  connect(&m_watcher, &QFileSystemWatcher::fileChanged, this, wait);
  connect(&m_watcher, &QFileSystemWatcher::directoryChanged, this, wait);
  connect(&m_pause, &QTimer::timeout, this, &FileWatch::look);
  connect(m_document, &Document::fileChanged, this, &FileWatch::follow);
  follow();
}

void FileWatch::follow() {
  const QString path = m_document->filePath();
  if (path != m_path) {
    const QStringList before = m_watcher.files() + m_watcher.directories();
    if (!before.isEmpty()) m_watcher.removePaths(before);
    m_path = path;
  }
  look();
}

void FileWatch::watch() {
  if (m_path.isEmpty()) return;
  const QFileInfo file(m_path);
  // A replaced file is a new file, which is not watched yet; its folder reports that.
  if (!m_watcher.directories().contains(file.absolutePath())) {
    m_watcher.addPath(file.absolutePath());
  }
  if (file.exists() && !m_watcher.files().contains(m_path)) m_watcher.addPath(m_path);
}

void FileWatch::look() {
  watch();
  const OnDisk state = m_document->onDisk();
  // A further change is reported too.
  const std::optional<FileStamp> seen = stampOf(m_path, m_seen ? &*m_seen : nullptr);
  const bool isSeen =
      seen.has_value() == m_seen.has_value() && (!seen || seen->hasSameBytes(*m_seen));
  m_seen = seen;
  if (state == m_state && isSeen) return;
  m_state = state;
  emit stateChanged(state);
}

}  // namespace hairline
