#include "core/search/invariance.h"

#include <algorithm>
#include <map>

#include "core/queries.h"
#include "core/search/same_question.h"

namespace hairline {
namespace {

constexpr std::array scalars{ScalarKind::float32, ScalarKind::float64, ScalarKind::exact};

/// What answers in a column: a query, or a user's method.
struct Asked {
  const IndexedQuery* query = nullptr;
  OwnMethod* own = nullptr;
  ScalarKind scalar{};

  Verdict verdict(const SearchCase& given, Kind kind) const {
    if (own != nullptr) return own->answer(given, kind, scalar).verdict;
    return verdictOf(query->answer(CaseOperands(given), scalar, given.options()));
  }
};

std::vector<Asked> columnsOf(const SearchCase& given, Kind kind, std::span<OwnMethod* const> own) {
  std::vector<Asked> columns;
  for (OwnMethod* method : own) {
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      const Asked asked{nullptr, method, scalar};
      // Failures have no verdict to show; their own row explains them.
      if (asked.verdict(given, kind) != Verdict::none) columns.push_back(asked);
    }
  }
  for (const IndexedQuery& query : findQueries(CaseOperands(given), kind)) {
    if (query.entry->info.method == "reference") continue;
    for (const ScalarKind scalar : scalars) {
      if (query.entry->has(scalar)) columns.push_back({&query, nullptr, scalar});
    }
  }
  return columns;
}

std::vector<Verdict> answersTo(const SearchCase& given, Kind kind, bool isReordered,
                               std::span<const Asked> columns) {
  std::vector<Verdict> verdicts;
  for (const Asked& asked : columns) {
    // For these the order of a triangle's vertices matters.
    const bool isAnother =
        isReordered && asked.query != nullptr && asked.query->entry->info.oneSided;
    verdicts.push_back(isAnother ? Verdict::none : asked.verdict(given, kind));
  }
  return verdicts;
}

}  // namespace

std::vector<Kind> kindsFor(const SearchCase& given) {
  std::vector<Kind> kinds;
  for (std::size_t i = 0; i < kindNames.size(); ++i) {
    const auto kind = static_cast<Kind>(i);
    const CaseOperands operands(given);
    if (!findQueries(operands, kind).empty() && canAsk(kind, operands)) kinds.push_back(kind);
  }
  return kinds;
}

bool InvarianceGrid::isOdd(std::size_t row, std::size_t column) const {
  const Verdict verdict = rows[row].verdicts[column];
  return verdict != Verdict::none && verdict != common[column];
}

InvarianceGrid invarianceOf(const SearchCase& given, Kind kind, const std::stop_token& stop,
                            std::span<OwnMethod* const> own) {
  InvarianceGrid grid;
  grid.kind = kind;
  const std::vector<Asked> asked = columnsOf(given, kind, own);
  for (const Asked& column : asked) {
    const bool isOwn = column.own != nullptr;
    grid.columns.push_back(
        {isOwn ? column.own->name() : std::string(column.query->entry->info.method), column.scalar,
         isOwn});
  }
  grid.rows.push_back({std::nullopt, {}, answersTo(given, kind, false, asked)});
  for (const FindingKind change : changeKinds) {
    const auto ask = [&](const SameQuestion& same) {
      if (stop.stop_requested()) return false;
      grid.rows.push_back(
          {change, same.label,
           answersTo(same.changed, kind, change == FindingKind::reordering, asked)});
      return true;
    };
    forEachSameQuestion(given, kind, change, ask);
  }
  for (std::size_t column = 0; column < grid.columns.size(); ++column) {
    std::map<Verdict, int> counts;
    for (const InvarianceGrid::Row& row : grid.rows) {
      if (row.verdicts[column] != Verdict::none) ++counts[row.verdicts[column]];
    }
    Verdict common = grid.rows[0].verdicts[column];
    for (const auto& [verdict, count] : counts) {
      if (count > counts[common]) common = verdict;
    }
    grid.common.push_back(common);
  }
  return grid;
}

}  // namespace hairline
