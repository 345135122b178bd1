#pragma once

#include <QString>

#include "core/search/finding.h"

namespace hairline {

/// What counts as a finding of a kind: "differs from exact".
QString findingKindText(FindingKind kind);

/// What is wrong with nearest points, as `Finding::other` names it; empty where it is how far apart
/// they are.
QString pointsFaultText(const std::string& fault);

/// A verdict in one word or two: "Hit", "Outside", "Straddles"; "No answer".
QString verdictText(Kind kind, Verdict verdict);

}  // namespace hairline
