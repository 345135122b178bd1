#include "core/export/test_file.h"

namespace hairline {
namespace {

std::string cppDeclaration(const FieldLayout& field) {
  if (field.rank == 0) return "Real " + field.name + ";";
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
  if (field.rank == 0) return floatLiteral(value, single);
  if (field.rank == 1) return bracedList(value, single);
  std::string text;
  for (const Json& row : value) {
    text += text.empty() ? "" : ",\n     ";
    if (field.variable) {
      text += "std::array<" + std::string(single ? "float" : "double") + ", " +
              std::to_string(field.columns) + ">{" + bracedList(row, single) + '}';
    } else {
      text += bracedList(row, single);
    }
  }
  return '{' + text + '}';
}

std::string variable(const TestFile& file, const TestArgument& argument, bool single) {
  const TypeLayout& type = file.layout(argument.type);
  std::string text = "  const " + type.name() + (single ? "<float> " : "<double> ") +
                     camelCase(argument.name, false) + "{\n    ";
  bool first = true;
  for (const FieldLayout& field : type.fields) {
    if (!first) text += ",\n    ";
    text += cppInitializer(field, argument.fields[field.name], single);
    first = false;
  }
  return text + "};\n";
}

std::string cppSignature(const Hook& hook) {
  std::string text = hook.kind == Kind::side ? "int " : "bool ";
  text += camelCase(hookName(hook.kind), false) + '(';
  bool first = true;
  for (const auto& [type, name] : hook.arguments) {
    text += (first ? "const " : ", const ") + camelCase(type, true) + "<Real>& " +
            camelCase(name, false);
    first = false;
  }
  return text + ')';
}

std::string cppHookStub(const Hook& hook) {
  std::string types;
  std::string unused;
  for (const auto& [type, name] : hook.arguments) {
    types += (types.empty() ? "" : ", ") + camelCase(type, true);
    unused += "  static_cast<void>(" + camelCase(name, false) + ");\n";
  }
  return "\n// " + std::string(hookMeaning(hook.kind)) + "\ntemplate <typename Real>\n" +
         cppSignature(hook) + " {\n" + unused + "  throw std::logic_error(\"" +
         camelCase(hookName(hook.kind), false) + '(' + types +
         "): put a call of your own function here\");\n}\n";
}

std::string call(const TestCase& test) {
  std::string text = camelCase(hookName(test.kind), false) + '(';
  bool first = true;
  for (const TestArgument& argument : test.arguments) {
    text += (first ? "" : ", ") + camelCase(argument.name, false);
    first = false;
  }
  return text + ')';
}

std::string expectation(const TestCase& test) {
  if (const Side* side = std::get_if<Side>(&test.verdict)) {
    return std::to_string(sideNumber(*side));
  }
  return std::get<bool>(test.verdict) ? "true" : "false";
}

std::string body(const TestFile& file, const TestCase& test, std::string_view framework) {
  std::string text;
  for (const TestArgument& argument : test.arguments) {
    text += variable(file, argument, test.single);
  }
  const std::string actual = call(test);
  const std::string expected = expectation(test);
  if (framework == "qttest") return text + "  QCOMPARE(" + actual + ", " + expected + ");\n";
  if (framework == "googletest") return text + "  EXPECT_EQ(" + expected + ", " + actual + ");\n";
  return text + "  CHECK(" + actual + " == " + expected + ");\n";
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

std::string hooks(const TestFile& file) {
  std::string text = "#ifdef HAIRLINE_HOOK\n#include HAIRLINE_HOOK\n#else\n";
  text += "// Put calls of your own functions here; Real is float or double.\n";
  for (const Hook& hook : file.hooks) text += cppHookStub(hook);
  return text + "\n#endif\n";
}

std::string qtTestCases(const TestFile& file) {
  const std::string type = "Test" + camelCase(file.name, true);
  std::string text = "\nclass " + type + " : public QObject {\n  Q_OBJECT\n\n private slots:\n";
  for (const TestCase& test : file.cases) text += "  void " + test.name + "();\n";
  text += "};\n";
  for (const TestCase& test : file.cases) {
    text += '\n' + commentLines(test.comment, "// ") + "void " + type + "::" + test.name +
            "() {\n" + body(file, test, "qttest") + "}\n";
  }
  return text + "\nQTEST_APPLESS_MAIN(" + type + ")\n#include \"" + file.name + ".moc\"\n";
}

}  // namespace

std::string writeCppTest(const TestFile& file, std::string_view framework) {
  const auto lines =
      preamble(file,
               "Put calls of your own functions into the hooks below, or define HAIRLINE_HOOK as "
               "the\n// file that has them: -DHAIRLINE_HOOK='\"my_hooks.h\"'.");
  std::string text = commentLines(lines, "// ");
  text += includes(framework);
  text += "#include <array>\n#include <stdexcept>\n#include <vector>\n";
  for (const TypeLayout& type : file.types) text += '\n' + cppTypeDeclaration(type);
  text += '\n' + hooks(file);
  if (framework == "qttest") return text + qtTestCases(file);
  for (const TestCase& test : file.cases) {
    text += '\n' + commentLines(test.comment, "// ");
    text += framework == "googletest"
                ? "TEST(" + camelCase(file.name, true) + ", " + test.name + ") {\n"
                : "TEST_CASE(\"" + test.name + "\") {\n";
    text += body(file, test, framework) + "}\n";
  }
  return text;
}

}  // namespace hairline
