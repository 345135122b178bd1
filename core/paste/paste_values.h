#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/paste/text_tree.h"

namespace hairline {

/// What a node of the text holds, whatever brackets and storage classes stand around it.
struct PasteValue {
  enum class Kind {
    none,
    number,
    /// Numbers in a row, or x, y and z by name.
    vector,
    /// Rows of numbers, each as long.
    rows,
    /// Fields by name.
    record,
    /// Values that do not belong together.
    many
  };
  Kind kind = Kind::none;
  /// The name in the text, "$1" or "center".
  std::string name{};
  /// All words around it, of types and names, in small letters.
  std::string hint{};
  /// Places in the tree's numbers; of rows one row behind the other.
  std::vector<std::size_t> numbers{};
  /// The names before each of `numbers`, where a record was made of them.
  std::vector<std::string> numberNames{};
  std::size_t columns = 0;
  std::vector<PasteValue> fields{};
  TextPlace place{};

  std::size_t rowCount() const { return columns == 0 ? 0 : numbers.size() / columns; }
  bool says(std::string_view word) const { return hint.find(word) != std::string::npos; }
};

/// The value of a node. `numbers` are those of the tree.
PasteValue valueOf(const TextNode& node, const std::vector<NumberLiteral>& numbers);

/// The values of a text's statements, with those put together that are one thing over several
/// statements: x, y and z; what makes a shape by its names (see `namedReadings`); points.
std::vector<PasteValue> valuesOf(const TextTree& tree);

/// A name without what conventions put around it, in small letters: "m_Center" and "center_" are
/// "center", "tri.a" is "a".
std::string plainName(std::string_view name);

}  // namespace hairline
