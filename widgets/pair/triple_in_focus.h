#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "widgets/pair/pair_reports.h"

namespace hairline {

using ObjectTriple = std::array<std::string, 3>;

/// Whether these are three objects of the scene that some query fits.
bool isFittingTriple(const Scene& scene, const std::vector<std::string>& ids);

/// Three objects that some query fits, such as three planes: those of the scene's focus, or if it
/// names no two or three that fit, the three selected. Nothing if there are none.
std::optional<ObjectTriple> tripleInFocus(const Scene& scene,
                                          const std::vector<std::string>& selection);

/// Runs every query that fits the three, in every scalar that it is built for. The ids name objects
/// of the scene.
PairReports answerTriple(const Scene& scene, const ObjectTriple& triple,
                         const QueryOptions& options);

}  // namespace hairline
