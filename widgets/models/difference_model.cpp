#include "widgets/models/difference_model.h"

#include <algorithm>

#include "widgets/voxels/cell_text.h"

namespace hairline {

DifferenceModel::DifferenceModel(GridCells* cells, QObject* parent)
    : QAbstractTableModel(parent), m_source(cells) {
  connect(cells, &GridCells::updated, this, &DifferenceModel::refresh);
  refresh();
}

void DifferenceModel::refresh() {
  const CellSets* sets = m_source->sets();
  const bool known = sets != nullptr && sets->differences && m_source->settings().marksDifferences;
  std::vector<CellDifference> next;
  if (known) next = sets->differences->cells;
  if (next == m_cells) return;
  beginResetModel();
  m_cells = std::move(next);
  endResetModel();
}

int DifferenceModel::rowOf(const Cell& cell) const {
  const auto place = std::ranges::find(m_cells, cell, &CellDifference::cell);
  return place == m_cells.end() ? -1 : static_cast<int>(place - m_cells.begin());
}

int DifferenceModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_cells.size());
}

int DifferenceModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : 1 + static_cast<int>(cellWayCount);
}

QVariant DifferenceModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const CellDifference& difference = m_cells[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole && index.column() != CellColumn) {
    return QVariant::fromValue<int>(Qt::AlignCenter);
  }
  if (index.column() == CellColumn) {
    return role == Qt::DisplayRole ? QVariant(cellText(difference.cell)) : QVariant();
  }
  const CellWay way = cellWays[static_cast<std::size_t>(index.column() - 1)];
  const bool isSet = difference.isSetBy(way);
  if (role == Qt::DisplayRole) return isSet ? tr("set") : tr("–");
  if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
    return isSet ? tr("%1 sets this cell").arg(wayText(way))
                 : tr("%1 does not set this cell").arg(wayText(way));
  }
  return {};
}

QVariant DifferenceModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  if (section == CellColumn) return tr("Cell");
  // The words of a way one below the other, so that the columns are narrow.
  return wayText(cellWays[static_cast<std::size_t>(section - 1)])
      .replace(QLatin1Char(' '), QLatin1Char('\n'));
}

}  // namespace hairline
