#include "widgets/models/volume_cost_model.h"

#include "widgets/hierarchy/hierarchy_text.h"

namespace hairline {

VolumeCostModel::VolumeCostModel(MeshTraversal* traversal, QObject* parent)
    : RowsModel({{tr("Volume"), tr("The bounding volume of every node"), textAlignment},
                 {tr("Tests"), tr("Pairs of volumes that were compared")},
                 {tr("Pruned"), tr("Disjoint pairs of volumes, whose subtrees were skipped")},
                 {tr("Triangles"), tr("Pairs of triangles that were decided")},
                 {tr("Intersect"), tr("Intersecting pairs of triangles")}},
                parent) {
  const auto refresh = [this, traversal] {
    if (traversal->costs().size() != rows().size()) setRows(traversal->costs());
  };
  connect(traversal, &MeshTraversal::updated, this, refresh);
  refresh();
}

QVariant VolumeCostModel::cell(int row, int column, int role) const {
  const VolumeCost& cost = at(row);
  if (role == Qt::ToolTipRole) return tr("%1 bytes for both trees").arg(cost.bytes);
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case VolumeColumn:
      return nodeVolumeText(cost.volume);
    case TestsColumn:
      return QString::number(cost.counters.volumeTests);
    case PrunedColumn:
      return QString::number(cost.counters.pruned);
    case TrianglesColumn:
      return QString::number(cost.counters.triangleTests);
    default:
      return QString::number(cost.counters.hits);
  }
}

}  // namespace hairline
