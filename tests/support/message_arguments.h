#pragma once

#include <string>

#include "core/base/message.h"

namespace hairline::testing {

/// The arguments of a message, separated by bars: "3|\"nan\"". For a nested message its arguments;
/// empty for one without.
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
