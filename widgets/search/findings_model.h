#pragma once

#include <QCoreApplication>

#include "core/search/search.h"
#include "widgets/models/rows_model.h"

namespace hairline {

/// What a search has found, a row each, in the order it was found.
class FindingsModel : public RowsModel<FoundCase> {
  Q_DECLARE_TR_FUNCTIONS(hairline::FindingsModel)

 public:
  enum Column { KindColumn, MethodColumn, ScalarColumn, SaysColumn, AgainstColumn, CaseColumn };

  explicit FindingsModel(QObject* parent = nullptr);

  void append(const std::vector<FoundCase>& found) { appendRows(found); }
  /// Another case that shows the same in place of that of a row.
  void replace(int row, SearchCase given, Finding finding);
  void clear() { setRows({}); }

 protected:
  QVariant cell(int row, int column, int role) const override;
};

}  // namespace hairline
