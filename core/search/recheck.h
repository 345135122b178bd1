#pragma once

#include <span>
#include <vector>

#include "core/search/search.h"

namespace hairline {

/// The outcome of running a finding again.
struct Rechecked {
  SearchCase given;
  /// With the current answers, if it still stands. Nothing if no finding can be read.
  std::optional<Finding> finding;
  std::optional<FindingSource> source;
  /// Whether it still stands; otherwise it is fixed, or was not checked.
  bool stands = false;
  /// If it stands, its current form.
  std::optional<Margin> margin;
  /// Why it was not checked.
  std::optional<Error> refusal;
};

/// Runs findings again, which are scenes as made by `sceneOf`, and returns the outcome of each, in
/// order. If one cannot be run, because it is no finding or its method is missing, only its own
/// outcome says so. An error if the program of a method does not start; "cancelled" if the work was
/// stopped.
Result<std::vector<Rechecked>> recheck(std::span<const Scene> findings,
                                       const SearchQuestion& question,
                                       const std::vector<OwnMethod*>& own, const Work& work = {});

}  // namespace hairline
