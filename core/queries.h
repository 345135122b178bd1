#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "core/query/entry.h"

namespace hairline {

// The queries there are, by name only: a body is known to its own files.
struct AabbAabbSlabs;
struct TriangleAabbClip;
struct TriangleAabbPef;
struct TriangleAabbPefSetup;
struct TriangleAabbReference;
struct TriangleAabbSat;

template <typename...>
struct TypeList {};

/// The one list of all queries. Command line, panels, generic tests and benchmarks iterate it.
using Queries = TypeList<TriangleAabbPef, TriangleAabbPefSetup, TriangleAabbSat, TriangleAabbClip,
                         TriangleAabbReference, AabbAabbSlabs>;

/// The entries of the list, in its order.
std::span<const QueryEntry* const> allQueries();

/// A query that fits, and the shapes in the order of its operands.
struct FittingQuery {
  const QueryEntry* entry = nullptr;
  std::vector<const Shape*> shapes;
  /// The operands of the query stand in the other order than the shapes given.
  bool swapped = false;
};

/// Every query that these shapes, in either order, are the operands of.
std::vector<FittingQuery> queriesFor(std::span<const Shape* const> shapes);

}  // namespace hairline
