#include "core/search/invariance.h"

#include <algorithm>
#include <map>

#include "core/queries.h"
#include "core/search/same_question.h"

namespace hairline {
namespace {

constexpr std::array scalars{ScalarKind::float32, ScalarKind::float64, ScalarKind::exact};

/// A method of the user's in a scalar that it answers in.
struct OwnColumn {
  OwnMethod* method = nullptr;
  ScalarKind scalar{};
};

std::vector<OwnColumn> ownColumns(const SearchCase& given, Kind kind,
                                  std::span<OwnMethod* const> own) {
  std::vector<OwnColumn> columns;
  for (OwnMethod* method : own) {
    for (const ScalarKind scalar : {ScalarKind::float32, ScalarKind::float64}) {
      const OwnAnswer answer = method->answer(given, kind, scalar);
      // What fails has no verdict to show; where and why, its own row tells.
      if (answer.verdict != Verdict::none) columns.push_back({method, scalar});
    }
  }
  return columns;
}

std::vector<Verdict> answersTo(const SearchCase& given, Kind kind, bool isReordered,
                               std::span<const OwnColumn> own) {
  std::vector<Verdict> verdicts;
  const QueryOptions options = given.options();
  for (const IndexedQuery& query : findQueries(CaseOperands(given), kind)) {
    if (query.entry->info.method == "reference") continue;
    for (const ScalarKind scalar : scalars) {
      if (!query.entry->has(scalar)) continue;
      // To those the order of a triangle's vertices means something.
      if (isReordered && query.entry->info.oneSided) {
        verdicts.push_back(Verdict::none);
        continue;
      }
      verdicts.push_back(
          verdictOf(query.entry->answer(CaseOperands(given, query.swapped), scalar,
                                        query.swapped ? turned(options) : options, false)));
    }
  }
  for (const OwnColumn& column : own) {
    verdicts.push_back(column.method->answer(given, kind, column.scalar).verdict);
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
  for (const IndexedQuery& query : findQueries(CaseOperands(given), kind)) {
    if (query.entry->info.method == "reference") continue;
    for (const ScalarKind scalar : scalars) {
      if (query.entry->has(scalar)) {
        grid.columns.push_back({std::string(query.entry->info.method), scalar});
      }
    }
  }
  const std::vector<OwnColumn> asked = ownColumns(given, kind, own);
  for (const OwnColumn& column : asked) {
    grid.columns.push_back({column.method->name(), column.scalar, true});
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
