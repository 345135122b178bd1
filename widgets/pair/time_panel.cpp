#include "widgets/pair/time_panel.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QLabel>
#include <QSlider>
#include <QStackedWidget>
#include <QToolButton>
#include <algorithm>

#include "core/scene/object_part.h"
#include "widgets/controls/box_layouts.h"
#include "widgets/controls/page_parts.h"
#include "widgets/controls/theme.h"
#include "widgets/document/document.h"
#include "widgets/pair/distance_plot.h"
#include "widgets/pair/query_runner.h"
#include "widgets/scene_view/scene_time.h"
#include "widgets/text/labels.h"
#include "widgets/text/numbers.h"
#include "widgets/text/verdicts.h"
#include "widgets/window/command.h"

namespace hairline {
namespace {

constexpr int sliderSteps = 1000;
constexpr int curveSamples = 65;

/// "First contact: 0.25 (analytic, interval halving) · 0.26 (analytic in float)". The plot's
/// tooltip has every digit.
QString contactsText(const DistanceCurve& curve) {
  QList<std::pair<QString, QStringList>> times;
  for (const DistanceCurve::Contact& contact : curve.contacts) {
    const QString method = methodText(contact.method);
    const QString time = shortNumber(contact.time);
    const auto same = std::find_if(times.begin(), times.end(),
                                   [&](const auto& each) { return each.first == time; });
    if (same == times.end()) {
      times.append({time, {method}});
    } else if (!same->second.contains(method)) {
      same->second << method;
    }
  }
  QStringList parts;
  for (const auto& [time, names] : times) {
    parts << TimePanel::tr("%1 (%2)").arg(time, names.join(QStringLiteral(", ")));
  }
  if (parts.isEmpty()) return TimePanel::tr("No contact during the motion.");
  return TimePanel::tr("First contact: %1").arg(parts.join(QStringLiteral(" · ")));
}

}  // namespace

TimePanel::TimePanel(QueryRunner* runner, SceneTime* time, QWidget* parent)
    : QWidget(parent),
      m_runner(runner),
      m_time(time),
      m_pages(new QStackedWidget),
      m_empty(makeWrappedLabel("timeEmpty")),
      m_plot(named(new DistancePlot, "distancePlot")),
      m_slider(named(new ContactSlider, "timeSlider")),
      m_play(named(new QToolButton, "timePlay")),
      m_loop(named(new QCheckBox(tr("&Loop")), "timeLoop")),
      m_contacts(makeWrappedLabel("timeContacts")),
      m_job(runner->job()->jobs(), Task::curve) {
  m_empty->setAlignment(Qt::AlignCenter);
  m_empty->setMargin(24);
  m_pages->addWidget(m_empty);

  m_slider->setRange(0, sliderSteps);
  m_slider->setSingleStep(10);
  m_slider->setPageStep(100);
  m_slider->setAccessibleName(tr("Time"));
  m_play->setCheckable(true);
  m_play->setAutoRaise(true);
  m_loop->setChecked(m_time->loops());
  m_loop->setToolTip(tr("Start again at the end"));
  m_contacts->setTextInteractionFlags(Qt::TextSelectableByMouse);

  auto* page = new QWidget;
  columnOf(page, {{m_plot, 1}, rowOf({m_play, {m_slider, 1}, m_loop}), m_contacts}, {8, 6, 8, 8});
  m_pages->addWidget(page);
  columnOf(this, {m_pages}, {});

  connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
    if (value != qRound(m_time->value() * sliderSteps)) {
      m_time->setValue(static_cast<double>(value) / sliderSteps);
    }
  });
  connect(m_slider, &QSlider::sliderPressed, this, [this] { m_time->setPlaying(false); });
  connect(m_play, &QToolButton::toggled, m_time, &SceneTime::setPlaying);
  connect(m_loop, &QCheckBox::toggled, m_time, &SceneTime::setLoops);
  connect(m_plot, &DistancePlot::timeWanted, m_time, &SceneTime::setValue);
  connect(m_time, &SceneTime::changed, this, &TimePanel::showTime);
  connect(m_time, &SceneTime::playingChanged, this, &TimePanel::showTime);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, &TimePanel::showTime);
  connect(m_runner, &QueryRunner::updated, this, &TimePanel::refresh);
  addCommand(this, "actionTimePlay", tr("Time: Play or Pause"),
             tr("Play the motion from time 0 to 1, or pause it"), {}, [this] { m_play->toggle(); });
  showTime();
}

QSize TimePanel::sizeHint() const { return {320, 240}; }

void TimePanel::showEvent(QShowEvent* event) {
  QWidget::showEvent(event);
  refresh();
}

void TimePanel::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  // Nothing moves while what stops it is out of sight.
  m_time->setPlaying(false);
}

void TimePanel::refresh() {
  if (!isVisible()) return;  // showEvent catches up
  const PairReports* pair = m_runner->focus();
  const Scene& scene = m_runner->document().scene();
  const bool moving = pair != nullptr && isMoving(scene, *pair);
  m_pages->setCurrentIndex(moving ? 1 : 0);
  m_empty->setText(
      m_runner->isWithheld()
          ? withheldText()
          : tr("Neither object of this pair moves.\n\nGive one a displacement (Ctrl+M) "
               "to see when the two first touch."));
  if (!moving) return;
  m_plot->setContacts(contactsOf(*pair));
  m_slider->setContacts(m_plot->curve().contacts);
  const bool isSwept = std::ranges::any_of(
      pair->reports, [](const Report& report) { return report.info.kind == Kind::sweep; });
  m_contacts->setText(isSwept
                          ? contactsText(m_plot->curve())
                          : tr("No method finds the first contact of these shapes as they move."));
  const Operand a(scene, pair->a);
  const Operand b(scene, pair->b);
  if (a && b) askForCurve(*a, *b);
}

void TimePanel::askForCurve(const SceneObject& a, const SceneObject& b) {
  const auto same = [](const SceneObject& x, const SceneObject& y) {
    return identical(x.shape, y.shape) && x.displacement == y.displacement &&
           x.displacements == y.displacements && x.rotation == y.rotation;
  };
  // After a cancellation the next change computes it again.
  if (m_asked && same(m_asked->first, a) && same(m_asked->second, b) && !m_job.isCancelled())
    return;
  m_asked.emplace(a, b);
  m_plot->setSamples(std::nullopt);
  m_job.start([this, a, b](Job::Run& run) -> Job::Take {
    const auto isStopped = [&run](double part) {
      run.setProgress(part);
      return run.isStopped();
    };
    return [this, samples = distanceSamples(a, b, curveSamples, isStopped)] {
      m_plot->setSamples(samples);
    };
  });
}

void TimePanel::showTime() {
  m_slider->setValue(qRound(m_time->value() * sliderSteps));
  m_plot->setTime(m_time->value());
  const bool playing = m_time->isPlaying();
  m_play->setChecked(playing);
  m_play->setIcon(themedIcon(playing ? "pause" : "play"));
  m_play->setToolTip(playing ? tr("Pause") : tr("Play"));
  m_play->setAccessibleName(m_play->toolTip());
}

}  // namespace hairline
