#pragma once

#include <QVector>

class QDockWidget;
class QWidget;

namespace hairline {

/// Gives the keyboard to the next place of the window: the view, then each open panel in turn, and
/// the view again. A panel behind others comes to the front.
void focusNextPanel(QWidget* view, const QVector<QDockWidget*>& docks, bool backwards);

}  // namespace hairline
