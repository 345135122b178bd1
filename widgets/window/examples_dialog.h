#pragma once

#include <QDialog>

#include "widgets/window/examples.h"

class QListWidget;
class QTextBrowser;

namespace hairline {

/// The gallery of sample scenes: a list of pictures by topic, and beside it the notes of the one
/// chosen.
class ExamplesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExamplesDialog(QWidget* parent = nullptr);

  /// The resource of the scene chosen; empty for none.
  QString chosenPath() const;

 private:
  void fillList();
  /// The one chosen; null for none.
  const Example* chosen() const;
  void showNotes();

  QVector<Example> m_examples;
  QListWidget* m_list;
  QTextBrowser* m_notes;
};

}  // namespace hairline
