#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/paste/text_tokens.h"

namespace hairline {

/// A number, a text, or a list of these, with the words before it.
struct TextNode {
  enum class Kind { number, text, list };
  Kind kind = Kind::list;
  /// Before an = or a colon: "center", "[0]", "v[1]"; empty without.
  std::string label{};
  /// The other words before it, with blanks: "const Vec3 a", "POINT Z".
  std::string head{};
  /// Of a text; of a list, the words in it that have no value.
  std::string text{};
  /// Of a number, its place in the tokens' numbers.
  std::size_t number = 0;
  TextPlace place{};
  /// The bracket, or 0 for what has none.
  char bracket = 0;
  std::vector<TextNode> children{};

  bool isNumber() const { return kind == Kind::number; }
  bool isList() const { return kind == Kind::list; }
};

/// A text as statements: what stands on a line, or in brackets over several; a block of YAML; rows
/// of numbers without brackets, put together.
struct TextTree {
  std::vector<TextNode> statements;
  std::vector<NumberLiteral> numbers;
  /// The place of each number.
  std::vector<TextPlace> places;
  std::vector<PasteRemark> remarks;
};

/// How deep brackets may nest.
constexpr int maximumBrackets = 64;

/// Reads a text as a tree. Elements of a list are told apart by blanks, commas, line ends or
/// semicolons; where a list of numbers uses two of these, the stronger one cuts it into rows. A
/// statement in which something is refused has no node.
TextTree parseTextTree(std::string_view text, const TextLines& lines);

/// Whether a node has a number anywhere below.
bool hasNumber(const TextNode& node);

}  // namespace hairline
