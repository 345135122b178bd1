#pragma once

#include <QObject>
#include <QTimer>
#include <algorithm>

#include "widgets/pair/query_runner.h"

namespace hairline {

/// How long the window may be held up by one turn of the event loop, in processor time of its
/// thread. Other programs and other threads do not count; but the machine may be slow, and its
/// build may be checked by sanitizers, so that the test asks for a multiple of the 50 ms that are
/// promised. What it is there to find takes seconds.
inline constexpr double promisedMilliseconds = 50;
inline constexpr double slowMachine = 8;

/// Measures the processor time between ticks of a timer that wants to tick all the time.
class TurnMeter {
 public:
  TurnMeter() {
    m_timer.setInterval(0);
    QObject::connect(&m_timer, &QTimer::timeout, &m_timer, [this] {
      const double now = threadMilliseconds();
      m_longest = std::max(m_longest, now - m_last);
      m_last = now;
      ++m_turns;
    });
    m_last = threadMilliseconds();
    m_timer.start();
  }
  double longest() const { return m_longest; }
  int turns() const { return m_turns; }

 private:
  QTimer m_timer;
  double m_last = 0;
  double m_longest = 0;
  int m_turns = 0;
};

}  // namespace hairline
