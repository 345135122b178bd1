#include "core/export/test_file.h"

namespace hairline {
namespace {

std::string nameSpaceOf(const TestFile& file) {
  return file.nameSpace.empty() ? "hairline_cases" : file.nameSpace;
}

std::string_view cppReal(bool single) { return single ? "float" : "double"; }

std::string cppDeclaration(const FieldLayout& field) {
  if (field.rank == 0) return "Real " + field.name + ";";
  if (field.isOfIndices) return "std::vector<std::size_t> " + field.name + ";";
  if (field.rank == 1) {
    return field.variable ? "std::vector<Real> " + field.name + ";"
                          : joined({"Real ", field.name, "[", std::to_string(field.rows), "];"});
  }
  const std::string columns = std::to_string(field.columns);
  return field.variable
             ? "std::vector<std::array<Real, " + columns + ">> " + field.name + ";"
             : "Real " + field.name + std::string("[").append(std::to_string(field.rows)) + "][" +
                   columns + "];";
}

std::string cppTypeDeclaration(const TypeLayout& type) {
  std::string text = "template <typename Real>\nstruct " + type.name() + " {\n";
  for (const FieldLayout& field : type.fields) text += "  " + cppDeclaration(field) + '\n';
  return text + "};\n";
}

std::string cppInitializer(const FieldLayout& field, const Json& value, bool single) {
  if (field.rank == 0) return commentedLiteral(value, single);
  if (field.isOfIndices) return '{' + indices(value) + '}';
  if (field.rank == 1) return bracedList(value, single);
  std::string text;
  for (const Json& row : value) {
    text += text.empty() ? "" : ",\n     ";
    if (field.variable) {
      text += joined({"std::array<", cppReal(single), ", ", std::to_string(field.columns), ">{",
                      bracedList(row, single), "}"});
    } else {
      text += bracedList(row, single);
    }
  }
  return '{' + text + '}';
}

/// The value of an argument, in braces.
std::string cppValue(const TestFile& file, const TestArgument& argument, bool single) {
  std::string text;
  for (const FieldLayout& field : file.layout(argument.type).fields) {
    text += text.empty() ? "\n    " : ",\n    ";
    text += cppInitializer(field, argument.fields[field.name], single);
  }
  return '{' + text + '}';
}

std::string cppReturnType(const Hook& hook, std::string_view number) {
  return hook.returned == Returned::verdict ? "bool"
         : hook.returned == Returned::side  ? "int"
                                            : std::string(number);
}

/// The parameters and the name of a hook over Real, float or double.
std::string cppSignature(const Hook& hook, std::string_view number) {
  std::string text = cppReturnType(hook, number) + ' ' + camelCase(hook.name(), false) + '(';
  bool first = true;
  for (const auto& [type, name] : hook.arguments) {
    text += joined({first ? "const " : ", const ", camelCase(type, true), "<", number, ">& ",
                    camelCase(name, false)});
    first = false;
  }
  return text + ')';
}

std::string cppHookStub(const TestFile& file, const Hook& hook) {
  std::string types;
  std::string unused;
  for (const auto& [type, name] : hook.arguments) {
    types += (types.empty() ? "" : ", ") + camelCase(type, true);
    unused += "  static_cast<void>(" + camelCase(name, false) + ");\n";
  }
  const std::string body = " {\n" + unused + "  throw std::logic_error(\"" +
                           camelCase(hook.name(), false) + '(' + types +
                           "): put a call of your own function here\");\n}\n";
  std::string text = "\n// " + std::string(hook.meaning()) + '\n';
  if (file.typesFile.empty()) {
    return text + "template <typename Real>\n" + cppSignature(hook, "Real") + body;
  }
  // Templates could not deduce Real from the user's types if they are aliases.
  for (const bool single : {false, true}) {
    if (file.has(single)) text += "inline " + cppSignature(hook, cppReal(single)) + body;
  }
  return text;
}

std::string call(const Hook& hook, std::string_view of = "") {
  std::string text;
  for (const auto& [type, name] : hook.arguments) {
    text += joined({text.empty() ? "" : ", ", of, camelCase(name, false)});
  }
  return joined({camelCase(hook.name(), false), "(", text, ")"});
}

std::string cppExpectation(const TestCase& test) {
  return answerText(test.answer, {"false", "true"},
                    [&](double number) { return commentedLiteral(number, test.single); });
}

/// The check of an answer, without the end of its line.
std::string cppCheck(const Hook& hook, const std::string& actual, const std::string& expected,
                     std::string_view framework) {
  if (hook.returned == Returned::number) {
    const std::string apart = "ulpsApart(" + actual + ", " + expected + ')';
    if (framework == "googletest")
      return joined({"EXPECT_LE(", apart, ", ", hook.tolerance(), ")"});
    return joined(
        {framework == "qttest" ? "QVERIFY(" : "CHECK(", apart, " <= ", hook.tolerance(), ")"});
  }
  if (framework == "qttest") return joined({"QCOMPARE(", actual, ", ", expected, ")"});
  if (framework == "googletest") return joined({"EXPECT_EQ(", expected, ", ", actual, ")"});
  return joined({"CHECK(", actual, " == ", expected, ")"});
}

std::string body(const TestFile& file, const TestCase& test, std::string_view framework) {
  std::string text;
  for (const TestArgument& argument : test.arguments) {
    text += joined({"  const ", file.layout(argument.type).name(), "<", cppReal(test.single), "> ",
                    camelCase(argument.name, false), cppValue(file, argument, test.single), ";\n"});
  }
  const Hook& hook = file.hookOf(test);
  return text + "  " + cppCheck(hook, call(hook), cppExpectation(test), framework) + ";\n";
}

/// The name of a table's type of rows.
std::string rowType(const TestTable& table) { return camelCase(table.name, true) + "Row"; }

std::string cppTable(const TestFile& file, const TestTable& table) {
  std::string text = "struct " + rowType(table) + " {\n  const char* name;\n";
  for (const auto& [type, name] : table.hook->arguments) {
    text += joined({"  ", camelCase(type, true), "<", cppReal(table.single), "> ",
                    camelCase(name, false), ";\n"});
  }
  text += "  " + cppReturnType(*table.hook, cppReal(table.single)) + " expected;\n};\n\nconst " +
          rowType(table) + ' ' + camelCase(table.name, false) + "[] = {\n";
  for (const TestCase* test : table.rows) {
    text += commentLines(test->comment, "  // ") + "  {\"" + test->name + "\",\n";
    for (const TestArgument& argument : test->arguments) {
      text += "   " + cppValue(file, argument, table.single) + ",\n";
    }
    text += "   " + cppExpectation(*test) + "},\n";
  }
  return text + "};\n";
}

/// The cases of a table, except for Qt Test.
std::string tableTest(const TestFile& file, const TestTable& table, std::string_view framework) {
  const std::string data = camelCase(table.name, false);
  const std::string checked =
      cppCheck(*table.hook, call(*table.hook, "row."), "row.expected", framework) + ";\n";
  if (framework != "googletest") {
    return "TEST_CASE(\"" + table.name + "\") {\n  for (const auto& row : " + data +
           ") {\n    INFO(std::string(row.name));\n    " + checked + "  }\n}\n";
  }
  const std::string type = rowType(table);
  const std::string suite = camelCase(table.name, true);
  return "void PrintTo(const " + type +
         "& row, std::ostream* out) { *out << row.name; }\n\nclass " + suite +
         " : public testing::TestWithParam<" + type + "> {};\n\nTEST_P(" + suite +
         ", isExact) {\n  const " + type + "& row = GetParam();\n  " + checked +
         "}\n\nINSTANTIATE_TEST_SUITE_P(" + file.className() + ", " + suite +
         ", testing::ValuesIn(" + data + "),\n    [](const auto& given) { return std::string(" +
         "given.param.name); });\n";
}

std::string_view includes(std::string_view framework) {
  if (framework == "qttest") return "#include <QTest>\n";
  if (framework == "googletest") return "#include <gtest/gtest.h>\n\n";
  if (framework == "doctest") return "#include <doctest/doctest.h>\n\n";
  return "#if __has_include(<catch2/catch_test_macros.hpp>)\n"
         "#include <catch2/catch_test_macros.hpp>\n"
         "#else\n"
         "#include <catch2/catch.hpp>\n"
         "#endif\n\n";
}

std::string toleranceConstants(const TestFile& file) {
  std::string text;
  for (const std::string_view name : file.tolerances()) {
    text += joined({"\n#ifndef ", name, "\n#define ", name, " ", std::to_string(usualTolerance),
                    "\n#endif\n"});
  }
  return text;
}

/// The helpers for comparing numbers.
constexpr std::string_view ulpsApart =
    "\n// The distance of a number from the exact one, which is not negative, in units in the last "
    "place\n// of that.\n"
    "template <typename Real>\n"
    "double ulpsApart(Real actual, Real exact) {\n"
    "  const Real unit = std::nextafter(exact, std::numeric_limits<Real>::infinity()) - exact;\n"
    "  return std::abs(static_cast<double>((actual - exact) / unit));\n"
    "}\n";

std::string hooks(const TestFile& file) {
  const std::string nameSpace = nameSpaceOf(file);
  std::string text = "#ifdef HAIRLINE_HOOK\nusing namespace " + nameSpace +
                     ";\n#include HAIRLINE_HOOK\n#else\nnamespace " + nameSpace +
                     " {\n\n// Put calls of your own functions here";
  text += file.typesFile.empty() ? "; Real is float or double.\n" : ".\n";
  for (const Hook& hook : file.hooks) text += cppHookStub(file, hook);
  return text + "\n}  // namespace " + nameSpace + "\n#endif\n";
}

/// The test of a table's rows, or of one case.
struct QtSlot {
  std::string name;
  std::string text;
};

std::vector<QtSlot> qtSlots(const TestFile& file, const std::vector<TestTable>& tables,
                            const std::string& type) {
  std::vector<QtSlot> made;
  const auto add = [&](const std::string& name, const std::string& comment,
                       const std::string& text) {
    made.push_back({name, joined({comment, "void ", type, "::", name, "() {\n", text, "}\n"})});
  };
  for (const TestTable& table : tables) {
    const std::string data = camelCase(table.name, false);
    add(table.name + "_data", "",
        "  QTest::addColumn<int>(\"place\");\n  int place = 0;\n  for (const auto& row : " + data +
            ") QTest::newRow(row.name) << place++;\n");
    add(table.name, "",
        "  QFETCH(int, place);\n  const auto& row = " + data + "[place];\n  " +
            cppCheck(*table.hook, call(*table.hook, "row."), "row.expected", "qttest") + ";\n");
  }
  if (!tables.empty()) return made;
  for (const TestCase& test : file.cases) {
    add(test.name, commentLines(test.comment, "// "), body(file, test, "qttest"));
  }
  return made;
}

std::string qtTestCases(const TestFile& file, const std::vector<TestTable>& tables) {
  const std::string type = "Test" + file.className();
  std::string text = "class " + type + " : public QObject {\n  Q_OBJECT\n\n private slots:\n";
  const std::vector<QtSlot> tests = qtSlots(file, tables, type);
  for (const QtSlot& test : tests) text += "  void " + test.name + "();\n";
  text += "};\n";
  for (const QtSlot& test : tests) text += '\n' + test.text;
  return text;
}

std::string testCases(const TestFile& file, const std::vector<TestTable>& tables,
                      std::string_view framework) {
  std::string text;
  for (const TestTable& table : tables) text += cppTable(file, table) + '\n';
  if (framework == "qttest") return text + qtTestCases(file, tables) + '\n';
  for (const TestTable& table : tables) text += tableTest(file, table, framework) + '\n';
  if (!tables.empty()) return text;
  for (const TestCase& test : file.cases) {
    text += commentLines(test.comment, "// ");
    text += framework == "googletest" ? "TEST(" + file.className() + ", " + test.name + ") {\n"
                                      : "TEST_CASE(\"" + test.name + "\") {\n";
    text += body(file, test, framework) + "}\n\n";
  }
  return text;
}

}  // namespace

std::string writeCppTest(const TestFile& file, std::string_view framework) {
  const std::string nameSpace = nameSpaceOf(file);
  const std::string opened = "\nnamespace " + nameSpace + " {\n\n";
  const std::string closed = "}  // namespace " + nameSpace + '\n';
  std::string types;
  for (const TypeLayout& type : file.types) types += cppTypeDeclaration(type) + '\n';
  std::string text = commentLines(
      preamble(file,
               "Put calls of your own functions into the hooks below, or define HAIRLINE_HOOK as "
               "the\n// file that has them: -DHAIRLINE_HOOK='\"my_hooks.h\"'."),
      "// ");
  text +=
      commentLines(typesContract(file, "namespace " + nameSpace + " {\n" + types + "}\n"), "// ");
  text += includes(framework);
  text +=
      "#include <array>\n#include <cmath>\n#include <cstddef>\n#include <limits>\n"
      "#include <stdexcept>\n#include <string>\n#include <vector>\n";
  if (!file.typesFile.empty()) text += "\n#include \"" + file.typesFile + "\"\n";
  text += toleranceConstants(file);
  if (file.typesFile.empty()) text += opened + types + closed;
  text += '\n' + hooks(file) + opened;
  if (!file.tolerances().empty()) text += std::string(ulpsApart.substr(1)) + '\n';
  const std::vector<TestTable> tables = file.tables();
  text += testCases(file, tables, framework) + closed;
  if (framework != "qttest") return text;
  return text + "\nQTEST_APPLESS_MAIN(" + nameSpace + "::Test" + file.className() +
         ")\n#include \"" + file.name + ".moc\"\n";
}

}  // namespace hairline
