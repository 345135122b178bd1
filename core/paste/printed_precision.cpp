#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <ranges>
#include <string>
#include <type_traits>
#include <utility>

#include "core/paste/paste.h"

namespace hairline {
namespace {

template <typename T>
using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;

/// Maps the bits of a number to its rank in its type, where neighbours differ by 1 and -0 comes
/// before 0.
template <typename T>
std::uint64_t placeOf(T value) {
  const auto bits = std::bit_cast<Bits<T>>(value);
  return std::signbit(value) ? Bits<T>(~bits) : Bits<T>(bits | Bits<T>{1} << (8 * sizeof(T) - 1));
}

template <typename T>
T numberAt(std::uint64_t place) {
  const auto bits = static_cast<Bits<T>>(place);
  constexpr Bits<T> sign = Bits<T>{1} << (8 * sizeof(T) - 1);
  return std::bit_cast<T>((bits & sign) != 0 ? Bits<T>(bits ^ sign) : Bits<T>(~bits));
}

template <typename T>
std::string printed(T value, PrintedDigits rule) {
  // Further digits change nothing: a double has at most 1074 significant digits after the point.
  constexpr int mostDecimals = 1100;
  constexpr int mostSignificant = 770;
  std::array<char, 1600> text;
  char* const end = text.data() + text.size();
  const auto [last, code] =
      rule.rule == PrintedDigits::Rule::decimals
          ? std::to_chars(text.data(), end, value, std::chars_format::fixed,
                          std::min(rule.count, mostDecimals))
          : std::to_chars(text.data(), end, value, std::chars_format::scientific,
                          std::min(rule.count, mostSignificant) - 1);
  return {text.data(), last};
}

template <typename T>
std::uint64_t countAlike(T value, PrintedDigits rule) {
  if (!std::isfinite(value)) return 0;
  if (rule.rule == PrintedDigits::Rule::all) return 1;
  const std::string text = printed(value, rule);
  const std::uint64_t start = placeOf(value);
  const auto countBeyond = [&](std::uint64_t room, bool up) {
    const auto alike = [&](std::uint64_t steps) {
      return printed(numberAt<T>(up ? start + steps : start - steps), rule) == text;
    };
    std::uint64_t inside = 0;
    std::uint64_t steps = 1;
    while (steps < room && alike(steps)) inside = std::exchange(steps, 2 * steps);
    const auto between = std::views::iota(inside + 1, std::min(steps, room) + 1);
    return *std::ranges::partition_point(between, alike) - 1;
  };
  return 1 + countBeyond(start - placeOf(std::numeric_limits<T>::lowest()), false) +
         countBeyond(placeOf(std::numeric_limits<T>::max()) - start, true);
}

}  // namespace

std::uint64_t countPrintedAlike(float value, PrintedDigits rule) { return countAlike(value, rule); }
std::uint64_t countPrintedAlike(double value, PrintedDigits rule) {
  return countAlike(value, rule);
}

}  // namespace hairline
