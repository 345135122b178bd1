#pragma once

#include <QAbstractTableModel>

#include "widgets/hierarchy/mesh_walk.h"

namespace hairline {

/// What each kind of volume costs and saves when two trees are walked: a row
/// each.
class VolumeCostModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Column { VolumeColumn, TestsColumn, PrunedColumn, TrianglesColumn, HitsColumn };

  /// The walk is not owned and lives longer.
  explicit VolumeCostModel(MeshWalk* walk, QObject* parent = nullptr);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

 private:
  void refresh();

  MeshWalk* m_walk;
  std::vector<VolumeCost> m_rows;
};

}  // namespace hairline
