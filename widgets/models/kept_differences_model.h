#pragma once

#include <QCoreApplication>

#include "widgets/models/rows_model.h"
#include "widgets/voxels/voxel_comparison.h"

namespace hairline {

/// The frames of a comparison in which methods or scalars differed, the first one first.
class KeptDifferencesModel : public RowsModel<KeptDifference> {
  Q_DECLARE_TR_FUNCTIONS(hairline::KeptDifferencesModel)

 public:
  enum Column { SeedColumn, FrameColumn, CountColumn, WaysColumn };

  /// The comparison is not owned and lives longer.
  explicit KeptDifferencesModel(VoxelComparison* comparison, QObject* parent = nullptr);

 protected:
  QVariant cell(int row, int column, int role) const override;
};

}  // namespace hairline
