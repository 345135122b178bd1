#pragma once

#include <cstdint>
#include <string_view>

#include "core/search/plugin/own_method.h"

namespace hairline {

// The lines that go to and come from a method in a process of its own, by the contract of
// `hairline query --jsonl`.

/// The request about a case, as a line without its break; `id` comes back with the answer.
/// `trace` asks for the steps.
std::string requestOf(const SearchCase& given, Kind kind, ScalarKind scalar, std::uint64_t id,
                      bool trace = false);

/// What a line answers to the request `id`: of its results the first in the scalar counts; where
/// there is none it answers no such questions. What cannot be read is a failure; of `trace`, read
/// where it was asked for, what can be read is taken (`readPluginTrace`).
OwnAnswer readPluginAnswer(std::string_view line, std::uint64_t id, ScalarKind scalar,
                           bool trace = false);

/// The answer that the fields of a result give, as far as they can be read.
OwnAnswer readOwnAnswer(const Json& result);

}  // namespace hairline
