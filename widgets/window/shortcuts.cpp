#include "widgets/window/shortcuts.h"

#include <QAction>
#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSettings>
#include <QTreeWidget>
#include <QVBoxLayout>

#include "widgets/window/command_palette.h"

namespace hairline {
namespace {

constexpr const char* standardProperty = "standardShortcut";

QString keyOf(const QAction* action) { return QStringLiteral("shortcuts/") + action->objectName(); }

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
    connect(take, &QPushButton::clicked, this, [this] { set(m_keys->keySequence()); });
    connect(reset, &QPushButton::clicked, this, [this] {
      if (QAction* action = current()) set(standardShortcut(action));
    });
    for (const auto& [name, action] : CommandPalette::commandsOf(window)) {
      auto* item = new QTreeWidgetItem(
          m_list, {name, action->shortcut().toString(QKeySequence::NativeText)});
      item->setData(0, Qt::UserRole, QVariant::fromValue(action));
    }
    m_list->setCurrentItem(m_list->topLevelItem(0));
    resize(std::min(560, window->width() - 40), std::min(520, window->height() - 60));
  }

 private:
  QAction* current() const {
    const QTreeWidgetItem* item = m_list->currentItem();
    return item != nullptr ? item->data(0, Qt::UserRole).value<QAction*>() : nullptr;
  }

  void narrow(const QString& text) {
    for (int i = 0; i < m_list->topLevelItemCount(); ++i) {
      QTreeWidgetItem* item = m_list->topLevelItem(i);
      item->setHidden(!item->text(0).contains(text, Qt::CaseInsensitive));
    }
  }

  void showCurrent() {
    m_note->clear();
    if (const QAction* action = current()) m_keys->setKeySequence(action->shortcut());
  }

  void set(const QKeySequence& keys) {
    QAction* action = current();
    if (action == nullptr) return;
    if (const QAction* other = actionWith(m_window, keys, action)) {
      m_note->setText(
          tr("%1 belongs to “%2” already.")
              .arg(keys.toString(QKeySequence::NativeText),
                   other->text().section(QLatin1Char('\t'), 0, 0).remove(QLatin1Char('&'))));
      return;
    }
    changeShortcut(action, keys);
    m_list->currentItem()->setText(1, keys.toString(QKeySequence::NativeText));
    showCurrent();
  }

  QWidget* m_window;
  QTreeWidget* m_list;
  QKeySequenceEdit* m_keys;
  QLabel* m_note;
};

}  // namespace

void restoreShortcuts(QWidget* window) {
  const QSettings settings;
  for (const auto& [name, action] : CommandPalette::commandsOf(window)) {
    action->setProperty(standardProperty, QVariant::fromValue(action->shortcut()));
    const QVariant kept = settings.value(keyOf(action));
    if (kept.isValid()) {
      action->setShortcut(QKeySequence(kept.toString(), QKeySequence::PortableText));
    }
  }
}

QKeySequence standardShortcut(const QAction* action) {
  return action->property(standardProperty).value<QKeySequence>();
}

void changeShortcut(QAction* action, const QKeySequence& keys) {
  action->setShortcut(keys);
  QSettings settings;
  if (keys == standardShortcut(action)) {
    settings.remove(keyOf(action));
  } else {
    settings.setValue(keyOf(action), keys.toString(QKeySequence::PortableText));
  }
}

QAction* actionWith(const QWidget* window, const QKeySequence& keys, const QAction* except) {
  if (keys.isEmpty()) return nullptr;
  for (const auto& [name, action] : CommandPalette::commandsOf(window)) {
    if (action == except || action->shortcutContext() != Qt::WindowShortcut) continue;
    // The view's own keys stand after a tab in the text.
    const QString own = action->text().section(QLatin1Char('\t'), 1, 1);
    if (action->shortcuts().contains(keys) || (!own.isEmpty() && QKeySequence(own) == keys)) {
      return action;
    }
  }
  return nullptr;
}

void editShortcuts(QWidget* window) { ShortcutsDialog(window).exec(); }

}  // namespace hairline
