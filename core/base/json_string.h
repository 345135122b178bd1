#pragma once

#include <optional>
#include <string>

#include "core/base/message.h"

namespace hairline {

/// Reads a JSON string that starts with the quotation mark at `at` and appends what it means, as
/// UTF-8. Leaves `at` behind the closing mark; or where something is wrong, and says what that is.
/// Nothing where all is well. `text` may have been appended to in either case.
std::optional<Message> readJsonString(const char*& at, const char* end, std::string& text);

}  // namespace hairline
