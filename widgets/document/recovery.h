#pragma once

#include <QDateTime>
#include <QLockFile>
#include <QObject>
#include <QTimer>
#include <QVector>
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
/// given up, and at no other time.
class Recovery : public QObject {
  Q_OBJECT

 public:
  /// The document is not owned and lives longer. Recovery files stand in `folder`, which is made
  /// where it is missing.
  Recovery(Document* document, QString folder, QObject* parent = nullptr);
  ~Recovery() override;

  /// Where recovery files of this user stand.
  static QString standardFolder();

  /// How long changes may wait before they are written.
  void setDelay(std::chrono::milliseconds delay) { m_timer.setInterval(delay); }
  /// Writes now what waits.
  void flush();
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
  /// The copy could not be written; why, for the user.
  void failed(const QString& message);

 private:
  void note();
  QString pathFor(const QString& ending) const;

  Document* m_document;
  QString m_folder;
  QString m_session;
  std::unique_ptr<QLockFile> m_lock;
  QTimer m_timer;
  bool m_written = false;
};

}  // namespace hairline
