#include "widgets/window/script_shortcuts.h"

#include <QApplication>
#include <QKeyEvent>
#include <QScopedValueRollback>

#include "widgets/viewport/physical_key.h"
#include "widgets/window/command.h"

namespace hairline {

ScriptShortcuts::ScriptShortcuts(QWidget* window) : QObject(window), m_window(window) {
  QCoreApplication::instance()->installEventFilter(this);
}

// Keys of a shortcut never arrive here.
bool ScriptShortcuts::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() != QEvent::KeyPress || m_isSending || !watched->isWindowType()) return false;
  if (QApplication::activePopupWidget() != nullptr || QApplication::activeModalWidget() != nullptr)
    return false;
  const QScopedValueRollback sending(m_isSending, true);
  return take(static_cast<const QKeyEvent&>(*event));
}

bool ScriptShortcuts::take(const QKeyEvent& event) {
  const int key = physicalKey(event);
  if (key == event.key()) return false;
  const Qt::KeyboardModifiers modifiers = event.modifiers();
  QWidget* focus = m_window->focusWidget();
  const bool types =
      focus != nullptr && focus->hasFocus() && focus->testAttribute(Qt::WA_InputMethodEnabled);
  const bool isCommand = modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
  if (types && !isCommand) return false;
  if (types) {
    // Copy, paste and the like belong to the field.
    QKeyEvent asked(QEvent::ShortcutOverride, key, modifiers);
    asked.ignore();
    QCoreApplication::sendEvent(focus, &asked);
    if (asked.isAccepted()) {
      QKeyEvent press(QEvent::KeyPress, key, modifiers);
      QCoreApplication::sendEvent(focus, &press);
      return true;
    }
  }
  const QKeySequence keys(static_cast<int>(modifiers) | key);
  Command* command = Command::withKeys(m_window, keys);
  // The view's own keys are registered there too; the view handles them itself.
  if (command == nullptr || !command->isEnabled() || !command->shortcuts().contains(keys)) {
    return false;
  }
  command->trigger();
  return true;
}

}  // namespace hairline
