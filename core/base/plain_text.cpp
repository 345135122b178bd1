#include "core/base/plain_text.h"

namespace hairline {
namespace {

constexpr std::string_view replacement = "\xEF\xBF\xBD";

struct Character {
  char32_t code = 0;
  std::size_t length = 1;
  bool isValid = false;
};

// The first character of a nonempty text; an invalid one is one byte long.
Character firstCharacter(std::string_view text) {
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
  if (byte(0) < 0x80) return {byte(0), 1, true};
  const std::size_t length = byte(0) >= 0xF0 ? 4 : byte(0) >= 0xE0 ? 3 : byte(0) >= 0xC2 ? 2 : 0;
  if (length == 0 || byte(0) > 0xF4 || text.size() < length) return {};
  char32_t code = byte(0) & (0xFFu >> (length + 1));
  for (std::size_t i = 1; i < length; ++i) {
    if ((byte(i) & 0xC0) != 0x80) return {};
    code = code << 6 | (byte(i) & 0x3F);
  }
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  const bool isSurrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < least[length] || code > 0x10FFFF || isSurrogate) return {};
  return {code, length, true};
}

bool isControl(char32_t c) { return c < 0x20 || (c >= 0x7F && c < 0xA0); }
bool isReserved(char32_t c) { return (c & 0xFFFE) == 0xFFFE || (c >= 0xFDD0 && c <= 0xFDEF); }
bool breaksLines(char32_t c) { return c == 0x2028 || c == 0x2029; }
bool setsDirection(char32_t c) {
  return c == 0x061C || c == 0x200E || c == 0x200F || (c >= 0x202A && c <= 0x202E) ||
         (c >= 0x2066 && c <= 0x2069);
}

template <typename IsKept>
std::string replaced(std::string_view text, std::string_view by, const IsKept& isKept) {
  std::string result;
  result.reserve(text.size());
  while (!text.empty()) {
    const Character first = firstCharacter(text);
    if (!first.isValid) {
      result += replacement;
    } else if (isKept(first.code)) {
      result += text.substr(0, first.length);
    } else {
      result += by;
    }
    text.remove_prefix(first.length);
  }
  return result;
}

}  // namespace

std::string wellFormedText(std::string_view text) {
  return replaced(text, replacement, [](char32_t c) {
    return c == '\t' || c == '\n' || c == '\r' || !(isControl(c) || isReserved(c));
  });
}

std::string singleLineText(std::string_view text) {
  return replaced(text, " ", [](char32_t c) {
    return !(isControl(c) || isReserved(c) || breaksLines(c) || setsDirection(c));
  });
}

}  // namespace hairline
