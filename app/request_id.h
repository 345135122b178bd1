#pragma once

#include <optional>
#include <string_view>

namespace hairline {

/// The text of the `id` of a request as it stands in its line, so that it can be given back to the
/// last digit, and although the rest of the line may be no JSON (a bare NaN, say). Nothing where
/// there is no `id`, where it stands twice, or where its value is cut off or no JSON itself.
std::optional<std::string_view> findRequestId(std::string_view line);

}  // namespace hairline
