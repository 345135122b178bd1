#include "app/query_names.h"

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

/// The index of a name in a list of an enumeration's names, as its value.
template <typename Enumeration, typename Names>
std::optional<Enumeration> valueNamed(std::string_view name, const Names& names) {
  const auto found = std::find(names.begin(), names.end(), name);
  if (found == names.end()) return std::nullopt;
  return static_cast<Enumeration>(found - names.begin());
}

}  // namespace

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
