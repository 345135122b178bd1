#include "widgets/models/kept_differences_model.h"

#include "widgets/voxels/cell_text.h"

namespace hairline {

KeptDifferencesModel::KeptDifferencesModel(VoxelComparison* comparison, QObject* parent)
    : QAbstractTableModel(parent),
      m_comparison(comparison),
      m_rows(static_cast<int>(comparison->kept().size())) {
  connect(comparison, &VoxelComparison::keptChanged, this, &KeptDifferencesModel::refresh);
}

void KeptDifferencesModel::refresh() {
  const int rows = static_cast<int>(m_comparison->kept().size());
  if (rows > m_rows) {
    beginInsertRows({}, m_rows, rows - 1);
    m_rows = rows;
    endInsertRows();
  } else if (rows < m_rows) {
    beginResetModel();
    m_rows = rows;
    endResetModel();
  }
}

int KeptDifferencesModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : m_rows;
}

int KeptDifferencesModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : ColumnCount;
}

QVariant KeptDifferencesModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const KeptDifference& kept = m_comparison->kept()[static_cast<std::size_t>(index.row())];
  if (role == Qt::ToolTipRole) return wrongText(kept.wrong);
  if (role == Qt::TextAlignmentRole && index.column() != WaysColumn) {
    return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
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

QVariant KeptDifferencesModel::headerData(int section, Qt::Orientation orientation,
                                          int role) const {
  if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
  switch (section) {
    case SeedColumn:
      return tr("Seed");
    case FrameColumn:
      return tr("Frame");
    case CountColumn:
      return tr("Cells");
    default:
      return tr("Otherwise than exact");
  }
}

}  // namespace hairline
