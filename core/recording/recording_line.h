#pragma once

#include <string>

#include "core/base/json.h"
#include "core/recording/recording.h"

namespace hairline {

/// What the program answered, where, in which frame and thread, and which operands were floats, as
/// the field `recorded` of lines and scenes has it.
Json recordedJson(const RecordedCall& call, const std::vector<RecordedSite>& sites);

/// A record as a line that asks `hairline query --jsonl` the same, with its line break. What the
/// program answered, and where, stands in its field `recorded`. `number` becomes the line's `id`.
std::string recordLine(const RecordedCall& call, const std::vector<RecordedSite>& sites,
                       std::uint64_t number);

/// Reads the parts of a line's field `recorded` that are not in the request: the answer, the frame,
/// the thread and which operands were floats. `scalar` is that of the request, and the default for
/// all operands. Returns the place in the source, if there is one.
std::optional<RecordedSite> readRecorded(const Json& line, ScalarKind scalar, RecordedCall& call);

}  // namespace hairline
