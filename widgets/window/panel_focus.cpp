#include "widgets/window/panel_focus.h"

#include <QApplication>
#include <QCoreApplication>
#include <QDockWidget>
#include <QMenu>

#include "widgets/commands/command.h"

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

void addPanelCommand(QMenu* menu, QDockWidget* dock) {
  const QString name = dock->objectName();
  auto* command =
      new Command(menu, QStringLiteral("actionShow") + name.left(1).toUpper() + name.mid(1),
                  dock->windowTitle(),
                  QCoreApplication::translate("MainWindow", "Show or hide the panel %1")
                      .arg(dock->windowTitle()),
                  {});
  command->setCheckable(true);
  command->setChecked(!dock->isHidden());
  QObject::connect(dock->toggleViewAction(), &QAction::toggled, command, &QAction::setChecked);
  QObject::connect(command, &QAction::triggered, dock, [dock, command] {
    const bool isBehind = !dock->isHidden() && dock->visibleRegion().isEmpty();
    const bool shows = dock->isHidden() || isBehind;
    dock->setVisible(shows);
    if (shows) dock->raise();
    command->setChecked(shows);
  });
}

}  // namespace hairline
