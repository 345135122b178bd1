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

/// What is stepped through, as it stands: the dialog keeps copies.
struct StepThroughSubject {
  Scene scene;
  PairReports pair;
  std::size_t report = 0;
  ViewState view;
};

/// Writes the steps of a report as pictures, one a step, or as an animation, beside the window,
/// with progress and a way to cancel.
class StepThroughDialog : public QDialog {
  Q_OBJECT

 public:
  StepThroughDialog(StepThroughSubject subject, QWidget* parent);

  /// Starts writing; the result is told by `finished` or by the remark.
  void writeTo(const QString& path);

 signals:
  /// Something worth a line in the status bar.
  void message(const QString& text);

 private:
  void makeControls();
  void choose();
  void update();
  void cancel();
  /// What the job came to.
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
  /// Where it was written to, and why not; nothing while that is not known.
  struct Outcome {
    QString path;
    QString error;
  };
  std::optional<Outcome> m_outcome;
  Job m_job;
};

}  // namespace hairline
