#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/query/entry.h"

namespace hairline {

/// The one list of all queries, by kind, within a kind by operands, and the reference last. Command
/// line, panels, generic tests and benchmarks iterate it.
std::span<const QueryEntry* const> allQueries();

/// A query for shapes of some types, and whether its operands are in the opposite order.
struct IndexedQuery {
  const QueryEntry* entry = nullptr;
  bool swapped = false;

  /// As in `QueryEntry`, for shapes in the order of the look-up; the options are for that order,
  /// too.
  bool test(std::span<const Shape* const> shapes, ScalarKind scalar,
            const QueryOptions& options = {}) const;
  Report answer(std::span<const Shape* const> shapes, ScalarKind scalar,
                const QueryOptions& options = {}) const;
  Report run(std::span<const Shape* const> shapes, ScalarKind scalar,
             const QueryOptions& options = {}) const;
};

/// Every query whose operands are shapes of these types, in either order (except if it is ordered),
/// in the order of the list; of all kinds or of one. Cached per types, from any thread.
std::span<const IndexedQuery> findQueries(std::span<const Shape* const> shapes);
std::span<const IndexedQuery> findQueries(std::span<const Shape* const> shapes, Kind kind);

/// The name by which a query's method answers a request that names `requested`, for operands that
/// move in this way; empty if it does not. Operands that rotate are swept by halving the time also
/// as `interval_subdivision`, which means another method where vertices move on lines of their own.
std::string_view nameAsked(const QueryInfo& info, std::string_view requested,
                           const QueryOptions& options);

/// The query for an exact answer of a kind: the first in the list that has exact and tests both
/// faces, a reference only if there is no other. Null if there is none.
const IndexedQuery* exactQuery(std::span<const Shape* const> shapes, Kind kind);

/// Whether shapes of the right types can be operands of a query of a kind: k-DOPs bound each other
/// only by slabs of the same directions in the same order, and a mesh whose file was not read has
/// no triangles to be nearest or hit.
bool canAsk(Kind kind, std::span<const Shape* const> shapes);

/// A matching query, and the shapes in the order of its operands.
struct FittingQuery {
  const QueryEntry* entry = nullptr;
  std::vector<const Shape*> shapes;
  /// The operands of the query are in the opposite order to the given shapes.
  bool swapped = false;
};

/// Every query that these shapes, in either order, can be operands of.
std::vector<FittingQuery> queriesFor(std::span<const Shape* const> shapes);

}  // namespace hairline
