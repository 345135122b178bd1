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
  /// What it was called, and its file; empty where it had none.
  QString title;
  QString filePath;
  QDateTime written;
  /// Its recovery file, and the place of the run that left it.
  QString recoveryFile;
  QString session;
};

/// Keeps a copy of unsaved changes in a recovery file, untitled scenes included, so that a crash
/// loses no more than the last moments. The copy goes when the scene is saved or its changes are
/// given up, and at no other time. It is written beside the window's thread, as a disk may be slow;
/// what could not be written is tried again.
class Recovery : public QObject {
  Q_OBJECT

 public:
  /// Recovery files stand in `folder`, which is made where it is missing.
  Recovery(Document* document, QString folder, QObject* parent = nullptr);
  ~Recovery() override;

  /// Where recovery files of this user stand.
  static QString standardFolder();

  /// How long changes may wait before they are written: with the writing it is less than a second.
  std::chrono::milliseconds delay() const { return m_delay; }
  void setDelay(std::chrono::milliseconds delay) { m_delay = delay; }
  /// How long to wait before what could not be written is tried again.
  void setPatience(std::chrono::milliseconds patience) { m_patience = patience; }
  /// Writes now what waits, and returns when it is written.
  void flush();
  /// Why the changes could not be kept when they were written last; empty where they are kept.
  QString failure() const { return m_failure; }
  /// The user gave the changes up, or there are none: nothing of this run needs to be kept.
  void discard();

  /// What runs that are no longer alive left behind, the latest first.
  QVector<LostScene> lostScenes() const;
  /// Makes a lost scene the document, unsaved as it was. Its recovery file goes only when this run
  /// has written its own. On failure everything stays, and `error` says why.
  bool recover(const LostScene& lost, QString* error);
  /// The user does not want it.
  void discard(const LostScene& lost);

 signals:
  /// The copy could not be written; why, for the user. Empty where it could be again, or where
  /// there is nothing left to be kept.
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
  /// Of what is to be kept: what was written of an earlier one is no longer wanted.
  std::uint64_t m_edition = 0;
  bool m_writing = false;
  /// What is being written is to go as soon as it is there.
  bool m_unwanted = false;
  QString m_failure;
  /// Of one thread, which writes.
  QThreadPool m_writer;
};

}  // namespace hairline
