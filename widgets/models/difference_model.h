#pragma once

#include <QAbstractTableModel>

#include "widgets/voxels/grid_cells.h"

namespace hairline {

/// The cells about which methods or scalars differ, as far as they are listed: where each is, and
/// by which ways it is set.
class DifferenceModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  /// The cell, then a column for each way.
  static constexpr int CellColumn = 0;

  /// The cells are not owned and live longer.
  explicit DifferenceModel(GridCells* cells, QObject* parent = nullptr);

  /// The cell of a row.
  Cell cell(int row) const { return m_cells[static_cast<std::size_t>(row)].cell; }
  /// The row of a cell; -1 where it is not listed.
  int rowOf(const Cell& cell) const;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void refresh();

  GridCells* m_source;
  std::vector<CellDifference> m_cells;
};

}  // namespace hairline
