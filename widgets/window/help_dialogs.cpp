#include "widgets/window/help_dialogs.h"

#include <QCoreApplication>
#include <QDialog>
#include <QDialogButtonBox>
#include <QMessageBox>
#include <QPixmap>
#include <QTextBrowser>
#include <QVBoxLayout>

#include "core/version.h"
#include "widgets/commands/command.h"
#include "widgets/text/markdown.h"

namespace hairline {

namespace {

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

}  // namespace

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
  auto* dialog = new QDialog(parent);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->setObjectName(QStringLiteral("keysDialog"));
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
  auto* layout = new QVBoxLayout(dialog);
  layout->addWidget(text);
  layout->addWidget(buttons);
  dialog->resize(620, 600);
  dialog->show();
}

}  // namespace hairline
