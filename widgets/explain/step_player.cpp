#include "widgets/explain/step_player.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QSlider>
#include <QToolButton>
#include <algorithm>

#include "widgets/controls/box_layouts.h"
#include "widgets/controls/theme.h"
#include "widgets/pair/trace_cursor.h"
#include "widgets/window/command.h"

namespace hairline {
namespace {

constexpr std::chrono::milliseconds pace{800};

}  // namespace

StepPlayer::StepPlayer(TraceCursor* cursor, const QString& name, const QString& title,
                       QWidget* parent)
    : QWidget(parent),
      m_cursor(cursor),
      m_slider(named(new QSlider(Qt::Horizontal), name + QStringLiteral("Slider"), {}, tr("Step"))),
      m_place(named(new QLabel, name + QStringLiteral("Place"))) {
  m_timer.setInterval(pace);
  m_back = addButton(name + QStringLiteral("Back"), "step-back", tr("One step back"));
  m_play = addButton(name + QStringLiteral("Play"), "play", tr("Play the steps"));
  m_play->setCheckable(true);
  m_forwards =
      addButton(name + QStringLiteral("Forwards"), "step-forward", tr("One step forwards"));
  m_slider->setPageStep(1);
  rowOf(this, {m_back, m_play, m_forwards, {m_slider, 1}, m_place}, {}, 2);
  connect(m_back, &QToolButton::clicked, this, [this] {
    setPlaying(false);
    go(m_cursor->pinned() < 0 ? m_count - 1 : m_cursor->pinned() - 1);
  });
  connect(m_forwards, &QToolButton::clicked, this, [this] {
    setPlaying(false);
    go(m_cursor->pinned() + 1);
  });
  connect(m_play, &QToolButton::clicked, this, &StepPlayer::setPlaying);
  connect(m_slider, &QSlider::valueChanged, this, [this](int value) {
    // The first position shows no step.
    if (value - 1 != m_cursor->pinned()) m_cursor->pin(value - 1);
  });
  connect(&m_timer, &QTimer::timeout, this, [this] {
    if (m_cursor->pinned() + 1 >= m_needed) {
      setPlaying(false);
    } else {
      go(m_cursor->pinned() + 1);
    }
  });
  connect(m_cursor, &TraceCursor::changed, this, &StepPlayer::showCursor);
  connect(&ThemeSwitch::instance(), &ThemeSwitch::changed, this, [this] {
    m_back->setIcon(themedIcon("step-back"));
    m_play->setIcon(themedIcon(m_timer.isActive() ? "pause" : "play"));
    m_forwards->setIcon(themedIcon("step-forward"));
  });
  // So that they appear in the list of all commands, and can be given shortcuts.
  const auto add = [this](const QString& text, QToolButton* button) {
    const QString id = button->objectName();
    addCommand(this, QStringLiteral("action") + id.left(1).toUpper() + id.mid(1), text, text, {},
               [button] { button->click(); });
  };
  //: What is played, and what the command does.
  add(tr("%1: One Step Back").arg(title), m_back);
  add(tr("%1: Play or Pause the Steps").arg(title), m_play);
  add(tr("%1: One Step Forwards").arg(title), m_forwards);
  setCount(0, 0);
}

QToolButton* StepPlayer::addButton(const QString& name, const char* icon, const QString& tip) {
  auto* button = named(new QToolButton, name);
  button->setIcon(themedIcon(icon));
  button->setAutoRaise(true);
  button->setToolTip(tip);
  button->setAccessibleName(tip);
  return button;
}

void StepPlayer::setCount(int count, int needed) {
  m_count = count;
  m_needed = needed;
  setEnabled(count > 0);
  m_slider->setRange(0, count);
  if (count == 0) setPlaying(false);
  showCursor();
}

void StepPlayer::go(int step) {
  if (m_count > 0) m_cursor->pin(std::clamp(step, 0, m_count - 1));
}

void StepPlayer::setPlaying(bool playing) {
  if (playing && m_cursor->pinned() + 1 >= m_needed) go(0);
  if (playing) {
    m_timer.start();
  } else {
    m_timer.stop();
  }
  m_play->setChecked(playing);
  m_play->setIcon(themedIcon(playing ? "pause" : "play"));
  m_play->setToolTip(playing ? tr("Pause") : tr("Play the steps"));
}

void StepPlayer::showCursor() {
  const int pinned = std::min(m_cursor->pinned(), m_count - 1);
  m_slider->setValue(pinned + 1);
  m_forwards->setEnabled(pinned + 1 < m_count);
  m_back->setEnabled(pinned != 0);
  //: The number of a step and how many there are.
  m_place->setText(tr("%1 of %2").arg(pinned + 1).arg(m_count));
  m_place->setMinimumWidth(
      m_place->fontMetrics().horizontalAdvance(tr("%1 of %2").arg(88).arg(88)));
}

}  // namespace hairline
