#pragma once

#include <QAbstractTableModel>
#include <vector>

#include "core/search/search.h"

namespace hairline {

/// What a search has found, a row each, in the order it was found.
class FindingsModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column {
    KindColumn,
    MethodColumn,
    ScalarColumn,
    SaysColumn,
    AgainstColumn,
    CaseColumn,
    ColumnCount
  };

  using QAbstractTableModel::QAbstractTableModel;

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  const FoundCase& at(int row) const { return m_rows[static_cast<std::size_t>(row)]; }
  void append(std::vector<FoundCase> found);
  /// Another case that shows the same in place of that of a row.
  void replace(int row, SearchCase given, Finding finding);
  void clear();

 private:
  std::vector<FoundCase> m_rows;
};

}  // namespace hairline
