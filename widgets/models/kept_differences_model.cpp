#include "widgets/models/kept_differences_model.h"

#include "widgets/voxels/cell_text.h"

namespace hairline {

KeptDifferencesModel::KeptDifferencesModel(VoxelComparison* comparison, QObject* parent)
    : RowsModel({{tr("Seed")},
                 {tr("Frame")},
                 {tr("Cells")},
                 {tr("Differs from exact"), {}, textAlignment}},
                parent) {
  const auto refresh = [this, comparison] {
    const std::vector<KeptDifference>& kept = comparison->kept();
    if (kept.size() > rows().size()) {
      appendRows({kept.begin() + rowCount(), kept.end()});
    } else if (kept.size() < rows().size()) {
      setRows(kept);
    }
  };
  connect(comparison, &VoxelComparison::keptChanged, this, refresh);
  refresh();
}

QVariant KeptDifferencesModel::cell(int row, int column, int role) const {
  const KeptDifference& kept = at(row);
  if (role == Qt::ToolTipRole) return wrongText(kept.wrong);
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case SeedColumn:
      return QVariant::fromValue<qulonglong>(kept.seed);
    case FrameColumn:
      return QVariant::fromValue<qulonglong>(kept.frame);
    case CountColumn:
      return QVariant::fromValue<qulonglong>(kept.count);
    default:
      return wrongText(kept.wrong);
  }
}

}  // namespace hairline
