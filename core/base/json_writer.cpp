#include <charconv>
#include <cmath>

#include "core/base/json.h"
#include "core/math/number_text.h"

namespace hairline {

namespace {

// Values that fit into a line of this many characters are not broken.
constexpr std::size_t lineWidth = 96;

// The length of the UTF-8 character at a place, 0 where there is none.
std::size_t characterLength(std::string_view text, std::size_t at) {
  const auto byte = [&](std::size_t i) {
    return at + i < text.size() ? static_cast<unsigned char>(text[at + i]) : 0u;
  };
  const auto tail = [&](std::size_t i) { return (byte(i) & 0xC0) == 0x80; };
  const unsigned first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF && tail(1)) return 2;
  if (first >= 0xE0 && first <= 0xEF && tail(1) && tail(2)) {
    const bool overlong = first == 0xE0 && byte(1) < 0xA0;
    const bool surrogate = first == 0xED && byte(1) > 0x9F;
    return overlong || surrogate ? 0 : 3;
  }
  if (first >= 0xF0 && first <= 0xF4 && tail(1) && tail(2) && tail(3)) {
    const bool overlong = first == 0xF0 && byte(1) < 0x90;
    const bool beyond = first == 0xF4 && byte(1) > 0x8F;
    return overlong || beyond ? 0 : 4;
  }
  return 0;
}

// Printable ASCII that needs no escape in a string.
bool isPlain(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte >= 0x20 && byte < 0x80 && c != '"' && c != '\\';
}

template <typename Integer>
void appendInteger(std::string& text, Integer value) {
  char buffer[24];
  text.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
}

void appendScalar(std::string& text, const Json& value, bool hexadecimal) {
  switch (value.type()) {
    case Json::value_t::string:
      appendJsonString(text, value.get_ref<const std::string&>());
      break;
    case Json::value_t::boolean:
      text += value.get<bool>() ? "true" : "false";
      break;
    case Json::value_t::number_integer:
      appendInteger(text, value.get<std::int64_t>());
      break;
    case Json::value_t::number_unsigned:
      appendInteger(text, value.get<std::uint64_t>());
      break;
    case Json::value_t::number_float:
      appendJsonNumber(text, value.get<double>(), hexadecimal);
      break;
    default:
      text += "null";
  }
}

// On one line; `spaced` puts a space after commas and colons.
void appendLine(std::string& text, const Json& value, bool hexadecimal, bool spaced) {
  if (value.is_object()) {
    text += '{';
    bool first = true;
    for (const auto& [key, member] : value.get_ref<const Json::object_t&>()) {
      if (!first) text += spaced ? ", " : ",";
      first = false;
      appendJsonString(text, key);
      text += spaced ? ": " : ":";
      appendLine(text, member, hexadecimal, spaced);
    }
    text += '}';
  } else if (value.is_array()) {
    text += '[';
    bool first = true;
    for (const Json& element : value) {
      if (!first) text += spaced ? ", " : ",";
      first = false;
      appendLine(text, element, hexadecimal, spaced);
    }
    text += ']';
  } else {
    appendScalar(text, value, hexadecimal);
  }
}

// Whether a value is small enough to be tried on one line: a bound that avoids writing large ones
// twice.
bool mayFit(const Json& value, std::size_t& budget) {
  if (budget == 0) return false;
  --budget;
  if (!value.is_structured()) return true;
  for (const Json& element : value) {
    if (!mayFit(element, budget)) return false;
  }
  return true;
}

void appendIndented(std::string& text, const Json& value, bool hexadecimal, std::size_t indent) {
  std::size_t budget = lineWidth / 2;
  const std::size_t start = text.size();
  if (!value.is_structured() || value.empty() || mayFit(value, budget)) {
    appendLine(text, value, hexadecimal, true);
    if (!value.is_structured() || indent + text.size() - start <= lineWidth) return;
    text.resize(start);
  }
  const std::string margin(indent + 2, ' ');
  bool first = true;
  text += value.is_object() ? '{' : '[';
  for (const auto& item : value.items()) {
    text += first ? "\n" : ",\n";
    first = false;
    text += margin;
    if (value.is_object()) {
      appendJsonString(text, item.key());
      text += ": ";
    }
    appendIndented(text, item.value(), hexadecimal, indent + 2);
  }
  text += '\n';
  text.append(indent, ' ');
  text += value.is_object() ? '}' : ']';
}

}  // namespace

void appendJsonString(std::string& text, std::string_view value) {
  constexpr std::string_view letters = "\"\\\b\f\n\r\t";
  constexpr std::string_view escapes = "\"\\bfnrt";
  text += '"';
  std::size_t i = 0;
  while (i < value.size()) {
    const std::size_t run = i;
    while (i < value.size() && isPlain(value[i])) ++i;
    text.append(value.substr(run, i - run));
    if (i == value.size()) break;
    const std::size_t place = letters.find(value[i]);
    if (place != std::string_view::npos) {
      text += '\\';
      text += escapes[place];
      ++i;
    } else if (static_cast<unsigned char>(value[i]) < 0x20) {
      constexpr std::string_view digits = "0123456789abcdef";
      text += "\\u00";
      text += digits[static_cast<unsigned char>(value[i]) >> 4];
      text += digits[static_cast<unsigned char>(value[i]) & 15];
      ++i;
    } else if (const std::size_t length = characterLength(value, i); length > 0) {
      text.append(value.substr(i, length));
      i += length;
    } else {
      text += "\xEF\xBF\xBD";
      ++i;
    }
  }
  text += '"';
}

void appendJsonNumber(std::string& text, double value, bool hexadecimal) {
  if (!std::isfinite(value)) {
    text += "null";
  } else if (hexadecimal) {
    text += '"';
    appendHexadecimal(text, value);
    text += '"';
  } else {
    appendDecimal(text, value);
  }
}

void appendJson(std::string& text, const Json& value, JsonStyle style) {
  if (style.indented) {
    appendIndented(text, value, style.hexadecimal, 0);
  } else {
    appendLine(text, value, style.hexadecimal, false);
  }
}

std::string writeJson(const Json& value, JsonStyle style) {
  std::string text;
  appendJson(text, value, style);
  return text;
}

}  // namespace hairline
