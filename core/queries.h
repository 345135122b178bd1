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
