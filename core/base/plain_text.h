#pragma once

#include <string>
#include <string_view>

namespace hairline {

// Names, ids and notes may hold any character. Both functions take and return UTF-8; invalid bytes
// become U+FFFD.

/// The text as XML and HTML can hold it: control characters other than tab, line feed and carriage
/// return, and code points that Unicode reserves, become U+FFFD. Nothing is escaped.
std::string wellFormedText(std::string_view text);

/// The text on one line, as comments of source code and terminals can show it: control characters,
/// line separators and what changes the direction of writing become spaces.
std::string singleLineText(std::string_view text);

}  // namespace hairline
