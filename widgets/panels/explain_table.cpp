#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QMessageBox>
#include <QSettings>

#include "core/scene/atomic_file.h"
#include "widgets/commands/command.h"
#include "widgets/models/steps_model.h"
#include "widgets/panels/explain_panel.h"
#include "widgets/report/report_tables.h"
#include "widgets/text/core_message.h"

// The steps that the panel Explain shows, as a table for other programs.

namespace hairline {

void ExplainPanel::addTableActions() {
  const auto addCopy = [this](const char* id, const QString& text, const QString& tip,
                              QString (*format)(const TextTable&)) {
    addCommand(this, id, text, tip, {}, [this, format] {
      if (m_model->rowCount() > 0) {
        QGuiApplication::clipboard()->setText(format(stepsTable(*m_model)));
      }
    });
  };
  addCopy("actionCopyStepsMarkdown", tr("Copy Steps as &Markdown"),
          tr("Copy the steps as a table of Markdown"), &toMarkdown);
  addCopy("actionCopyStepsCsv", tr("Copy Steps as CS&V"),
          tr("Copy the steps as a table for spreadsheets"), &toCsv);
  addCommand(this, "actionSaveSteps", tr("&Save Steps…"),
             tr("Save the steps as a CSV or Markdown table"), {}, [this] { saveTable(); });
}

void ExplainPanel::saveTable() {
  if (m_model->rowCount() == 0) return;
  const QString folder = QSettings().value(QStringLiteral("exportFolder")).toString();
  const QString proposed =
      (folder.isEmpty() ? QString() : folder + QLatin1Char('/')) + QStringLiteral("steps.csv");
  const QString path = QFileDialog::getSaveFileName(
      this, tr("Save Steps"), proposed, tr("Tables (*.csv);;Markdown (*.md);;All files (*)"));
  if (path.isEmpty()) return;
  const bool markdown = path.endsWith(QStringLiteral(".md"), Qt::CaseInsensitive);
  const TextTable table = stepsTable(*m_model);
  const std::string text = (markdown ? toMarkdown(table) : toCsv(table)).toStdString();
  if (const auto error = writeFileAtomically(path.toStdString(), text)) {
    QMessageBox::critical(this, tr("Not saved"), coreMessage(error->message));
    return;
  }
  QSettings().setValue(QStringLiteral("exportFolder"), QFileInfo(path).absolutePath());
}

}  // namespace hairline
