#include "widgets/models/difference_model.h"

#include <algorithm>

#include "widgets/voxels/cell_text.h"

namespace hairline {
namespace {

std::vector<TableColumn> differenceColumns() {
  std::vector<TableColumn> columns{{DifferenceModel::tr("Cell"), {}, textAlignment}};
  // The words of a way one below the other, so that the columns are narrow.
  for (const CellWay way : cellWays) {
    columns.push_back(
        {wayText(way).replace(QLatin1Char(' '), QLatin1Char('\n')), {}, Qt::AlignCenter});
  }
  return columns;
}

}  // namespace

DifferenceModel::DifferenceModel(GridCells* cells, QObject* parent)
    : RowsModel(differenceColumns(), parent), m_source(cells) {
  connect(cells, &GridCells::updated, this, &DifferenceModel::refresh);
  refresh();
}

void DifferenceModel::refresh() {
  const CellSets* sets = m_source->sets();
  const bool known = sets != nullptr && sets->differences && m_source->settings().marksDifferences;
  std::vector<CellDifference> next;
  if (known) next = sets->differences->cells;
  if (next != rows()) setRows(std::move(next));
}

int DifferenceModel::rowOf(const Cell& cell) const {
  const auto place = std::ranges::find(rows(), cell, &CellDifference::cell);
  return place == rows().end() ? -1 : static_cast<int>(place - rows().begin());
}

QVariant DifferenceModel::cell(int row, int column, int role) const {
  const CellDifference& difference = at(row);
  if (column == CellColumn) {
    return role == Qt::DisplayRole ? QVariant(cellText(difference.cell)) : QVariant();
  }
  const CellWay way = cellWays[static_cast<std::size_t>(column - 1)];
  const bool isSet = difference.isSetBy(way);
  if (role == Qt::DisplayRole) return isSet ? tr("set") : tr("–");
  if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
    return isSet ? tr("%1 sets this cell").arg(wayText(way))
                 : tr("%1 does not set this cell").arg(wayText(way));
  }
  return {};
}

}  // namespace hairline
