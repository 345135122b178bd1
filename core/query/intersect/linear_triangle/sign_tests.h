#pragma once

#include "core/query/trace.h"

namespace hairline::linear_triangle {

/// A sequence of numbers, none of which may be negative.
template <typename Observer>
class SignTests {
 public:
  explicit SignTests(Observer& observer) : m_observer(observer) {}

  /// True when the verdict is fixed and no observer needs the rest.
  template <Scalar S>
  bool fails(Label label, const S& value) {
    const int s = sign(value);
    m_observer.step([&] { return SignStep{label, toDouble(value), s}; });
    if (s < 0) miss();
    return m_missed && !m_observer.records;
  }
  /// The last step made it a miss.
  void miss() {
    if (!m_missed) m_observer.decide();
    m_missed = true;
  }
  bool missed() const { return m_missed; }

 private:
  Observer& m_observer;
  bool m_missed = false;
};

}  // namespace hairline::linear_triangle
