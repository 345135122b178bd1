#include "widgets/window/shortcuts.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "widgets/commands/command.h"

namespace hairline {
namespace {

class ShortcutsDialog : public QDialog {
  Q_DECLARE_TR_FUNCTIONS(ShortcutsDialog)

 public:
  explicit ShortcutsDialog(QWidget* window)
      : QDialog(window),
        m_window(window),
        m_list(new QTreeWidget),
        m_keys(new QKeySequenceEdit),
        m_note(new QLabel) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Change Shortcuts"));
    auto* filter = new QLineEdit;
    filter->setObjectName(QStringLiteral("shortcutFilter"));
    filter->setPlaceholderText(tr("Type a few letters of a command"));
    filter->setAccessibleName(tr("Command"));
    m_list->setObjectName(QStringLiteral("shortcutList"));
    m_list->setAccessibleName(tr("Commands and their keys"));
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    m_keys->setObjectName(QStringLiteral("shortcutKeys"));
    m_keys->setAccessibleName(tr("New keys"));
    m_note->setObjectName(QStringLiteral("shortcutNote"));
    m_note->setWordWrap(true);
    auto* take = new QPushButton(tr("&Set"));
    take->setObjectName(QStringLiteral("shortcutSet"));
    auto* reset = new QPushButton(tr("As at &First"));
    reset->setObjectName(QStringLiteral("shortcutReset"));
    auto* row = new QHBoxLayout;
    auto* label = new QLabel(tr("&New keys"));
    label->setBuddy(m_keys);
    row->addWidget(label);
    row->addWidget(m_keys, 1);
    row->addWidget(take);
    row->addWidget(reset);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(filter);
    layout->addWidget(m_list, 1);
    layout->addLayout(row);
    layout->addWidget(m_note);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(filter, &QLineEdit::textChanged, this, [this](const QString& text) { narrow(text); });
    connect(m_list, &QTreeWidget::currentItemChanged, this, [this] { showCurrent(); });
    connect(take, &QPushButton::clicked, this, [this] { set({m_keys->keySequence()}); });
    connect(reset, &QPushButton::clicked, this, [this] {
      if (current() != nullptr) set(current()->standardKeys());
    });
    for (Command* command : Command::sorted(window)) {
      auto* item = new QTreeWidgetItem(m_list, {command->title(), keysOf(command)});
      item->setData(0, Qt::UserRole, QVariant::fromValue(command));
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    resize(std::min(560, window->width() - 40), std::min(520, window->height() - 60));
  }

 private:
  static QString keysOf(const Command* command) {
    return command->shortcut().toString(QKeySequence::NativeText);
  }

  Command* current() const {
    const QTreeWidgetItem* item = m_list->currentItem();
    return item != nullptr ? item->data(0, Qt::UserRole).value<Command*>() : nullptr;
  }

  void narrow(const QString& text) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
      QTreeWidgetItem* item = m_list->topLevelItem(i);
      item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive));
    }
  }

  void showCurrent() {
    m_note->clear();
    if (current() != nullptr) m_keys->setKeySequence(current()->shortcut());
  }

  void set(const QList<QKeySequence>& keys) {
    Command* command = current();
    if (command == nullptr) return;
    for (const QKeySequence& each : keys) {
      if (const Command* other = Command::withKeys(m_window, each, command)) {
        m_note->setText(tr("%1 belongs to “%2” already.")
                            .arg(each.toString(QKeySequence::NativeText), other->title()));
        return;
      }
    }
    command->changeKeys(keys);
    m_list->currentItem()->setText(1, keysOf(command));
    showCurrent();
  }

  QWidget* m_window;
  QTreeWidget* m_list;
  QKeySequenceEdit* m_keys;
  QLabel* m_note;
};

}  // namespace

void editShortcuts(QWidget* window) { ShortcutsDialog(window).exec(); }

}  // namespace hairline
