#pragma once

#include <string_view>

namespace hairline {

/// Whether a text names a colour: #rgb, #rrggbb or #aarrggbb in hexadecimal digits (three or four
/// digits a part are read as well), or one of SVG's colour keywords, in any case.
bool isColor(std::string_view text);

}  // namespace hairline
