#pragma once

#include <QDialog>

#include "core/search/search_case.h"
#include "widgets/jobs/latest_job.h"
#include "widgets/search/invariance_model.h"
#include "widgets/search/own_methods.h"

class QComboBox;
class QLabel;
class QTableView;

namespace hairline {

/// All equivalent questions about a pair (operands and vertices in other orders, everything moved,
/// scaled or rotated, no number rounded), and the answers of each method: deviations stand out.
class InvarianceDialog : public QDialog {
  Q_OBJECT

 public:
  /// With the user's methods, if any; they outlive it.
  InvarianceDialog(SearchCase given, const QString& names, QWidget* parent,
                   const OwnMethods* own = nullptr);

 private:
  void ask();
  void present(const InvarianceGrid& grid);

  SearchCase m_given;
  const OwnMethods* m_own;
  InvarianceModel m_model;
  QComboBox* m_kind;
  QTableView* m_table;
  QLabel* m_state;
  Job m_job;
};

}  // namespace hairline
