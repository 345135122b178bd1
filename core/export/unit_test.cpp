#include "core/export/unit_test.h"

#include <algorithm>

#include "core/export/test_file.h"

namespace hairline {

std::optional<TestFramework> testFrameworkNamed(std::string_view name) {
  const auto found = std::find(testFrameworkNames.begin(), testFrameworkNames.end(), name);
  if (found == testFrameworkNames.end()) return std::nullopt;
  return static_cast<TestFramework>(found - testFrameworkNames.begin());
}

UnitTest writeUnitTest(std::span<const Scene> scenes, const TestStyle& style) {
  UnitTest test;
  std::vector<ExpectedVerdict> verdicts;
  for (const Scene& scene : scenes) {
    for (const bool single : {false, true}) {
      LeftOut leftOut;
      auto found = expectedVerdicts(scene, {style.pair, style.kinds, single}, leftOut);
      std::move(found.begin(), found.end(), std::back_inserter(verdicts));
      for (Message& sentence : leftOut) {
        if (std::find(test.leftOut.begin(), test.leftOut.end(), sentence) == test.leftOut.end()) {
          test.leftOut.push_back(std::move(sentence));
        }
      }
    }
  }
  const TestFile file = arrange(verdicts, style.fileName);
  test.cases = file.cases.size();
  switch (style.framework) {
    case TestFramework::c:
      test.text = writeCTest(file);
      break;
    case TestFramework::python:
      test.text = writePythonTest(file);
      break;
    case TestFramework::rust:
      test.text = writeRustTest(file);
      break;
    default:
      test.text = writeCppTest(file, name(style.framework));
      break;
  }
  return test;
}

}  // namespace hairline
