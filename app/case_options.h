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

/// The options by which `fuzz` and `suite` say what cases are made.
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
  /// Places in `Shape` of the operands' types.
  std::vector<std::size_t> operandTypes() const;
  /// Into a plan, which has the operands already. An error names the option.
  std::optional<Error> applyTo(CasePlan& plan) const;
};

}  // namespace hairline
