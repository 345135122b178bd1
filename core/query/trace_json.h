#pragma once

#include <string>

#include "core/query/trace.h"

namespace hairline {

/// Appends a trace as a list of steps on one line. Each has `step`, the kind of step ("axis", "edge
/// function", "sign", "slab", "region", "polygon", "simplex", "time"), its `label`, and the fields
/// of that kind; the one that fixed the verdict has "deciding": true. Fields with a number that is
/// not finite are left out. `swapped` exchanges the intervals and features of the operands.
void appendTraceJson(std::string& text, const Trace& trace, bool hexadecimal = false,
                     bool swapped = false);

}  // namespace hairline
