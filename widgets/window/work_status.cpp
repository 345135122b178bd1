#include "widgets/window/work_status.h"

#include <QBoxLayout>
#include <QLabel>
#include <QProgressBar>
#include <QToolButton>

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
  m_cancel->setToolTip(tr("Cancel this computation. It restarts with the next edit."));
  m_cancel->setAutoRaise(true);
  auto* layout = new QHBoxLayout(this);
  layout->setContentsMargins(0, 0, 0, 0);
  layout->addWidget(m_text);
  layout->addWidget(m_bar);
  layout->addWidget(m_cancel);
  hide();
  connect(m_cancel, &QToolButton::clicked, this, [this] {
    if (!m_task) refresh();
    if (m_task) m_worker->cancel(*m_task);
    refresh();
  });
  connect(&m_timer, &QTimer::timeout, this, &WorkStatus::refresh);
  connect(m_worker, &Worker::busyChanged, this, [this](bool busy) {
    if (busy) {
      m_timer.start(patience);
    } else {
      m_timer.stop();
      m_task.reset();
      hide();
    }
  });
}

void WorkStatus::refresh() {
  m_timer.setInterval(pace);
  const std::optional<Worker::Activity> activity = m_worker->activity();
  if (!activity) return;
  if (m_task != activity->task) m_clock.start();
  m_task = activity->task;
  // Never a busy bar: its animation goes on when it is hidden.
  m_bar->setVisible(activity->progress.has_value());
  m_bar->setValue(qRound(activity->progress.value_or(0) * 100));
  m_text->setText(textOf(activity->task));
  show();
}

QString WorkStatus::textOf(Task task) const {
  switch (task) {
    case Task::arrange:
      return tr("Solving exactly… %1 s").arg(m_clock.elapsed() / 1000);
    case Task::meshFiles:
      return tr("Reading mesh files…");
    case Task::focus:
      return tr("Asking about the pair…");
    case Task::trees:
      return tr("Preparing the mesh for the mouse…");
    case Task::cells:
      return tr("Deciding cells…");
    case Task::contacts:
      return tr("Looking where meshes meet…");
    case Task::hierarchy:
      return tr("Building a tree…");
    case Task::walk:
      return tr("Walking two trees…");
    case Task::volumes:
      return tr("Fitting volumes…");
    case Task::curve:
      return tr("Computing the curve…");
    case Task::rays:
      return tr("Casting rays…");
    case Task::map:
      return tr("Asking for the map…");
    case Task::findings:
      return tr("Inspecting the mesh…");
    case Task::pairs:
      return tr("Asking about all pairs…");
    case Task::watertightness:
      break;
  }
  return tr("Looking for leaks…");
}

}  // namespace hairline
