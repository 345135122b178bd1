#pragma once

#include <QWidget>

class QPlainTextEdit;
class QStackedWidget;
class QTextBrowser;
class QToolButton;

namespace hairline {

class Document;

/// The notes of the scene: Markdown, shown as a page and edited as text.
class NotesPane : public QWidget {
  Q_OBJECT

 public:
  /// The document is not owned and lives longer.
  explicit NotesPane(Document* document, QWidget* parent = nullptr);

  QSize sizeHint() const override { return {290, 160}; }

 private:
  void refresh();
  void setEditing(bool editing);
  void takeText();

  Document* m_document;
  QStackedWidget* m_pages;
  QTextBrowser* m_page;
  QPlainTextEdit* m_text;
  QToolButton* m_edit;
  int m_gesture = 0;
};

}  // namespace hairline
