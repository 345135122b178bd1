#pragma once

#include <algorithm>
#include <bit>
#include <cstdint>
#include <limits>

namespace hairline {

/// Doubles mapped to integers in order: neighbours differ by one, -0.0 and 0.0 are equal.
inline std::int64_t orderOf(double x) {
  const auto bits = std::bit_cast<std::int64_t>(x);
  return bits >= 0 ? bits : std::numeric_limits<std::int64_t>::min() - bits;
}

/// The double at an index of that order; clamped to the largest finite ones.
inline double doubleAt(std::int64_t order) {
  const std::int64_t most = orderOf(std::numeric_limits<double>::max());
  const std::int64_t bounded = std::clamp(order, -most, most);
  const auto size = std::bit_cast<double>(bounded < 0 ? -bounded : bounded);
  return bounded < 0 ? -size : size;
}

/// The double a number of steps (below 2^52) further in that order; clamped to the largest finite
/// ones.
inline double stepped(double x, std::int64_t steps) { return doubleAt(orderOf(x) + steps); }

}  // namespace hairline
