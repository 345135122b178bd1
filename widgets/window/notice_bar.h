#pragma once

#include <QFrame>

#include "widgets/document/file_watch.h"

class QToolButton;

namespace hairline {

class Document;
class ElidedLabel;
class FileController;
class SceneReceiver;
struct Theme;

/// A line above the view with a message and its actions. It takes no focus, and disappears when it
/// is answered or dismissed.
class NoticeBar : public QFrame {
  Q_OBJECT

 protected:
  /// Its parts are named after it: "diskText", "diskDismiss".
  NoticeBar(const QString& name, QColor Theme::*background, QColor Theme::*border,
            const QString& dismissTip);

  QToolButton* addButton(const QString& name, const QString& text, const QString& tip = {});

  ElidedLabel* m_text;

 private:
  QString m_name;
  QToolButton* m_dismiss = nullptr;
};

/// Offers the first lesson to those who start the program for the first time.
class WelcomeBar : public NoticeBar {
  Q_OBJECT

 public:
  WelcomeBar();

 signals:
  void lessonWanted();
};

/// Reports that another program changed or removed the scene's file, and offers to load it again or
/// to write it.
class DiskBar : public NoticeBar {
  Q_OBJECT

 public:
  DiskBar(Document* document, FileWatch* watch, FileController* files);

 private:
  void refresh();

  Document* m_document;
  FileWatch* m_watch;
  QToolButton* m_reload;
  QToolButton* m_save;
};

/// Which of the scenes that other programs sent is shown, and the way to the others.
class ReceivedBar : public NoticeBar {
  Q_OBJECT

 public:
  ReceivedBar(SceneReceiver* receiver, FileController* files);

 private:
  void refresh();
  /// Shows the scene, after asking about changes that would be lost.
  void go(std::size_t place);

  SceneReceiver* m_receiver;
  FileController* m_files;
  QToolButton* m_previous;
  QToolButton* m_next;
  QToolButton* m_newest;
  /// How many scenes had come when this was dismissed or last shown.
  std::size_t m_seen = 0;
};

}  // namespace hairline
