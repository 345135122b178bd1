#include <algorithm>

#include "core/export/test_file.h"

namespace hairline {
namespace {

std::string pythonNumber(const Json& value) {
  return "x(\"" + hexadecimalFloat(numberIn(value)) + "\")";
}

/// A number or a list of numbers, with a comma and its decimals in a comment; lists of lists take
/// one line each.
std::string pythonValue(const Json& value, bool single, const std::string& indent) {
  const bool isNested = value.is_array() && !value.empty() && value[0].is_array();
  const std::string comment = isNested ? "" : ",  # " + decimals(value, single) + '\n';
  if (!value.is_array()) return pythonNumber(value) + comment;
  std::string text = "[";
  for (const Json& element : value) {
    if (isNested) {
      text += '\n' + indent + "    " + pythonValue(element, single, indent + "    ");
      text.pop_back();
    } else {
      text += (text.size() == 1 ? "" : ", ") + pythonNumber(element);
    }
  }
  return isNested ? text + '\n' + indent + "],\n" : text + ']' + comment;
}

/// A dictionary, or a call of the user's type.
std::string pythonShape(const TestFile& file, const TestArgument& argument, bool single,
                        const std::string& indent) {
  const bool isOwn = !file.typesFile.empty();
  std::string text = isOwn ? file.layout(argument.type).name() + "(\n"
                           : "{\n" + indent + "    \"type\": \"" + argument.type + "\",\n";
  for (const FieldLayout& field : file.layout(argument.type).fields) {
    const Json& value = argument.fields[field.name];
    text += joined({indent, "    ", isOwn ? field.name + "=" : '"' + field.name + "\": ",
                    field.isOfIndices ? '[' + indices(value) + "],\n"
                                      : pythonValue(value, single, indent + "    ")});
  }
  return text + indent + (isOwn ? ')' : '}');
}

std::string parametersOf(const Hook& hook) {
  std::string text;
  for (const auto& [type, name] : hook.arguments) text += name + ", ";
  return text;
}

std::string pythonHookStub(const Hook& hook) {
  const std::string name(hook.name());
  const std::string arguments = parametersOf(hook) + "scalar)";
  return "\n\ndef " + name + '(' + arguments + ":\n    \"\"\"" + std::string(hook.meaning()) +
         "\"\"\"\n    if HOOK:\n        return HOOK." + name + '(' + arguments +
         "\n    raise NotImplementedError(\"" + name +
         ": put a call of your own function here\")\n";
}

std::string pythonExpectation(const TestCase& test) {
  return answerText(test.answer, {"False", "True"},
                    [](double number) { return pythonNumber(number); });
}

std::string pythonCheck(const Hook& hook, bool single, std::string_view expected) {
  const std::string_view scalar = single ? "\"float\"" : "\"double\"";
  const std::string call = joined({hook.name(), "(", parametersOf(hook), scalar, ")"});
  if (hook.returned != Returned::number) {
    return joined({"self.assertEqual(", call, ", ", expected, ")\n"});
  }
  return joined({"self.assertLessEqual(ulps_apart(", call, ", ", expected, ", ", scalar, "), ",
                 hook.tolerance(), ")\n"});
}

std::string method(const TestFile& file, const TestCase& test) {
  std::string text =
      "\n    def test_" + test.name + "(self):\n" + commentLines(test.comment, "        # ");
  for (const TestArgument& argument : test.arguments) {
    text += "        " + argument.name + " = " +
            pythonShape(file, argument, test.single, "        ") + '\n';
  }
  return text + "        " + pythonCheck(file.hookOf(test), test.single, pythonExpectation(test));
}

/// The name of a table's list of rows.
std::string rowsOf(const TestTable& table) {
  std::string name = table.name;
  for (char& c : name) c = c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
  return name;
}

std::string pythonTable(const TestFile& file, const TestTable& table) {
  std::string text = "\n" + rowsOf(table) + " = [\n";
  for (const TestCase* test : table.rows) {
    text += commentLines(test->comment, "    # ") + "    (\"" + test->name + "\",\n";
    for (const TestArgument& argument : test->arguments) {
      text += "     " + pythonShape(file, argument, table.single, "     ") + ",\n";
    }
    text += "     " + pythonExpectation(*test) + "),\n";
  }
  return text + "]\n";
}

std::string tableMethod(const TestTable& table) {
  return "\n    def test_" + table.name + "(self):\n        for name, " +
         parametersOf(*table.hook) + "expected in " + rowsOf(table) +
         ":\n            with self.subTest(name):\n                " +
         pythonCheck(*table.hook, table.single, "expected");
}

/// The helpers for comparing numbers.
std::string pythonTolerances(const TestFile& file) {
  std::string text;
  for (const std::string_view name : file.tolerances()) {
    text += joined({name, " = float(os.environ.get(\"", name, "\", \"",
                    std::to_string(usualTolerance), "\"))\n"});
  }
  if (text.empty()) return text;
  return text +
         "\n\ndef ulps_apart(actual, exact, scalar):\n"
         "    \"\"\"The distance from the exact number in units in the last place of that.\"\"\"\n"
         "    digits, least = (24, -149) if scalar == \"float\" else (53, -1074)\n"
         "    exponent = max(math.frexp(exact)[1] - digits, least) if exact else least\n"
         "    return abs(actual - exact) / math.ldexp(1, exponent)\n";
}

}  // namespace

std::string writePythonTest(const TestFile& file) {
  std::string declarations;
  for (const TypeLayout& type : file.types) {
    std::string fields;
    for (const FieldLayout& field : type.fields)
      fields += (fields.empty() ? "" : ", ") + field.name;
    declarations += "def " + type.name() + '(' + fields + ")\n";
  }
  const bool isOwn = !file.typesFile.empty();
  std::string text = commentLines(
      preamble(
          file,
          "Put calls of your own functions into the hooks below, or name a module that has "
          "them\n# in the environment: HAIRLINE_HOOK=my_hooks python3 -m unittest " +
              file.name +
              (isOwn ? ".\n# " : ".\n# Shapes are dictionaries as Hairline's scenes have them; ") +
              "scalar is \"float\" where all\n# numbers fit binary32, else \"double\"."),
      "# ");
  text += commentLines(typesContract(file, declarations), "# ");
  text += "import importlib\nimport math\nimport os\nimport unittest\n";
  if (isOwn) text += "\nfrom " + file.typesFile + " import *\n";
  text +=
      "\nx = float.fromhex\n"
      "HOOK = os.environ.get(\"HAIRLINE_HOOK\") and "
      "importlib.import_module(os.environ[\"HAIRLINE_HOOK\"])\n";
  text += pythonTolerances(file);
  std::vector<std::string_view> written;
  for (const Hook& hook : file.hooks) {
    // One for all types.
    if (std::ranges::find(written, hook.name()) != written.end()) continue;
    written.push_back(hook.name());
    text += pythonHookStub(hook);
  }
  const std::vector<TestTable> tables = file.tables();
  text += '\n';
  for (const TestTable& table : tables) text += pythonTable(file, table);
  text += "\n\nclass " + file.className() + "(unittest.TestCase):\n    maxDiff = None\n";
  for (const TestTable& table : tables) text += tableMethod(table);
  if (tables.empty()) {
    for (const TestCase& test : file.cases) text += method(file, test);
  }
  return text + "\n\nif __name__ == \"__main__\":\n    unittest.main()\n";
}

}  // namespace hairline
