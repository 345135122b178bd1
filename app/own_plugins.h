#pragma once

#include <memory>
#include <mutex>
#include <string_view>
#include <vector>

#include "app/finding_choice.h"
#include "core/search/plugin/plugin_command.h"
#include "core/search/plugin/plugin_process.h"

namespace hairline {

/// The user's methods that a command asks, each in a process per thread.
class OwnPlugins {
 public:
  /// The choice must outlive this. An error if two of its plugins share a name.
  static Result<std::unique_ptr<OwnPlugins>> make(const FindingChoice& choice);

  /// The methods for another thread, in the order of the choice. Callable from any thread.
  std::vector<OwnMethod*> ofThread();

  /// Whether one of them has a name.
  bool has(std::string_view name) const;

  /// What the search's file records about the plugins (`SearchPlan::askedBy`).
  Json askedBy() const;

 private:
  explicit OwnPlugins(const FindingChoice& choice) : m_choice(choice) {}

  const FindingChoice& m_choice;
  std::vector<PluginSource> m_sources;
  std::mutex m_mutex;
  std::vector<std::unique_ptr<PluginProcess>> m_processes;
};

}  // namespace hairline
