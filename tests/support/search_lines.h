#pragma once

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "core/scene/scene_file.h"
#include "core/search/search.h"
#include "tests/support/failures.h"

namespace hairline::testing {

/// The index of a type in `Shape`.
inline std::size_t typeOf(std::string_view name) {
  return static_cast<std::size_t>(std::ranges::find(shapeTypeNames, name) - shapeTypeNames.begin());
}

/// A search for methods that differ, from each other or from exact.
inline SearchPlan planFor(Kind kind, std::initializer_list<std::string_view> operands) {
  SearchPlan plan;
  plan.question.kind = kind;
  for (const std::string_view type : operands) plan.question.operands.push_back(typeOf(type));
  plan.cases.operands = plan.question.operands;
  plan.cases.isMoving = kind == Kind::sweep;
  for (const FindingKind found : {FindingKind::methods, FindingKind::exact}) {
    plan.question.kinds.set(static_cast<std::size_t>(found));
  }
  return plan;
}

/// The findings of a search, one line each.
inline std::vector<std::string> linesOf(const SearchPlan& plan, std::uint64_t* cases = nullptr,
                                        std::map<std::string, std::uint64_t>* counts = nullptr) {
  std::vector<std::string> lines;
  SearchListener listener;
  listener.found = [&](const FoundCase& found) {
    lines.push_back(writeScene(sceneOf(found.given, found.finding, found.source)));
    return true;
  };
  const Result<SearchState> state = search(plan, listener);
  if (cases != nullptr && state) *cases = state->cases;
  if (counts != nullptr && state) *counts = state->counts;
  return lines;
}

inline std::uint64_t casesAtLeast(int count) {
  return static_cast<std::uint64_t>(caseCount(count));
}

}  // namespace hairline::testing
