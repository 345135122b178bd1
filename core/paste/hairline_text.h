#pragma once

#include <optional>

#include "core/paste/text_tokens.h"

namespace hairline {

/// What a scene, a list of objects, one object or one shape in the format of Hairline holds: one
/// group with one reading. Objects that are illegal are refused, the others are kept. Nothing for
/// other text, and for broken JSON.
std::optional<PastedText> readHairlineText(std::string_view text, const TextLines& lines);

}  // namespace hairline
