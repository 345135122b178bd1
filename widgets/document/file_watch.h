#pragma once

#include <QFileSystemWatcher>
#include <QObject>
#include <QTimer>
#include <chrono>

#include "widgets/document/document.h"

namespace hairline {

/// Tells when another program has changed the document's file: written in place, replaced by a
/// rename, removed, or put back. What happens in quick succession is told once.
class FileWatch : public QObject {
  Q_OBJECT

 public:
  explicit FileWatch(Document* document, QObject* parent = nullptr);

  /// How the file compares with what is known of it, as of the last look.
  OnDisk state() const { return m_state; }
  /// Looks now. File systems of other machines send no signs.
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
