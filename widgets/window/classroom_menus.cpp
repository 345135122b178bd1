#include <QAction>
#include <QMenu>

#include "widgets/presentation/presentation.h"
#include "widgets/window/main_window.h"

// What is for the lecture hall: the menu View > Presentation.

namespace hairline {

void MainWindow::addPresentationMenu() {
  auto* menu = new QMenu(tr("P&resentation"), this);
  m_presentation->addActions(menu);
  auto* before = findChild<QAction*>(QStringLiteral("actionCompareVoxels"));
  for (QObject* view : before->associatedObjects()) {
    if (auto* host = qobject_cast<QMenu*>(view)) host->insertMenu(before, menu);
  }
  // The layout of a presentation is nothing to remember.
  connect(m_presentation, &Presentation::aboutToStart, this, &MainWindow::keepSettings);
  connect(m_presentation, &Presentation::changed, this, [this](bool on) {
    if (on) showMessage(tr("Esc ends the presentation."));
  });
}

}  // namespace hairline
