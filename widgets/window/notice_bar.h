#pragma once

#include <QFrame>

#include "widgets/document/file_watch.h"

class QToolButton;

namespace hairline {

class Document;
class ElidedLabel;
class FileController;
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

}  // namespace hairline
