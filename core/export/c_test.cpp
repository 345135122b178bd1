#include <algorithm>

#include "core/export/test_file.h"

namespace hairline {
namespace {

// C has neither templates nor overloads: every type and hook is written once per scalar.
class CTest {
 public:
  explicit CTest(const TestFile& file) : m_file(file), m_tables(file.tables()) {
    if (!file.nameSpace.empty()) m_prefix = file.nameSpace + '_';
  }

  std::string text() const {
    std::string types;
    for (const TypeLayout& type : m_file.types) {
      for (const bool single : scalars()) types += '\n' + declaration(type, single);
    }
    std::string text = preambleText(types);
    text +=
        "#include <stddef.h>\n#include <stdint.h>\n#include <stdio.h>\n#include <stdlib.h>\n"
        "#include <string.h>\n";
    text += m_file.typesFile.empty() ? types : "\n#include \"" + m_file.typesFile + "\"\n";
    for (const std::string_view name : m_file.tolerances()) {
      text += joined({"\n#ifndef ", name, "\n#define ", name, " ", std::to_string(usualTolerance),
                      "\n#endif\n"});
    }
    text +=
        "\n#ifdef HAIRLINE_HOOK\n#include HAIRLINE_HOOK\n#else\n"
        "/* Put calls of your own functions here. */\n";
    for (const Hook& hook : m_file.hooks) {
      for (const bool single : scalars()) text += stub(hook, single);
    }
    text += "\n#endif\n\nstatic int failures;\n" + checks();
    std::string calls;
    const auto add = [&](const std::string& function, const std::string& defined) {
      text += '\n' + defined;
      calls += joined({"  ", function, "();\n"});
    };
    for (const TestTable& table : m_tables) add(functionOf(table), tableFunction(table));
    if (m_tables.empty()) {
      for (const TestCase& test : m_file.cases) add(m_prefix + test.name, caseFunction(test));
    }
    return text + "\nint main(void) {\n" + calls + "  printf(\"%d of " +
           std::to_string(m_file.cases.size()) +
           " failed\\n\", failures);\n  return failures > 0;\n}\n";
  }

 private:
  /// Hooks for both scalars are written, whatever the cases, so that one file of the user's fits
  /// all tests of an operand. The user's types are required only in the scalars that are needed.
  std::vector<bool> scalars() const {
    std::vector<bool> made;
    for (const bool single : {false, true}) {
      if (m_file.typesFile.empty() || m_file.has(single)) made.push_back(single);
    }
    return made;
  }

  static std::string_view real(bool single) { return single ? "float" : "double"; }

  std::string typeName(std::string_view type, bool single) const {
    return m_prefix + camelCase(type, true) + (single ? "Float" : "Double");
  }

  std::string declaration(const TypeLayout& type, bool single) const {
    std::string text = "typedef struct {\n";
    for (const FieldLayout& field : type.fields) {
      text += "  " + declaration(field, std::string(real(single))) + '\n';
    }
    return text + "} " + typeName(type.type, single) + ";\n";
  }

  static std::string declaration(const FieldLayout& field, const std::string& real) {
    const std::string columns = joined({"[", std::to_string(field.columns), "]"});
    if (field.rank == 0) return real + ' ' + field.name + ";";
    if (field.variable) {
      return "size_t " + field.name + "_count; const " + (field.isOfIndices ? "size_t" : real) +
             (field.rank == 1 ? " *" + field.name : " (*" + field.name + ')' + columns) + ";";
    }
    return joined({real, " ", field.name, "[", std::to_string(field.rows), "]",
                   field.rank == 1 ? std::string() : columns, ";"});
  }

  static std::string initializer(const FieldLayout& field, const Json& value, bool single) {
    if (field.rank == 0) return commentedLiteral(value, single);
    if (!field.variable) return bracedList(value, single);
    if (field.isOfIndices) {
      return joined({std::to_string(value.size()), ", (const size_t[]){", indices(value), "}"});
    }
    return joined({std::to_string(value.size()), ", (const ", real(single), "[]",
                   field.rank == 1 ? "" : joined({"[", std::to_string(field.columns), "]"}), ")",
                   bracedList(value, single)});
  }

  /// The value of an argument, in braces.
  std::string value(const TestArgument& argument, bool single) const {
    std::string text;
    for (const FieldLayout& field : m_file.layout(argument.type).fields) {
      text += joined({text.empty() ? "\n    " : ",\n    ",
                      initializer(field, argument.fields[field.name], single)});
    }
    return '{' + text + '}';
  }

  std::string preambleText(const std::string& types) const {
    auto lines = preamble(
        m_file,
        "Put calls of your own functions into the hooks below, or define HAIRLINE_HOOK as the\n"
        "   file that has them: -DHAIRLINE_HOOK='\"my_hooks.h\"'. C99 or later. All failures are\n"
        "   reported; the exit status is 1 where there are any.");
    for (std::string& line : typesContract(m_file, types)) lines.push_back(std::move(line));
    std::string text = "/* ";
    for (const std::string& line : lines) {
      text += joined({&line == &lines.front() ? "" : "   ", line, "\n"});
    }
    return text + "*/\n";
  }

  std::string function(const Hook& hook, bool single) const {
    return joined({m_prefix, hook.fullName(), "_", real(single)});
  }

  std::string stub(const Hook& hook, bool single) const {
    std::string arguments;
    std::string unused;
    for (const auto& [type, name] : hook.arguments) {
      arguments +=
          joined({arguments.empty() ? "const " : ", const ", typeName(type, single), " *", name});
      unused += "  (void)" + name + ";\n";
    }
    return joined({"\n/* ", hook.meaning(), " */\n",
                   hook.returned == Returned::number ? real(single) : "int", " ",
                   function(hook, single), "(", arguments, ") {\n", unused,
                   "  fprintf(stderr, \"%s: put a call of your own function here\\n\", __func__);\n"
                   "  exit(1);\n}\n"});
  }

  /// The functions that compare an answer with the expected one, as far as they are needed.
  std::string checks() const {
    std::string text;
    const auto needs = [&](bool number) {
      return std::ranges::any_of(m_file.hooks, [&](const Hook& hook) {
        return (hook.returned == Returned::number) == number;
      });
    };
    if (needs(false)) {
      text +=
          "\nstatic void check(const char *name, int actual, int expected) {\n"
          "  if (actual == expected) return;\n"
          "  ++failures;\n"
          "  fprintf(stderr, \"failed: %s: expected %d, got %d\\n\", name, expected, actual);\n"
          "}\n";
    }
    for (const bool single : {false, true}) {
      const bool isUsed = std::ranges::any_of(m_file.cases, [&](const TestCase& test) {
        return test.single == single && m_file.hookOf(test).returned == Returned::number;
      });
      if (!isUsed) continue;
      const std::string_view integer = single ? "uint32_t" : "uint64_t";
      text += joined(
          {"\n/* The exact number is not negative, so that the next one is that of the next bits. "
           "*/"
           "\nstatic void check_",
           real(single), "(const char *name, ", real(single), " actual, ", real(single),
           " exact, double ulps) {\n  ", integer, " bits;\n  ", real(single),
           " next;\n  double apart;\n  memcpy(&bits, &exact, sizeof bits);\n  ++bits;\n"
           "  memcpy(&next, &bits, sizeof next);\n"
           "  apart = (double)((actual - exact) / (next - exact));\n"
           "  if (apart <= ulps && -apart <= ulps) return;\n  ++failures;\n"
           "  fprintf(stderr, \"failed: %s: expected %.17g, got %.17g, %g ulp apart\\n\", name,\n"
           "          (double)exact, (double)actual, apart);\n}\n"});
    }
    return text;
  }

  std::string check(const Hook& hook, bool single, std::string_view name, std::string_view of,
                    std::string_view expected) const {
    std::string arguments;
    for (const auto& [type, argument] : hook.arguments) {
      arguments += joined({arguments.empty() ? "&" : ", &", of, argument});
    }
    const std::string call = joined({function(hook, single), "(", arguments, ")"});
    if (hook.returned == Returned::number) {
      return joined({"check_", real(single), "(", name, ", ", call, ", ", expected, ", ",
                     hook.tolerance(), ");\n"});
    }
    // Any value but 0 is a yes.
    const std::string_view yes = hook.returned == Returned::verdict ? " != 0" : "";
    return joined({"check(", name, ", ", call, yes, ", ", expected, ");\n"});
  }

  static std::string expectation(const TestCase& test) {
    return answerText(test.answer, {"0", "1"},
                      [&](double number) { return commentedLiteral(number, test.single); });
  }

  static std::string comment(const TestCase& test) {
    std::string text;
    // Anything that would end the comment is broken up.
    for (const std::string& said : test.comment) {
      std::string line;
      for (const char c : said) {
        if (c == '/' && !line.empty() && line.back() == '*') line += ' ';
        line += c;
      }
      text += joined({text.empty() ? "/* " : "\n   ", line});
    }
    return text + " */\n";
  }

  std::string caseFunction(const TestCase& test) const {
    std::string text = comment(test) + "static void " + m_prefix + test.name + "(void) {\n";
    for (const TestArgument& argument : test.arguments) {
      text += joined({"  const ", typeName(argument.type, test.single), " ", argument.name, " = ",
                      value(argument, test.single), ";\n"});
    }
    return text + "  " +
           check(m_file.hookOf(test), test.single, '"' + test.name + '"', "", expectation(test)) +
           "}\n";
  }

  /// Its hook has the table's own name.
  std::string functionOf(const TestTable& table) const { return m_prefix + "test_" + table.name; }

  std::string tableFunction(const TestTable& table) const {
    const std::string rows = m_prefix + table.name + "_rows";
    std::string text = "static const struct {\n  const char *name;\n";
    for (const auto& [type, name] : table.hook->arguments) {
      text += joined({"  ", typeName(type, table.single), " ", name, ";\n"});
    }
    const bool isNumber = table.hook->returned == Returned::number;
    text +=
        joined({"  ", isNumber ? real(table.single) : "int", " expected;\n} ", rows, "[] = {\n"});
    for (const TestCase* test : table.rows) {
      text += comment(*test) + "  {\"" + test->name + "\",\n";
      for (const TestArgument& argument : test->arguments) {
        text += "   " + value(argument, table.single) + ",\n";
      }
      text += "   " + expectation(*test) + "},\n";
    }
    return text + "};\n\nstatic void " + functionOf(table) +
           "(void) {\n  size_t i;\n  for (i = 0; i < sizeof " + rows + " / sizeof " + rows +
           "[0]; ++i) {\n    " +
           check(*table.hook, table.single, rows + "[i].name", rows + "[i].",
                 rows + "[i].expected") +
           "  }\n}\n";
  }

  const TestFile& m_file;
  std::vector<TestTable> m_tables;
  std::string m_prefix;
};

}  // namespace

std::string writeCTest(const TestFile& file) { return CTest(file).text(); }

}  // namespace hairline
