#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/query/report.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A query as plain data, iterated by the command line, the panels, the generic tests and the
/// benchmarks.
struct QueryEntry {
  QueryInfo info{};
  ScalarSet scalars{};
  /// The class of the query, without namespace and template arguments, such as
  /// "LinearTriangleMollerTrumbore": for `test`, `solve` and `explain` of query.h.
  std::string_view className;
  /// Indices of the operands' types in `Shape`, in order.
  std::vector<std::size_t> operands;

  /// Whether it is built for the scalar.
  bool has(ScalarKind scalar) const {
    return scalar == ScalarKind::float32   ? scalars.float32
           : scalar == ScalarKind::float64 ? scalars.float64
                                           : scalars.exact;
  }

  /// Whether the order of operands is part of the question: which of two shapes contains the other.
  /// Points contain nothing, and can be named second.
  bool isOrdered() const {
    return info.kind == Kind::contains && operands[0] != shapeIndex<Point<double>>();
  }

  /// Whether its operands are of these types, in this order.
  bool accepts(std::span<const Shape* const> shapes) const {
    if (shapes.size() != operands.size()) return false;
    for (std::size_t i = 0; i < shapes.size(); ++i) {
      if (shapes[i]->index() != operands[i]) return false;
    }
    return true;
  }

  /// The verdict only, by the fastest path. The shapes are of the operands' types, the query is
  /// built for the scalar, and it answers for their motion (`canAnswer`); else there is no hit.
  bool (*test)(std::span<const Shape* const> shapes, ScalarKind scalar,
               const QueryOptions& options);
  /// The answer, and every step if `withTrace`; no verdict for a motion it does not answer for. Its
  /// certificate is not checked: for streams of answers that do not show it.
  Report (*answer)(std::span<const Shape* const> shapes, ScalarKind scalar,
                   const QueryOptions& options, bool withTrace);
  /// The answer with its certificate checked, and with every step if `withTrace`.
  Report run(std::span<const Shape* const> shapes, ScalarKind scalar, const QueryOptions& options,
             bool withTrace) const;
};

/// Whether all numbers of the shapes, and of `motion` if given, are finite in the scalar, and no
/// direction vanishes in it.
bool areNumbersOf(ScalarKind scalar, std::span<const Shape* const> shapes,
                  const QueryOptions* motion);

/// The contribution of a source file to the list of core/queries.cpp (see adapter.h).
using QueryList = std::vector<QueryEntry>;

}  // namespace hairline
