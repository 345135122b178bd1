#include "widgets/models/volume_model.h"

#include <algorithm>
#include <cmath>

#include "widgets/hierarchy/hierarchy_text.h"
#include "widgets/text/numbers.h"

namespace hairline {

VolumeModel::VolumeModel(ObjectVolumes* source, QObject* parent)
    : QAbstractTableModel(parent), m_source(source) {
  connect(source, &ObjectVolumes::updated, this, &VolumeModel::refresh);
  refresh();
}

void VolumeModel::refresh() {
  std::vector<VolumeFigures> next;
  if (m_source->picture() != nullptr) next = m_source->picture()->figures;
  // The same kinds with other numbers keep their rows, and so what is selected.
  const bool sameKinds = std::ranges::equal(
      next, m_rows, {}, [](const VolumeFigures& row) { return row.volume.kind; },
      [](const VolumeFigures& row) { return row.volume.kind; });
  if (sameKinds) {
    m_rows = std::move(next);
    if (!m_rows.empty()) {
      emit dataChanged(index(0, 0), index(rowCount() - 1, TightnessColumn));
    }
    return;
  }
  beginResetModel();
  m_rows = std::move(next);
  endResetModel();
}

int VolumeModel::rowCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int VolumeModel::columnCount(const QModelIndex& parent) const {
  return parent.isValid() ? 0 : TightnessColumn + 1;
}

QVariant VolumeModel::data(const QModelIndex& index, int role) const {
  if (!index.isValid()) return {};
  const VolumeFigures& row = m_rows[static_cast<std::size_t>(index.row())];
  if (role == Qt::TextAlignmentRole && index.column() != KindColumn) {
    return QVariant::fromValue<int>(Qt::AlignRight | Qt::AlignVCenter);
  }
  if (role != Qt::DisplayRole) return {};
  switch (index.column()) {
    case KindColumn:
      return volumeKindText(row.volume.kind);
    case ContentColumn:
      return shortNumber(row.content);
    default:
      if (!row.tightness) return tr("–");
      return tr("%1 %").arg(shortNumber(std::round(*row.tightness * 1000) / 10));
  }
}

QVariant VolumeModel::headerData(int section, Qt::Orientation orientation, int role) const {
  if (orientation != Qt::Horizontal) return {};
  if (role == Qt::DisplayRole) {
    if (section == KindColumn) return tr("Volume");
    return section == ContentColumn ? tr("Content") : tr("Filled");
  }
  if (role == Qt::ToolTipRole && section == TightnessColumn) {
    return tr("How much of the volume the object fills; 0 for flat objects");
  }
  return {};
}

}  // namespace hairline
