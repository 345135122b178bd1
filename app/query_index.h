#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "core/query/entry.h"

namespace hairline {

/// A query, and whether its operands stand in the other order than the shapes asked about.
struct IndexedQuery {
  const QueryEntry* entry = nullptr;
  bool swapped = false;
};

/// Finds the queries of a kind for shapes, in either order, without going over the whole list each
/// time.
class QueryIndex {
 public:
  /// In the order of the list of all queries. The span lasts as long as the index.
  std::span<const IndexedQuery> find(Kind kind, std::span<const Shape* const> shapes);

 private:
  std::unordered_map<std::uint64_t, std::vector<IndexedQuery>> m_found;
};

/// The kind, method or scalar of a name; nothing (false) where there is none.
std::optional<Kind> kindNamed(std::string_view name);
bool isMethod(std::string_view name);
std::optional<ScalarKind> scalarNamed(std::string_view name);
std::optional<AxisOrder> axisOrderNamed(std::string_view name);

/// Every name there is, separated by commas, for messages.
std::string kindList();
std::string methodList();

}  // namespace hairline
