#pragma once

#include <string>

#include "core/base/message.h"

namespace hairline::testing {

/// What fills the places of a message, divided by bars: "3|\"nan\"". Of a message in a place what
/// fills those of it; so nothing for one without places.
inline std::string argumentsOf(const Message& message) {
  if (message.form().empty()) return message.text();
  std::string list;
  for (const Message& argument : message.arguments()) {
    if (&argument != message.arguments().data()) list += '|';
    list += argumentsOf(argument);
  }
  return list;
}

}  // namespace hairline::testing
