#include "app/own_plugins.h"

#include <filesystem>

#include "core/search/plugin_command.h"
#include "core/version.h"

namespace hairline {

namespace {

/// The path of this program: a shell between would be another "self".
std::string thisProgram() {
  std::error_code failure;
  return std::filesystem::read_symlink("/proc/self/exe", failure).string();
}

}  // namespace

std::vector<OwnMethod*> OwnPlugins::ofThread() {
  const PluginLimits limits{std::chrono::duration<double>(m_choice.pluginTimeLimit),
                            m_choice.pluginMemoryLimit << 20};
  const std::lock_guard lock(m_mutex);
  std::vector<OwnMethod*> made;
  for (const std::string& text : m_choice.plugins) {
    m_processes.push_back(
        std::make_unique<PluginProcess>(pluginCommand(text, thisProgram()), limits, text));
    made.push_back(m_processes.back().get());
  }
  return made;
}

Json OwnPlugins::askedBy() const {
  Json by;
  by["version"] = std::string(version());
  if (m_choice.plugins.empty()) return by;
  Json plugins = Json::array();
  for (const std::string& text : m_choice.plugins) plugins.push_back(pluginIdentity(text));
  by["plugins"] = std::move(plugins);
  by["plugin_time_limit"] = m_choice.pluginTimeLimit;
  by["plugin_memory_limit"] = m_choice.pluginMemoryLimit;
  // As it is read back.
  return *parseJson(writeJson(by));
}

}  // namespace hairline
