#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/query/trace.h"

namespace hairline {

/// The steps that a method of the user's reports in the field `trace` of a result, in the form in
/// which `hairline query --trace` writes them (trace_json.h), as far as it goes: the first step
/// that cannot be read, and what follows it, is left out, as is what lies beyond the first 4096.
/// Numbers that are missing are 0. Labels last to the end of the program.
Trace readPluginTrace(const Json& steps);

}  // namespace hairline
