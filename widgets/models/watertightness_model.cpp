#include "widgets/models/watertightness_model.h"

#include <QColor>

#include "widgets/text/labels.h"
#include "widgets/theme/theme.h"

namespace hairline {

WatertightnessModel::WatertightnessModel(LeakCheck* check, QObject* parent)
    : RowsModel(
          {{tr("Method"), {}, textAlignment},
           {tr("Scalar"), {}, textAlignment},
           {tr("Rays"), tr("Rays from a point inside at every vertex, and at three points of every "
                           "edge")},
           {tr("Misses"), tr("Rays from inside that get out without hitting any triangle")},
           {tr("Double hits"), tr("Rays that hit more than one triangle at the edge or vertex; in "
                                  "exact, the rays that truly pass through it")}},
          parent) {
  const auto refresh = [this, check] {
    if (rows() != check->rows()) setRows(check->rows());
  };
  connect(check, &LeakCheck::updated, this, refresh);
  refresh();
}

QVariant WatertightnessModel::cell(int row, int column, int role) const {
  const WatertightnessRow& found = at(row);
  // The number says it too: the colour only finds it sooner.
  if (role == Qt::ForegroundRole && column == MissesColumn && found.misses > 0) {
    return Theme::current().warning;
  }
  if (role != Qt::DisplayRole) return {};
  switch (column) {
    case MethodColumn:
      return methodText(found.method);
    case ScalarColumn:
      return scalarText(found.scalar);
    case RaysColumn:
      return QString::number(found.rays);
    case MissesColumn:
      return QString::number(found.misses);
    default:
      return QString::number(found.doubleHits);
  }
}

}  // namespace hairline
