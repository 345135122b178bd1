#pragma once

#include <limits>
#include <optional>

#include "core/query/intersect/linear/ratio.h"
#include "core/query/linear.h"
#include "core/query/trace.h"

namespace hairline {

/// What is left of a line, ray or segment when it is cut by half-spaces, one after the other.
/// A direction of zero (a segment that is a point) is cut like any line parallel to everything.
template <Scalar S, typename Observer>
class LineClip {
 public:
  /// The source of an end that belongs to the ray or segment itself.
  static constexpr int ownEnd = -1;

  LineClip(const Linear<S>& line, Observer& observer) : m_line(line), m_observer(observer) {
    if (line.hasStart) m_enter.emplace(S(0), S(1));
    if (line.hasEnd) m_exit.emplace(S(1), S(1));
  }

  const Linear<S>& line() const { return m_line; }
  bool empty() const { return m_empty; }
  /// Nothing is left and nobody wants to see the rest.
  bool done() const { return m_empty && !Observer::records; }

  /// Keeps where value + t slope >= 0. `source` is kept with the end that this cut makes.
  void keep(Label label, const S& value, const S& slope, int source) {
    begin();
    cut(value, slope, source);
    end(label, sign(slope) == 0);
  }
  /// Keeps where value + t slope = 0.
  void keepEqual(Label label, const S& value, const S& slope, int source) {
    begin();
    cut(value, slope, source);
    cut(-value, -slope, source);
    end(label, sign(slope) == 0);
  }
  /// Keeps where low + t slope >= 0 and high - t slope >= 0; the second end has source + 1.
  void keepSlab(Label label, const S& low, const S& high, const S& slope, int source) {
    begin();
    cut(low, slope, source);
    cut(high, -slope, source + 1);
    end(label, sign(slope) == 0);
  }

  /// The smallest t left, and the source of it. A line that nothing bounds below is taken at its
  /// end, or at its origin.
  S enter() const { return m_enter ? m_enter->value() : m_exit ? m_exit->value() : S(0); }
  int enterSource() const { return m_enterSource; }
  /// Whether more than one point of a cut that is bounded on both sides is left.
  bool isLong() const { return m_enter && m_exit && compare(*m_enter, *m_exit) < 0; }
  S exit() const { return m_exit->value(); }
  /// The sources of the two ends between which nothing is left: of the last that starts and the
  /// first that stops; both are that of a parallel half-space that misses the whole line.
  int emptiedFrom() const { return m_emptiedFrom; }
  int emptiedTo() const { return m_emptiedTo; }

 private:
  void begin() {
    if constexpr (Observer::records) {
      m_ownEnter.reset();
      m_ownExit.reset();
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
      if constexpr (Observer::records) m_ownEnter = t;
      if (!m_empty && (!m_enter || compare(*m_enter, t) < 0)) {
        m_enter = t;
        m_enterSource = source;
      }
    } else {
      const Ratio<S> t(value, -slope);
      if constexpr (Observer::records) m_ownExit = t;
      if (!m_empty && (!m_exit || compare(t, *m_exit) < 0)) {
        m_exit = t;
        m_exitSource = source;
      }
    }
    if (!m_empty && m_enter && m_exit && compare(*m_enter, *m_exit) > 0) {
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

  static Interval<double> shown(const std::optional<Ratio<S>>& low,
                                const std::optional<Ratio<S>>& high) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    return {low ? toDouble(low->value()) : -infinity, high ? toDouble(high->value()) : infinity};
  }

  Linear<S> m_line;
  Observer& m_observer;
  std::optional<Ratio<S>> m_enter;
  std::optional<Ratio<S>> m_exit;
  int m_enterSource = ownEnd;
  int m_exitSource = ownEnd;
  int m_emptiedFrom = ownEnd;
  int m_emptiedTo = ownEnd;
  bool m_empty = false;
  bool m_wasEmpty = false;
  bool m_blocked = false;
  // The cut under way alone, for the trace.
  std::optional<Ratio<S>> m_ownEnter;
  std::optional<Ratio<S>> m_ownExit;
};

}  // namespace hairline
