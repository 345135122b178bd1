#pragma once

#include <QAbstractTableModel>

#include "widgets/voxels/voxel_comparison.h"

namespace hairline {

/// The frames of a comparison in which methods or scalars differed, the first one first.
class KeptDifferencesModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { SeedColumn, FrameColumn, CountColumn, WaysColumn, ColumnCount };

  /// The comparison is not owned and lives longer.
  explicit KeptDifferencesModel(VoxelComparison* comparison, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void refresh();

  VoxelComparison* m_comparison;
  int m_rows = 0;
};

}  // namespace hairline
