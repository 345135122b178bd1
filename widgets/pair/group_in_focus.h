#pragma once

#include <optional>
#include <string>
#include <vector>

#include "widgets/pair/pair_reports.h"

namespace hairline {

/// Three to five objects: three planes, or the points of a predicate.
using ObjectGroup = std::vector<std::string>;

/// Whether these are three to five objects of the scene that some query fits.
bool isFittingGroup(const Scene& scene, const std::vector<std::string>& ids);

/// Three to five objects that some query fits: those of the scene's focus, or if it names none that
/// fit, those selected. Nothing if there are none.
std::optional<ObjectGroup> groupInFocus(const Scene& scene,
                                        const std::vector<std::string>& selection);

/// Runs every query that fits the group, in every scalar that it is built for. The ids name objects
/// of the scene.
PairReports answerGroup(const Scene& scene, const ObjectGroup& group, const QueryOptions& options);

}  // namespace hairline
