#pragma once

#include <memory>
#include <mutex>
#include <vector>

#include "app/finding_choice.h"
#include "core/search/plugin/plugin_command.h"
#include "core/search/plugin/plugin_process.h"

namespace hairline {

/// The methods of the user's that a command asks, each in a process of its own for each thread.
class OwnPlugins {
 public:
  /// The choice lasts longer. An error where two of its plugins have one name.
  static Result<std::unique_ptr<OwnPlugins>> make(const FindingChoice& choice);

  /// Of another thread, in the order of the choice. From any thread.
  std::vector<OwnMethod*> ofThread();

  /// By what a search with them is made, for its file (`SearchPlan::askedBy`).
  Json askedBy() const;

 private:
  explicit OwnPlugins(const FindingChoice& choice) : m_choice(choice) {}

  const FindingChoice& m_choice;
  std::vector<PluginSource> m_sources;
  std::mutex m_mutex;
  std::vector<std::unique_ptr<PluginProcess>> m_processes;
};

}  // namespace hairline
