#pragma once

#include <string>

#include "tests/support/failures.h"

namespace hairline::testing {

/// Whether hits are between 30 and 70 % of the cases, or other limits: with nearly all or nearly
/// none, half of the code under test is hardly exercised. A few cases may have any rate, so if
/// HAIRLINE_TEST_SCALE lowers their number, only their existence is checked; the same test checks
/// the rate at full scale.
inline bool isBalanced(double hits, double cases, double least = 0.3, double most = 0.7) {
  if (isScaledDown()) return cases > 0;
  return hits >= least * cases && hits <= most * cases;
}

/// The number of hits among a test's cases.
class HitRate {
 public:
  void count(bool hit) {
    m_hits += hit ? 1 : 0;
    ++m_cases;
  }

  bool isBalanced() const { return testing::isBalanced(m_hits, m_cases); }
  std::string text() const { return std::to_string(m_hits) + " of " + std::to_string(m_cases); }

 private:
  int m_hits = 0;
  int m_cases = 0;
};

}  // namespace hairline::testing
