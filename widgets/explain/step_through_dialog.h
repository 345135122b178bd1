#pragma once

#include <QDialog>
#include <memory>
#include <optional>
#include <variant>

#include "core/scene/scene.h"
#include "widgets/explain/step_through_writer.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/scene_view/view_state.h"

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QLabel;
class QProgressBar;
class QPushButton;

namespace hairline {

/// The input of the step-through; the dialog keeps copies.
struct StepThroughSubject {
  Scene scene;
  PairReports pair;
  std::size_t report = 0;
  ViewState view;
};

/// Writes the steps of a report as pictures, one per step, or as an animation, in the background,
/// with progress and cancellation.
class StepThroughDialog : public QDialog {
  Q_OBJECT

 public:
  StepThroughDialog(StepThroughSubject subject, QWidget* parent);

  /// Starts writing; the result is reported by `finished` or by the remark.
  void writeTo(const QString& path);

 signals:
  /// A message for the status bar.
  void message(const QString& text);

 private:
  void makeControls();
  void choose();
  void update();
  void cancel();
  /// The result of the job.
  void conclude();
  std::vector<QString> captions() const;
  StepThroughFormat format() const;
  QSize size() const;

  StepThroughSubject m_subject;
  QComboBox* m_formats;
  QComboBox* m_sizes;
  QDoubleSpinBox* m_seconds;
  QLabel* m_secondsLabel;
  QCheckBox* m_formulas;
  QProgressBar* m_progress;
  QLabel* m_remark;
  QPushButton* m_save;
  /// The path it was written to, or the error; nothing while unknown.
  struct Outcome {
    QString path;
    QString error;
  };
  std::optional<Outcome> m_outcome;
  Job m_job;
};

}  // namespace hairline
