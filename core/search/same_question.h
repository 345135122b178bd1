#pragma once

#include <functional>
#include <string>

#include "core/search/finding.h"

namespace hairline {

/// An equivalent question: a method's answer must not change.
struct SameQuestion {
  FindingKind change{};
  /// What was changed, short and stable, such as "a 1 0 2" (the first operand's vertices in another
  /// order), "2^9" or "z 90".
  std::string label;
  SearchCase changed;
};

/// Calls `use` for every equivalent question of one kind, until it returns false; returns whether
/// it never did. The kinds are `changeKinds`. Only changes that round no number and leave every set
/// unchanged: flat shapes that are off their plane, which may be triangulated differently, are
/// neither rotated nor reordered.
bool forEachSameQuestion(const SearchCase& given, Kind query, FindingKind change,
                         const std::function<bool(const SameQuestion&)>& use);

/// One representative for all cases that differ only in the order of operands, vertices, ends and
/// axes, where that order has no meaning: no number is changed. Orders that flip a triangle matter
/// if `keepsSides`.
SearchCase normalForm(const SearchCase& given, Kind query, bool keepsSides);

}  // namespace hairline
