#pragma once

#include <optional>
#include <string_view>

namespace hairline {

/// The text of a request's `id` exactly as written, so that it can be returned to the last digit
/// even if the rest of the line is not JSON (a bare NaN, say). Nothing if there is no `id`, if it
/// occurs twice, or if its value is cut off or not JSON itself.
std::optional<std::string_view> findRequestId(std::string_view line);

}  // namespace hairline
