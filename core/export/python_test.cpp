#include <algorithm>

#include "core/export/test_file.h"

namespace hairline {
namespace {

std::string pythonLiteral(const Json& value) {
  if (!value.is_array()) return "x(\"" + hexadecimalFloat(numberIn(value)) + "\")";
  std::string text;
  for (const Json& element : value) text += (text.empty() ? "" : ", ") + pythonLiteral(element);
  return '[' + text + ']';
}

std::string dictionary(const TestArgument& argument) {
  std::string text = "{\"type\": \"" + argument.type + '"';
  for (const auto& [name, value] : argument.fields.items()) {
    text += ",\n             \"" + name + "\": " + pythonLiteral(value);
  }
  return text + '}';
}

std::string pythonHookStub(Kind kind) {
  const std::string name(hookName(kind));
  const std::string arguments = kind == Kind::sweep ? "a, a_motion, b, b_motion" : "a, b";
  return "\n\ndef " + name + '(' + arguments + ", scalar):\n    \"\"\"" +
         std::string(hookMeaning(kind)) + "\"\"\"\n    if HOOK:\n        return HOOK." + name +
         '(' + arguments + ", scalar)\n    raise NotImplementedError(\"" + name +
         ": put a call of your own function here\")\n";
}

std::string method(const TestCase& test) {
  std::string text =
      "\n    def test_" + test.name + "(self):\n" + commentLines(test.comment, "        # ");
  std::string call;
  for (const TestArgument& argument : test.arguments) {
    text += "        " + argument.name + " = " + dictionary(argument) + '\n';
    call += argument.name + ", ";
  }
  call = std::string(hookName(test.kind)) + '(' + call +
         (test.single ? "\"float\"" : "\"double\"") + ')';
  const Side* side = std::get_if<Side>(&test.verdict);
  const std::string expected = side != nullptr                ? std::to_string(sideNumber(*side))
                               : std::get<bool>(test.verdict) ? "True"
                                                              : "False";
  return text + "        self.assertEqual(" + call + ", " + expected + ")\n";
}

}  // namespace

std::string writePythonTest(const TestFile& file) {
  const auto lines = preamble(
      file,
      "Put calls of your own functions into the hooks below, or name a module that has them\n"
      "# in the environment: HAIRLINE_HOOK=my_hooks python3 -m unittest " +
          file.name +
          ".\n# Shapes are dictionaries as Hairline's scenes have them; scalar is \"float\" where "
          "all\n# numbers fit binary32, else \"double\".");
  std::string text = commentLines(lines, "# ");
  text +=
      "import importlib\nimport os\nimport unittest\n\nx = float.fromhex\n"
      "HOOK = os.environ.get(\"HAIRLINE_HOOK\") and "
      "importlib.import_module(os.environ[\"HAIRLINE_HOOK\"])\n";
  std::vector<Kind> kinds;
  for (const Hook& hook : file.hooks) {
    if (std::find(kinds.begin(), kinds.end(), hook.kind) != kinds.end()) continue;
    kinds.push_back(hook.kind);
    text += pythonHookStub(hook.kind);
  }
  text += "\n\nclass " + camelCase(file.name, true) +
          "(unittest.TestCase):\n"
          "    maxDiff = None\n";
  for (const TestCase& test : file.cases) text += method(test);
  return text + "\n\nif __name__ == \"__main__\":\n    unittest.main()\n";
}

}  // namespace hairline
