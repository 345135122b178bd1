#pragma once

#include <QVector>

class QDockWidget;
class QMenu;
class QWidget;

namespace hairline {

/// Gives the keyboard to the next place of the window: the view, then each open panel in turn, and
/// the view again. A panel behind others comes to the front.
void focusNextPanel(QWidget* view, const QVector<QDockWidget*>& docks, bool backwards);

/// The command that shows and hides a panel. A panel that is open but behind others comes to the
/// front, where Qt's own action would hide what nobody sees.
void addPanelCommand(QMenu* menu, QDockWidget* dock);

}  // namespace hairline
