#pragma once

#include <QDialog>

#include "widgets/window/examples.h"

class QListWidget;
class QTextBrowser;

namespace hairline {

/// The gallery of sample scenes: a list, and beside it the notes of the one chosen.
class ExamplesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExamplesDialog(QWidget* parent = nullptr);

  /// The resource of the scene chosen; empty for none.
  QString chosenPath() const;

 private:
  void showNotes();

  QVector<Example> m_examples;
  QListWidget* m_list;
  QTextBrowser* m_notes;
};

}  // namespace hairline
