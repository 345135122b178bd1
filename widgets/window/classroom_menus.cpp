#include <QAction>
#include <QMenu>
#include <QMenuBar>
#include <functional>

#include "core/scene/scene.h"
#include "widgets/presentation/presentation.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/step_through/step_through_dialog.h"
#include "widgets/window/main_window.h"
#include "widgets/window/workspaces.h"

// What is for the lecture hall: the menu View > Presentation, and File > Export Steps.

namespace hairline {
namespace {

/// The menu and the place in it where an action is.
void insertBefore(const QMainWindow* window, const char* action,
                  const std::function<void(QMenu*, QAction*)>& insert) {
  auto* before = window->findChild<QAction*>(QLatin1String(action));
  for (QObject* view : before->associatedObjects()) {
    if (auto* host = qobject_cast<QMenu*>(view)) insert(host, before);
  }
}

}  // namespace

void MainWindow::addPresentationMenu() {
  auto* menu = new QMenu(tr("P&resentation"), menuBar());
  m_presentation->addActions(menu);
  insertBefore(this, "actionCompareVoxels",
               [menu](QMenu* host, QAction* before) { host->insertMenu(before, menu); });
  // The layout of a presentation is nothing to remember.
  connect(m_presentation, &Presentation::aboutToStart, this, &MainWindow::keepSettings);
  connect(m_presentation, &Presentation::changed, this, [this](bool on) {
    if (on) showMessage(tr("Esc ends the presentation."));
    m_workspaces->setEnabled(!on);
  });
}

void MainWindow::addWorkspaceMenu() {
  auto* menu = new QMenu(tr("Wor&kspaces"), menuBar());
  insertBefore(this, "actionNextPanel",
               [menu](QMenu* host, QAction* before) { host->insertMenu(before, menu); });
  m_workspaces->makeControls(menu);
}

void MainWindow::addStepThroughAction() {
  auto* action = new QAction(tr("Export Ste&ps…"), this);
  action->setObjectName(QStringLiteral("actionExportSteps"));
  action->setToolTip(tr("Export the steps of the explanation as pictures or as an animation"));
  insertBefore(this, "actionCopyPicture",
               [action](QMenu* host, QAction* before) { host->insertAction(before, action); });
  connect(action, &QAction::triggered, this, &MainWindow::exportSteps);
}

void MainWindow::exportSteps() {
  const PairReports* pair = m_runner.focus();
  const Report* report = m_cursor.report(pair);
  if (report == nullptr || report->trace.steps.empty()) {
    showMessage(tr("There are no steps to export: ask about two objects first."));
    return;
  }
  const auto place = static_cast<std::size_t>(report - pair->reports.data());
  StepThroughDialog dialog({m_document.scene(), *pair, place, m_view->viewState()}, this);
  connect(&dialog, &StepThroughDialog::message, this, &MainWindow::showMessage);
  dialog.exec();
}

}  // namespace hairline
