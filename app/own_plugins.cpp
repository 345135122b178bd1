#include "app/own_plugins.h"

#include <algorithm>
#include <filesystem>

#include "core/version.h"

namespace hairline {

namespace {

/// The path of this program, resolved here: in a shell "self" would mean the shell.
std::string thisProgram() {
  std::error_code failure;
  return std::filesystem::read_symlink("/proc/self/exe", failure).string();
}

}  // namespace

Result<std::unique_ptr<OwnPlugins>> OwnPlugins::make(const FindingChoice& choice) {
  std::unique_ptr<OwnPlugins> made(new OwnPlugins(choice));
  for (const std::string& text : choice.plugins) {
    PluginSource source = pluginSource(text);
    if (made->has(source.name)) {
      return Error{"", Message("--plugin: two plugins are named \"%1\"; name one: --plugin NAME=%2",
                               source.name, source.text)};
    }
    made->m_sources.push_back(std::move(source));
  }
  return made;
}

std::vector<OwnMethod*> OwnPlugins::ofThread() {
  const PluginLimits limits{std::chrono::duration<double>(m_choice.pluginTimeLimit),
                            m_choice.pluginMemoryLimit << 20};
  const std::lock_guard lock(m_mutex);
  std::vector<OwnMethod*> made;
  for (const PluginSource& source : m_sources) {
    m_processes.push_back(std::make_unique<PluginProcess>(pluginCommand(source.text, thisProgram()),
                                                          limits, source.name));
    made.push_back(m_processes.back().get());
  }
  return made;
}

bool OwnPlugins::has(std::string_view name) const {
  return std::ranges::any_of(m_sources,
                             [&](const PluginSource& source) { return source.name == name; });
}

Json OwnPlugins::askedBy() const {
  Json by;
  by["version"] = std::string(version());
  if (m_choice.plugins.empty()) return by;
  Json plugins = Json::array();
  for (const PluginSource& source : m_sources) {
    Json identity = pluginIdentity(source.text);
    identity["name"] = source.name;
    plugins.push_back(std::move(identity));
  }
  by["plugins"] = std::move(plugins);
  by["plugin_time_limit"] = m_choice.pluginTimeLimit;
  by["plugin_memory_limit"] = m_choice.pluginMemoryLimit;
  // In the form in which it is read back.
  return *parseJson(writeJson(by));
}

}  // namespace hairline
