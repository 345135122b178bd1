#include "app/usage.h"

#include <cerrno>
#include <cstdio>
#include <cstring>

#include "app/long_work.h"
#include "core/base/plain_text.h"

namespace hairline {

int usageError(const std::string& command, const std::string& message) {
  std::string line = command.empty() ? "hairline: " : "hairline " + command + ": ";
  line = singleLineText(line + message);
  eraseProgress();
  std::fprintf(stderr, "%s\n", line.c_str());
  return exitUsage;
}

void note(const std::string& text) {
  eraseProgress();
  std::fprintf(stderr, "note: %s\n", singleLineText(text).c_str());
}

int printText(const std::string& command, const std::string& text) {
  eraseProgress();
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (written && std::fflush(stdout) == 0) return exitAnswered;
  return usageError(command,
                    std::string("standard output cannot be written: ") + std::strerror(errno));
}

}  // namespace hairline
