#pragma once

#include "core/base/json.h"
#include "core/base/result.h"
#include "core/query/trace.h"

namespace hairline {

/// The steps that a user's method reports in the field `trace` of a result, in the form in
/// which `hairline query --trace` writes them (trace_json.h), up to the first invalid step or the
/// first 4096. Missing numbers are 0. Labels are kept until the program ends.
Trace readPluginTrace(const Json& steps);

}  // namespace hairline
