#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/search/judge.h"

namespace CLI {
class App;
}

namespace hairline {

/// The options of `fuzz`, `shrink` and `check` that define what counts as a finding.
struct FindingChoice {
  std::vector<std::string> methods;
  std::vector<std::string> scalars;
  std::vector<std::string> find;
  std::vector<std::string> plugins;
  double timeLimit = 0.01;
  double pluginTimeLimit = 2;
  /// In MiB; 0 for none.
  std::uint64_t pluginMemoryLimit = 4096;
  MarginLimits least;
  /// As typed; nothing for the default of each scalar.
  std::optional<double> distanceLimit;

  void addTo(CLI::App& command);
  /// Only those with which findings are run again: the plugins, and all limits.
  void addLimitsTo(CLI::App& command);

  /// The options that leave out small errors.
  void addMarginsTo(CLI::App& command);

  /// Adds the options to a question whose kind and operands are set. If no kinds of findings are
  /// named: methods, exact and distance, and failures of plugins.
  void applyTo(SearchQuestion& question) const;
};

/// The operands of one question in a scene: the requested pair, else the active pair, else the
/// first two objects. An error if there are none.
Result<std::vector<std::string>> operandsIn(const Scene& scene,
                                            const std::vector<std::string>& pair);

}  // namespace hairline
