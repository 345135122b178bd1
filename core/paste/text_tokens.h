#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/paste/paste.h"

namespace hairline {

/// Where the lines of a text begin, and so where any byte of it is.
class TextLines {
 public:
  explicit TextLines(std::string_view text);
  TextPlace place(std::size_t offset, std::size_t length) const;

 private:
  std::size_t continuingBefore(std::size_t offset) const;

  std::string_view m_text;
  std::vector<std::size_t> m_starts;
  /// How many bytes go on with a character, before every 1024th byte.
  std::vector<std::size_t> m_continuing;
};

/// A number as it stands in the text.
struct NumberLiteral {
  double value = 0;
  float single = 0;
  /// Beyond the largest float.
  bool beyondFloat = false;
  /// 1.5f, 2.0f32.
  bool hasFloatSuffix = false;
  bool isInteger = false;
  bool isHexadecimal = false;
  DecimalDigits digits;
};

enum class TokenKind { number, word, text, open, close, comma, semicolon, assign, newline, other };

struct Token {
  TokenKind kind{};
  std::size_t offset = 0;
  std::size_t length = 0;
  /// Blanks or the beginning of the line stand before it.
  bool apart = false;
  /// A bracket, sign or operator.
  char symbol = 0;
  /// Of a number, its place in `TokenList::numbers`.
  std::size_t number = 0;

  std::size_t end() const { return offset + length; }
};

struct TokenList {
  std::vector<Token> tokens;
  std::vector<NumberLiteral> numbers;
  std::vector<PasteRemark> remarks;
};

/// Cuts a text into tokens. Comments (// /* */ and #) are left out, as are type arguments
/// (`<float, 3>`), extents behind a name (`v[3]`), addresses before a brace and gdb's notes in
/// angle brackets, except `<repeats 3 times>`, which becomes the word "repeats 3". Words keep what
/// joins names (`a.b`, `a->b`, `a::b`, `$1`, `v[0]`). What is no number where one begins is
/// remarked on.
TokenList tokenize(std::string_view text, const TextLines& lines);

/// Reads the number that begins at `at`, behind its sign; leaves `at` behind it. False, with a
/// reason, where it is none that can be kept; `at` then stands behind what was refused.
bool readNumberLiteral(std::string_view text, std::size_t& at, bool negative,
                       NumberLiteral& literal, std::string& reason);

}  // namespace hairline
