#pragma once

#include <QAbstractItemModel>
#include <optional>
#include <vector>

#include "core/search/finding_groups.h"

namespace hairline {

/// A finding in the list.
struct ListedFinding {
  /// The case, as opened in the window.
  Scene scene;
  Finding finding;
  std::optional<FindingSource> source;
  std::optional<Margin> margin;
  FindingCause cause;
  /// How complex the numbers of the finding are (`costOf`).
  int cost = 0;
  bool isShrunk = false;
};

/// Reads the finding of a scene and finds its cause, which runs methods: on any thread. Nothing if
/// it has no readable finding.
std::optional<ListedFinding> listedFinding(Scene scene);

/// What a finding's method answers, in a word or as a squared distance.
QString answerText(const Finding& finding);
/// What that is held against.
QString againstText(const Finding& finding);

/// Findings by cause: a row for each cause, below it the findings. Unsorted (see `SortRole`).
class FindingsModel : public QAbstractItemModel {
  Q_OBJECT

 public:
  enum Column {
    CauseColumn,
    MarginColumn,
    MethodColumn,
    ScalarColumn,
    SaysColumn,
    AgainstColumn,
    CaseColumn,
    columnCountOfAll
  };
  /// The sort key of a column: numbers as numbers, and findings without a margin below all.
  static constexpr int SortRole = Qt::UserRole;

  using QAbstractItemModel::QAbstractItemModel;

  QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
  QModelIndex parent(const QModelIndex& index) const override;
  int rowCount(const QModelIndex& parent = {}) const override;
  int columnCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

  void append(const std::vector<ListedFinding>& found);
  /// Replaces a finding by another case that shows the same.
  void replace(std::size_t place, ListedFinding finding);
  void clear();

  std::size_t count() const { return m_findings.size(); }
  const ListedFinding& at(std::size_t place) const { return m_findings[place]; }
  /// The index of a row's finding; nothing for a cause.
  std::optional<std::size_t> placeOf(const QModelIndex& index) const;

 private:
  QVariant causeData(std::size_t group, int column, int role) const;
  QVariant findingData(std::size_t place, std::size_t group, int column, int role) const;

  std::vector<ListedFinding> m_findings;
  FindingGroups m_groups;
  /// The indices of the findings of each group.
  std::vector<std::vector<std::size_t>> m_members;
};

}  // namespace hairline
