#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/paste/text_tokens.h"

namespace hairline {

struct PrintedNumber : PastedNumber {
  NumberLiteral literal;
};

PrintedNumber numberOf(const Token& token);

/// A value in a text, whatever brackets and storage classes surround it.
struct TextValue {
  enum class Kind {
    none,
    number,
    /// Numbers in sequence, or x, y and z by name.
    vector,
    /// Rows of numbers of equal length.
    rows,
    /// Fields by name.
    record,
    /// Values that do not belong together.
    many
  };
  Kind kind = Kind::none;
  /// The name in the text, "$1" or "center".
  std::string name{};
  /// All words around it, of types and names, in lower case with spaces around them.
  std::string hint{};
  /// For rows, one row after the other.
  std::vector<PrintedNumber> numbers{};
  /// Of rows.
  std::size_t columns = 0;
  std::vector<TextValue> fields{};
  TextPlace place{};

  std::size_t rowCount() const { return columns == 0 ? 0 : numbers.size() / columns; }
  bool mentions(std::string_view word) const { return hint.find(word) != std::string::npos; }
};

/// Whether all values are of one kind, and vectors of one length.
bool areAll(const std::vector<TextValue>& values, TextValue::Kind kind);

/// All numbers of a value; those of its fields are prefixed with the names of the fields.
std::vector<PrintedNumber> numbersOf(const TextValue& value);

/// Makes a vector or rows from the numbers of the fields.
void flatten(TextValue& value, TextValue::Kind kind);

/// Reads a text as values: one per line, or spanning several lines by brackets or indentation.
/// Elements of a list are separated by spaces, commas, line ends or semicolons; if a list of
/// numbers uses two of these, the stronger one separates rows. Values that belong together over
/// several lines are combined: rows; x, y and z; fields that form a shape by their names (see
/// `isNamedShape`); points. A statement with a refused part is left out.
std::vector<TextValue> readValues(std::string_view text, std::vector<PasteRemark>& remarks);

/// A name without conventional decoration, in lower case: "m_Center" and "center_" become "center",
/// "tri.a" becomes "a".
std::string plainName(std::string_view name);

}  // namespace hairline
