#pragma once

#include <QString>

#include "core/search/finding_groups.h"

namespace hairline {

/// What counts as a finding of a kind: "differs from exact".
QString findingKindText(FindingKind kind);

/// What is wrong with nearest points, as named in `Finding::other`; empty if it is their distance.
QString pointsFaultText(const std::string& fault);

/// A verdict in one word or two: "Hit", "Outside", "Straddles"; "No answer".
QString verdictText(Kind kind, Verdict verdict);

/// The cause of a group of findings, without method and scalar: "False hit, exactly box x
/// separates".
QString causeText(const FindingGroups::Group& group);

/// A margin in words, in all its units: "Gap 0.0011, 0.37 of the size, 1.2e6 ulp".
QString marginText(const Margin& margin);

/// The name of a finding's method; for a user's method its given name.
QString findingMethodText(Kind query, const std::string& method);

}  // namespace hairline
