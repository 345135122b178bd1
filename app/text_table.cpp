#include "app/text_table.h"

#include <algorithm>

namespace hairline {
namespace {

std::size_t widthOf(const std::string& cell) {
  return static_cast<std::size_t>(std::count_if(cell.begin(), cell.end(), [](char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
  }));
}

}  // namespace

std::string TextTable::text() const {
  std::vector<std::size_t> widths;
  for (const Row& row : m_rows) {
    widths.resize(std::max(widths.size(), row.cells.size()));
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      widths[i] = std::max(widths[i], widthOf(row.cells[i]));
    }
  }
  std::string text;
  for (const Row& row : m_rows) {
    std::string line = m_indent;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
      line += row.cells[i];
      line.append(widths[i] - widthOf(row.cells[i]) + 2, ' ');
    }
    line.erase(line.find_last_not_of(' ') + 1);
    text += line + '\n' + row.below;
  }
  return text;
}

}  // namespace hairline
