#include "widgets/models/volume_cost_model.h"

#include "widgets/hierarchy/hierarchy_text.h"

namespace hairline {

VolumeCostModel::VolumeCostModel(MeshWalk* walk, QObject* parent)
    : QAbstractTableModel(parent), m_walk(walk) {
  connect(walk, &MeshWalk::updated, this, &VolumeCostModel::refresh);
  refresh();
}

void VolumeCostModel::refresh() {
  const std::vector<VolumeCost>& now = m_walk->costs();
  if (now.size() == m_rows.size()) return;
  beginResetModel();
  m_rows = now;
  endResetModel();
}

int VolumeCostModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int VolumeCostModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : HitsColumn + 1;
}

QVariant VolumeCostModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const VolumeCost& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole && index.column() != VolumeColumn) {
    return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role == Qt::ToolTipRole) return tr("%1 bytes for both trees").arg(row.bytes);
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case VolumeColumn:
      return nodeVolumeText(row.volume);
    case TestsColumn:
      return QString::number(row.counters.volumeTests);
    case PrunedColumn:
      return QString::number(row.counters.pruned);
    case TrianglesColumn:
      return QString::number(row.counters.triangleTests);
    default:
      return QString::number(row.counters.hits);
  }
}

QVariant VolumeCostModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  const bool isTip = role == Qt::ToolTipRole;
  if (!isTip && role != Qt::DisplayRole) return {};
  switch (section) {
    case VolumeColumn:
      return isTip ? tr("The bounding volume of every node") : tr("Volume");
    case TestsColumn:
      return isTip ? tr("Pairs of volumes that were compared") : tr("Tests");
    case PrunedColumn:
      return isTip ? tr("Pairs of volumes that are apart: nothing below them was "
                        "looked at")
                   : tr("Pruned");
    case TrianglesColumn:
      return isTip ? tr("Pairs of triangles that were decided") : tr("Triangles");
    default:
      return isTip ? tr("Pairs of triangles that meet") : tr("Meet");
  }
}

}  // namespace hairline
