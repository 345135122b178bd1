#include "widgets/window/work_status.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

#include "widgets/run/worker.h"

namespace hairline {
namespace {

constexpr std::chrono::milliseconds patience{200};
constexpr std::chrono::milliseconds pace{100};

}  // namespace

WorkStatus::WorkStatus(Worker* worker, QWidget* parent)
    : QWidget(parent),
      m_worker(worker),
      m_text(new QLabel),
      m_bar(new QProgressBar),
      m_cancel(new QToolButton) {
  setObjectName(QStringLiteral("workStatus"));
  m_text->setObjectName(QStringLiteral("workText"));
  m_bar->setObjectName(QStringLiteral("workProgress"));
  m_bar->setAccessibleName(tr("Progress of the computation"));
  m_bar->setTextVisible(false);
  m_bar->setFixedSize(fontMetrics().averageCharWidth() * 14, fontMetrics().height() * 2 / 3);
  m_cancel->setObjectName(QStringLiteral("workCancel"));
  m_cancel->setText(tr("Cancel"));
  m_cancel->setToolTip(tr("Stop computing. The next change asks again."));
  m_cancel->setAutoRaise(true);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_text);
  layout->addWidget(m_bar);
  layout->addWidget(m_cancel);
  hide();
  connect(m_cancel, &QToolButton::clicked, m_worker, &Worker::cancel);
  connect(&m_timer, &QTimer::timeout, this, &WorkStatus::refresh);
  connect(m_worker, &Worker::busyChanged, this, [this](bool busy) {
    if (busy) {
      m_clock.start();
      m_timer.start(patience);
    } else {
      m_timer.stop();
      hide();
    }
  });
}

void WorkStatus::refresh() {
  m_timer.setInterval(pace);
  const std::optional<double> progress = m_worker->progress();
  // Never a busy bar: its animation goes on when it is hidden.
  m_bar->setVisible(progress.has_value());
  m_bar->setValue(qRound(progress.value_or(0) * 100));
  m_text->setText(m_worker->isBusy(Task::arrange)
                      ? tr("Solving exactly… %1 s").arg(m_clock.elapsed() / 1000)
                  : m_worker->isBusy(Task::meshFiles) ? tr("Reading mesh files…")
                  : m_worker->isBusy(Task::focus)     ? tr("Asking about the pair…")
                  : m_worker->isBusy(Task::trees)     ? tr("Preparing the mesh for the mouse…")
                  : m_worker->isBusy(Task::cells)     ? tr("Deciding cells…")
                  : m_worker->isBusy(Task::contacts)  ? tr("Looking where meshes meet…")
                  : m_worker->isBusy(Task::hierarchy) ? tr("Building a tree…")
                  : m_worker->isBusy(Task::walk)      ? tr("Walking two trees…")
                  : m_worker->isBusy(Task::volumes)   ? tr("Fitting volumes…")
                  : m_worker->isBusy(Task::rays)      ? tr("Casting rays…")
                  : m_worker->isBusy(Task::map)       ? tr("Asking for the map…")
                  : m_worker->isBusy(Task::findings)  ? tr("Inspecting the mesh…")
                  : m_worker->isBusy(Task::pairs)     ? tr("Asking about all pairs…")
                  : m_worker->isBusy(Task::watertightness) ? tr("Looking for leaks…")
                                                           : tr("Computing the curve…"));
  show();
}

}  // namespace hairline
