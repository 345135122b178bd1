#pragma once

#include <string>

#include "core/base/json.h"
#include "core/recording/recording.h"

namespace hairline {

/// A record as a request line of `hairline query --jsonl`, with its line break. The program's
/// answer and its source location are in its field `recorded`. `number` becomes the line's `id`.
std::string recordLine(const RecordedCall& call, const std::vector<RecordedSite>& sites,
                       std::uint64_t number);

/// Reads the parts of a line's field `recorded` that are not in the request: the answer, the frame,
/// the thread and which operands were floats. `scalar` is that of the request, and the default for
/// all operands. Returns the place in the source, if there is one.
std::optional<RecordedSite> readRecorded(const Json& line, ScalarKind scalar, RecordedCall& call);

}  // namespace hairline
