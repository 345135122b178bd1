#pragma once

#include <QCoreApplication>

#include "widgets/hierarchy/mesh_traversal.h"
#include "widgets/models/rows_model.h"

namespace hairline {

/// What each kind of volume costs and saves when two trees are traversed: a row each.
class VolumeCostModel : public RowsModel<VolumeCost> {
  Q_DECLARE_TR_FUNCTIONS(hairline::VolumeCostModel)

 public:
  enum Column { VolumeColumn, TestsColumn, PrunedColumn, TrianglesColumn, HitsColumn };

  /// The traversal is not owned and lives longer.
  explicit VolumeCostModel(MeshTraversal* traversal, QObject* parent = nullptr);

 protected:
  QVariant cell(int row, int column, int role) const override;
};

}  // namespace hairline
