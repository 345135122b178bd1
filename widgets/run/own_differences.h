#pragma once

#include "core/query/report.h"

namespace hairline {

// What contradicts besides verdicts, sides and relations (`differ`), of the user's methods alone.

/// Whether the squared distance that a method of the user's gives is off by more than a search lets
/// pass. Those of the program's own differ in their last places, and the verdict is all that
/// counts.
bool distancesDiffer(const Report& first, const Report& second);

}  // namespace hairline
