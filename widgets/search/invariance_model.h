#pragma once

#include <QAbstractTableModel>

#include "core/search/invariance.h"

namespace hairline {

/// An invariance grid as a table: a row per equivalent question, a column per method and scalar.
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
  /// The number of verdicts that differ from most of their column.
  int oddCount() const;

 private:
  InvarianceGrid m_grid;
};

}  // namespace hairline
