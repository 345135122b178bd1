#pragma once

#include <QString>

#include "core/search/finding_groups.h"

namespace hairline {

/// What counts as a finding of a kind: "differs from exact".
QString findingKindText(FindingKind kind);

/// What is wrong with nearest points, as `Finding::other` names it; empty where it is how far apart
/// they are.
QString pointsFaultText(const std::string& fault);

/// A verdict in one word or two: "Hit", "Outside", "Straddles"; "No answer".
QString verdictText(Kind kind, Verdict verdict);

/// What is behind a group of findings, without method and scalar: "False hit, exactly box x
/// separates".
QString causeText(const FindingGroups::Group& group);

/// A margin in words, in all its units: "Gap 0.0011, 0.37 of the size, 1.2e6 ulp".
QString marginText(const Margin& margin);

/// The name of a finding's method; of a user's method the name that it was given.
QString findingMethodText(Kind query, const std::string& method);

}  // namespace hairline
