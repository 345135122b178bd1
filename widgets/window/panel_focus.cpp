#include "widgets/window/panel_focus.h"

#include <QAction>
#include <QApplication>
#include <QCoreApplication>
#include <QDockWidget>

namespace hairline {
namespace {

/// The first control of a panel that takes the focus; null where there is none.
QWidget* firstControl(const QDockWidget* dock) {
  QWidget* content = dock->widget();
  for (QWidget* next = content->nextInFocusChain(); next != content;
       next = next->nextInFocusChain()) {
    if ((next->focusPolicy() & Qt::TabFocus) != 0 && content->isAncestorOf(next) &&
        next->isEnabled() && next->isVisibleTo(content)) {
      return next;
    }
  }
  return nullptr;
}

}  // namespace

void focusNextPanel(QWidget* view, const QVector<QDockWidget*>& docks, bool backwards) {
  const qsizetype places = docks.size() + 1;
  const QWidget* focused = QApplication::focusWidget();
  qsizetype at = 0;
  for (qsizetype i = 0; i < docks.size(); ++i) {
    if (docks[i]->isAncestorOf(focused)) at = i + 1;
  }
  for (qsizetype step = 1; step < places; ++step) {
    const qsizetype place = (at + (backwards ? places - step : step)) % places;
    if (place == 0) break;
    QDockWidget* dock = docks[place - 1];
    QWidget* control = dock->isHidden() ? nullptr : firstControl(dock);
    if (control == nullptr) continue;
    dock->raise();
    control->setFocus(Qt::TabFocusReason);
    return;
  }
  view->setFocus(Qt::TabFocusReason);
}

QAction* makePanelAction(QDockWidget* dock) {
  auto* action = new QAction(dock->windowTitle(), dock);
  const QString name = dock->objectName();
  action->setObjectName(QStringLiteral("actionShow") + name.left(1).toUpper() + name.mid(1));
  action->setToolTip(QCoreApplication::translate("MainWindow", "Show or hide the panel %1")
                         .arg(dock->windowTitle()));
  action->setCheckable(true);
  action->setChecked(!dock->isHidden());
  QObject::connect(dock->toggleViewAction(), &QAction::toggled, action, &QAction::setChecked);
  QObject::connect(action, &QAction::triggered, dock, [dock, action] {
    const bool isBehind = !dock->isHidden() && dock->visibleRegion().isEmpty();
    const bool shows = dock->isHidden() || isBehind;
    dock->setVisible(shows);
    if (shows) dock->raise();
    action->setChecked(shows);
  });
  return action;
}

}  // namespace hairline
