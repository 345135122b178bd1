#pragma once

#include <QFrame>

#include "widgets/document/document.h"

class QToolButton;

namespace hairline {

class ElidedLabel;
class FileController;
class FileWatch;

/// A line above the view that says when another program changed or removed the scene's file, and
/// offers to load it again or to write it. Shown only then, until it is answered or dismissed; it
/// takes no focus.
class DiskBar : public QFrame {
  Q_OBJECT

 public:
  /// Nothing is owned and all of it lives longer.
  DiskBar(Document* document, FileWatch* watch, FileController* files, QWidget* parent = nullptr);

 private:
  void refresh();
  void applyTheme();

  Document* m_document;
  FileWatch* m_watch;
  ElidedLabel* m_text;
  QToolButton* m_reload;
  QToolButton* m_save;
};

}  // namespace hairline
