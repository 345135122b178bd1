#include <QFileInfo>
#include <QRegularExpression>

#include "core/scene/object_part.h"
#include "widgets/explain/step_through_dialog.h"
#include "widgets/scene_view/scene_view.h"
#include "widgets/search/find_dialog.h"
#include "widgets/search/findings_window.h"
#include "widgets/search/invariance_dialog.h"
#include "widgets/search/own_methods_dialog.h"
#include "widgets/text/labels.h"
#include "widgets/voxels/comparison_window.h"
#include "widgets/window/export_dialog.h"
#include "widgets/window/file_controller.h"
#include "widgets/window/main_window.h"

// The windows and dialogs beside the main window.

namespace hairline {
namespace {

void bringToFront(QWidget* window) {
  window->show();
  window->raise();
  window->activateWindow();
}

}  // namespace

bool MainWindow::takeScene(const Scene& scene, const QString& title, bool isModified) {
  if (!m_files->mayLeave()) return false;
  m_document.setScene(scene, title, isModified);
  return true;
}

void MainWindow::showComparison() {
  if (m_comparison == nullptr) {
    m_comparison = new ComparisonWindow(this);
    connect(m_comparison, &ComparisonWindow::sceneRequested, this, [this](const Scene& scene) {
      if (takeScene(scene, QString::fromStdString(scene.name), true)) activateWindow();
    });
  }
  bringToFront(m_comparison);
}

void MainWindow::showOwnMethods() {
  auto* dialog = findChild<OwnMethodsDialog*>();
  if (dialog == nullptr) {
    dialog = new OwnMethodsDialog(&m_ownMethods, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &OwnMethodsDialog::sceneChosen, this,
            [this](const Scene& scene, const QString& title) {
              if (takeScene(scene, title)) {
                showMessage(tr("Opened the input of a failure: %1").arg(title));
              }
            });
  }
  bringToFront(dialog);
}

void MainWindow::findDisagreements() {
  // One search is enough: it continues while the window is used.
  auto* dialog = findChild<FindDialog*>();
  if (dialog == nullptr) {
    dialog = new FindDialog(m_document.scene(), m_selection.ids(), this, &m_ownMethods);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &FindDialog::sceneChosen, this, &MainWindow::takeFinding);
  }
  bringToFront(dialog);
}

void MainWindow::showFindings(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  for (FindingsWindow* shown : findChildren<FindingsWindow*>()) {
    if (shown->path() == absolute) return bringToFront(shown);
  }
  auto* window = new FindingsWindow(path, &m_ownMethods, this);
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &FindingsWindow::sceneChosen, this, &MainWindow::takeFinding);
  connect(window, &FindingsWindow::opened, this,
          [this](const QString& read) { m_files->remember(read); });
  bringToFront(window);
}

void MainWindow::takeFinding(const Scene& scene, const QString& title) {
  if (!takeScene(scene, title)) return;
  // Explain shows the method of the finding.
  if (const auto finding = findingOf(scene)) {
    m_cursor.setReport(finding->method, finding->scalar, finding->query);
  }
  showMessage(tr("Opened a finding: %1").arg(title));
}

void MainWindow::showInvariance() {
  const Scene& scene = m_document.scene();
  const auto pair = pairInFocus(scene, m_selection.ids());
  if (!pair) {
    showMessage(tr("There is no active pair."));
    return;
  }
  const Operand a(scene, pair->first);
  const Operand b(scene, pair->second);
  auto* dialog = new InvarianceDialog(PairQuestion(*a, *b, {}).asCase(),
                                      QStringLiteral("%1 – %2").arg(objectText(*a), objectText(*b)),
                                      this, &m_ownMethods);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

void MainWindow::exportScene() {
  const Document& document = m_document;
  // A name valid as an identifier.
  QString name = document.filePath().isEmpty() ? QStringLiteral("test_scene")
                                               : QFileInfo(document.filePath()).baseName();
  name.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9_]+")), QStringLiteral("_"));
  ExportDialog dialog(document.scene(), m_selection.ids(), name, m_view->viewState(), this);
  connect(&dialog, &ExportDialog::message, this, &MainWindow::showMessage);
  dialog.exec();
}

void MainWindow::exportSteps() {
  const PairReports* pair = m_runner.focus();
  const Report* report = m_cursor.report(pair);
  if (report == nullptr || report->trace.steps.empty()) {
    showMessage(tr("There are no steps to export: select two objects first."));
    return;
  }
  const auto place = static_cast<std::size_t>(report - pair->reports.data());
  StepThroughDialog dialog({m_document.scene(), *pair, place, m_view->viewState()}, this);
  connect(&dialog, &StepThroughDialog::message, this, &MainWindow::showMessage);
  dialog.exec();
}

}  // namespace hairline
