#pragma once

#include <QCoreApplication>

#include "widgets/models/rows_model.h"
#include "widgets/voxels/grid_cells.h"

namespace hairline {

/// The cells about which methods or scalars differ, as far as they are listed: where each is, and
/// by which ways it is set.
class DifferenceModel : public RowsModel<CellDifference> {
  Q_DECLARE_TR_FUNCTIONS(hairline::DifferenceModel)

 public:
  /// The cell, then a column for each way.
  static constexpr int CellColumn = 0;

  /// The cells are not owned and live longer.
  explicit DifferenceModel(GridCells* cells, QObject* parent = nullptr);

  /// The row of a cell; -1 where it is not listed.
  int rowOf(const Cell& cell) const;

 protected:
  QVariant cell(int row, int column, int role) const override;

 private:
  void refresh();

  GridCells* m_source;
};

}  // namespace hairline
