#pragma once

#include <limits>

#include "core/query/intersect/linear/ratio.h"
#include "core/query/linear.h"
#include "core/query/trace.h"

namespace hairline {

/// What remains of a line, ray or segment after clipping by half-spaces, one after the other. A
/// direction of zero (a degenerate segment) is clipped like a line parallel to everything.
template <Scalar S, typename Observer>
class LineClip {
 public:
  /// The source of an end that belongs to the ray or segment itself.
  static constexpr int ownEnd = -1;

  LineClip(const Linear<S>& line, Observer& observer) : m_line(line), m_observer(observer) {
    if (line.hasStart) m_enter.set({S(0), S(1)});
    if (line.hasEnd) m_exit.set({S(1), S(1)});
  }

  const Linear<S>& line() const { return m_line; }
  bool empty() const { return m_empty; }
  /// Nothing remains and no observer needs the rest.
  bool done() const { return m_empty && !m_observer.records; }

  /// Keeps value + t slope >= 0. `source` is stored with the end that this cut makes.
  void keep(Label label, const S& value, const S& slope, int source) {
    begin();
    cut(value, slope, source);
    end(label, sign(slope) == 0);
  }
  /// Keeps value + t slope = 0.
  void keepEqual(Label label, const S& value, const S& slope, int source) {
    begin();
    cut(value, slope, source);
    cut(-value, -slope, source);
    end(label, sign(slope) == 0);
  }
  /// Keeps low + t slope >= 0 and high - t slope >= 0; the second end has source + 1.
  void keepSlab(Label label, const S& low, const S& high, const S& slope, int source) {
    begin();
    cut(low, slope, source);
    cut(high, -slope, source + 1);
    end(label, sign(slope) == 0);
  }

  /// The smallest remaining t, and its source. A line that is unbounded below is taken at its end,
  /// or at its origin.
  S enter() const {
    return m_enter.isSet ? m_enter.t.value() : m_exit.isSet ? m_exit.t.value() : S(0);
  }
  int enterSource() const { return m_enterSource; }
  /// Whether more than one point of a cut that is bounded on both sides remains.
  bool isLong() const { return m_enter.isSet && m_exit.isSet && compare(m_enter.t, m_exit.t) < 0; }
  /// Whether the line ends, and the greatest remaining t if it does.
  bool hasExit() const { return m_exit.isSet; }
  S exit() const { return m_exit.t.value(); }
  /// A t well within the remaining interval.
  S middle() const { return isLong() ? S((enter() + exit()) / S(2)) : enter(); }
  /// The sources of the two ends between which nothing remains: of the last start and the first
  /// end; both are that of a parallel half-space that misses the whole line.
  int emptiedFrom() const { return m_emptiedFrom; }
  int emptiedTo() const { return m_emptiedTo; }

 private:
  // A bound of t, or none. Not an optional, for which the compiler warns about uninitialized
  // numbers.
  struct Bound {
    Ratio<S> t;
    bool isSet = false;

    void set(const Ratio<S>& value) {
      t = value;
      isSet = true;
    }
  };

  void begin() {
    if (m_observer.records) {
      m_ownEnter.isSet = false;
      m_ownExit.isSet = false;
      m_blocked = false;
    }
  }

  void cut(const S& value, const S& slope, int source) {
    const int direction = sign(slope);
    if (direction == 0) {
      if (sign(value) >= 0) return;
      m_blocked = true;
      if (m_empty) return;
      m_empty = true;
      m_emptiedFrom = m_emptiedTo = source;
      return;
    }
    if (direction > 0) {
      const Ratio<S> t(-value, slope);
      if (m_observer.records) m_ownEnter.set(t);
      if (!m_empty && (!m_enter.isSet || compare(m_enter.t, t) < 0)) {
        m_enter.set(t);
        m_enterSource = source;
      }
    } else {
      const Ratio<S> t(value, -slope);
      if (m_observer.records) m_ownExit.set(t);
      if (!m_empty && (!m_exit.isSet || compare(t, m_exit.t) < 0)) {
        m_exit.set(t);
        m_exitSource = source;
      }
    }
    if (!m_empty && m_enter.isSet && m_exit.isSet && compare(m_enter.t, m_exit.t) > 0) {
      m_empty = true;
      m_emptiedFrom = m_enterSource;
      m_emptiedTo = m_exitSource;
    }
  }

  void end(Label label, bool parallel) {
    m_observer.step([&] {
      SlabStep step;
      step.label = label;
      step.parallel = parallel;
      if (!m_blocked) step.t = shown(m_ownEnter, m_ownExit);
      step.remaining = shown(m_enter, m_exit);
      step.empties = m_empty && !m_wasEmpty;
      return step;
    });
    if (m_empty && !m_wasEmpty) m_observer.decide();
    m_wasEmpty = m_empty;
  }

  static Interval<double> shown(const Bound& low, const Bound& high) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return {low.isSet ? toDouble(low.t.value()) : -infinity,
            high.isSet ? toDouble(high.t.value()) : infinity};
  }

  Linear<S> m_line;
  Observer& m_observer;
  Bound m_enter;
  Bound m_exit;
  int m_enterSource = ownEnd;
  int m_exitSource = ownEnd;
  int m_emptiedFrom = ownEnd;
  int m_emptiedTo = ownEnd;
  bool m_empty = false;
  bool m_wasEmpty = false;
  bool m_blocked = false;
  // The current cut alone, for the trace.
  Bound m_ownEnter;
  Bound m_ownExit;
};

}  // namespace hairline
