#pragma once

#include <algorithm>
#include <concepts>
#include <limits>
#include <optional>

namespace hairline {

// Checked conversions of numbers from a file or a person to integers, without undefined behaviour.

/// The number as an integer of type T; nothing for NaN, infinities, fractions, and numbers beyond
/// T.
template <std::integral T>
constexpr std::optional<T> checkedInteger(double number) {
  // One more than the largest T is a power of two, which a double holds.
  constexpr double end = 2.0 * static_cast<double>(T{1} << (std::numeric_limits<T>::digits - 1));
  if (!(number >= static_cast<double>(std::numeric_limits<T>::min()) && number < end)) {
    return std::nullopt;
  }
  const T integer = static_cast<T>(number);
  if (static_cast<double>(integer) != number) return std::nullopt;
  return integer;
}

/// The number clamped to [low, high], which T holds, and rounded towards zero; `low` for NaN.
/// Branchless, for inner loops.
template <std::integral T>
constexpr T clampedInteger(double number, double low, double high) {
  return static_cast<T>(std::min(high, std::max(low, number)));
}

}  // namespace hairline
