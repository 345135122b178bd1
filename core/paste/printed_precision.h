#pragma once

#include <cstdint>
#include <string_view>

namespace hairline {

/// The digits of a decimal number as they stand.
struct DecimalDigits {
  /// From the first that is not zero to the last, zeros at the end included; 1 for zero.
  int significant = 0;
  /// Behind the point; 0 without one.
  int decimals = 0;
  bool hasPoint = false;
  bool hasExponent = false;
  /// Has decimals, and the last is a zero.
  bool endsInZero = false;
};

/// Counts the digits of a decimal literal without suffix or separators: "-1.50e3" has 3.
DecimalDigits countDigits(std::string_view decimal);

/// How the printer of a text rounded its numbers.
struct PrintedDigits {
  enum class Rule {
    /// The digits are as many as give the number back, or they are the number (a literal).
    all,
    /// To so many significant digits, zeros at the end left out or not.
    significant,
    /// To so many digits behind the point.
    decimals
  };
  Rule rule = Rule::all;
  int count = 0;

  friend bool operator==(const PrintedDigits&, const PrintedDigits&) = default;
};

/// Whether a number can be given back bit for bit.
struct PrintedPrecision {
  /// Digits printed.
  int digits = 0;
  PrintedDigits rule;
  /// How many floats and how many doubles print to the same digits under the rule; 1 where the
  /// number is sure, 0 where there is none (it is beyond the range of a float).
  std::uint64_t floats = 1;
  std::uint64_t doubles = 1;
};

/// How many floats (or doubles) print to the same digits as `value` does, rounded by the rule to
/// nearest with ties to even, as C's printf does. Printing never falls where numbers grow, so that
/// they are an interval around `value`; its ends are sought by doubling and halving steps.
std::uint64_t countPrintedAlike(float value, PrintedDigits rule);
std::uint64_t countPrintedAlike(double value, PrintedDigits rule);

}  // namespace hairline
