#include "core/queries.h"

namespace hairline {
namespace {

template <typename... Q>
std::vector<const QueryEntry*> collect(TypeList<Q...>) {
  return {&entryOf<Q>()...};
}

}  // namespace

std::span<const QueryEntry* const> allQueries() {
  static const std::vector<const QueryEntry*> entries = collect(Queries{});
  return entries;
}

std::vector<FittingQuery> queriesFor(std::span<const Shape* const> shapes) {
  std::vector<FittingQuery> fitting;
  const std::vector<const Shape*> given(shapes.begin(), shapes.end());
  const std::vector<const Shape*> turned(given.rbegin(), given.rend());
  for (const QueryEntry* entry : allQueries()) {
    if (entry->accepts(given)) {
      fitting.push_back({entry, given, false});
    } else if (entry->accepts(turned)) {
      fitting.push_back({entry, turned, true});
    }
  }
  return fitting;
}

}  // namespace hairline
