#pragma once

#include <QString>

#include "core/search/finding.h"

namespace hairline {

/// What counts as a finding of a kind: "differs from exact".
QString findingKindText(FindingKind kind);

/// A verdict in one word or two: "Hit", "Outside", "Straddles"; "No answer".
QString verdictText(Kind kind, Verdict verdict);

}  // namespace hairline
