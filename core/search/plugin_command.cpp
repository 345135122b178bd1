#include "core/search/plugin_command.h"

#include <filesystem>

namespace hairline {
namespace {

/// As one word for the shell.
std::string quoted(const std::string& text) {
  std::string word = "'";
  for (const char letter : text) {
    if (letter == '\'') {
      word += "'\\''";
    } else {
      word += letter;
    }
  }
  word += '\'';
  return word;
}

}  // namespace

bool isPluginLibrary(const std::string& text) {
  std::error_code failure;
  return text.ends_with(".so") && std::filesystem::is_regular_file(text, failure);
}

std::string pluginCommand(const std::string& text, const std::string& program,
                          const std::string& method) {
  // A file is that file, whatever a shell would read into its name.
  std::error_code failure;
  if (!isPluginLibrary(text)) {
    return std::filesystem::is_regular_file(text, failure) ? "exec " + quoted(text) : text;
  }
  std::string line = "exec " + quoted(program);
  line += " plugin-host " + quoted(text);
  if (!method.empty()) line += " --method " + quoted(method);
  return line;
}

}  // namespace hairline
