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
  /// Lengths of the outer list, and of the inner ones (or of the only one).
  std::size_t rows = 0;
  std::size_t columns = 0;
  /// The outer list has as many elements as the shape needs.
  bool variable = false;
  /// A list of indices, integers in either scalar.
  bool isOfIndices = false;
};

/// A type that the functions under test take.
struct TypeLayout {
  /// As the scene format has it, or "motion".
  std::string type;
  std::vector<FieldLayout> fields;

  /// In the style of type names: "Triangle".
  std::string name() const;
};

/// A value passed to a function under test.
struct TestArgument {
  /// "a", "b", and in sweeps "a_motion", "b_motion".
  std::string name;
  std::string type;
  /// Keyed by the names of the fields.
  Json fields;
};

/// What a function under test returns: yes or no, `sideNumber`, or a number of the scalar.
enum class Returned { verdict, side, number };

/// A function under test.
struct Hook {
  Kind kind{};
  Returned returned{};
  /// Types of the arguments, in order, with their names.
  std::vector<std::pair<std::string, std::string>> arguments;

  /// "intersects", "may_meet", "square_distance", "contains", "side_of", "sweep_hits",
  /// "contact_time".
  std::string_view name() const;
  /// The same with its types, for languages without overloading: "intersects_triangle_aabb".
  std::string fullName() const;
  /// What it should answer, one sentence for its comment.
  std::string_view meaning() const;
  /// If it returns a number, the name of the constant for its tolerance in ulps.
  std::string_view tolerance() const;

  friend bool operator==(const Hook&, const Hook&) = default;
};

struct TestCase {
  /// An identifier in every language, unique in the file: "edge_graze_intersect_t_b_double".
  std::string name;
  /// The question and what is known of it, one sentence per line.
  std::vector<std::string> comment;
  /// Its index in the file's hooks.
  std::size_t hook = 0;
  bool single = false;
  std::vector<TestArgument> arguments;
  ExpectedAnswer answer;
};

/// The cases of one hook in one scalar.
struct TestTable {
  /// "intersects_triangle_aabb_double".
  std::string name;
  const Hook* hook = nullptr;
  bool single = false;
  std::vector<const TestCase*> rows;
};

/// The content of a test, whatever its language.
struct TestFile {
  std::string name;
  /// The namespace of the types and hooks; if empty, the language chooses one.
  std::string nameSpace;
  /// The file (in Python the module) that defines the types instead of this one.
  std::string typesFile;
  std::vector<TypeLayout> types;
  std::vector<Hook> hooks;
  std::vector<TestCase> cases;

  /// The name in the style of type names: "TestScene".
  std::string className() const;
  const TypeLayout& layout(std::string_view type) const;
  const Hook& hookOf(const TestCase& test) const { return hooks[test.hook]; }
  /// The cases as tables, if there are too many for one function each; empty otherwise.
  std::vector<TestTable> tables() const;
  /// The constants of `Hook::tolerance` that it needs, once each.
  std::vector<std::string_view> tolerances() const;
  /// Whether some case is of this scalar.
  bool has(bool single) const;
};

/// The tolerance of numbers in ulps, unless the user sets another.
constexpr int usualTolerance = 4;

TestFile arrange(std::span<const ExpectedVerdict> verdicts, std::string name);

/// The sentences at the start of every test.
std::vector<std::string> preamble(const TestFile& file, std::string_view howToHook);

/// Those about the types that `TestFile::typesFile` must define, with the declarations that would
/// be written otherwise; none if they are written here.
std::vector<std::string> typesContract(const TestFile& file, std::string_view declarations);

/// 1 in front, -1 behind, 0 straddling: what a hook for `side` returns.
int sideNumber(Side side);

/// A number as a hexadecimal float of C, C++ and Python, with all its bits.
std::string hexadecimalFloat(double value);
/// The same for a JSON number, as C and C++ write it in float or double.
std::string floatLiteral(const Json& value, bool single);
/// The same, followed by its decimal in a comment.
std::string commentedLiteral(const Json& value, bool single);
/// Numbers, and lists of them, in braces, each innermost list with its decimals in a comment.
std::string bracedList(const Json& values, bool single);
/// The shortest decimals of a number or a list of numbers that read back to the same: "1, 0.5".
std::string decimals(const Json& values, bool single);

/// A list of indices in every language: "4, 7".
std::string indices(const Json& values);

/// The number of a JSON value of a shape, integer or not.
inline double numberIn(const Json& value) { return value.get<double>(); }

/// "edge_graze" as "EdgeGraze", "edgeGraze".
std::string camelCase(std::string_view snake, bool upperFirst);

/// The parts, concatenated.
std::string joined(std::initializer_list<std::string_view> parts);

/// Each line after a prefix ("// "), with its line break.
std::string commentLines(std::span<const std::string> lines, std::string_view prefix);

/// An answer in the target language: the words for yes and no, an integer, or a number formatted by
/// `number`.
template <typename Number>
std::string answerText(const ExpectedAnswer& answer, std::array<std::string_view, 2> noAndYes,
                       const Number& number) {
  if (const bool* verdict = std::get_if<bool>(&answer)) return std::string(noAndYes[*verdict]);
  if (const Side* side = std::get_if<Side>(&answer)) return std::to_string(sideNumber(*side));
  return number(std::get<double>(answer));
}

std::string writeCppTest(const TestFile& file, std::string_view framework);
std::string writeCTest(const TestFile& file);
std::string writePythonTest(const TestFile& file);
std::string writeRustTest(const TestFile& file);

}  // namespace hairline
