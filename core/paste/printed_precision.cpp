#include "core/paste/printed_precision.h"

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <limits>
#include <string>
#include <type_traits>

namespace hairline {
namespace {

// More digits than these change nothing: a float has at most 149 behind the point that count.
constexpr int mostDecimals = 1100;
constexpr int mostSignificant = 770;

/// Numbers of one type in their order, so that neighbours differ by 1; -0 stands below 0.
template <typename T>
using Ordinal = std::conditional_t<sizeof(T) == 4, std::int32_t, std::int64_t>;

template <typename T>
Ordinal<T> ordinal(T value) {
  const auto bits = std::bit_cast<Ordinal<T>>(value);
  return bits >= 0 ? bits
                   : static_cast<Ordinal<T>>(std::numeric_limits<Ordinal<T>>::min() - bits) - 1;
}

template <typename T>
T numberOf(Ordinal<T> order) {
  if (order >= 0) return std::bit_cast<T>(order);
  return std::bit_cast<T>(
      static_cast<Ordinal<T>>(std::numeric_limits<Ordinal<T>>::min() - (order + 1)));
}

template <typename T>
std::string printed(T value, PrintedDigits rule) {
  std::array<char, 1600> text;
  const bool fixed = rule.rule == PrintedDigits::Rule::decimals;
  const int count =
      fixed ? std::min(rule.count, mostDecimals) : std::min(rule.count, mostSignificant) - 1;
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value,
                    fixed ? std::chars_format::fixed : std::chars_format::scientific, count)
          .ptr;
  return {text.data(), end};
}

/// How many numbers beyond `value` in one direction print alike.
template <typename T>
std::uint64_t countBeyond(T value, PrintedDigits rule, const std::string& text, int direction) {
  const auto start = static_cast<std::uint64_t>(static_cast<std::int64_t>(ordinal(value)));
  const T last = direction > 0 ? std::numeric_limits<T>::max() : std::numeric_limits<T>::lowest();
  const auto end = static_cast<std::uint64_t>(static_cast<std::int64_t>(ordinal(last)));
  const std::uint64_t room = direction > 0 ? end - start : start - end;
  const auto alike = [&](std::uint64_t steps) {
    const std::uint64_t at = direction > 0 ? start + steps : start - steps;
    const auto order = static_cast<Ordinal<T>>(static_cast<std::int64_t>(at));
    return printed(numberOf<T>(order), rule) == text;
  };
  std::uint64_t inside = 0;
  std::uint64_t outside = 1;
  while (outside < room && alike(outside)) {
    inside = outside;
    outside *= 2;
  }
  if (outside >= room) {
    if (alike(room)) return room;
    outside = room;
  }
  while (outside - inside > 1) {
    const std::uint64_t middle = inside + (outside - inside) / 2;
    (alike(middle) ? inside : outside) = middle;
  }
  return inside;
}

template <typename T>
std::uint64_t countAlike(T value, PrintedDigits rule) {
  if (!std::isfinite(value)) return 0;
  if (rule.rule == PrintedDigits::Rule::all) return 1;
  const std::string text = printed(value, rule);
  return 1 + countBeyond(value, rule, text, -1) + countBeyond(value, rule, text, 1);
}

}  // namespace

DecimalDigits countDigits(std::string_view decimal) {
  DecimalDigits digits;
  bool started = false;
  for (const char c : decimal) {
    if (c == 'e' || c == 'E') {
      digits.hasExponent = true;
      break;
    }
    if (c == '.') digits.hasPoint = true;
    if (c < '0' || c > '9') continue;
    started = started || c != '0';
    if (started) ++digits.significant;
    if (digits.hasPoint) {
      ++digits.decimals;
      digits.endsInZero = c == '0';
    }
  }
  digits.significant = std::max(digits.significant, 1);
  return digits;
}

std::uint64_t countPrintedAlike(float value, PrintedDigits rule) { return countAlike(value, rule); }
std::uint64_t countPrintedAlike(double value, PrintedDigits rule) {
  return countAlike(value, rule);
}

}  // namespace hairline
