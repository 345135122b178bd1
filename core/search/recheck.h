#pragma once

#include <span>
#include <vector>

#include "core/search/search.h"

namespace hairline {

/// What became of findings that were asked again.
struct Rechecked {
  /// Those that are still shown, with the answers as they are now.
  std::vector<FoundCase> standing;
  /// Those that are not.
  std::vector<Finding> fixed;
};

/// Asks again about the findings of a search, which are scenes as `sceneOf` makes them; others are
/// passed over. An error where a question cannot be asked or the program of a method does not
/// start; "cancelled" where the work was stopped.
Result<Rechecked> recheck(std::span<const Scene> findings, const SearchQuestion& question,
                          const std::vector<OwnMethod*>& own, const Work& work = {});

}  // namespace hairline
