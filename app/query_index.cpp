#include "app/query_index.h"

#include <algorithm>
#include <set>

#include "core/queries.h"

namespace hairline {
namespace {

template <typename Names>
std::string joined(const Names& names) {
  std::string text;
  for (const std::string_view name : names) {
    if (!text.empty()) text += ", ";
    text += name;
  }
  return text;
}

/// The place of a name in a list of an enumeration's names, as its value.
template <typename Enumeration, typename Names>
std::optional<Enumeration> valueNamed(std::string_view name, const Names& names) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enumeration>(found - names.begin());
}

}  // namespace

std::span<const IndexedQuery> QueryIndex::find(Kind kind, std::span<const Shape* const> shapes) {
  std::uint64_t key = static_cast<std::uint64_t>(kind);
  for (const Shape* shape : shapes) key = key * 64 + shape->index() + 1;
  const auto [place, isNew] = m_found.try_emplace(key);
  if (isNew) {
    const std::vector<const Shape*> given(shapes.begin(), shapes.end());
    const std::vector<const Shape*> turned(shapes.rbegin(), shapes.rend());
    for (const QueryEntry* entry : allQueries()) {
      if (entry->info.kind != kind) continue;
      if (entry->accepts(given)) {
        place->second.push_back({entry, false});
      } else if (entry->accepts(turned)) {
        place->second.push_back({entry, true});
      }
    }
  }
  return place->second;
}

std::optional<Kind> kindNamed(std::string_view name) { return valueNamed<Kind>(name, kindNames); }

bool isMethod(std::string_view name) {
  const auto queries = allQueries();
  return std::any_of(queries.begin(), queries.end(),
                     [&](const QueryEntry* entry) { return entry->info.method == name; });
}

std::optional<ScalarKind> scalarNamed(std::string_view text) {
  for (const ScalarKind kind : {ScalarKind::float32, ScalarKind::float64, ScalarKind::exact}) {
    if (text == name(kind)) return kind;
  }
  return std::nullopt;
}

std::optional<AxisOrder> axisOrderNamed(std::string_view name) {
  return valueNamed<AxisOrder>(name, axisOrderNames);
}

std::string kindList() { return joined(kindNames); }

std::string methodList() {
  std::set<std::string_view> names;
  for (const QueryEntry* entry : allQueries()) names.insert(entry->info.method);
  return joined(names);
}

}  // namespace hairline
