#include "core/export/test_file.h"

namespace hairline {
namespace {

// C has neither templates nor overloads: every type and hook stands once for each scalar.
std::string typeName(std::string_view type, bool single) {
  return camelCase(type, true) + (single ? "Float" : "Double");
}

std::string cDeclaration(const FieldLayout& field, const std::string& real) {
  const std::string columns = joined({"[", std::to_string(field.columns), "]"});
  if (field.rank == 0) return real + ' ' + field.name + ";";
  if (field.variable) {
    return "size_t " + field.name + "_count; const " + real +
           (field.rank == 1 ? " *" + field.name : " (*" + field.name + ')' + columns) + ";";
  }
  return joined({real, " ", field.name, "[", std::to_string(field.rows), "]",
                 field.rank == 1 ? std::string() : columns, ";"});
}

std::string cTypeDeclaration(const TypeLayout& type, bool single) {
  std::string text = "typedef struct {\n";
  for (const FieldLayout& field : type.fields) {
    text += "  " + cDeclaration(field, single ? "float" : "double") + '\n';
  }
  return text + "} " + typeName(type.type, single) + ";\n";
}

std::string cInitializer(const FieldLayout& field, const Json& value, bool single) {
  if (field.rank == 0) return floatLiteral(value, single);
  if (!field.variable) return bracedList(value, single);
  const std::string real = single ? "float" : "double";
  return std::to_string(value.size()) + ", (const " + real + "[]" +
         (field.rank == 1 ? "" : std::string("[").append(std::to_string(field.columns)) + ']') +
         ')' + bracedList(value, single);
}

std::string hookFunction(Kind kind, std::span<const std::pair<std::string, std::string>> arguments,
                         bool single) {
  std::string text(hookName(kind));
  for (const auto& [type, name] : arguments) {
    if (type != "motion") text += '_' + type;
  }
  return text + (single ? "_float" : "_double");
}

std::string cSignature(const Hook& hook, bool single) {
  std::string text = "int " + hookFunction(hook.kind, hook.arguments, single) + '(';
  bool first = true;
  for (const auto& [type, name] : hook.arguments) {
    text += joined({first ? "const " : ", const ", typeName(type, single), " *", name});
    first = false;
  }
  return text + ')';
}

std::string cHookStub(const Hook& hook, bool single) {
  std::string unused;
  for (const auto& [type, name] : hook.arguments) unused += "  (void)" + name + ";\n";
  return "\n/* " + std::string(hookMeaning(hook.kind)) + " */\n" + cSignature(hook, single) +
         " {\n" + unused +
         "  fprintf(stderr, \"%s: put a call of your own function here\\n\", __func__);\n"
         "  abort();\n}\n";
}

std::string cTestFunction(const TestFile& file, const TestCase& test) {
  std::string text;
  // What would end the comment is taken apart.
  for (const std::string& said : test.comment) {
    std::string line;
    for (const char c : said) {
      if (c == '/' && !line.empty() && line.back() == '*') line += ' ';
      line += c;
    }
    text += joined({text.empty() ? "/* " : "\n   ", line});
  }
  text += " */\nstatic void " + test.name + "(void) {\n";
  std::vector<std::pair<std::string, std::string>> arguments;
  std::string call;
  for (const TestArgument& argument : test.arguments) {
    const TypeLayout& type = file.layout(argument.type);
    std::string fields;
    for (const FieldLayout& field : type.fields) {
      fields += joined({fields.empty() ? "" : ",\n    ",
                        cInitializer(field, argument.fields[field.name], test.single)});
    }
    text += "  const " + typeName(argument.type, test.single) + ' ' + argument.name + " = {\n    " +
            fields + "};\n";
    arguments.emplace_back(argument.type, argument.name);
    call += joined({call.empty() ? "&" : ", &", argument.name});
  }
  call = hookFunction(test.kind, arguments, test.single) + '(' + call + ')';
  const Side* side = std::get_if<Side>(&test.verdict);
  if (side == nullptr) {
    text +=
        std::get<bool>(test.verdict) ? "  assert(" + call + ");\n" : "  assert(!" + call + ");\n";
  } else {
    text += "  assert(" + call + " == " + std::to_string(sideNumber(*side)) + ");\n";
  }
  return text + "}\n";
}

}  // namespace

std::string writeCTest(const TestFile& file) {
  const auto lines = preamble(
      file,
      "Put calls of your own functions into the hooks below, or define HAIRLINE_HOOK as the\n"
      "   file that has them: -DHAIRLINE_HOOK='\"my_hooks.h\"'. C99 or later.");
  std::string text = "/* ";
  for (const std::string& line : lines) {
    text += joined({&line == &lines.front() ? "" : "   ", line, "\n"});
  }
  text +=
      "*/\n#undef NDEBUG\n#include <assert.h>\n#include <stddef.h>\n#include <stdio.h>\n"
      "#include <stdlib.h>\n";
  for (const TypeLayout& type : file.types) {
    for (const bool single : {false, true}) text += '\n' + cTypeDeclaration(type, single);
  }
  text += "\n#ifdef HAIRLINE_HOOK\n#include HAIRLINE_HOOK\n#else\n";
  text += "/* Put calls of your own functions here. */\n";
  for (const Hook& hook : file.hooks) {
    for (const bool single : {false, true}) text += cHookStub(hook, single);
  }
  text += "\n#endif\n";
  for (const TestCase& test : file.cases) text += '\n' + cTestFunction(file, test);
  text += "\nint main(void) {\n";
  for (const TestCase& test : file.cases) text += "  " + test.name + "();\n";
  return text + "  printf(\"" + std::to_string(file.cases.size()) +
         " passed\\n\");\n  return 0;\n}\n";
}

}  // namespace hairline
