#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <chrono>

#include "widgets/document/document.h"

namespace hairline {

/// Reports when another program has changed the document's file: written in place, replaced by a
/// rename, removed, or put back. Changes in quick succession are reported once.
class FileWatch : public QObject {
  Q_OBJECT

 public:
  explicit FileWatch(Document* document, QObject* parent = nullptr);

  /// How the file compares with its known state, at the last look.
  OnDisk state() const { return m_state; }
  /// Looks now. Network file systems send no notifications.
  void look();

 signals:
  void stateChanged(hairline::OnDisk state);

 private:
  void follow();
  void watch();

  Document* m_document;
  QFileSystemWatcher m_watcher;
  QTimer m_pause;
  QString m_path;
  OnDisk m_state = OnDisk::asKnown;
  std::optional<FileStamp> m_seen;
};

}  // namespace hairline
