#pragma once

#include <QCoreApplication>
#include <QStringList>
#include <vector>

#include "widgets/controls/rows_model.h"
#include "widgets/pair/pair_reports.h"
#include "widgets/pair/pair_table.h"

namespace hairline {

class OwnScenePairs;
class ScenePairs;

/// The pairs of the scene as rows: their names, whether they intersect, their distance. Sorted when
/// pairs are added or removed, on request, and by `resort`; a change of values alone moves no row,
/// so that the list is stable during a drag.
class PairListModel : public ColumnsModel {
  Q_DECLARE_TR_FUNCTIONS(hairline::PairListModel)

 public:
  enum Column { NamesColumn, VerdictColumn, DistanceColumn, columns };
  enum Role {
    /// Whether they intersect: 1, 0, or -1 if no query decides.
    MeetRole = Qt::UserRole + 1,
    /// Whether methods disagree, including the user's.
    DisagreeRole,
  };

  explicit PairListModel(const ScenePairs* pairs, QObject* parent = nullptr);

  /// The verdicts of the user's methods on the pairs; not owned, and outlives this.
  void setOwn(const OwnScenePairs* own) { m_own = own; }

  /// Takes over the current summaries.
  void refresh();
  /// Sorts the rows.
  void resort();

  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
  void sort(int column, Qt::SortOrder order) override;

  /// The ids of the objects of a row.
  ObjectPair ids(int row) const;
  /// The row of two objects in either order; -1 if there is none.
  int rowOf(const std::string& a, const std::string& b) const;

  /// How many pairs intersect, and on how many methods disagree.
  int meeting() const;
  int disagreeing() const;

 protected:
  QVariant cell(int row, int column, int role) const override;

 private:
  struct Row {
    PairTable::Pair pair;
    PairSummary summary;
  };

  QString textOf(const Row& row, int column) const;
  /// As A and B, where it is the active pair.
  ObjectPair inOrder(const Row& row) const;
  QString namesOf(const Row& row) const;
  QString tipOf(const Row& row) const;
  /// The user's methods that contradict the summary.
  QStringList contradictionsOf(const Row& row) const;
  bool disagrees(const Row& row) const;
  void sort(std::vector<Row>& rows) const;

  const ScenePairs* m_pairs;
  const OwnScenePairs* m_own = nullptr;
  std::vector<Row> m_rows;
  int m_column = VerdictColumn;
  Qt::SortOrder m_order = Qt::AscendingOrder;
};

}  // namespace hairline
