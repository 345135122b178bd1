#pragma once

#include <QCoreApplication>

#include "widgets/models/rows_model.h"
#include "widgets/rays/leak_check.h"

namespace hairline {

/// The rows of a watertightness check: a method in a scalar each, and what it misses.
class WatertightnessModel : public RowsModel<WatertightnessRow> {
  Q_DECLARE_TR_FUNCTIONS(hairline::WatertightnessModel)

 public:
  enum Column { MethodColumn, ScalarColumn, RaysColumn, MissesColumn, DoubleHitsColumn };

  /// The check is not owned and lives longer.
  explicit WatertightnessModel(LeakCheck* check, QObject* parent = nullptr);

 protected:
  QVariant cell(int row, int column, int role) const override;
};

}  // namespace hairline
