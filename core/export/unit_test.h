#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/export/expected_verdict.h"

namespace hairline {

/// What a unit test can be written for.
enum class TestFramework { qtTest, googleTest, catch2, doctest, c, python, rust };

constexpr std::array<std::string_view, 7> testFrameworkNames{
    "qttest", "googletest", "catch2", "doctest", "c", "python", "rust"};

constexpr std::string_view name(TestFramework framework) {
  return testFrameworkNames[static_cast<std::size_t>(framework)];
}

/// The framework with a name; nothing if there is none.
std::optional<TestFramework> testFrameworkNamed(std::string_view name);

/// How a test is written.
struct TestStyle {
  TestFramework framework{};
  /// Of the file for the text, without its extension; Qt Test's file includes itself.
  std::string fileName = "test_scene";
  /// Ids of two objects; empty for all pairs.
  std::optional<std::array<std::string, 2>> pair;
  /// Empty for all kinds that have a verdict.
  std::vector<Kind> kinds;
  /// Also the first times of sweeps.
  bool times = false;
  /// For a scene that holds a finding: the active pair and the kind of the finding, unless others
  /// are requested.
  bool isOfFindings = false;
  /// In this scalar only; if unset, in double and, with the numbers rounded to binary32, in float.
  std::optional<ScalarKind> scalar = {};
  /// Of the types and hooks: a namespace in C++, a module in Rust ("hairline_cases" if empty), a
  /// prefix of names in C. Python has none.
  std::string nameSpace = {};
  /// The user's file of types, included instead of the types; in Python a module.
  std::string typesFile = {};
};

/// What of a style cannot stand in a test.
enum class StyleFault { none, nameSpace, typesFile };

/// A namespace has to be a name of ASCII letters, digits and _; the file of types a name that can
/// stand in quotes and in comments, in Python that of a module.
StyleFault faultOf(const TestStyle& style);

/// The text of a test, and what it leaves out.
struct UnitTest {
  std::string text;
  std::size_t cases = 0;
  std::vector<LeftOut> leftOut;
};

/// A unit test of one or more scenes for another project's function: one case per pair and kind,
/// once with the numbers of the scene and once rounded to binary32. The numbers are written bit for
/// bit (hexadecimal floats; in Rust, which has none, their bits), with decimals beside them. The
/// value expected is the exact answer for the numbers of the case, with its proof in a comment.
/// More than 20 cases become tables.
///
/// The functions under test are called through hooks at the top of the text, which fail until a
/// call is inserted. Where HAIRLINE_HOOK is defined (in Python a variable of the environment, in
/// Rust `--cfg hairline_hook` beside it) they are taken from the file it names instead.
UnitTest writeUnitTest(std::span<const Scene> scenes, const TestStyle& style);

}  // namespace hairline
