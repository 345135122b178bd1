#include "widgets/models/watertightness_model.h"

#include <QColor>

#include "widgets/text/labels.h"
#include "widgets/theme/theme.h"

namespace hairline {

WatertightnessModel::WatertightnessModel(LeakCheck* check, QObject* parent)
    : QAbstractTableModel(parent), m_check(check) {
  connect(check, &LeakCheck::updated, this, &WatertightnessModel::refresh);
  refresh();
}

void WatertightnessModel::refresh() {
  if (m_rows == m_check->rows()) return;
  beginResetModel();
  m_rows = m_check->rows();
  endResetModel();
}

int WatertightnessModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int WatertightnessModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : DoubleHitsColumn + 1;
}

QVariant WatertightnessModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const WatertightnessRow& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole && index.column() >= RaysColumn) {
    return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  // The number says it too: the colour only finds it sooner.
  if (role == Qt::ForegroundRole && index.column() == MissesColumn && row.misses > 0) {
    return Theme::current().warning;
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case MethodColumn:
      return methodText(row.method);
    case ScalarColumn:
      return scalarText(row.scalar);
    case RaysColumn:
      return QString::number(row.rays);
    case MissesColumn:
      return QString::number(row.misses);
    default:
      return QString::number(row.doubleHits);
  }
}

QVariant WatertightnessModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) {
    switch (section) {
      case MethodColumn:
        return tr("Method");
      case ScalarColumn:
        return tr("Scalar");
      case RaysColumn:
        return tr("Rays");
      case MissesColumn:
        return tr("Misses");
      default:
        return tr("Double hits");
    }
  }
  if (role == Qt::ToolTipRole) {
    switch (section) {
      case MissesColumn:
        return tr("Rays from inside that get out without hitting any triangle");
      case DoubleHitsColumn:
        return tr(
            "Rays that hit more than one of the triangles at the edge or vertex; in exact "
            "those that truly meet it");
      case RaysColumn:
        return tr("Rays from a point inside at every vertex, and at three points of every edge");
      default:
        return {};
    }
  }
  return {};
}

}  // namespace hairline
