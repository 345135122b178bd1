#pragma once

#include <QDialog>
#include <QString>
#include <QVector>

class QListWidget;
class QTextBrowser;

namespace hairline {

/// A sample scene that is part of the program.
struct Example {
  /// A resource, for Document::open.
  QString path;
  QString title;
  /// Its topic, "Rays".
  QString topic;
  /// Markdown: what to look for.
  QString notes;
};

/// All sample scenes by topic, and within a topic by title; the opening scene is the first.
QVector<Example> exampleScenes();

/// The resource that is opened by default.
QString startScenePath();

/// The gallery of sample scenes: a list of pictures by topic, and beside it the notes of the one
/// chosen.
class ExamplesDialog : public QDialog {
  Q_OBJECT

 public:
  explicit ExamplesDialog(QWidget* parent = nullptr);

  /// The resource of the chosen scene; empty for none.
  QString chosenPath() const;

 private:
  void fillList();
  /// The chosen one; null for none.
  const Example* chosen() const;
  void showNotes();

  QVector<Example> m_examples;
  QListWidget* m_list;
  QTextBrowser* m_notes;
};

}  // namespace hairline
