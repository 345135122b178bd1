#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/paste/text_values.h"

namespace hairline {

/// A text of the same length in which prefixes of logs (times, levels, threads, sources), prompts
/// and lines of stack traces are blank, and lines of one dump of memory are joined.
std::string withoutLogPrefixes(std::string_view text);

/// How a stretch of text was printed, by its looks.
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
  /// What the first takes for granted.
  std::vector<Message> doubts;
  /// A position that is turned, not a shape: the likeliest is a point, the next a matrix.
  bool isPose = false;
  /// Names of fields that no reading uses.
  std::vector<std::string> unused;
};

/// Whether a name is that of a field of some shape.
bool isShapeField(std::string_view name);

/// Whether a name is that of the size of a box.
bool isSizeName(std::string_view name);

/// Whether fields, all of them, are those of a shape by their names.
bool isNamedShape(std::span<const TextValue> fields);

/// The shapes that a record may be, by its names: {center, radius}, {min, max}, {origin,
/// direction}.
ShapeReadings namedReadings(const TextValue& record);

/// The shapes and affine matrices that unnamed numbers may be, by their count and rows.
ShapeReadings countedReadings(const TextValue& value);

}  // namespace hairline
