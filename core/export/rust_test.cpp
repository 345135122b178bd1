#include <bit>
#include <cstdint>
#include <cstdio>

#include "core/export/test_file.h"

namespace hairline {
namespace {

std::string fieldType(const FieldLayout& field) {
  if (field.rank == 0) return "T";
  const std::string row = field.rank == 1 ? "T" : "[T; " + std::to_string(field.columns) + ']';
  return field.variable ? "Vec<" + row + '>' : '[' + row + "; " + std::to_string(field.rows) + ']';
}

std::string rustTypeDeclaration(const TypeLayout& type) {
  std::string text = "\n#[derive(Debug)]\npub struct " + type.name() + "<T> {\n";
  for (const FieldLayout& field : type.fields) {
    text += "    pub " + field.name + ": " + fieldType(field) + ",\n";
  }
  return text + "}\n";
}

// Rust has no hexadecimal floats.
std::string rustLiteral(const Json& value, bool single) {
  std::array<char, 40> text{};
  const double number = numberIn(value);
  if (single) {
    std::snprintf(text.data(), text.size(), "f32::from_bits(0x%08x)",
                  std::bit_cast<std::uint32_t>(static_cast<float>(number)));
  } else {
    std::snprintf(text.data(), text.size(), "f64::from_bits(0x%016llx)",
                  static_cast<unsigned long long>(std::bit_cast<std::uint64_t>(number)));
  }
  return text.data();
}

std::string row(const Json& values, bool single) {
  std::string text;
  for (const Json& value : values) {
    text += (text.empty() ? "" : ", ") +
            (value.is_array() ? row(value, single) : rustLiteral(value, single));
  }
  return '[' + text + ']';
}

std::string rustSignature(const Hook& hook, bool single) {
  const std::string real = single ? "f32" : "f64";
  std::string name(hookName(hook.kind));
  std::string arguments;
  for (const auto& [type, argument] : hook.arguments) {
    if (type != "motion") name += '_' + type;
    arguments += (arguments.empty() ? "" : ", ") + argument + ": &" + camelCase(type, true) + '<' +
                 real + '>';
  }
  return "fn " + name + '_' + real + '(' + arguments + ") -> " +
         (hook.kind == Kind::side ? "i32" : "bool");
}

std::string rustHookStub(const Hook& hook, bool single) {
  std::string unused;
  for (const auto& [type, name] : hook.arguments) unused += (unused.empty() ? "" : ", ") + name;
  return "\n    /// " + std::string(hookMeaning(hook.kind)) + "\n    pub " +
         rustSignature(hook, single) + " {\n        let _ = (" + unused +
         ");\n        unimplemented!(\"put a call of your own function here\")\n    }\n";
}

std::string rustTestFunction(const TestFile& file, const TestCase& test) {
  std::string text =
      '\n' + commentLines(test.comment, "// ") + "#[test]\nfn " + test.name + "() {\n";
  std::string name(hookName(test.kind));
  std::string arguments;
  for (const TestArgument& argument : test.arguments) {
    const TypeLayout& type = file.layout(argument.type);
    if (argument.type != "motion") name += '_' + argument.type;
    arguments += (arguments.empty() ? "&" : ", &") + argument.name;
    text += "    let " + argument.name + " = " + type.name() + " {\n";
    for (const FieldLayout& field : type.fields) {
      const Json& value = argument.fields[field.name];
      const std::string vector = field.variable ? "vec!" : "";
      std::string decimal;
      appendJson(decimal, value);
      text +=
          "        // " + decimal + "\n        " + field.name + ": " +
          (field.rank == 0 ? rustLiteral(value, test.single) : vector + row(value, test.single)) +
          ",\n";
    }
    text += "    };\n";
  }
  const Side* side = std::get_if<Side>(&test.verdict);
  const std::string expected = side != nullptr                ? std::to_string(sideNumber(*side))
                               : std::get<bool>(test.verdict) ? "true"
                                                              : "false";
  return text + "    assert_eq!(hooks::" + name + (test.single ? "_f32(" : "_f64(") + arguments +
         "), " + expected + ");\n}\n";
}

}  // namespace

std::string writeRustTest(const TestFile& file) {
  const auto lines = preamble(
      file,
      "Put calls of your own functions into the hooks below, or give the file that has them:\n"
      "// HAIRLINE_HOOK=/path/to/my_hooks.rs rustc --test --cfg hairline_hook " +
          file.name + ".rs");
  std::string text = commentLines(lines, "// ");
  text += "#![allow(dead_code, unexpected_cfgs)]\n";
  for (const TypeLayout& type : file.types) text += rustTypeDeclaration(type);
  text += "\n#[cfg(hairline_hook)]\nmod hooks {\n    include!(env!(\"HAIRLINE_HOOK\"));\n}\n";
  text +=
      "#[cfg(not(hairline_hook))]\n/// Put calls of your own functions here.\nmod hooks {\n"
      "    use super::*;\n";
  for (const Hook& hook : file.hooks) {
    for (const bool single : {false, true}) text += rustHookStub(hook, single);
  }
  text += "}\n";
  for (const TestCase& test : file.cases) text += rustTestFunction(file, test);
  return text;
}

}  // namespace hairline
