#include "app/test_options.h"

#include <CLI/CLI.hpp>
#include <filesystem>

#include "app/usage.h"
#include "core/base/atomic_file.h"

namespace hairline {
std::vector<std::string> testFrameworks() {
  return {testFrameworkNames.begin(), testFrameworkNames.end()};
}

void TestOptions::addTo(CLI::App& command) {
  command
      .add_option("--namespace", nameSpace,
                  "Of a unit test: the namespace of its types and cases, in Rust a module; by "
                  "default hairline_cases. In C what their names begin with. Python has none")
      ->type_name("NAME");
  command
      .add_option("--types", typesFile,
                  "Of a unit test: include this file, in Python import this module, in place of "
                  "writing the types; a comment of the test says what it must declare")
      ->type_name("FILE");
  command.add_flag("--times", times,
                   "Of a unit test: expect the first time of contact of sweeps, too");
}

Result<TestStyle> TestOptions::style(TestFramework framework) const {
  TestStyle style{framework, {}, {}, {}};
  style.fileName =
      isToStandardOutput() ? "test_scene" : std::filesystem::path(output).stem().string();
  style.times = times;
  style.nameSpace = nameSpace;
  style.typesFile = typesFile;
  switch (faultOf(style)) {
    case StyleFault::none:
      return style;
    case StyleFault::nameSpace:
      return Error{
          "", Message("--namespace: \"%1\" must be a name of letters, digits and _", nameSpace)};
    case StyleFault::typesFile:
      return Error{"", Message("--types: \"%1\" must be the name of a file, or in Python of a "
                               "module",
                               typesFile)};
  }
  return style;
}

int writeOutput(const std::string& command, const std::string& output, const std::string& text) {
  if (output.empty() || output == "-") return printText(command, text);
  if (const auto error = writeFileAtomically(output, text)) {
    return usageError(command, error->message);
  }
  return exitAnswered;
}

int writeTest(const std::string& command, const TestOptions& options, std::span<const Scene> scenes,
              const TestStyle& style) {
  const UnitTest test = writeUnitTest(scenes, style);
  for (const LeftOut& object : test.leftOut) {
    note("left out: \"" + object.id + "\": " + object.reason.text());
  }
  if (test.cases == 0) {
    return usageError(command,
                      "there is nothing to test: no two objects have a verdict of intersect, "
                      "bound, contains, side or sweep, or with --kind closest a distance; see "
                      "hairline query");
  }
  return writeOutput(command, options.output, test.text);
}

}  // namespace hairline
