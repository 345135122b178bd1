#pragma once

#include <QAbstractTableModel>

#include "core/search/invariance.h"

namespace hairline {

/// An invariance grid as a table: a row for each way to ask the same, a column for each method and
/// scalar.
class InvarianceModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  using QAbstractTableModel::QAbstractTableModel;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  void setGrid(InvarianceGrid grid);
  const InvarianceGrid& grid() const { return m_grid; }
  /// How many verdicts are others than those around them.
  int oddCount() const;

 private:
  InvarianceGrid m_grid;
};

}  // namespace hairline
