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
  /// The word right before a value without a name: "Vec3" of Vec3(1, 2, 3), "min" of min {0 0 0}.
  std::string heading{};
  /// The words before its name or brackets, in small letters: "const vec3" of const Vec3 p = {...}.
  std::string typeWords{};
  /// What the statement that it stands in says of the type of its numbers.
  PrintedType printed = PrintedType::asTextSays;
  /// All words around it, of types and names, in small letters with blanks around them.
  std::string hint{};
  /// For rows, one row after the other.
  std::vector<PrintedNumber> numbers{};
  /// Of rows.
  std::size_t columns = 0;
  std::vector<TextValue> fields{};
  TextPlace place{};
  /// Words between commas, which may be the names of the columns below.
  std::vector<std::string> columnNames{};
  /// A fourth number was left out.
  bool wasPadded = false;
  /// A vector of numbers that stand by themselves, or the number that it begins with.
  bool isGathered = false;

  /// What it is called.
  const std::string& title() const { return name.empty() ? heading : name; }
  std::size_t rowCount() const { return columns == 0 ? 0 : numbers.size() / columns; }
  bool mentions(std::string_view word) const { return hint.find(word) != std::string::npos; }
};

/// Whether all values are of one kind, and vectors of one length.
bool areAll(const std::vector<TextValue>& values, TextValue::Kind kind);

/// All numbers of a value; those of its fields are prefixed with the names of the fields.
std::vector<PrintedNumber> numbersOf(const TextValue& value);

/// Makes a vector or rows from the numbers of the fields.
void flatten(TextValue& value, TextValue::Kind kind);

/// Reads a text as values: what stands on a line, or in brackets or deeper lines over several.
/// Elements of a list are told apart by blanks, commas, line ends or semicolons; where a list of
/// numbers uses two of these, the stronger one cuts it into rows. Numbers behind a name are all its
/// own. Values that are one thing over several lines are put together where neither their types nor
/// their names tell them apart: rows; x, y and z; what makes a shape by its names (see
/// `isNamedShape`); points. A statement in which something is refused is left out, as is one with a
/// word in a number's place.
std::vector<TextValue> readValues(std::string_view text, std::vector<PasteRemark>& remarks);

/// A name without conventional decoration, in lower case: "m_Center" and "center_" become "center",
/// "tri.a" becomes "a".
std::string plainName(std::string_view name);

}  // namespace hairline
