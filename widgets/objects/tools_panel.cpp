#include "widgets/objects/tools_panel.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QLabel>
#include <QListWidget>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QShortcut>
#include <QSplitter>
#include <QToolButton>
#include <QVBoxLayout>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/document/document.h"
#include "widgets/objects/measure_tool.h"

namespace hairline {
namespace {

QPushButton* button(const char* name, const QString& text, const QString& tip) {
  return named(new QPushButton(text), name, tip);
}

}  // namespace

ToolsPanel::ToolsPanel(Document* document, MeasureTool* tool, QWidget* parent)
    : QWidget(parent), m_document(document), m_tool(tool) {
  auto* splitter = new QSplitter(Qt::Vertical);
  splitter->addWidget(makeResults());
  splitter->addWidget(makeMeasurements());
  splitter->setChildrenCollapsible(false);
  columnOf(this, {splitter}, {});
  connect(m_tool, &MeasureTool::keptChanged, this, &ToolsPanel::refreshList);
  connect(m_document, &Document::changed, this, &ToolsPanel::refreshList);
  connect(m_tool, &MeasureTool::activeChanged, m_measure, &QToolButton::setChecked);
  refreshList();
}

QWidget* ToolsPanel::makeMeasurements() {
  auto* part = new QWidget;
  m_measure = named(new QToolButton, "measureButton");
  m_measure->setText(tr("Measure"));
  m_measure->setCheckable(true);
  m_measure->setToolTip(tr("Click two places in the view to measure their distance (M)"));
  connect(m_measure, &QToolButton::clicked, m_tool, &MeasureTool::setActive);
  m_list = named(new QListWidget, "measureList", {}, tr("Measurements"));
  m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
  m_list->setWordWrap(true);
  m_list->setFrameShape(QFrame::NoFrame);
  m_list->setMinimumHeight(36);
  m_empty = makeHint("measureEmpty", tr("Press M and click two places in the view."));
  m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
  m_copy = button("copyMeasurements", tr("&Copy"),
                  tr("Copy the selected measurements, or all of them, as text"));
  m_delete = button("deleteMeasurements", tr("&Delete"), tr("Delete the selected measurements"));
  m_clear = button("clearMeasurements", tr("Clear &All"), tr("Delete all measurements"));
  connect(m_copy, &QPushButton::clicked, this, &ToolsPanel::copyMeasurements);
  const auto removeSelected = [this] {
    std::vector<std::size_t> rows;
    for (const QListWidgetItem* item : m_list->selectedItems()) {
      rows.push_back(static_cast<std::size_t>(m_list->row(item)));
    }
    m_tool->remove(rows);
  };
  connect(m_delete, &QPushButton::clicked, this, removeSelected);
  auto* key = new QShortcut(QKeySequence(Qt::Key_Delete), m_list);
  key->setContext(Qt::WidgetShortcut);
  connect(key, &QShortcut::activated, this, removeSelected);
  connect(m_clear, &QPushButton::clicked, m_tool, &MeasureTool::clear);
  connect(m_list, &QListWidget::itemSelectionChanged, this,
          [this] { m_delete->setEnabled(!m_list->selectedItems().isEmpty()); });
  auto* head = rowOf({makeSectionTitle(tr("Measurements")), Stretch{}, m_measure});
  auto* buttons = new QHBoxLayout;
  for (QPushButton* each : {m_copy, m_delete, m_clear}) buttons->addWidget(each);
  buttons->addStretch();
  columnOf(part, {head, {m_empty, 1}, {m_list, 1}, buttons}, {10, 6, 10, 8});
  return part;
}

QWidget* ToolsPanel::makeResults() {
  auto* part = new QWidget;
  m_heading = makeWrappedLabel("arrangeHeading");
  embolden(m_heading);
  m_heading->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  m_details = named(new QPlainTextEdit, "arrangeDetails", {}, tr("Results"));
  m_details->setPlaceholderText(tr("Select two objects, then use Arrange: the first one moves."));
  m_details->setReadOnly(true);
  m_details->setTabChangesFocus(true);
  m_details->setMinimumHeight(36);
  m_details->setFrameShape(QFrame::NoFrame);
  m_details->setLineWrapMode(QPlainTextEdit::WidgetWidth);
  m_details->setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
  m_copyResult = button("copyResult", tr("C&opy Result"), tr("Copy the newest result as text"));
  m_copyResult->setEnabled(false);
  connect(m_copyResult, &QPushButton::clicked, this,
          [this] { QGuiApplication::clipboard()->setText(m_newest); });
  auto* head = rowOf({makeSectionTitle(tr("Arranged")), Stretch{}, m_copyResult});
  columnOf(part, {head, m_heading, {m_details, 1}}, {10, 8, 10, 4});
  return part;
}

void ToolsPanel::showResult(const ArrangeResult& result) {
  if (!m_newest.isEmpty()) {
    // Earlier results follow below the newest one.
    const QString earlier = m_details->toPlainText();
    const QString heading = m_newest.section(QLatin1Char('\n'), 0, 0);
    constexpr qsizetype mostKept = 20000;
    m_details->setPlainText(result.details + QStringLiteral("\n\n") + heading + QLatin1Char('\n') +
                            earlier.left(mostKept));
  } else {
    m_details->setPlainText(result.details);
  }
  m_heading->setText(result.heading);
  m_newest = result.heading + QLatin1Char('\n') + result.details;
  m_copyResult->setEnabled(true);
}

void ToolsPanel::refreshList() {
  const auto count = static_cast<int>(m_tool->kept().size());
  while (m_list->count() > count) delete m_list->takeItem(m_list->count() - 1);
  while (m_list->count() < count) m_list->addItem(QString());
  for (int i = 0; i < count; ++i) {
    const auto found = m_tool->measured(static_cast<std::size_t>(i));
    QListWidgetItem* item = m_list->item(i);
    item->setText(found ? found->line : tr("not available: an object or a part of it is gone"));
    item->setToolTip(found ? found->details : QString());
  }
  m_empty->setVisible(count == 0);
  m_list->setVisible(count > 0);
  m_copy->setEnabled(count > 0);
  m_clear->setEnabled(count > 0);
  m_delete->setEnabled(!m_list->selectedItems().isEmpty());
}

void ToolsPanel::copyMeasurements() const {
  QStringList texts;
  const bool all = m_list->selectedItems().isEmpty();
  for (int i = 0; i < m_list->count(); ++i) {
    if (!all && !m_list->item(i)->isSelected()) continue;
    const auto found = m_tool->measured(static_cast<std::size_t>(i));
    if (found) texts << found->details;
  }
  QGuiApplication::clipboard()->setText(texts.join(QStringLiteral("\n\n")));
}

}  // namespace hairline
