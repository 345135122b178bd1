#include "widgets/window/dialogs.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QIcon>
#include <QKeyEvent>
#include <QKeySequenceEdit>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMessageBox>
#include <QPixmap>
#include <QPushButton>
#include <QTextBrowser>
#include <QTreeWidget>
#include <QVBoxLayout>
#include <algorithm>

#include "core/version.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/document/recovery.h"
#include "widgets/text/markdown.h"
#include "widgets/window/command.h"

namespace hairline {

namespace {

constexpr int iconSide = 18;

struct HelpTexts {
  Q_DECLARE_TR_FUNCTIONS(HelpTexts)
};

QString shortcutsText() {
  return HelpTexts::tr(
      "### In the view\n\n"
      "| Mouse and keys | does |\n|---|---|\n"
      "| Click | select; again on the same spot: what lies behind |\n"
      "| Shift or Ctrl + click | add to the selection, or take out of it |\n"
      "| Drag a corner, a face, a tip, an object, the gizmo | move it |\n"
      "| Drag a diamond | change a radius, a direction, a displacement |\n"
      "| X, Y, Z while dragging | along one axis; with Shift in the plane across it |\n"
      "| Ctrl while dragging | snap to the grid |\n"
      "| G, R, S | move, rotate or scale the selection by the mouse or a typed number; Enter or a "
      "click confirms |\n"
      "| Digits while dragging | the amount: a distance along the axis, degrees, a factor |\n"
      "| N, also while dragging | turn snapping to corners, edges and faces of other objects on or "
      "off |\n"
      "| M | measure between two places that are clicked |\n"
      "| Ctrl+Wheel over the selected grid, [ and ] | its resolution; with Shift by one cell |\n"
      "| Click a cell | explain it; double click: add it as a box |\n"
      "| Esc while dragging | cancel the drag |\n"
      "| Drag on empty space, middle button, or Alt + left button | orbit |\n"
      "| Shift + middle button, or right button | move the view |\n"
      "| Wheel | zoom to the cursor |\n"
      "| Shift or Ctrl + drag on empty space | select what a rectangle touches |\n"
      "| W, E, T | arrows to move, rings to rotate, handles to scale |\n"
      "| L | along the axes of the object or of the world |\n"
      "| Ctrl while rotating | by 15 degrees; a quarter turn is exact |\n"
      "| F, A | frame what is selected, frame everything |\n"
      "| P | perspective or orthographic |\n"
      "| Arrow keys, Page Up, Page Down | nudge what is selected |\n"
      "| Tab | select the next object |\n\n"
      "### In number fields\n\n"
      "| Keys | do |\n|---|---|\n"
      "| Up, Down | one step; with Shift ten, with Ctrl a tenth |\n"
      "| Alt + Up, Alt + Down | the next double |\n"
      "| Enter | take the number |\n"
      "| Esc | bring the number back |\n\n"
      "### Everywhere\n\n"
      "| Keys | do |\n|---|---|\n"
      "| Shift+A, then a letter of the menu | add any shape |\n"
      "| Space, Page Down, arrows while presenting | next step, previous step |\n");
}

/// A row for each command that has keys.
QString keysOfCommands(const QWidget* window) {
  QString rows;
  for (const Command* command : Command::all(window)) {
    if (command->shortcut().isEmpty() || command->shortcutContext() != Qt::WindowShortcut) continue;
    const QString keys = QKeySequence::listToString(command->shortcuts(), QKeySequence::NativeText);
    rows += QStringLiteral("| %1 | %2 |\n").arg(keys, command->title());
  }
  return rows;
}

class ShortcutsDialog : public QDialog {
  Q_DECLARE_TR_FUNCTIONS(ShortcutsDialog)

 public:
  explicit ShortcutsDialog(QWidget* window)
      : QDialog(window),
        m_window(window),
        m_list(new QTreeWidget),
        m_keys(named(new QKeySequenceEdit, "shortcutKeys", {}, tr("New keys"))),
        m_note(makeWrappedLabel("shortcutNote")) {
    setObjectName(QStringLiteral("shortcutsDialog"));
    setWindowTitle(tr("Change Shortcuts"));
    auto* filter = named(new QLineEdit, "shortcutFilter");
    filter->setPlaceholderText(tr("Type a few letters of a command"));
    filter->setAccessibleName(tr("Command"));
    named(m_list, "shortcutList", {}, tr("Commands and their keys"));
    m_list->setHeaderLabels({tr("Command"), tr("Keys")});
    m_list->setRootIsDecorated(false);
    m_list->setUniformRowHeights(true);
    m_list->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    m_list->header()->setStretchLastSection(false);
    auto* take = named(new QPushButton(tr("&Set")), "shortcutSet");
    auto* reset = named(new QPushButton(tr("Reset to &Default")), "shortcutReset");
    auto* label = new QLabel(tr("&New keys"));
    label->setBuddy(m_keys);
    auto* row = rowOf({label, {m_keys, 1}, take, reset});
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    columnOf(this, {filter, {m_list, 1}, row, m_note, buttons});
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
        m_note->setText(tr("“%2” already uses %1.")
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

struct Texts {
  Q_DECLARE_TR_FUNCTIONS(RecoveryDialog)
};

}  // namespace

/// Every command of the window in one list, filtered by typing: the words may occur anywhere in a
/// command's title, in any order. Enter runs the selected one.
class CommandPalette : public QDialog {
  Q_DECLARE_TR_FUNCTIONS(hairline::CommandPalette)

 public:
  explicit CommandPalette(QWidget* window)
      : QDialog(window),
        m_commands(Command::sorted(window)),
        m_field(named(new QLineEdit, "commandField")),
        m_list(new QListWidget) {
    setObjectName(QStringLiteral("commandPalette"));
    setWindowTitle(tr("Commands"));
    // Names are aligned in one column, with or without an icon.
    QPixmap nothing(iconSide, iconSide);
    nothing.fill(Qt::transparent);
    m_noIcon = QIcon(nothing);
    m_list->setIconSize(QSize(iconSide, iconSide));
    m_field->setPlaceholderText(tr("Type a few letters of a command"));
    m_field->setAccessibleName(tr("Command"));
    m_field->setClearButtonEnabled(true);
    m_field->installEventFilter(this);
    named(m_list, "commandList", {}, tr("Matching commands"));
    m_list->setFocusPolicy(Qt::NoFocus);
    columnOf(this, {m_field, {m_list, 1}});
    connect(m_field, &QLineEdit::textChanged, this, &CommandPalette::narrow);
    connect(m_field, &QLineEdit::returnPressed, this, &CommandPalette::take);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::take);
    resize(std::min(460, window->width() - 40), std::min(420, window->height() - 80));
    narrow({});
  }

  /// The chosen command; null if the dialog was dismissed. The caller runs it after the dialog has
  /// closed.
  Command* chosen() const { return m_chosen; }

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override {
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

 private:
  void narrow(const QString& text) {
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
        item->setToolTip(tr("Not available now"));
      }
    }
    if (m_list->count() == 0) {
      auto* none = new QListWidgetItem(tr("No command matches."), m_list);
      none->setFlags(Qt::NoItemFlags);
    }
    for (int row = 0; row < m_list->count(); ++row) {
      if (m_list->item(row)->flags() != Qt::NoItemFlags) {
        m_list->setCurrentRow(row);
        break;
      }
    }
  }

  void take() {
    const QListWidgetItem* item = m_list->currentItem();
    if (item == nullptr || item->flags() == Qt::NoItemFlags) return;
    m_chosen = m_commands[item->data(Qt::UserRole).toInt()];
    accept();
  }

  QList<Command*> m_commands;
  QLineEdit* m_field;
  QListWidget* m_list;
  QIcon m_noIcon;
  Command* m_chosen = nullptr;
};

void showAbout(QWidget* parent) {
  QMessageBox box(parent);
  box.setWindowTitle(HelpTexts::tr("About Hairline"));
  box.setIconPixmap(QIcon(QStringLiteral(":/icons/hairline.svg")).pixmap(64, 64));
  box.setTextFormat(Qt::RichText);
  box.setText(HelpTexts::tr("<b>Hairline %1</b>").arg(QString::fromUtf8(version())));
  box.setInformativeText(
      HelpTexts::tr("A workbench for collision geometry: drag two shapes until they almost touch, "
                    "and see what every test says, why, and which of them is wrong.\n\n"
                    "Made with Qt %1 and Eigen.")
          .arg(QLatin1String(qVersion())));
  box.setStandardButtons(QMessageBox::Close);
  box.exec();
}

void showShortcuts(QWidget* parent) {
  auto* dialog = named(new QDialog(parent), "keysDialog");
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setWindowTitle(HelpTexts::tr("Keys and mouse"));
  auto* text = new QTextBrowser(dialog);
  text->setAccessibleName(dialog->windowTitle());
  const auto show = [text, parent] {
    showMarkdown(text, shortcutsText() + keysOfCommands(parent));
    text->document()->setDocumentMargin(12);
  };
  for (Command* command : Command::all(parent)) {
    QObject::connect(command, &Command::keysChanged, text, show);
  }
  show();
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close, dialog);
  QObject::connect(buttons, &QDialogButtonBox::rejected, dialog, &QDialog::close);
  columnOf(dialog, {text, buttons});
  dialog->resize(620, 600);
  dialog->show();
}

void editShortcuts(QWidget* window) { ShortcutsDialog(window).exec(); }

void offerLostScenes(Recovery& recovery, QWidget* parent) {
  for (const LostScene& lost : recovery.lostScenes()) {
    QMessageBox box(
        QMessageBox::Question, Texts::tr("Unsaved changes were found"),
        Texts::tr("Hairline ended before the changes to “%1” were saved.").arg(lost.title),
        QMessageBox::NoButton, parent);
    box.setInformativeText(Texts::tr("Last autosave: %1.")
                               .arg(QLocale().toString(lost.written, QLocale::ShortFormat)));
    QPushButton* recover = box.addButton(Texts::tr("&Recover"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(Texts::tr("&Throw Away"), QMessageBox::DestructiveRole);
    box.addButton(Texts::tr("Ask &Later"), QMessageBox::RejectRole);
    box.setDefaultButton(recover);
    box.exec();
    if (box.clickedButton() == discard) {
      recovery.discard(lost);
    } else if (box.clickedButton() == recover) {
      QString error;
      if (recovery.recover(lost, &error)) return;
      QMessageBox failure(QMessageBox::Warning, Texts::tr("Not recovered"),
                          Texts::tr("The changes to “%1” could not be read. They are kept in %2.")
                              .arg(lost.title, lost.recoveryFile),
                          QMessageBox::Ok, parent);
      failure.setInformativeText(error);
      failure.exec();
    }
  }
}

void runChosenCommand(QWidget* window) {
  CommandPalette palette(window);
  // Run after the palette has closed, because a command may open a dialog of its own.
  if (palette.exec() == QDialog::Accepted) palette.chosen()->trigger();
}

}  // namespace hairline
