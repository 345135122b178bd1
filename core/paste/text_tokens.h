#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/paste/paste.h"

namespace hairline {

/// A number as written in the text.
struct NumberLiteral {
  double value = 0;
  /// Rounded once from the digits; not finite if it overflows a float.
  float single = 0;
  /// 1.5f, 2.0f32.
  bool hasFloatSuffix = false;
  bool isInteger = false;
  bool isHexadecimal = false;
  bool hasExponent = false;
  /// Significant digits, including trailing zeros; 1 for zero.
  int significant = 0;
  /// Digits after the point; 0 without one.
  int decimals = 0;
  /// Has decimals, and the last one is a zero.
  bool endsInZero = false;
};

enum class TokenKind {
  number,
  word,
  /// In quotes, which are not part of its text.
  text,
  /// gdb's note that the value before it is repeated: "3 times".
  repeats,
  open,
  close,
  comma,
  semicolon,
  assign,
  newline,
  sign,
  /// The target of a remark that refuses text.
  refused
};

struct Token {
  TokenKind kind{};
  TextPlace place;
  std::string_view text;
  NumberLiteral number;

  char symbol() const { return text.empty() ? '\0' : text.front(); }
  std::size_t end() const { return place.offset + place.length; }
};

/// Cuts a text into tokens. Comments (// /* */ and #) are skipped, as are type arguments (`<float,
/// 3>`), extents after a name (`v[3]`), addresses before a brace and gdb's notes in angle brackets,
/// except `<repeats 3 times>`. Words include what joins names (`a.b`, `a->b`, `a::b`, `$1`,
/// `v[0]`). Malformed numbers get a remark.
std::vector<Token> tokenize(std::string_view text, std::vector<PasteRemark>& remarks);

/// Stands for a line end where the next line goes on with the same list.
constexpr char continuedLine = '\v';

/// ASCII letters made small, in every locale.
std::string lowered(std::string_view text);
bool isDigit(char c);
/// Characters of a name: ASCII letters, _, $ and every non-ASCII byte.
bool isNameLetter(char c);

}  // namespace hairline
