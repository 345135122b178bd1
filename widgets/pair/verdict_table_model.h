#pragma once

#include <QAbstractTableModel>
#include <optional>
#include <vector>

#include "widgets/pair/pair_reports.h"

namespace hairline {

/// The reports of a pair as a table: one row per method, those of the user's first, one column per
/// scalar. New reports of the same methods change cells in place, so that views keep selection and
/// scroll position during a drag.
class VerdictTableModel : public QAbstractTableModel {
  Q_OBJECT

 public:
  enum Role {
    /// Verdict: 1 yes, 0 no, -1 none; invalid in cells for which the method is not built.
    VerdictRole = Qt::UserRole + 1,
    /// Certificate::Status as int.
    ProofRole,
    /// Whether the verdict differs from the exact one.
    WrongRole,
  };

  explicit VerdictTableModel(QObject* parent = nullptr) : QAbstractTableModel(parent) {}

  /// Takes over the reports; null clears the table.
  void setReports(const PairReports* pair);

  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  Qt::ItemFlags flags(const QModelIndex& index) const override;

  /// The report of a cell; null if there is none.
  const Report* report(const QModelIndex& index) const;
  /// The cell of a report; invalid if there is none.
  QModelIndex indexOf(Kind kind, std::string_view method, ScalarKind scalar) const;

 private:
  struct Row {
    Kind kind;
    std::string_view method;
    std::string_view source;

    friend bool operator==(const Row&, const Row&) = default;
  };
  static std::vector<Row> rowsOf(const PairReports* pair);
  QString details(const Report& report) const;

  std::optional<PairReports> m_pair;
  std::vector<Row> m_rows;
};

}  // namespace hairline
