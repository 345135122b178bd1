#include "core/export/unit_test.h"

#include <algorithm>

#include "core/export/test_file.h"
#include "core/search/finding.h"

namespace hairline {

std::optional<TestFramework> testFrameworkNamed(std::string_view name) {
  const auto found = std::find(testFrameworkNames.begin(), testFrameworkNames.end(), name);
  if (found == testFrameworkNames.end()) return std::nullopt;
  return static_cast<TestFramework>(found - testFrameworkNames.begin());
}

namespace {

bool isIdentifier(std::string_view text) {
  const auto isLetter = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
  };
  return !text.empty() && isLetter(text[0]) &&
         std::ranges::all_of(text, [&](char c) { return isLetter(c) || (c >= '0' && c <= '9'); });
}

/// The name of a file, as it stands in quotes in the text and in comments.
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

VerdictQuestion questionOf(const Scene& scene, const TestStyle& style) {
  VerdictQuestion question{.pair = style.pair, .kinds = style.kinds, .times = style.times};
  if (!style.isOfFindings) return question;
  const std::optional<Finding> finding = findingOf(scene);
  if (!finding) return question;
  question.isOfFinding = true;
  if (question.kinds.empty()) question.kinds = {finding->query};
  if (!question.pair && scene.focus.size() == 2) {
    question.pair = {scene.focus[0], scene.focus[1]};
  }
  return question;
}

}  // namespace

StyleFault faultOf(const TestStyle& style) {
  if (!style.nameSpace.empty() && !isIdentifier(style.nameSpace)) return StyleFault::nameSpace;
  const bool isPython = style.framework == TestFramework::python;
  const auto fits = isPython ? isModule : isFileName;
  return style.typesFile.empty() || fits(style.typesFile) ? StyleFault::none
                                                          : StyleFault::typesFile;
}

UnitTest writeUnitTest(std::span<const Scene> scenes, const TestStyle& style) {
  UnitTest test;
  std::vector<ExpectedVerdict> verdicts;
  for (const Scene& scene : scenes) {
    VerdictQuestion question = questionOf(scene, style);
    for (const ScalarKind scalar : {ScalarKind::float64, ScalarKind::float32}) {
      if (style.scalar && *style.scalar != scalar) continue;
      question.single = scalar == ScalarKind::float32;
      std::vector<LeftOut> leftOut;
      auto found = expectedVerdicts(scene, question, leftOut);
      std::move(found.begin(), found.end(), std::back_inserter(verdicts));
      for (LeftOut& object : leftOut) {
        if (std::find(test.leftOut.begin(), test.leftOut.end(), object) == test.leftOut.end()) {
          test.leftOut.push_back(std::move(object));
        }
      }
    }
  }
  TestFile file = arrange(verdicts, style.fileName);
  file.nameSpace = style.nameSpace;
  file.typesFile = style.typesFile;
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
