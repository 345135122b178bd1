#pragma once

#include <string>
#include <vector>

#include "core/export/unit_test.h"

namespace CLI {
class App;
}

namespace hairline {

/// The options of `export` and `suite` for writing unit tests.
struct TestOptions {
  std::string format;
  /// Empty or "-" for standard output.
  std::string output;
  std::string nameSpace;
  std::string typesFile;
  bool times = false;

  /// All but the format and the output.
  void addTo(CLI::App& command);

  bool isToStandardOutput() const { return output.empty() || output == "-"; }
  /// An error names the option.
  Result<TestStyle> style(TestFramework framework) const;
};

/// The names of `TestFramework`, for validating options.
std::vector<std::string> testFrameworks();

/// Writes a command's text to a file or to standard output; returns the exit status.
int writeOutput(const std::string& command, const std::string& output, const std::string& text);

/// Writes a unit test for scenes and reports what it leaves out; returns the exit status.
int writeTest(const std::string& command, const TestOptions& options, std::span<const Scene> scenes,
              const TestStyle& style);

}  // namespace hairline
