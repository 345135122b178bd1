#pragma once

#include <QKeySequence>
#include <QString>

class QAction;
class QWidget;

namespace hairline {

// Keys of actions that the user may change. Kept in QSettings by the actions' object names; what is
// not kept there is as the program has it.

/// Gives the actions of a window the keys that the user chose. To be called once, when all actions
/// are made; remembers what they had.
void restoreShortcuts(QWidget* window);

/// The keys that the program gives an action.
QKeySequence standardShortcut(const QAction* action);

/// Gives an action other keys and keeps that.
void changeShortcut(QAction* action, const QKeySequence& keys);

/// The action of the window that has these keys already; null where they are free.
QAction* actionWith(const QWidget* window, const QKeySequence& keys, const QAction* except);

/// The dialog in which all of them are listed and changed.
void editShortcuts(QWidget* window);

}  // namespace hairline
