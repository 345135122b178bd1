#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/paste/text_values.h"

namespace hairline {

/// How a range of text was printed, by its appearance.
PrintedForm formOf(std::string_view text);

/// What the text of a group reveals about the type of its numbers: by names of types, or by the
/// number of digits that debuggers print. `asTextSays` if it reveals nothing.
PrintedType typeOf(std::string_view text, PrintedForm form, std::span<const PrintedNumber> numbers);

/// How the printer of a form rounded these numbers. Sources, gdb and lldb name every number in
/// full; Eigen prints 6 significant digits unless there are more, numpy 8 decimals; glm, Unity and
/// Unreal a fixed count of decimals. Elsewhere trailing zeros and equal numbers of decimals
/// indicate a fixed count; with 16 or more digits, and with up to 3 (as typed), the digits are
/// taken as exact, and in between as rounded.
PrintedDigits digitsOf(PrintedForm form, std::span<const PrintedNumber> numbers);

/// The possible readings of some numbers.
struct ShapeReadings {
  /// The likeliest first.
  std::vector<PasteReading> readings;
  /// Why there are none.
  std::optional<Message> reason;
  /// Names of fields that no reading uses.
  std::vector<std::string> unused;
};

/// Whether fields, all of them, are those of a shape by name.
bool isNamedShape(std::span<const TextValue> fields);

/// The shapes that a record may be, by its names: {center, radius}, {min, max}, {origin,
/// direction}.
ShapeReadings namedReadings(const TextValue& record);

/// The shapes and affine matrices that unnamed numbers may be, by their count and rows.
ShapeReadings countedReadings(const TextValue& value);

}  // namespace hairline
