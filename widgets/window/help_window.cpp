#include "widgets/window/help_window.h"

#include <QApplication>
#include <QBoxLayout>
#include <QFile>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QMainWindow>
#include <QSplitter>
#include <QTextBrowser>
#include <QWidget>
#include <algorithm>
#include <array>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/text/language.h"
#include "widgets/text/markdown.h"

namespace hairline {
namespace {

/// A page and its owner: the object name of a panel, or the class of a dialog or view.
struct Place {
  const char* topic;
  const char* owner;
};

constexpr std::array places{
    Place{"start", ""},
    Place{"view", "hairline::SceneView"},
    Place{"scene", "sceneDock"},
    Place{"properties", "propertiesDock"},
    Place{"pairs", "pairsDock"},
    Place{"verdicts", "verdictsDock"},
    Place{"explain", "explainDock"},
    Place{"derivation", "derivationDock"},
    Place{"steps", "hairline::StepThroughDialog"},
    Place{"time", "timeDock"},
    Place{"arrange", "toolsDock"},
    Place{"voxels", "voxelsDock"},
    Place{"comparison", "hairline::ComparisonWindow"},
    Place{"rays", "raysDock"},
    Place{"hierarchy", "hierarchyDock"},
    Place{"map", "mapDock"},
    Place{"find", "hairline::FindDialog"},
    Place{"find", "hairline::FindingsWindow"},
    Place{"recording", "hairline::RecordingWindow"},
    Place{"invariance", "hairline::InvarianceDialog"},
    Place{"own_methods", "hairline::OwnMethodsDialog"},
    Place{"paste", "hairline::PasteDialog"},
    Place{"export", "hairline::ExportDialog"},
    Place{"examples", "hairline::ExamplesDialog"},
    Place{"lesson", "lessonDock"},
    Place{"commands", "hairline::CommandPalette"},
    Place{"commands", "shortcutsDialog"},
    Place{"commands", "keysDialog"},
};

QString textOf(const QString& topic) {
  const QString place = QStringLiteral(":/help/") + topic;
  QFile file(QStringLiteral("%1.%2.md").arg(place, currentLanguage()));
  if (!file.exists()) file.setFileName(place + QStringLiteral(".md"));
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

}  // namespace

HelpWindow::HelpWindow(QWidget* parent)
    : QDialog(parent),
      m_topics(helpTopics()),
      m_field(named(new QLineEdit, "helpField")),
      m_list(named(new QListWidget, "helpList", {}, tr("Pages of the help"))),
      m_text(named(new QTextBrowser, "helpText", {}, tr("Page of the help"))) {
  setObjectName(QStringLiteral("helpWindow"));
  setWindowTitle(tr("Help"));
  m_field->setPlaceholderText(tr("Search the help"));
  m_field->setAccessibleName(tr("Words to search for in the help"));
  m_field->setClearButtonEnabled(true);
  m_text->setOpenExternalLinks(true);
  auto* contents = new QWidget;
  columnOf(contents, {m_field, m_list}, {});
  auto* splitter = new QSplitter;
  splitter->addWidget(contents);
  splitter->addWidget(m_text);
  splitter->setStretchFactor(1, 1);
  columnOf(this, {splitter});
  for (const HelpTopic& topic : m_topics) {
    auto* item = new QListWidgetItem(topic.title, m_list);
    item->setData(Qt::UserRole, topic.id);
  }
  connect(m_field, &QLineEdit::textChanged, this, &HelpWindow::narrow);
  connect(m_list, &QListWidget::currentRowChanged, this, &HelpWindow::refresh);
  const int character = fontMetrics().averageCharWidth();
  resizeOnScreen(this, {110 * character, 34 * fontMetrics().height()});
  // Titles are not cut off, with room for a scroll bar.
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
    showMarkdown(m_text, tr("No page contains these words."));
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

QVector<HelpTopic> helpTopics() {
  QVector<HelpTopic> topics;
  for (const Place& place : places) {
    const QString id = QLatin1String(place.topic);
    // Owners of one page follow each other.
    if (!topics.isEmpty() && topics.back().id == id) continue;
    const QString text = textOf(id);
    // A page begins with its title, as a heading.
    topics.push_back({id, text.section(QLatin1Char('\n'), 0, 0).mid(2), text});
  }
  return topics;
}

bool hasHelpTopic(const QString& owner) {
  return std::ranges::any_of(
      places, [&owner](const Place& place) { return owner == QLatin1String(place.owner); });
}

QString helpTopicOf(const QWidget* control) {
  for (const QWidget* at = control; at != nullptr; at = at->parentWidget()) {
    for (const Place& place : places) {
      const QLatin1String owner(place.owner);
      if (!owner.isEmpty() &&
          (at->objectName() == owner || owner == QLatin1String(at->metaObject()->className()))) {
        return QLatin1String(place.topic);
      }
    }
  }
  return QLatin1String(places.front().topic);
}

}  // namespace hairline
