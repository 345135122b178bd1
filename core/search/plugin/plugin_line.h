#pragma once

#include <cstdint>
#include <string_view>

#include "core/search/plugin/own_method.h"

namespace hairline {

// The lines to and from a method in a process of its own, by the contract of `hairline query
// --jsonl`.

/// The request about a case, as a line without its break; the answer has the same `id`. `trace`
/// requests the steps.
std::string requestOf(const SearchCase& given, Kind kind, ScalarKind scalar, std::uint64_t id,
                      bool trace = false);

/// The answer of a line to the request `id`: the first of its results in the scalar counts; without
/// one the method answers no such questions. Unreadable output is a failure; of a requested
/// `trace`, as much as possible is read (`readPluginTrace`).
OwnAnswer readPluginAnswer(std::string_view line, std::uint64_t id, ScalarKind scalar,
                           bool trace = false);

/// The answer in the fields of a result, as far as they can be read.
OwnAnswer readOwnAnswer(const Json& result);

}  // namespace hairline
