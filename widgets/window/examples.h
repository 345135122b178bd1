#pragma once

#include <QDialog>
#include <QString>
#include <QVector>

class QListWidget;
class QTextBrowser;

namespace hairline {

/// A sample scene that is part of the program.
struct Example {
  /// A resource, to be opened by Document::open.
  QString path;
  QString title;
  /// What it is about, "Rays".
  QString topic;
  /// Markdown: what to look for.
  QString notes;
};

/// All sample scenes by topic, and within a topic by title; the one that the program starts with
/// is the first.
QVector<Example> exampleScenes();

/// The resource that is opened when no scene is asked for.
QString startScenePath();

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
