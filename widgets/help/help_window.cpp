#include "widgets/help/help_window.h"

#include <QApplication>
#include <QBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QSplitter>
#include <QTextBrowser>
#include <algorithm>

#include "widgets/text/markdown.h"

namespace hairline {

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent),
      m_topics(helpTopics()),
      m_field(new QLineEdit),
      m_list(new QListWidget),
      m_text(new QTextBrowser) {
  setObjectName(QStringLiteral("helpWindow"));
  setWindowTitle(tr("Help"));
  m_field->setObjectName(QStringLiteral("helpField"));
  m_field->setPlaceholderText(tr("Look for words"));
  m_field->setAccessibleName(tr("Words to look for in the help"));
  m_field->setClearButtonEnabled(true);
  m_list->setObjectName(QStringLiteral("helpList"));
  m_list->setAccessibleName(tr("Pages of the help"));
  m_text->setObjectName(QStringLiteral("helpText"));
  m_text->setAccessibleName(tr("Page of the help"));
  m_text->setOpenExternalLinks(true);
  auto* contents = new QWidget;
  auto* column = new QVBoxLayout(contents);
  column->setContentsMargins(0, 0, 0, 0);
  column->addWidget(m_field);
  column->addWidget(m_list);
  auto* splitter = new QSplitter;
  splitter->addWidget(contents);
  splitter->addWidget(m_text);
  splitter->setStretchFactor(1, 1);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(splitter);
  for (const HelpTopic& topic : m_topics) {
    auto* item = new QListWidgetItem(topic.title, m_list);
    item->setData(Qt::UserRole, topic.id);
  }
  connect(m_field, &QLineEdit::textChanged, this, &HelpWindow::narrow);
  connect(m_list, &QListWidget::currentRowChanged, this, &HelpWindow::refresh);
  const int character = fontMetrics().averageCharWidth();
  resize(110 * character, 34 * fontMetrics().height());
  // Titles are whole, with room for a scroll bar.
  const int title = m_list->sizeHintForColumn(0) + 4 * character;
  splitter->setSizes({std::max(title, 30 * character), 80 * character});
  m_list->setCurrentRow(0);
}

void HelpWindow::showTopic(const QString& id) {
  m_field->clear();
  for (int row = 0; row < m_list->count(); ++row) {
    if (m_list->item(row)->data(Qt::UserRole).toString() == id) m_list->setCurrentRow(row);
  }
}

QString HelpWindow::topic() const {
  const QListWidgetItem* item = m_list->currentItem();
  return item == nullptr || item->isHidden() ? QString() : item->data(Qt::UserRole).toString();
}

void HelpWindow::narrow(const QString& words) {
  const QStringList wanted = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  int first = -1;
  for (int row = 0; row < m_list->count(); ++row) {
    const QString& text = m_topics[row].text;
    const bool fits = std::ranges::all_of(
        wanted, [&](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
    m_list->item(row)->setHidden(!fits);
    if (fits && first < 0) first = row;
  }
  if (topic().isEmpty() && first >= 0) m_list->setCurrentRow(first);
  refresh();
}

void HelpWindow::refresh() {
  if (topic().isEmpty()) {
    showMarkdown(m_text, tr("No page has these words."));
    return;
  }
  showMarkdown(m_text, m_topics[m_list->currentRow()].text);
}

HelpWindow* HelpWindow::open(const QWidget* control, QWidget* window) {
  auto* help = window->findChild<HelpWindow*>();
  if (help == nullptr) {
    help = new HelpWindow(window);
    help->setAttribute(Qt::WA_DeleteOnClose);
  }
  help->showTopic(helpTopicOf(control));
  help->show();
  help->raise();
  help->activateWindow();
  return help;
}

HelpKey::HelpKey(QObject* parent) : QObject(parent) { qApp->installEventFilter(this); }

bool HelpKey::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress) return false;
  const auto* key = static_cast<QKeyEvent*>(event);
  if (key->key() != Qt::Key_F1 || key->modifiers() != Qt::NoModifier) return false;
  auto* widget = qobject_cast<QWidget*>(watched);
  if (widget == nullptr) return false;
  QWidget* window = widget->window();
  if (qobject_cast<QDialog*>(window) == nullptr || qobject_cast<HelpWindow*>(window) != nullptr) {
    return false;
  }
  HelpWindow::open(widget, window);
  return true;
}

}  // namespace hairline
