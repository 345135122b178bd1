#include "core/math/number_text.h"

#include <charconv>
#include <clocale>
#include <cmath>
#include <cstdlib>
#include <system_error>

#include "core/math/rational.h"

namespace hairline {

namespace {

bool isHexDigit(char c) {
  return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

// [digits][.digits][p[sign]digits], with at least one digit before the exponent: the part of a C
// hexadecimal float after "0x".
bool isHexBody(std::string_view text) {
  std::size_t i = 0;
  std::size_t digits = 0;
  for (; i < text.size() && isHexDigit(text[i]); ++i) ++digits;
  if (i < text.size() && text[i] == '.') {
    for (++i; i < text.size() && isHexDigit(text[i]); ++i) ++digits;
  }
  if (digits == 0) return false;
  if (i == text.size()) return true;
  if (text[i] != 'p' && text[i] != 'P') return false;
  ++i;
  if (i < text.size() && (text[i] == '+' || text[i] == '-')) ++i;
  if (i == text.size()) return false;
  for (; i < text.size(); ++i) {
    if (text[i] < '0' || text[i] > '9') return false;
  }
  return true;
}

// For literals that from_chars reports as out of range: it does not say whether the literal is too
// large or so small that it rounds to zero or a subnormal. strtod does, given the decimal point of
// the user's locale.
std::optional<double> parseAtTheEnds(std::string_view text) {
  std::string copy(text);
  const std::size_t point = copy.find('.');
  if (point != std::string::npos) copy.replace(point, 1, std::localeconv()->decimal_point);
  const double value = std::strtod(copy.c_str(), nullptr);
  if (!std::isfinite(value)) return std::nullopt;
  return value;
}

}  // namespace

std::optional<double> parseDecimal(std::string_view text) {
  double value = 0;
  const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (fault == std::errc() && std::isfinite(value)) return value;
  return parseAtTheEnds(text);
}

std::optional<double> parseHexadecimal(std::string_view text) {
  std::string_view body = text;
  const bool negative = !body.empty() && body[0] == '-';
  if (!body.empty() && (body[0] == '-' || body[0] == '+')) body.remove_prefix(1);
  if (body.size() < 3 || body[0] != '0' || (body[1] != 'x' && body[1] != 'X')) return std::nullopt;
  body.remove_prefix(2);
  if (!isHexBody(body)) return std::nullopt;
  double value = 0;
  const auto [end, fault] =
      std::from_chars(body.data(), body.data() + body.size(), value, std::chars_format::hex);
  if (fault == std::errc() && end == body.data() + body.size() && std::isfinite(value)) {
    return negative ? -value : value;
  }
  return parseAtTheEnds(text);
}

std::optional<RoundedNumber> parseRational(std::string_view text) {
  if (text.size() > longestRational || text.find('/') == std::string_view::npos) {
    return std::nullopt;
  }
  const std::optional<Rational> exact = Rational::fromString(text);
  if (!exact) return std::nullopt;
  const double nearest = exact->toNearestDouble();
  if (!std::isfinite(nearest)) return std::nullopt;
  return RoundedNumber{nearest, !exact->isDouble()};
}

void appendDecimal(std::string& text, double value) {
  if (value == 0) {
    text += std::signbit(value) ? "-0.0" : "0";
    return;
  }
  // Room for the longest fixed form below, 17 digits and a few zeros.
  char buffer[64];
  const double size = std::abs(value);
  const bool plain = size >= 1e-5 && size < 1e16;
  const auto [end, fault] =
      plain ? std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed)
            : std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::scientific);
  text.append(buffer, end);
}

std::string decimalText(double value) {
  std::string text;
  appendDecimal(text, value);
  return text;
}

void appendHexadecimal(std::string& text, double value) {
  char buffer[64];
  const auto [end, fault] =
      std::to_chars(buffer, buffer + sizeof buffer, std::abs(value), std::chars_format::hex);
  if (std::signbit(value)) text += '-';
  text += "0x";
  text.append(buffer, end);
}

std::string hexadecimalText(double value) {
  std::string text;
  appendHexadecimal(text, value);
  return text;
}

}  // namespace hairline
