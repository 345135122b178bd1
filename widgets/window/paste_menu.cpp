#include <QClipboard>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMainWindow>
#include <QMessageBox>

#include "widgets/document/document.h"
#include "widgets/document/object_commands.h"
#include "widgets/document/selection.h"
#include "widgets/paste/paste_dialog.h"
#include "widgets/text/core_message.h"
#include "widgets/text/file_text.h"
#include "widgets/window/window_actions.h"

// What is pasted or dropped: objects of a scene as they are, other text by way of a dialog.

namespace hairline {

void WindowActions::addPasteAction(QMenu* menu) {
  add(
      menu, "actionPasteShapes", tr("Pa&ste as Shapes…"),
      tr("Read numbers printed by a program or a debugger, or taken from source code, and preview "
         "the shapes"),
      [this] { pasteAsShapes(QGuiApplication::clipboard()->text()); },
      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_V));
}

void WindowActions::paste() {
  const QString text = QGuiApplication::clipboard()->text();
  if (text.trimmed().isEmpty()) {
    emit message(tr("The clipboard holds no text."));
    return;
  }
  QString error;
  if (pasteObjects(*m_targets.document, *m_targets.selection, text, &error)) return;
  pasteAsShapes(text);
}

void WindowActions::pasteAsShapes(const QString& text) {
  PasteDialog dialog(text, m_targets.window);
  if (dialog.exec() != QDialog::Accepted) return;
  insertObjects(*m_targets.document, *m_targets.selection, tr("Paste"), dialog.objects());
}

void WindowActions::readTextFile(const QString& path) {
  const Result<std::string> text = readFileOrResource(path, maximumPastedBytes);
  if (!text) {
    QMessageBox::warning(m_targets.window, tr("Text not read"),
                         tr("“%1” could not be read: %2")
                             .arg(QFileInfo(path).fileName(), coreMessage(text.error().message)));
    return;
  }
  pasteAsShapes(QString::fromUtf8(QByteArray::fromStdString(*text)));
}

}  // namespace hairline
