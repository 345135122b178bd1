#pragma once

#include <cstdint>
#include <string_view>

#include "core/search/own_method.h"

namespace hairline {

// The lines that go to and come from a method in a process of its own, by the contract of
// `hairline query --jsonl`.

/// The request about a case, as a line without its break; `id` comes back with the answer.
std::string requestOf(const SearchCase& given, Kind kind, ScalarKind scalar, std::uint64_t id);

/// What a line answers to the request `id`: of its results the first in the scalar counts; where
/// there is none it answers no such questions. What cannot be read is a failure.
OwnAnswer readPluginAnswer(std::string_view line, std::uint64_t id, ScalarKind scalar);

}  // namespace hairline
