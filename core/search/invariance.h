#pragma once

#include <span>
#include <stop_token>
#include <string>
#include <vector>

#include "core/search/finding.h"
#include "core/search/plugin/own_method.h"

namespace hairline {

/// The answers of every method to all equivalent questions.
struct InvarianceGrid {
  struct Column {
    std::string method;
    ScalarKind scalar{};
    bool isOwn = false;
  };
  struct Row {
    /// Nothing for the original question, which is the first row.
    std::optional<FindingKind> change;
    std::string label;
    /// One per column; `none` also if the method does not answer it.
    std::vector<Verdict> verdicts;
  };
  Kind kind{};
  std::vector<Column> columns;
  std::vector<Row> rows;

  /// Whether a verdict differs from most of its column; in a tie the original question counts.
  bool isOdd(std::size_t row, std::size_t column) const;
  /// The most common verdict of each column.
  std::vector<Verdict> common;
};

/// The kinds of query that apply to a case.
std::vector<Kind> kindsFor(const SearchCase& given);

/// The grid of a case: every method of the kind except references, in every scalar it is built for,
/// and the user's methods that answer it, in float and double. When stopped, returns the rows so
/// far.
InvarianceGrid invarianceOf(const SearchCase& given, Kind kind, const std::stop_token& stop = {},
                            std::span<OwnMethod* const> own = {});

}  // namespace hairline
