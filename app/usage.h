#pragma once

#include <string>

namespace hairline {

/// The program's exit status.
enum ExitStatus {
  exitAnswered = 0,
  /// Some request got an error; with --exit-code, a finding stands.
  exitErrors = 1,
  /// Wrong usage, unreadable input, or output that cannot be written.
  exitUsage = 2,
};

/// Reports on one line of standard error what is wrong, where, and what to do; returns exitUsage.
/// `command` is the command's name, or empty.
int usageError(const std::string& command, const std::string& message);
inline int usageError(const std::string& command, const Message& message) {
  return usageError(command, message.text());
}

/// Writes a note that is neither an error nor the answer to standard error, on a line of its own.
void note(const std::string& text);

/// Writes a whole text to standard output. Returns exitAnswered, or exitUsage with a message.
int printText(const std::string& command, const std::string& text);

}  // namespace hairline
