#pragma once

#include <algorithm>
#include <cstdlib>
#include <string>

namespace hairline::testing {

/// The factor on the number of cases. HAIRLINE_TEST_SCALE (default 1, up to 1000) lowers it for the
/// sanitizer run, and raises it for a long search.
inline double caseScale() {
  const char* scale = std::getenv("HAIRLINE_TEST_SCALE");
  return scale == nullptr ? 1 : std::clamp(std::atof(scale), 0.0, 1000.0);
}
inline int caseCount(int full) {
  return static_cast<int>(std::clamp(full * caseScale(), 1.0, 1e9));
}
inline bool isScaledDown() { return caseScale() < 1; }

/// Counts failing cases and prints the first few, so that one run shows several cases without
/// flooding the output.
class Failures {
 public:
  /// `describe()` makes the text of a failing case; it is called only for printed ones.
  template <typename Describe>
  void check(bool holds, Describe&& describe) {
    ++m_checked;
    if (holds) return;
    if (++m_count <= 5) m_text += "\n  " + describe();
  }

  bool none() const { return m_count == 0 && m_checked > 0; }
  int checked() const { return m_checked; }
  /// For QVERIFY2.
  const char* text() {
    if (m_checked == 0) m_text = "nothing was checked";
    m_text = std::to_string(m_count) + " of " + std::to_string(m_checked) + " fail:" + m_text;
    return m_text.c_str();
  }

 private:
  int m_checked = 0;
  int m_count = 0;
  std::string m_text;
};

}  // namespace hairline::testing
