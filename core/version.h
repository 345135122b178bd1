#pragma once

#include <string_view>

namespace hairline {

/// The version of the library, such as "0.1.0".
std::string_view version();

}  // namespace hairline
