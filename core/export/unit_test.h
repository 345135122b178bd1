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

/// The framework of a name; nothing where there is none.
std::optional<TestFramework> testFrameworkNamed(std::string_view name);

/// How a test is written.
struct TestStyle {
  TestFramework framework{};
  /// Of the file that the text will stand in, without its ending; Qt Test's includes itself.
  std::string fileName = "test_scene";
  /// Ids of two objects; all pairs without.
  std::optional<std::array<std::string, 2>> pair;
  /// All kinds that have a verdict without.
  std::vector<Kind> kinds;
  /// The first times of sweeps besides.
  bool times = false;
  /// Of a scene that holds a finding the pair in focus and the kind that it is about, unless others
  /// are wanted.
  bool isOfFindings = false;
  /// In this scalar alone; in double and, with the numbers rounded to binary32, in float without.
  std::optional<ScalarKind> scalar = {};
  /// Of the types and hooks: in C++ a namespace and in Rust a module ("hairline_cases" where it is
  /// empty), in C what their names begin with. Python has none.
  std::string nameSpace = {};
  /// The user's file of types, which is included in place of the types; in Python a module.
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
  LeftOut leftOut;
};

/// A unit test of one or more scenes for the function of somebody else: one case for each pair and
/// kind, once with the numbers of the scene and once with them rounded to binary32. The numbers
/// stand bit for bit (hexadecimal floats; in Rust, which has none, their bits), with decimals
/// beside them. The value expected is the exact answer for the numbers of the case, with its proof
/// in a comment. More than 20 cases stand in tables.
///
/// The functions to be tested are called through hooks at the top of the text, which fail until a
/// call is put there. Where HAIRLINE_HOOK is defined (in Python a variable of the environment, in
/// Rust `--cfg hairline_hook` beside it) they are taken from the file it names instead.
UnitTest writeUnitTest(std::span<const Scene> scenes, const TestStyle& style);

}  // namespace hairline
