#include "widgets/jobs/work_status.h"

#include <QBoxLayout>
#include <QElapsedTimer>
#include <QFrame>
#include <QLabel>
#include <QPointer>
#include <QProgressBar>
#include <QToolButton>
#include <algorithm>
#include <chrono>

#include "widgets/controls/box_layouts.h"

namespace hairline {
namespace {

constexpr std::chrono::milliseconds patience{200};
constexpr std::chrono::milliseconds pace{100};

QString workText(Task task, qint64 seconds) {
  return QStringList{WorkStatus::tr("Solving exactly… %1 s").arg(seconds),
                     WorkStatus::tr("Reading mesh files…"),
                     WorkStatus::tr("Testing the active pair…"),
                     WorkStatus::tr("Indexing the mesh for picking…"),
                     WorkStatus::tr("Deciding cells…"),
                     WorkStatus::tr("Deciding cells of other grids…"),
                     WorkStatus::tr("Finding mesh intersections…"),
                     WorkStatus::tr("Building a tree…"),
                     WorkStatus::tr("Traversing two trees…"),
                     WorkStatus::tr("Fitting volumes…"),
                     WorkStatus::tr("Computing the curve…"),
                     WorkStatus::tr("Casting rays…"),
                     WorkStatus::tr("Computing the map…"),
                     WorkStatus::tr("Inspecting the mesh…"),
                     WorkStatus::tr("Testing all pairs…"),
                     WorkStatus::tr("Looking for leaks…")}
      .value(static_cast<int>(task));
}

QToolButton* makeButton(const char* name, const QString& text, const QString& tip) {
  auto* button = named(new QToolButton, QLatin1String(name));
  button->setText(text);
  button->setToolTip(tip);
  button->setAutoRaise(true);
  return button;
}

}  // namespace

/// A job: what it does, its progress, and its actions.
class WorkStatus::Row : public QWidget {
 public:
  Row(WorkStatus* status, QWidget* parent)
      : QWidget(parent),
        m_text(named(new QLabel, "workText")),
        m_bar(named(new QProgressBar, "workProgress", {},
                    WorkStatus::tr("Progress of the computation"))),
        m_cancel(
            makeButton("workCancel", WorkStatus::tr("Cancel"),
                       WorkStatus::tr("Cancel this computation. It restarts with the next edit."))),
        m_resume(makeButton("workResume", WorkStatus::tr("Resume"),
                            WorkStatus::tr("Resume this computation"))),
        m_dismiss(makeButton(
            "workDismiss", WorkStatus::tr("Dismiss"),
            WorkStatus::tr("Remove this entry. The computation restarts with the next edit."))) {
    m_bar->setTextVisible(false);
    m_bar->setFixedSize(fontMetrics().averageCharWidth() * 14, fontMetrics().height() * 2 / 3);
    auto* layout = rowOf(this, {{m_text, 1}, m_bar}, {});
    for (QToolButton* button : {m_cancel, m_resume, m_dismiss}) layout->addWidget(button);
    connect(m_cancel, &QToolButton::clicked, this, [this, status] {
      if (m_job) m_job->cancel();
      status->refresh();
    });
    connect(m_resume, &QToolButton::clicked, this, [this, status] {
      if (m_job) m_job->resume();
      status->refresh();
    });
    connect(m_dismiss, &QToolButton::clicked, this, [this, status] {
      status->m_dismissed.insert(m_job);
      status->refresh();
    });
  }

  void present(Job* job) {
    if (std::exchange(m_job, job) != job) m_clock.start();
    const QString text = workText(job->task(), m_clock.elapsed() / 1000);
    m_text->setText(job->state() == Job::State::cancelled
                        ? WorkStatus::tr("Cancelled: %1").arg(text)
                    : job->state() == Job::State::failed ? WorkStatus::tr("Failed: %1").arg(text)
                                                         : text);
    m_text->setToolTip(job->error());
    const std::optional<double> progress = job->progress();
    // Never a busy indicator: its animation continues while it is hidden.
    m_bar->setVisible(progress.has_value());
    m_bar->setValue(qRound(progress.value_or(0) * 100));
    m_cancel->setVisible(job->isPending());
    m_resume->setVisible(!job->isPending());
    m_dismiss->setVisible(!job->isPending());
    setVisible(true);
  }

 private:
  QPointer<Job> m_job;
  QElapsedTimer m_clock;
  QLabel* m_text;
  QProgressBar* m_bar;
  QToolButton* m_cancel;
  QToolButton* m_resume;
  QToolButton* m_dismiss;
};

WorkStatus::WorkStatus(Jobs* jobs, QWidget* parent)
    : QWidget(parent),
      m_jobs(jobs),
      m_first(new Row(this, this)),
      m_more(makeButton("workMore", {}, tr("Show all computations in the background"))),
      m_list(named(new QFrame(this, Qt::Popup), "workList")) {
  setObjectName(QStringLiteral("workStatus"));
  m_more->setAccessibleName(m_more->toolTip());
  m_list->setFrameShape(QFrame::StyledPanel);
  new QVBoxLayout(m_list);
  rowOf(this, {m_first, m_more}, {});
  hide();
  connect(m_more, &QToolButton::clicked, this, [this] {
    m_list->show();
    refresh();
  });
  connect(&m_timer, &QTimer::timeout, this, &WorkStatus::refresh);
  connect(m_jobs, &Jobs::changed, this, &WorkStatus::jobsChanged);
}

std::vector<Job*> WorkStatus::listed() const {
  std::vector<Job*> jobs;
  for (Job* job : m_jobs->all()) {
    if (job->isPending() || (job->isCancelled() && !m_dismissed.contains(job))) jobs.push_back(job);
  }
  const auto rank = [](const Job* job) { return job->isRunning() ? 0 : job->isPending() ? 1 : 2; };
  std::ranges::stable_sort(jobs, {}, rank);
  return jobs;
}

void WorkStatus::jobsChanged() {
  std::erase_if(m_dismissed, [this](const Job* job) {
    const auto& all = m_jobs->all();
    return std::ranges::find(all, job) == all.end() || !job->isCancelled();
  });
  if (listed().empty()) {
    refresh();
  } else if (!m_timer.isActive()) {
    m_timer.start(patience);
  }
}

void WorkStatus::refresh() {
  const std::vector<Job*> jobs = listed();
  if (std::ranges::any_of(jobs, &Job::isPending)) {
    m_timer.start(pace);
  } else {
    m_timer.stop();
  }
  setVisible(!jobs.empty());
  if (jobs.size() < 2) m_list->hide();
  if (jobs.empty()) return;
  m_first->present(jobs.front());
  m_more->setVisible(jobs.size() > 1);
  m_more->setText(tr("%n more", nullptr, static_cast<int>(jobs.size()) - 1));
  if (!m_list->isVisible()) return;
  while (m_rows.size() < jobs.size()) {
    m_rows.push_back(new Row(this, m_list));
    m_list->layout()->addWidget(m_rows.back());
  }
  for (std::size_t i = 0; i < m_rows.size(); ++i) {
    if (i < jobs.size()) {
      m_rows[i]->present(jobs[i]);
    } else {
      m_rows[i]->hide();
    }
  }
  placeList();
}

void WorkStatus::placeList() {
  m_list->layout()->activate();
  m_list->adjustSize();
  const QPoint corner = m_more->mapToGlobal(QPoint(m_more->width(), 0));
  m_list->move(corner.x() - m_list->width(), corner.y() - m_list->height());
}

}  // namespace hairline
