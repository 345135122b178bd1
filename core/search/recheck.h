#pragma once

#include <span>
#include <vector>

#include "core/search/search.h"

namespace hairline {

/// What became of a finding that was asked again.
struct Rechecked {
  SearchCase given;
  /// With the answers as they are now, where it still stands. Nothing where none can be read.
  std::optional<Finding> finding;
  std::optional<FindingSource> source;
  /// Whether it is still shown; it is fixed otherwise, or was not asked.
  bool stands = false;
  /// Where it stands, as it is now.
  std::optional<Margin> margin;
  /// Why it was not asked.
  std::optional<Error> refusal;
};

/// Asks again about findings, which are scenes as `sceneOf` makes them, and answers for each, in
/// their order. What cannot be asked, as it is no finding or its method is not there, is told of
/// that one alone. An error where the program of a method does not start; "cancelled" where the
/// work was stopped.
Result<std::vector<Rechecked>> recheck(std::span<const Scene> findings,
                                       const SearchQuestion& question,
                                       const std::vector<OwnMethod*>& own, const Work& work = {});

}  // namespace hairline
