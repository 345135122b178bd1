#pragma once

#include <string_view>

namespace hairline {

/// Whether a text names a color: `#` and 3, 6, 8, 9 or 12 hexadecimal digits as Qt reads them, or a
/// color keyword of SVG, in any case.
bool isColor(std::string_view text);

}  // namespace hairline
