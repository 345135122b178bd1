#include "widgets/models/volume_model.h"

#include <algorithm>
#include <cmath>

#include "widgets/hierarchy/hierarchy_text.h"
#include "widgets/text/numbers.h"

namespace hairline {

VolumeModel::VolumeModel(ObjectVolumes* source, QObject* parent)
    : RowsModel({{tr("Volume"), {}, textAlignment},
                 {tr("Content")},
                 {tr("Filled"), tr("How much of the volume the object fills; 0 for flat objects")}},
                parent),
      m_source(source) {
  connect(source, &ObjectVolumes::updated, this, &VolumeModel::refresh);
  refresh();
}

void VolumeModel::refresh() {
  std::vector<VolumeFigures> next;
  if (m_source->picture() != nullptr) next = m_source->picture()->figures;
  // The same kinds with other numbers keep their rows, and so what is selected.
  const auto kindOf = [](const VolumeFigures& row) { return row.volume.kind; };
  const bool sameKinds = std::ranges::equal(next, rows(), {}, kindOf, kindOf);
  sameKinds ? updateRows(std::move(next)) : setRows(std::move(next));
}

QVariant VolumeModel::cell(int row, int column, int role) const {
  if (role != Qt::DisplayRole) return {};
  const VolumeFigures& figures = at(row);
  if (column == KindColumn) return volumeKindText(figures.volume.kind);
  if (column == ContentColumn) return shortNumber(figures.content);
  if (!figures.tightness) return tr("–");
  return tr("%1 %").arg(shortNumber(std::round(*figures.tightness * 1000) / 10));
}

}  // namespace hairline
