#include "widgets/panels/notes_pane.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPlainTextEdit>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/document/document.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"
#include "widgets/text/sample_notes.h"
#include "widgets/theme/theme.h"

namespace hairline {
namespace {

/// Of what is not folded.
constexpr int leastHeight = 80;

}  // namespace

NotesPane::NotesPane(Document* document, QWidget* parent) : QWidget(parent), m_document(document) {
  auto* title = new QLabel(tr("Notes"), this);
  QFont font = title->font();
  font.setBold(true);
  title->setFont(font);
  m_edit = new QToolButton(this);
  m_edit->setObjectName(QStringLiteral("editNotesButton"));
  m_edit->setCheckable(true);
  m_edit->setAutoRaise(true);
  connect(m_edit, &QToolButton::toggled, this, &NotesPane::setEditing);
  auto* head = new QHBoxLayout;
  head->setContentsMargins(8, 2, 4, 2);
  head->addWidget(title);
  head->addStretch();
  head->addWidget(m_edit);

  m_page = new OutsideTextBrowser(this);
  m_page->setObjectName(QStringLiteral("notesPage"));
  m_page->setAccessibleName(tr("Notes of the scene"));
  m_page->setFrameShape(QFrame::NoFrame);
  m_page->document()->setDocumentMargin(8);
  m_text = new QPlainTextEdit(this);
  m_text->setObjectName(QStringLiteral("notesText"));
  m_text->setAccessibleName(tr("Notes of the scene, as Markdown"));
  m_text->setFrameShape(QFrame::NoFrame);
  m_text->setTabChangesFocus(true);
  m_text->setPlaceholderText(tr("What to look for in this scene, as Markdown"));
  m_pages = new QStackedWidget(this);
  m_pages->addWidget(m_page);
  m_pages->addWidget(m_text);

  auto* layout = new QVBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->setSpacing(0);
  layout->addLayout(head);
  layout->addWidget(m_pages);

  connect(m_text, &QPlainTextEdit::textChanged, this, &NotesPane::takeText);
  connect(m_document, &Document::changed, this, [this](const Change& change) {
    if (change.reset) m_edit->setChecked(false);
    if (change.reset || change.notes) refresh();
  });
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &NotesPane::refresh);
  setMinimumHeight(leastHeight);
  refresh();
}

void NotesPane::refresh() {
  const QString notes = QString::fromStdString(m_document->scene().notes);
  showMarkdown(m_page, notesToRead(notes));
  if (m_text->toPlainText() != notes) {
    const QSignalBlocker blocker(m_text);
    m_text->setPlainText(notes);
  }
  fold();
}

void NotesPane::fold() {
  const bool editing = m_edit->isChecked();
  const bool empty = m_document->scene().notes.empty();
  m_edit->setText(editing ? tr("Done") : empty ? tr("Add") : tr("Edit"));
  m_edit->setToolTip(editing ? tr("Show the notes as a page")
                     : empty ? tr("Write notes for this scene")
                             : tr("Edit the notes of this scene"));
  const bool folded = empty && !editing;
  if (folded == m_folded) return;
  m_folded = folded;
  m_pages->setHidden(folded);
  setMinimumHeight(folded ? layout()->minimumSize().height() : leastHeight);
  setMaximumHeight(folded ? minimumHeight() : QWIDGETSIZE_MAX);
  emit foldedChanged(folded);
}

void NotesPane::setEditing(bool editing) {
  m_pages->setCurrentIndex(editing ? 1 : 0);
  fold();
  if (!editing) return;
  // All that is typed until the notes are shown again is one step.
  m_gesture = m_document->beginGesture();
  m_document->endGesture(m_gesture);
  m_text->setFocus();
}

void NotesPane::takeText() {
  const std::string text = m_text->toPlainText().toStdString();
  if (text == m_document->scene().notes) return;
  m_document->edit(
      tr("Edit notes"), [&text](Scene& scene) { scene.notes = text; }, m_gesture);
}

}  // namespace hairline
