#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/search/case_generator.h"

namespace CLI {
class App;
}

namespace hairline {

/// The options of `fuzz` and `suite` that control how cases are generated.
struct CaseOptions {
  std::string kind = "intersect";
  std::vector<std::string> operands;
  std::vector<std::string> recipes;
  std::vector<std::string> assumptions;
  std::vector<double> range;
  std::string grid;
  std::uint64_t seed = 1;
  bool single = false;

  void addTo(CLI::App& command, const std::vector<std::string>& kinds);

  Kind kindOf() const;
  /// Indices of the operands' types in `Shape`.
  std::vector<std::size_t> operandTypes() const;
  /// Adds the options to a plan whose operands are already set. An error names the option.
  std::optional<Error> applyTo(CasePlan& plan) const;
};

}  // namespace hairline
