#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/search/finding.h"
#include "core/search/plugin/own_method.h"

namespace hairline {

/// What every method answers to all ways of asking the same.
struct InvarianceGrid {
  struct Column {
    std::string method;
    ScalarKind scalar{};
    bool isOwn = false;
  };
  struct Row {
    /// Nothing for the question as it was given, which is the first row.
    std::optional<FindingKind> change;
    std::string label;
    /// One a column; `none` also where the method does not answer it.
    std::vector<Verdict> verdicts;
  };
  Kind kind{};
  std::vector<Column> columns;
  std::vector<Row> rows;

  /// Whether a verdict is another than most of its column; of two that are as common the one of the
  /// question as given counts.
  bool isOdd(std::size_t row, std::size_t column) const;
  /// Of each column the verdict that is the most common.
  std::vector<Verdict> common;
};

/// The kinds of query that a case can be asked.
std::vector<Kind> kindsFor(const SearchCase& given);

/// The grid of a case: every method of the kind but references, in every scalar it is built for,
/// and those of the user's that answer it, in float and double. Ends early, with the rows so far,
/// when it is to stop.
InvarianceGrid invarianceOf(const SearchCase& given, Kind kind, const std::stop_token& stop = {},
                            std::span<OwnMethod* const> own = {});

}  // namespace hairline
