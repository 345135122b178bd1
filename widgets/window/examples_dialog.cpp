#include "widgets/window/examples_dialog.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>

#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"

namespace hairline {

ExamplesDialog::ExamplesDialog(QWidget* parent) : QDialog(parent), m_examples(exampleScenes()) {
  setWindowTitle(tr("Examples"));
  m_list = new QListWidget(this);
  m_list->setObjectName(QStringLiteral("exampleList"));
  m_list->setAccessibleName(tr("Examples"));
  m_list->setMinimumWidth(250);
  m_list->setSpacing(3);
  m_notes = new OutsideTextBrowser(this);
  m_notes->setObjectName(QStringLiteral("exampleNotes"));
  m_notes->setAccessibleName(tr("About this example"));
  m_notes->document()->setDocumentMargin(12);
  for (const Example& example : m_examples) m_list->addItem(example.title);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
  connect(m_list, &QListWidget::currentRowChanged, this, &ExamplesDialog::showNotes);

  auto* columns = new QHBoxLayout;
  columns->addWidget(m_list, 2);
  columns->addWidget(m_notes, 3);
  auto* layout = new QVBoxLayout(this);
  layout->addLayout(columns);
  layout->addWidget(buttons);
  resize(820, 480);
  m_list->setCurrentRow(0);
  buttons->button(QDialogButtonBox::Open)->setEnabled(!m_examples.isEmpty());
}

QString ExamplesDialog::chosenPath() const {
  const int row = m_list->currentRow();
  return row < 0 ? QString() : m_examples[row].path;
}

void ExamplesDialog::showNotes() {
  const int row = m_list->currentRow();
  if (row < 0) return;
  const Example& example = m_examples[row];
  const bool hasHeading = example.notes.startsWith(QLatin1Char('#'));
  showMarkdown(m_notes, hasHeading
                            ? example.notes
                            : QStringLiteral("# %1\n\n%2").arg(example.title, example.notes));
}

}  // namespace hairline
