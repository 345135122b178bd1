#pragma once

#include <cmath>
#include <limits>

namespace hairline::directed {

// Arithmetic that is never below, or never above, the true result, without changing the rounding
// mode. Sums are the nearest double on their side; the others are at most an ulp beyond it.

inline double up(double x) { return std::nextafter(x, std::numeric_limits<double>::infinity()); }
inline double down(double x) { return std::nextafter(x, -std::numeric_limits<double>::infinity()); }

/// a + b, rounded up. Above the largest double it is infinite; below the least it is that.
inline double sumUp(double a, double b) {
  const double sum = a + b;
  if (!std::isfinite(sum)) return sum > 0 ? sum : std::numeric_limits<double>::lowest();
  // The rounding error of the sum, exactly (Knuth).
  const double other = sum - a;
  const double lost = (a - (sum - other)) + (b - other);
  return lost > 0 ? up(sum) : sum;
}
inline double sumDown(double a, double b) { return -sumUp(-a, -b); }
inline double differenceUp(double a, double b) { return sumUp(a, -b); }
inline double differenceDown(double a, double b) { return sumDown(a, -b); }

/// a b for a, b >= 0.
inline double productUp(double a, double b) { return a == 0 || b == 0 ? 0 : up(a * b); }
/// The root of x >= 0.
inline double rootUp(double x) { return x == 0 ? 0 : up(std::sqrt(x)); }

}  // namespace hairline::directed
