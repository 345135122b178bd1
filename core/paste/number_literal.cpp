#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <limits>

#include "core/math/number_text.h"
#include "core/paste/characters.h"
#include "core/paste/text_tokens.h"

// Numbers as languages and printers write them.

namespace hairline {
namespace {

bool isHexadecimalDigit(char c) {
  return isDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}
bool isWordChar(char c) {
  return isDigit(c) || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
         static_cast<unsigned char>(c) >= 0x80;
}

/// Takes digits, with separators ' and _ between two of them, into `plain`.
template <typename Accepts>
std::size_t takeDigits(std::string_view text, std::size_t at, Accepts accepts, std::string& plain) {
  while (at < text.size()) {
    if (accepts(text[at])) {
      plain += text[at++];
    } else if ((text[at] == '\'' || text[at] == '_') && at > 0 && accepts(text[at - 1]) &&
               at + 1 < text.size() && accepts(text[at + 1])) {
      ++at;
    } else {
      break;
    }
  }
  return at;
}

bool isKnownSuffix(std::string_view suffix) {
  static constexpr std::array known{
      std::string_view("f"),   std::string_view("F"),   std::string_view("d"),
      std::string_view("D"),   std::string_view("l"),   std::string_view("L"),
      std::string_view("u"),   std::string_view("U"),   std::string_view("ll"),
      std::string_view("LL"),  std::string_view("ul"),  std::string_view("UL"),
      std::string_view("n"),   std::string_view("f32"), std::string_view("f64"),
      std::string_view("m"),   std::string_view("M"),   std::string_view("_f32"),
      std::string_view("_f64")};
  return suffix.empty() || std::ranges::find(known, suffix) != known.end();
}

bool readHexadecimal(std::string_view text, std::size_t& at, bool negative, NumberLiteral& literal,
                     std::string& reason) {
  std::string plain = negative ? "-0x" : "0x";
  const std::size_t prefix = plain.size();
  at = takeDigits(text, at + 2, isHexadecimalDigit, plain);
  bool isFloat = false;
  if (at < text.size() && text[at] == '.') {
    isFloat = true;
    plain += text[at++];
    at = takeDigits(text, at, isHexadecimalDigit, plain);
  }
  if (at < text.size() && (text[at] == 'p' || text[at] == 'P')) {
    isFloat = true;
    plain += text[at++];
    if (at < text.size() && (text[at] == '+' || text[at] == '-')) plain += text[at++];
    at = takeDigits(text, at, isDigit, plain);
  }
  const std::size_t digits = at;
  while (at < text.size() && isWordChar(text[at])) ++at;
  const std::string_view suffix = text.substr(digits, at - digits);
  const std::optional<double> value =
      plain.size() > prefix ? parseHexadecimal(plain) : std::optional<double>();
  if (!value || !isKnownSuffix(suffix)) {
    reason = "is no hexadecimal number within the range of a double; one looks like 0x1.8p+3";
    return false;
  }
  literal.value = *value;
  literal.single = static_cast<float>(*value);
  literal.beyondFloat = !std::isfinite(literal.single);
  literal.isHexadecimal = true;
  literal.isInteger = !isFloat;
  literal.hasFloatSuffix = isFloat && (suffix == "f" || suffix == "F");
  return true;
}

/// The nearest float, rounded once from the digits; not finite where it is beyond the range.
float nearestFloat(const std::string& plain, double value) {
  float single = 0;
  const auto [end, code] = std::from_chars(plain.data(), plain.data() + plain.size(), single);
  if (code == std::errc::result_out_of_range) {
    if (std::abs(value) < 1) return static_cast<float>(std::copysign(0.0, value));
    return std::numeric_limits<float>::infinity();
  }
  return single;
}

}  // namespace

bool readNumberLiteral(std::string_view text, std::size_t& at, bool negative,
                       NumberLiteral& literal, std::string& reason) {
  if (text[at] == '0' && at + 1 < text.size() && (text[at + 1] == 'x' || text[at + 1] == 'X')) {
    return readHexadecimal(text, at, negative, literal, reason);
  }
  std::string plain = negative ? "-" : "";
  at = takeDigits(text, at, isDigit, plain);
  literal.isInteger = true;
  // "3..." is a list that was cut off.
  if (at < text.size() && text[at] == '.' && !text.substr(at).starts_with("..")) {
    literal.isInteger = false;
    plain += text[at++];
    if (at < text.size() && text[at] == '#') {
      while (at < text.size() && (isWordChar(text[at]) || text[at] == '#')) ++at;
      reason = "is not a finite number";
      return false;
    }
    at = takeDigits(text, at, isDigit, plain);
  }
  if (at < text.size() && (text[at] == 'e' || text[at] == 'E')) {
    std::size_t digits = at + 1;
    if (digits < text.size() && (text[digits] == '+' || text[digits] == '-')) ++digits;
    if (digits < text.size() && isDigit(text[digits])) {
      literal.isInteger = false;
      plain += 'e';
      if (text[digits - 1] == '-') plain += '-';
      at = takeDigits(text, digits, isDigit, plain);
    }
  }
  const std::size_t digits = at;
  while (at < text.size() && isWordChar(text[at])) ++at;
  std::string_view suffix = text.substr(digits, at - digits);
  const bool dotted = at + 1 < text.size() && text[at] == '.' && isDigit(text[at + 1]);
  if (dotted || !isKnownSuffix(suffix)) {
    while (at < text.size() && (isWordChar(text[at]) || text[at] == '.')) ++at;
    reason = dotted ? "has two points: no number" : "runs into letters: no number";
    return false;
  }
  const std::optional<double> value = parseDecimal(plain);
  if (!value) {
    reason = "is beyond the largest double, about 1.8e308";
    return false;
  }
  literal.value = *value;
  literal.single = nearestFloat(plain, *value);
  literal.beyondFloat = !std::isfinite(literal.single);
  literal.hasFloatSuffix = suffix == "f" || suffix == "F" || suffix == "f32" || suffix == "_f32";
  literal.digits = countDigits(plain);
  if (literal.hasFloatSuffix && literal.beyondFloat) {
    reason = "is beyond the largest float, about 3.4e38";
    return false;
  }
  return true;
}

}  // namespace hairline
