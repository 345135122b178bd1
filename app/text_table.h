#pragma once

#include <string>
#include <vector>

namespace hairline {

/// Aligns cells in columns two spaces apart; the last column of a row is not padded. Widths are
/// counted in UTF-8 characters.
class TextTable {
 public:
  explicit TextTable(std::string indent = "") : m_indent(std::move(indent)) {}

  void addRow(std::vector<std::string> cells) { m_rows.push_back({std::move(cells), ""}); }
  /// Lines below the last row, such as its steps; not aligned.
  void addBelow(const std::string& lines) { m_rows.back().below += lines; }
  std::string text() const;

 private:
  struct Row {
    std::vector<std::string> cells;
    std::string below;
  };

  std::string m_indent;
  std::vector<Row> m_rows;
};

}  // namespace hairline
