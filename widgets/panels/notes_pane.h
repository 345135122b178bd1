#pragma once

#include <QWidget>

class QPlainTextEdit;
class QStackedWidget;
class QTextBrowser;
class QToolButton;

namespace hairline {

class Document;

/// The notes of the scene: Markdown, shown as a page and edited as text. Where there are none, and
/// nobody writes any, it is folded to its heading.
class NotesPane : public QWidget {
  Q_OBJECT

 public:
  /// The document is not owned and lives longer.
  explicit NotesPane(Document* document, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {290, 160}; }

 signals:
  void foldedChanged(bool folded);

 private:
  void refresh();
  void fold();
  void setEditing(bool editing);
  void takeText();

  Document* m_document;
  QStackedWidget* m_pages;
  QTextBrowser* m_page;
  QPlainTextEdit* m_text;
  QToolButton* m_edit;
  int m_gesture = 0;
  bool m_folded = false;
};

}  // namespace hairline
