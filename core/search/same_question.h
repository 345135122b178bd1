#pragma once

#include <functional>
#include <string>

#include "core/search/finding.h"

namespace hairline {

/// Another way to ask the same: what a method answers must not change.
struct SameQuestion {
  FindingKind change{};
  /// What was changed, short and stable, such as "a 1 0 2" (the first operand's vertices in another
  /// order), "2^9" or "z 90".
  std::string label;
  SearchCase changed;
};

/// Calls `use` for every way of one kind to ask the same question, until it returns false; whether
/// it never did. The kinds are `changeKinds`. Only ways in which no number is rounded, and in which
/// every set stays what it is: flat shapes that are off their plane, which may be cut into other
/// triangles, are neither turned nor reordered.
bool forEachSameQuestion(const SearchCase& given, Kind query, FindingKind change,
                         const std::function<bool(const SameQuestion&)>& use);

/// One case for all that ask the same but for the order of operands, vertices, ends and axes, where
/// that order says nothing: no number is changed. Orders that turn a triangle over count where
/// `keepsSides`.
SearchCase normalForm(const SearchCase& given, Kind query, bool keepsSides);

}  // namespace hairline
