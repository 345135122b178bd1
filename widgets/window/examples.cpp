#include "widgets/window/examples.h"

#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QHBoxLayout>
#include <QListWidget>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/scene/scene_file.h"
#include "widgets/text/markdown.h"
#include "widgets/text/outside_text.h"
#include "widgets/text/sample_notes.h"
#include "widgets/theme/box_layouts.h"

namespace hairline {

QVector<Example> exampleScenes() {
  QVector<Example> examples;
  const QDir folder(QStringLiteral(":/scenes"));
  for (const QString& name : folder.entryList({QStringLiteral("*.hairline.json")})) {
    QFile file(folder.filePath(name));
    if (!file.open(QIODevice::ReadOnly)) continue;
    const Result<Scene> scene = parseScene(file.readAll().toStdString());
    if (!scene) continue;
    QString title = QString::fromStdString(scene->name);
    if (title.isEmpty()) title = name.section(QLatin1Char('.'), 0, 0);
    title[0] = title[0].toUpper();
    const QString own = QString::fromStdString(scene->notes);
    const QString notes = notesToRead(own);
    // In another language the heading is the title.
    if (notes != own) title = notes.section(QLatin1Char('\n'), 0, 0).mid(2);
    examples.push_back({folder.filePath(name), title, notes});
  }
  std::sort(examples.begin(), examples.end(), [](const Example& a, const Example& b) {
    const bool startA = a.path == startScenePath();
    const bool startB = b.path == startScenePath();
    return startA != startB ? startA : a.title.localeAwareCompare(b.title) < 0;
  });
  return examples;
}

QString startScenePath() { return QStringLiteral(":/scenes/triangle_grazing_box.hairline.json"); }

ExamplesDialog::ExamplesDialog(QWidget* parent) : QDialog(parent), m_examples(exampleScenes()) {
  setWindowTitle(tr("Examples"));
  m_list = new QListWidget(this);
  nameControl(m_list, "exampleList", {}, tr("Examples"));
  m_list->setMinimumWidth(250);
  m_list->setSpacing(3);
  m_notes = new OutsideTextBrowser(this);
  nameControl(m_notes, "exampleNotes", {}, tr("About this example"));
  m_notes->document()->setDocumentMargin(12);
  for (const Example& example : m_examples) m_list->addItem(example.title);

  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Open | QDialogButtonBox::Cancel, this);
  connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  connect(m_list, &QListWidget::itemActivated, this, &QDialog::accept);
  connect(m_list, &QListWidget::currentRowChanged, this, &ExamplesDialog::showNotes);

  columnOf(this, {rowOf({{m_list, 2}, {m_notes, 3}}), buttons});
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
