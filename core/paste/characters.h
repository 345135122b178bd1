#pragma once

namespace hairline {

/// Whether a character is a decimal digit, in every locale.
constexpr bool isDigit(char c) { return c >= '0' && c <= '9'; }

}  // namespace hairline
