#include <QFileInfo>
#include <QRegularExpression>

#include "core/recording/recorded_scene.h"
#include "core/scene/object_part.h"
#include "widgets/explain/step_through_dialog.h"
#include "widgets/recording/recording_window.h"
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

/// A name that can stand in a program.
QString testName(QString name) {
  return name.replace(QRegularExpression(QStringLiteral("[^A-Za-z0-9_]+")), QStringLiteral("_"));
}

}  // namespace

bool MainWindow::takeScene(const Scene& scene, const QString& title, bool isModified) {
  if (!m_files->mayLeave()) return false;
  m_session.document.setScene(scene, title, isModified);
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
    dialog = new OwnMethodsDialog(&m_session.ownMethods, this);
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
    dialog = new FindDialog(m_session.document.scene(), m_session.selection.ids(), this,
                            &m_session.ownMethods);
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
  auto* window = new FindingsWindow(path, &m_session.ownMethods, this);
  connect(window, &FindingsWindow::opened, this,
          [this](const QString& read) { m_files->remember(read); });
  connectFindings(window);
}

void MainWindow::connectFindings(FindingsWindow* window) {
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &FindingsWindow::sceneChosen, this, &MainWindow::takeFinding);
  bringToFront(window);
}

void MainWindow::showRecording(const QString& path) {
  const QString absolute = QFileInfo(path).absoluteFilePath();
  for (RecordingWindow* shown : findChildren<RecordingWindow*>()) {
    if (shown->path() == absolute) return bringToFront(shown);
  }
  auto* window = new RecordingWindow(path, this);
  window->setAttribute(Qt::WA_DeleteOnClose);
  connect(window, &RecordingWindow::sceneChosen, this, &MainWindow::takeRecord);
  connect(window, &RecordingWindow::opened, this,
          [this](const QString& read) { m_files->remember(read); });
  connect(window, &RecordingWindow::findingsWanted, this,
          [this](const std::vector<Scene>& findings, const QString& title) {
            connectFindings(new FindingsWindow(findings, title, &m_session.ownMethods, this));
          });
  connect(window, &RecordingWindow::testsWanted, window,
          [this, window](const std::vector<Scene>& findings, const QString& title) {
            ExportDialog dialog(findings, testName(title), window);
            connect(&dialog, &ExportDialog::message, this, &MainWindow::showMessage);
            dialog.exec();
          });
  bringToFront(window);
}

void MainWindow::takeRecord(const Scene& scene, const QString& title) {
  if (!takeScene(scene, title)) return;
  const Json& recorded = recordedIn(scene);
  const auto given = caseInFocus(scene);
  const auto answer = given ? recordedAnswer(recorded, *given) : std::nullopt;
  if (answer) m_session.cursor.setReport(std::string(recordedMethod), answer->scalar, answer->kind);
  showMessage(tr("Opened: %1").arg(title));
}

void MainWindow::takeFinding(const Scene& scene, const QString& title) {
  if (!takeScene(scene, title)) return;
  // Explain shows the method of the finding.
  if (const auto finding = findingOf(scene)) {
    m_session.cursor.setReport(finding->method, finding->scalar, finding->query);
  }
  showMessage(tr("Opened a finding: %1").arg(title));
}

void MainWindow::showInvariance() {
  const Scene& scene = m_session.document.scene();
  const auto pair = pairInFocus(scene, m_session.selection.ids());
  if (!pair) {
    showMessage(tr("There is no active pair."));
    return;
  }
  const Operand a(scene, pair->first);
  const Operand b(scene, pair->second);
  const PairQuestion question(*a, *b, {});
  if (!question.isOnlyTranslated()) {
    showMessage(
        tr("The active pair moves in a way that this test does not know; it is tested at "
           "rest."));
  }
  auto* dialog = new InvarianceDialog(question.asCase(),
                                      QStringLiteral("%1 – %2").arg(objectText(*a), objectText(*b)),
                                      this, &m_session.ownMethods);
  dialog->setAttribute(Qt::WA_DeleteOnClose);
  dialog->show();
}

void MainWindow::exportScene() {
  const Document& document = m_session.document;
  const QString name =
      testName(document.filePath().isEmpty() ? QStringLiteral("test_scene")
                                             : QFileInfo(document.filePath()).baseName());
  ExportDialog dialog(document.scene(), m_session.selection.ids(), name, m_view->viewState(), this);
  connect(&dialog, &ExportDialog::message, this, &MainWindow::showMessage);
  dialog.exec();
}

void MainWindow::exportSteps() {
  const PairReports* pair = m_session.runner.focus();
  const Report* report = m_session.cursor.report(pair);
  if (report == nullptr || report->trace.steps.empty()) {
    showMessage(tr("There are no steps to export: select two objects first."));
    return;
  }
  const auto place = static_cast<std::size_t>(report - pair->reports.data());
  StepThroughDialog dialog({m_session.document.scene(), *pair, place, m_view->viewState()}, this);
  connect(&dialog, &StepThroughDialog::message, this, &MainWindow::showMessage);
  dialog.exec();
}

}  // namespace hairline
