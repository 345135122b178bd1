#include "core/search/plugin/plugin_command.h"

#include <algorithm>
#include <cctype>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <vector>

#include "core/base/atomic_file.h"
#include "core/search/finding.h"

namespace hairline {
namespace {

/// The separator between the words of a command.
constexpr const char* betweenWords = " \t\n'\";|&<>()";

/// Quoted as one word for the shell.
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

/// 64-bit FNV-1a in hexadecimal digits; an empty text if the file cannot be read.
std::string hashOf(const std::filesystem::path& path) {
  const Result<std::string> content = readFile(path);
  if (!content) return {};
  std::uint64_t hash = 0xcbf29ce484222325;
  for (const char letter : *content) {
    hash ^= static_cast<unsigned char>(letter);
    hash *= 0x100000001b3;
  }
  char text[17];
  std::snprintf(text, sizeof text, "%016llx", static_cast<unsigned long long>(hash));
  return text;
}

/// The words of a command that name regular files, or the file named by the whole text.
std::vector<std::filesystem::path> filesIn(const std::string& text) {
  std::error_code failure;
  if (std::filesystem::is_regular_file(text, failure)) return {text};
  std::vector<std::filesystem::path> files;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t end = std::min(text.find_first_of(betweenWords, at), text.size());
    const std::string word = text.substr(at, end - at);
    if (!word.empty() && std::filesystem::is_regular_file(word, failure)) files.emplace_back(word);
    at = end + 1;
  }
  return files;
}

}  // namespace

bool isPluginLibrary(const std::string& text) {
  std::error_code failure;
  return text.ends_with(".so") && std::filesystem::is_regular_file(text, failure);
}

std::string pluginCommand(const std::string& text, const std::string& program,
                          const std::string& method) {
  // An existing file is that file, whatever a shell would make of its name.
  std::error_code failure;
  if (!isPluginLibrary(text)) {
    return std::filesystem::is_regular_file(text, failure) ? "exec " + quoted(text) : text;
  }
  std::string line = "exec " + quoted(program);
  line += " plugin-host " + quoted(text);
  if (!method.empty()) line += " --method " + quoted(method);
  return line;
}

PluginSource pluginSource(const std::string& text) {
  const std::size_t end = text.find('=');
  std::error_code failure;
  const auto isOfName = [](unsigned char c) { return std::isalnum(c) || c == '_' || c == '-'; };
  const std::string name = text.substr(0, std::min(end, text.size()));
  if (end != std::string::npos && end > 0 &&
      (name == recordedMethod || std::ranges::all_of(name, isOfName)) &&
      std::filesystem::is_regular_file(text.substr(end + 1), failure)) {
    return {name, text.substr(end + 1)};
  }
  return {ownMethodName(text), text};
}

std::string ownMethodName(const std::string& text) {
  const bool isLibrary =
      text.ends_with(".so") && text.find_first_of(betweenWords) == std::string::npos;
  return isLibrary ? std::filesystem::path(text).stem().string() : text;
}

Json pluginIdentity(const std::string& text) {
  Json identity;
  identity["name"] = text;
  Json files = Json::array();
  for (const std::filesystem::path& file : filesIn(text)) {
    Json each;
    std::error_code failure;
    each["path"] = std::filesystem::absolute(file, failure).string();
    each["hash"] = hashOf(file);
    files.push_back(std::move(each));
  }
  identity["files"] = std::move(files);
  return identity;
}

}  // namespace hairline
