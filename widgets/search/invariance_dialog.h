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

/// All ways to ask the same of a pair (operands and vertices in other orders, everything moved,
/// scaled or turned, no number rounded), and what each method answers: the odd one out stands out.
class InvarianceDialog : public QDialog {
  Q_OBJECT

 public:
  /// With the user's methods where there are any; they live longer.
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
