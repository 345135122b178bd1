#pragma once

#include <concepts>

namespace hairline {

/// The part of a line that slabs leave, in float or double: what LineClip leaves, by the same
/// quotients, without branches, which nobody could foretell.
template <std::floating_point S>
class SlabRange {
 public:
  SlabRange(S enter, S exit) : m_enter(enter), m_exit(exit) {}

  /// Keeps where low + t slope >= 0 and high - t slope >= 0.
  void keepSlab(S low, S high, S slope) {
    const bool parallel = !((slope > 0) | (slope < 0));
    m_missed |= parallel & ((low < 0) | (high < 0));
    const S toLow = -low / slope;
    const S toHigh = high / slope;
    const S from = slope > 0 ? toLow : parallel ? m_enter : toHigh;
    const S to = slope > 0 ? toHigh : parallel ? m_exit : toLow;
    m_enter = m_enter < from ? from : m_enter;
    m_exit = to < m_exit ? to : m_exit;
  }
  bool empty() const { return m_missed | (m_enter > m_exit); }

 private:
  S m_enter;
  S m_exit;
  bool m_missed = false;
};

}  // namespace hairline
