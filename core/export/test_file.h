#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/export/expected_verdict.h"

namespace hairline {

/// How a field of a shape is laid out in a program.
struct FieldLayout {
  std::string name;
  /// 0 for a number, 1 for a list of numbers, 2 for a list of lists of them.
  int rank = 0;
  /// Of the outer list, and of the inner ones (or the only one).
  std::size_t rows = 0;
  std::size_t columns = 0;
  /// The outer list has as many elements as the shape needs.
  bool variable = false;
};

/// A type that the functions under test take.
struct TypeLayout {
  /// As the scene format has it, or "motion".
  std::string type;
  std::vector<FieldLayout> fields;

  /// In the way of names of types: "Triangle".
  std::string name() const;
};

/// A value that a function under test is called with.
struct TestArgument {
  /// "a", "b", and in sweeps "a_motion", "b_motion".
  std::string name;
  std::string type;
  /// By the names of the fields.
  Json fields;
};

/// A function under test.
struct Hook {
  Kind kind{};
  /// Types of the arguments, in order, with their names.
  std::vector<std::pair<std::string, std::string>> arguments;

  friend bool operator==(const Hook&, const Hook&) = default;
};

struct TestCase {
  /// An identifier in every language, unique in the file: "edge_graze_intersect_t_b_double".
  std::string name;
  /// What is asked and what is known, a sentence a line.
  std::vector<std::string> comment;
  Kind kind{};
  bool single = false;
  std::vector<TestArgument> arguments;
  std::variant<bool, Side> verdict;
};

/// All that is in a test, whatever the language it is written in.
struct TestFile {
  std::string name;
  std::vector<TypeLayout> types;
  std::vector<Hook> hooks;
  std::vector<TestCase> cases;

  const TypeLayout& layout(std::string_view type) const;
};

TestFile arrange(std::span<const ExpectedVerdict> verdicts, std::string name);

/// The sentences every test begins with.
std::vector<std::string> preamble(const TestFile& file, std::string_view howToHook);

/// "intersects", "may_meet", "contains", "side_of", "sweep_hits".
std::string_view hookName(Kind kind);

/// What a hook is to answer, a sentence for its comment.
std::string_view hookMeaning(Kind kind);

/// 1 in front, -1 behind, 0 straddling: what a hook for `side` returns.
int sideNumber(Side side);

/// A number as a hexadecimal float as C, C++ and Python read it, with all its bits.
std::string hexadecimalFloat(double value);
/// The same of a JSON number, as C and C++ write it in float or double.
std::string floatLiteral(const Json& value, bool single);
/// Numbers, and lists of them, in braces.
std::string bracedList(const Json& values, bool single);

/// The number in a JSON value of a shape, whole or not.
inline double numberIn(const Json& value) { return value.get<double>(); }

/// "edge_graze" as "EdgeGraze", "edgeGraze".
std::string camelCase(std::string_view snake, bool upperFirst);

/// The parts one behind the other.
std::string joined(std::initializer_list<std::string_view> parts);

/// Each line behind a prefix ("// "), with its line break.
std::string commentLines(std::span<const std::string> lines, std::string_view prefix);

std::string writeCppTest(const TestFile& file, std::string_view framework);
std::string writeCTest(const TestFile& file);
std::string writePythonTest(const TestFile& file);
std::string writeRustTest(const TestFile& file);

}  // namespace hairline
