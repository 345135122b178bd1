#include "widgets/window/command_palette.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "widgets/commands/command.h"

namespace hairline {
namespace {

constexpr int iconSide = 18;

}  // namespace

CommandPalette::CommandPalette(QWidget* window)
    : QDialog(window),
      m_commands(Command::sorted(window)),
      m_field(new QLineEdit),
      m_list(new QListWidget) {
  setObjectName(QStringLiteral("commandPalette"));
  setWindowTitle(tr("Commands"));
  // Names stand in one column, whether they have an icon or not.
  QPixmap nothing(iconSide, iconSide);
  nothing.fill(Qt::transparent);
  m_noIcon = QIcon(nothing);
  m_list->setIconSize(QSize(iconSide, iconSide));
  m_field->setObjectName(QStringLiteral("commandField"));
  m_field->setPlaceholderText(tr("Type a few letters of a command"));
  m_field->setAccessibleName(tr("Command"));
  m_field->setClearButtonEnabled(true);
  m_field->installEventFilter(this);
  m_list->setObjectName(QStringLiteral("commandList"));
  m_list->setAccessibleName(tr("Commands that fit"));
  m_list->setFocusPolicy(Qt::NoFocus);
  auto* layout = new QVBoxLayout(this);
  layout->addWidget(m_field);
  layout->addWidget(m_list, 1);
  connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::narrow);
  connect(m_field, &QLineEdit::returnPressed, this, &CommandPalette::take);
  connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::take);
  resize(std::min(460, window->width() - 40), std::min(420, window->height() - 80));
  narrow({});
}

void CommandPalette::narrow(const QString& text) {
  const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
  m_list->clear();
  for (qsizetype i = 0; i < m_commands.size(); ++i) {
    const Command* command = m_commands[i];
    const QString name = command->title();
    const bool fits = std::all_of(words.begin(), words.end(), [&](const QString& word) {
      return name.contains(word, Qt::CaseInsensitive);
    });
    if (!fits) continue;
    const QString keys = command->shortcut().toString(QKeySequence::NativeText);
    auto* item = new QListWidgetItem(
        keys.isEmpty() ? name : QStringLiteral("%1    %2").arg(name, keys), m_list);
    item->setIcon(command->icon().isNull() ? m_noIcon : command->icon());
    item->setData(Qt::UserRole, i);
    if (!command->isEnabled()) {
      item->setFlags(Qt::NoItemFlags);
      item->setToolTip(tr("Not possible now"));
    }
  }
  if (m_list->count() == 0) {
    auto* none = new QListWidgetItem(tr("No command has these words in its name."), m_list);
    none->setFlags(Qt::NoItemFlags);
  }
  for (int row = 0; row < m_list->count(); ++row) {
    if (m_list->item(row)->flags() != Qt::NoItemFlags) {
      m_list->setCurrentRow(row);
      break;
    }
  }
}

void CommandPalette::take() {
  const QListWidgetItem* item = m_list->currentItem();
  if (item == nullptr || item->flags() == Qt::NoItemFlags) return;
  m_chosen = m_commands[item->data(Qt::UserRole).toInt()];
  accept();
}

bool CommandPalette::eventFilter(QObject* watched, QEvent* event) {
  if (watched == m_field && event->type() == QEvent::KeyPress) {
    const int key = static_cast<QKeyEvent*>(event)->key();
    if (key == Qt::Key_Up || key == Qt::Key_Down || key == Qt::Key_PageUp ||
        key == Qt::Key_PageDown) {
      QCoreApplication::sendEvent(m_list, event);
      return true;
    }
  }
  return QDialog::eventFilter(watched, event);
}

}  // namespace hairline
