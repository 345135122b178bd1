#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/query/entry.h"

namespace hairline {

/// The one list of all queries, by kind, within a kind by operands, and the reference last. Command
/// line, panels, generic tests and benchmarks iterate it.
std::span<const QueryEntry* const> allQueries();

/// A query on shapes of some types, and whether its operands stand in the other order than they.
struct IndexedQuery {
  const QueryEntry* entry = nullptr;
  bool swapped = false;

  /// What the entry says (see `QueryEntry`) about shapes in the order in which it was looked up;
  /// the options are for that order, too.
  bool test(std::span<const Shape* const> shapes, ScalarKind scalar,
            const QueryOptions& options = {}) const;
  Report answer(std::span<const Shape* const> shapes, ScalarKind scalar,
                const QueryOptions& options = {}) const;
  Report run(std::span<const Shape* const> shapes, ScalarKind scalar,
             const QueryOptions& options = {}) const;
};

/// Every query that shapes of these types, in either order, are the operands of, in the order of
/// the list; of all kinds or of one. Looked up once for each types and then remembered, from any
/// thread.
std::span<const IndexedQuery> findQueries(std::span<const Shape* const> shapes);
std::span<const IndexedQuery> findQueries(std::span<const Shape* const> shapes, Kind kind);

/// The query that is asked for an exact answer of a kind: the first of the list that has one and
/// asks of both faces, a reference only where there is no other. Null where there is none.
const IndexedQuery* exactQuery(std::span<const Shape* const> shapes, Kind kind);

/// Whether shapes that have the types for a query of a kind can be asked it: k-DOPs bound each
/// other by slabs of the same directions in the same order, and not otherwise; nothing is nearest
/// to a mesh whose file was not read and which so has no triangles.
bool canAsk(Kind kind, std::span<const Shape* const> shapes);

/// A query that fits, and the shapes in the order of its operands.
struct FittingQuery {
  const QueryEntry* entry = nullptr;
  std::vector<const Shape*> shapes;
  /// The operands of the query stand in the other order than the shapes given.
  bool swapped = false;
};

/// Every query that these shapes, in either order, are the operands of and can be asked.
std::vector<FittingQuery> queriesFor(std::span<const Shape* const> shapes);

}  // namespace hairline
