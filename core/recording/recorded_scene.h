#pragma once

#include <optional>
#include <vector>

#include "core/recording/recording.h"
#include "core/scene/scene.h"

namespace hairline {

/// What a program answered about the operands of a scene, when it was recorded.
struct RecordedAnswer {
  Kind kind{};
  /// The number type of the record.
  ScalarKind scalar{};
  /// Points are in the order of the operands.
  OwnAnswer answer;
};

/// Writes into a scene of a record where it was recorded, as notes, and that and what the program
/// answered as its field `recorded`.
void describeRecorded(Scene& scene, const Recording& recording, std::size_t place,
                      const RecordedCall& call);

/// What the field `recorded` of a scene says that the program answered about these operands, in
/// this order or, where there are two, in the other. Nothing where the operands are no longer those
/// that were recorded, to the last bit, and where there is no such field.
std::optional<RecordedAnswer> recordedAnswer(const Json& recorded, const SearchCase& given);

/// The field `recorded` of a scene; null where it has none.
const Json& recordedIn(const Scene& scene);

}  // namespace hairline
