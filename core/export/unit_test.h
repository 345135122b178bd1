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
};

/// The text of a test, and what it leaves out.
struct UnitTest {
  std::string text;
  std::size_t cases = 0;
  LeftOut leftOut;
};

/// A unit test of one or more scenes for the function of somebody else: one case for each pair and
/// kind, once with the numbers of the scene and once with them rounded to binary32. The numbers
/// stand bit for bit (hexadecimal floats; in Rust, which has none, their bits). The value expected
/// is the exact verdict for the numbers of the case, with its proof in a comment.
///
/// The functions to be tested are called through hooks at the top of the text, which fail until a
/// call is put there. Where HAIRLINE_HOOK is defined (in Python a variable of the environment, in
/// Rust `--cfg hairline_hook` beside it) they are taken from the file it names instead.
UnitTest writeUnitTest(std::span<const Scene> scenes, const TestStyle& style);

}  // namespace hairline
