#pragma once

#include <optional>
#include <string>

#include "core/base/message.h"

namespace hairline {

/// Reads a JSON string that starts with the quotation mark at `at` and appends its value as UTF-8.
/// Leaves `at` after the closing mark, or at the error, which is returned. Returns nothing on
/// success. `text` may have been appended to in either case.
std::optional<Message> readJsonString(const char*& at, const char* end, std::string& text);

}  // namespace hairline
