#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hairline {

/// The double nearest to a decimal literal such as "-1.5e3". The caller has checked the syntax.
/// Tiny literals round to zero or a subnormal; nothing for a literal beyond the largest double.
std::optional<double> parseDecimal(std::string_view text);

/// The double nearest to a C hexadecimal float: "0x1.8p+1", with a sign and without the exponent if
/// you like. Nothing for other text or a value beyond the largest double.
std::optional<double> parseHexadecimal(std::string_view text);

/// A number read from text that may hold more than a double can.
struct RoundedNumber {
  double value;
  /// Whether the double differs from the number in the text.
  bool rounded;
};

/// The maximum length of a rational in characters: 60 times that of any double. The integers cannot
/// report a lack of memory.
constexpr std::size_t longestRational = std::size_t{1} << 16;

/// The double nearest to a rational of two integers: "1/3", "-6/4", "1/-3". Nothing for other text,
/// a zero denominator, a value beyond the largest double, or more than `longestRational`
/// characters.
std::optional<RoundedNumber> parseRational(std::string_view text);

/// Appends the shortest decimal that reads back to the same double: "0.1", "3", "-0.0", "1e-300".
/// The number is finite.
void appendDecimal(std::string& text, double value);
std::string decimalText(double value);

/// Appends a C hexadecimal float: "0x1.8p+1", "-0x0p+0". The number is finite.
void appendHexadecimal(std::string& text, double value);
std::string hexadecimalText(double value);

}  // namespace hairline
