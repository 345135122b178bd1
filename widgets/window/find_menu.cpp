#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>

#include "core/scene/object_part.h"
#include "widgets/document/document.h"
#include "widgets/document/selection.h"
#include "widgets/own_methods/own_methods_dialog.h"
#include "widgets/run/pair_reports.h"
#include "widgets/search/find_dialog.h"
#include "widgets/search/invariance_dialog.h"
#include "widgets/text/labels.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/window_actions.h"

// The menu Find: what looks for wrong answers.

namespace hairline {

void WindowActions::makeFindMenu() {
  QMenu* menu = m_targets.window->menuBar()->addMenu(tr("F&ind"));
  add(
      menu, "actionFind", tr("&Disagreements…"),
      tr("Search for shapes on which answers are wrong or disagree"),
      [this] { findDisagreements(); }, QKeySequence(Qt::CTRL | Qt::Key_F));
  add(menu, "actionInvariance", tr("&Invariance…"),
      tr("Test the active pair for invariance under swapping, vertex order, motion and scaling"),
      [this] { showInvariance(); }, {});
  menu->addSeparator();
  add(menu, "actionOwnMethods", tr("&Own Methods…"),
      tr("Add your own functions as methods for verdicts and searches"),
      [this] { showOwnMethods(); }, {});
}

void WindowActions::showOwnMethods() {
  if (auto* open = m_targets.window->findChild<OwnMethodsDialog*>()) {
    open->show();
    open->raise();
    open->activateWindow();
    return;
  }
  auto* dialog = new OwnMethodsDialog(m_targets.ownMethods, m_targets.window);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &OwnMethodsDialog::sceneChosen, this,
          [this](const Scene& scene, const QString& title) {
            if (!m_targets.files->mayLeave()) return;
            m_targets.document->setScene(scene, title);
            emit message(tr("Opened the input of a failure: %1").arg(title));
          });
  dialog->show();
}

void WindowActions::findDisagreements() {
  // One search is enough: it goes on while the window is used.
  if (auto* open = m_targets.window->findChild<FindDialog*>()) {
    open->show();
    open->raise();
    open->activateWindow();
    return;
  }
  auto* dialog = new FindDialog(m_targets.document->scene(), m_targets.selection->ids(),
                                m_targets.window, m_targets.ownMethods);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  connect(dialog, &FindDialog::sceneChosen, this, [this](const Scene& scene, const QString& title) {
    if (!m_targets.files->mayLeave()) return;
    m_targets.document->setScene(scene, title);
    emit message(tr("Opened a finding: %1").arg(title));
  });
  dialog->show();
}

void WindowActions::showInvariance() {
  const Scene& scene = m_targets.document->scene();
  const auto pair = pairInFocus(scene, m_targets.selection->ids());
  if (!pair) {
    emit message(tr("No two objects are asked about."));
    return;
  }
  SearchCase given;
  QStringList names;
  for (const std::string& id : {pair->first, pair->second}) {
    const Operand operand(scene, id);
    if (!operand) return;
    if (operand->displacement) given.displacements[given.shapes.size()] = *operand->displacement;
    given.shapes.push_back(operand->shape);
    names << objectText(*operand);
  }
  auto* dialog = new InvarianceDialog(given, names.join(QStringLiteral(" – ")), m_targets.window,
                                      m_targets.ownMethods);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

}  // namespace hairline
