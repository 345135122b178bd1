#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QThreadPool>
#include <QTimer>
#include <QVector>
#include <chrono>
#include <cstdint>
#include <memory>

#include "core/scene/scene.h"

namespace hairline {

class Document;

/// A scene that an earlier run of the program left behind unsaved.
struct LostScene {
  /// Its title and its file; empty if it had none.
  QString title;
  QString filePath;
  QDateTime written;
  /// Its recovery file, and the folder of the run that left it.
  QString recoveryFile;
  QString session;
};

/// Keeps a copy of unsaved changes in a recovery file, including untitled scenes, so that a crash
/// loses only the last moments. The copy is removed when the scene is saved or its changes are
/// discarded, and at no other time. It is written on another thread, because a disk may be slow;
/// failed writes are retried.
class Recovery : public QObject {
  Q_OBJECT

 public:
  /// Recovery files are stored in `folder`, which is created if it is missing.
  Recovery(Document* document, QString folder, QObject* parent = nullptr);
  ~Recovery() override;

  /// The folder of this user's recovery files.
  static QString standardFolder();

  /// How long changes may wait before they are written: including the writing, less than a second.
  std::chrono::milliseconds delay() const { return m_delay; }
  void setDelay(std::chrono::milliseconds delay) { m_delay = delay; }
  /// How long to wait before retrying a failed write.
  void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
  /// Writes pending changes now, and returns when they are written.
  void flush();
  /// Why the last write failed; empty if it did not.
  QString failure() const { return m_failure; }
  /// The user discarded the changes, or there are none: nothing of this run has to be kept.
  void discard();

  /// The files of runs that are no longer alive, the latest first.
  QVector<LostScene> lostScenes() const;
  /// Makes a lost scene the document, still unsaved. Its recovery file is removed only when this
  /// run has written its own. On failure nothing changes, and `error` says why.
  bool recover(const LostScene& lost, QString* error);
  /// Discards it for the user.
  void discard(const LostScene& lost);

 signals:
  /// The copy could not be written, with the reason for the user. Empty if writing works again, or
  /// if there is nothing left to keep.
  void failureChanged(const QString& reason);

 private:
  void note();
  void write();
  void written(std::uint64_t edition, const QString& reason);
  void removeCopy();
  void setFailure(const QString& reason);
  bool isAbandoned(const QString& session) const;
  QString pathFor(const QString& ending) const;

  Document* m_document;
  QString m_folder;
  QString m_session;
  std::unique_ptr<QLockFile> m_lock;
  QTimer m_timer;
  std::chrono::milliseconds m_delay{600};
  std::chrono::milliseconds m_patience{15000};
  bool m_written = false;
  /// The number of the state to keep: earlier writes are outdated.
  std::uint64_t m_edition = 0;
  bool m_writing = false;
  /// The file being written is to be removed once it is there.
  bool m_unwanted = false;
  QString m_failure;
  /// For the writing thread.
  QThreadPool m_writer;
};

}  // namespace hairline
