#include "app/usage.h"

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>

namespace hairline {

int usageError(const std::string& command, const std::string& message) {
  std::string line = command.empty() ? "hairline: " : "hairline " + command + ": ";
  line += message;
  std::replace(line.begin(), line.end(), '\n', ' ');
  std::fprintf(stderr, "%s\n", line.c_str());
  return exitUsage;
}

int printText(const std::string& command, const std::string& text) {
  const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
  if (written && std::fflush(stdout) == 0) return exitAnswered;
  return usageError(command,
                    std::string("standard output cannot be written: ") + std::strerror(errno));
}

}  // namespace hairline
