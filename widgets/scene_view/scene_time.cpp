#include "widgets/scene_view/scene_time.h"

#include <algorithm>

namespace hairline {
namespace {

/// How long it takes from 0 to 1.
constexpr double secondsToPlay = 3;

}  // namespace

SceneTime::SceneTime(QObject* parent) : QObject(parent) {
  m_timer.setInterval(16);
  connect(&m_timer, &QTimer::timeout, this, &SceneTime::advance);
}

void SceneTime::setValue(double value) {
  value = std::clamp(value, 0.0, 1.0);
  if (value == m_value) return;
  m_value = value;
  emit changed(value);
}

void SceneTime::setPlaying(bool playing) {
  if (playing == isPlaying()) return;
  if (playing) {
    if (m_value >= 1) setValue(0);
    m_clock.start();
    m_timer.start();
  } else {
    m_timer.stop();
  }
  emit playingChanged(playing);
}

void SceneTime::rewind() {
  setPlaying(false);
  setValue(0);
}

void SceneTime::advance() {
  const double step = static_cast<double>(m_clock.restart()) / 1000 / secondsToPlay;
  if (m_value + step < 1) {
    setValue(m_value + step);
  } else if (m_loops) {
    setValue(m_value >= 1 ? 0 : 1);
  } else {
    setValue(1);
    setPlaying(false);
  }
}

}  // namespace hairline
