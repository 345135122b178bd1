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

/// The options by which `fuzz`, `shrink` and `check` say what counts as a finding.
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
  /// As typed: nothing for what each scalar has of itself.
  std::optional<double> distanceLimit;

  void addTo(CLI::App& command);
  /// Those alone that findings are asked again with: the plugins, and all limits.
  void addLimitsTo(CLI::App& command);

  /// Those by which small errors are left out.
  void addMarginsTo(CLI::App& command);

  /// Into a question, whose kind and operands stay. Where no kinds of findings are named: those of
  /// methods, exact and distance, and failures of plugins.
  void applyTo(SearchQuestion& question) const;
};

/// The operands of one question in a scene: those of the pair asked for, else those in focus, else
/// the first two objects. An error where there are none.
Result<std::vector<std::string>> operandsIn(const Scene& scene,
                                            const std::vector<std::string>& pair);

}  // namespace hairline
