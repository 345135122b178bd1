#include <algorithm>
#include <bit>
#include <cstdint>
#include <cstdio>

#include "core/export/test_file.h"

namespace hairline {
namespace {

/// The rows of a table are split among functions of this many, whose values fit the stack of a
/// test.
constexpr std::size_t rowsOfFunction = 100;

std::string_view rustReal(bool single) { return single ? "f32" : "f64"; }

std::string fieldType(const FieldLayout& field) {
  if (field.rank == 0) return "T";
  const std::string row = field.isOfIndices ? "usize"
                          : field.rank == 1 ? "T"
                                            : "[T; " + std::to_string(field.columns) + ']';
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

/// Numbers and lists of them, each innermost list with its decimals in a comment.
std::string rustValue(const Json& value, bool single) {
  const bool isNested = value.is_array() && !value.empty() && value[0].is_array();
  const std::string comment = isNested ? "" : " /* " + decimals(value, single) + " */";
  if (!value.is_array()) return rustLiteral(value, single) + comment;
  std::string text;
  for (const Json& element : value) {
    text += text.empty() ? "" : ", ";
    text += isNested ? rustValue(element, single) : rustLiteral(element, single);
  }
  return joined({"[", text, "]", comment});
}

std::string rustShape(const TestFile& file, const TestArgument& argument, bool single,
                      const std::string& indent) {
  const TypeLayout& type = file.layout(argument.type);
  std::string text = type.name() + " {\n";
  for (const FieldLayout& field : type.fields) {
    text +=
        joined({indent, "    ", field.name, ": ", field.variable && field.rank > 0 ? "vec!" : "",
                field.isOfIndices ? '[' + indices(argument.fields[field.name]) + ']'
                                  : rustValue(argument.fields[field.name], single),
                ",\n"});
  }
  return text + indent + '}';
}

std::string rustReturnType(const Hook& hook, bool single) {
  return std::string(hook.returned == Returned::verdict ? "bool"
                     : hook.returned == Returned::side  ? "i32"
                                                        : rustReal(single));
}

std::string function(const Hook& hook, bool single) {
  return joined({hook.fullName(), "_", rustReal(single)});
}

std::string rustHookStub(const Hook& hook, bool single) {
  std::string unused;
  std::string arguments;
  for (const auto& [type, name] : hook.arguments) {
    unused += (unused.empty() ? "" : ", ") + name;
    arguments += joined({arguments.empty() ? "" : ", ", name, ": &", camelCase(type, true), "<",
                         rustReal(single), ">"});
  }
  return joined({"\n    /// ", hook.meaning(), "\n    pub fn ", function(hook, single), "(",
                 arguments, ") -> ", rustReturnType(hook, single), " {\n        let _ = (", unused,
                 ");\n        unimplemented!(\"put a call of your own function here\")\n    }\n"});
}

std::string rustExpectation(const TestCase& test) {
  return answerText(test.answer, {"false", "true"},
                    [&](double number) { return rustValue(number, test.single); });
}

std::string argumentsOf(const Hook& hook, std::string_view reference) {
  std::string text;
  for (const auto& [type, name] : hook.arguments) {
    text += joined({text.empty() ? "" : ", ", reference, name});
  }
  return text;
}

std::string rustTestFunction(const TestFile& file, const TestCase& test) {
  const Hook& hook = file.hookOf(test);
  std::string text =
      '\n' + commentLines(test.comment, "// ") + "#[test]\nfn " + test.name + "() {\n";
  for (const TestArgument& argument : test.arguments) {
    text +=
        "    let " + argument.name + " = " + rustShape(file, argument, test.single, "    ") + ";\n";
  }
  const std::string call =
      joined({"hooks::", function(hook, test.single), "(", argumentsOf(hook, "&"), ")"});
  if (hook.returned != Returned::number) {
    return text + "    assert_eq!(" + call + ", " + rustExpectation(test) + ");\n}\n";
  }
  return text + joined({"    let actual = ", call, ";\n    let exact = ", rustExpectation(test),
                        ";\n    assert!(ulps_apart_", rustReal(test.single), "(actual, exact) <= ",
                        hook.tolerance(), ", \"{:?} and {:?}\", actual, exact);\n}\n"});
}

std::string rustTable(const TestFile& file, const TestTable& table) {
  const Hook& hook = *table.hook;
  const std::string row = camelCase(table.name, true) + "Row";
  std::string text = "\ntype " + row + " = (&'static str";
  for (const auto& [type, name] : hook.arguments) {
    text += joined({", ", camelCase(type, true), "<", rustReal(table.single), ">"});
  }
  text += ", " + rustReturnType(hook, table.single) + ");\n";
  std::string parts;
  for (std::size_t first = 0; first < table.rows.size(); first += rowsOfFunction) {
    const std::string part = table.name + "_rows_" + std::to_string(first);
    parts += (parts.empty() ? "" : ", ") + part;
    text += "\nfn " + part + "() -> Vec<" + row + "> {\n    vec![\n";
    const std::size_t end = std::min(first + rowsOfFunction, table.rows.size());
    for (std::size_t i = first; i < end; ++i) {
      const TestCase& test = *table.rows[i];
      text += commentLines(test.comment, "        // ") + "        (\"" + test.name + "\",\n";
      for (const TestArgument& argument : test.arguments) {
        text += "         " + rustShape(file, argument, table.single, "         ") + ",\n";
      }
      text += "         " + rustExpectation(test) + "),\n";
    }
    text += "    ]\n}\n";
  }
  const std::string call =
      joined({"hooks::", function(hook, table.single), "(", argumentsOf(hook, ""), ")"});
  const std::string passes = hook.returned != Returned::number
                                 ? "actual == *expected"
                                 : joined({"ulps_apart_", rustReal(table.single),
                                           "(actual, *expected) <= ", hook.tolerance()});
  return text + "\n#[test]\nfn " + table.name +
         "() {\n    let mut failures = 0;\n    let parts: &[fn() -> Vec<" + row + ">] = &[" +
         parts + "];\n    for (name, " + argumentsOf(hook, "") +
         ", expected) in parts.iter().flat_map(|part| part()).collect::<Vec<_>>().iter() {\n"
         "        let actual = " +
         call + ";\n        if !(" + passes +
         ") {\n            failures += 1;\n            println!(\"failed: {}: expected {:?}, got "
         "{:?}\", name, expected, actual);\n        }\n    }\n    assert_eq!(failures, 0, \"of " +
         std::to_string(table.rows.size()) + " cases\");\n}\n";
}

/// The helpers for comparing numbers.
std::string rustTolerances(const TestFile& file) {
  std::string text;
  for (const std::string_view name : file.tolerances()) {
    text += joined({"\nconst ", name, ": f64 = ", std::to_string(usualTolerance), ".0;\n"});
  }
  for (const bool single : {false, true}) {
    if (text.empty()) return text;
    const std::string_view scalar = rustReal(single);
    text += joined(
        {"\n/// The distance of a number from the exact one, which is not negative, in "
         "units in the last\n/// place of that.\nfn ulps_apart_",
         scalar, "(actual: ", scalar, ", exact: ", scalar, ") -> f64 {\n    let next = ", scalar,
         "::from_bits(exact.to_bits() + 1);\n"
         "    (((actual - exact) / (next - exact)) as f64).abs()\n}\n"});
  }
  return text;
}

}  // namespace

std::string writeRustTest(const TestFile& file) {
  std::string types;
  for (const TypeLayout& type : file.types) types += rustTypeDeclaration(type);
  std::string text = commentLines(
      preamble(file,
               "Put calls of your own functions into the hooks below, or give the file that has "
               "them:\n// HAIRLINE_HOOK=/path/to/my_hooks.rs rustc --test --cfg hairline_hook " +
                   file.name + ".rs"),
      "// ");
  text += commentLines(typesContract(file, types), "// ");
  const std::string nameSpace = file.nameSpace.empty() ? "hairline_cases" : file.nameSpace;
  text += "#![allow(dead_code, unexpected_cfgs, unused_imports)]\n\nmod " + nameSpace + " {\n";
  text += file.typesFile.empty() ? types.substr(1) : "include!(\"" + file.typesFile + "\");\n";
  text += "}\nuse " + nameSpace + "::*;\n" + rustTolerances(file);
  text += "\n#[cfg(hairline_hook)]\nmod hooks {\n    include!(env!(\"HAIRLINE_HOOK\"));\n}\n";
  text +=
      "#[cfg(not(hairline_hook))]\n/// Put calls of your own functions here.\nmod hooks {\n"
      "    use super::*;\n";
  for (const Hook& hook : file.hooks) {
    for (const bool single : {false, true}) text += rustHookStub(hook, single);
  }
  text += "}\n";
  const std::vector<TestTable> tables = file.tables();
  for (const TestTable& table : tables) text += rustTable(file, table);
  if (!tables.empty()) return text;
  for (const TestCase& test : file.cases) text += rustTestFunction(file, test);
  return text;
}

}  // namespace hairline
