#include "app/test_options.h"

#include <CLI/CLI.hpp>
#include <algorithm>
#include <filesystem>

#include "app/usage.h"
#include "core/base/atomic_file.h"

namespace hairline {
namespace {

bool isIdentifier(std::string_view text) {
  const auto isLetter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  return !text.empty() && isLetter(text[0]) &&
         std::ranges::all_of(text, [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
}

/// The name of a file, as it is written in quotes and in comments.
bool isFileName(std::string_view text) {
  return std::ranges::none_of(text, [](char c) {
    return static_cast<unsigned char>(c) < ' ' || c == '"' || c == '\\' || c == '*';
  });
}

bool isModule(std::string_view text) {
  for (std::size_t dot; (dot = text.find('.')) != text.npos; text.remove_prefix(dot + 1)) {
    if (!isIdentifier(text.substr(0, dot))) return false;
  }
  return isIdentifier(text);
}

}  // namespace

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
  if (!nameSpace.empty() && !isIdentifier(nameSpace)) {
    return Error{"",
                 Message("--namespace: \"%1\" must be a name of letters, digits and _", nameSpace)};
  }
  const bool isPython = framework == TestFramework::python;
  if (!typesFile.empty() && !(isPython ? isModule(typesFile) : isFileName(typesFile))) {
    return Error{"", Message("--types: \"%1\" must be the name of a file, or in Python of a module",
                             typesFile)};
  }
  TestStyle style{framework, {}, {}, {}};
  style.fileName =
      isToStandardOutput() ? "test_scene" : std::filesystem::path(output).stem().string();
  style.times = times;
  style.nameSpace = nameSpace;
  style.typesFile = typesFile;
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
  for (const Message& sentence : test.leftOut) note("left out: " + sentence.text());
  if (test.cases == 0) {
    return usageError(command,
                      "there is nothing to test: no two objects have a verdict of intersect, "
                      "bound, contains, side or sweep, or with --kind closest a distance; see "
                      "hairline query");
  }
  return writeOutput(command, options.output, test.text);
}

}  // namespace hairline
