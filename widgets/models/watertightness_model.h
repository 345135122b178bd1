#pragma once

#include <QAbstractTableModel>

#include "widgets/rays/leak_check.h"

namespace hairline {

/// The rows of a watertightness check: a method in a scalar each, and what it misses.
class WatertightnessModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { MethodColumn, ScalarColumn, RaysColumn, MissesColumn, DoubleHitsColumn };

  /// The check is not owned and lives longer.
  explicit WatertightnessModel(LeakCheck* check, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void refresh();

  LeakCheck* m_check;
  std::vector<WatertightnessRow> m_rows;
};

}  // namespace hairline
