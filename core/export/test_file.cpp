#include "core/export/test_file.h"

#include <algorithm>
#include <set>

#include "core/base/plain_text.h"
#include "core/version.h"

namespace hairline {
namespace {

bool isAlphanumeric(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// A part of an identifier: what else there is becomes one underscore.
std::string identifier(std::string_view text) {
  std::string made;
  for (const char c : text) {
    if (isAlphanumeric(c)) {
      made += (c >= 'A' && c <= 'Z') ? static_cast<char>(c - 'A' + 'a') : c;
    } else if (!made.empty() && made.back() != '_') {
      made += '_';
    }
  }
  while (!made.empty() && made.back() == '_') made.pop_back();
  return made;
}

FieldLayout layoutOf(const std::string& name, const Json& value, bool variable) {
  FieldLayout layout{name, 0, 0, 0, false};
  if (!value.is_array()) return layout;
  layout.variable = variable;
  layout.rows = value.size();
  layout.rank = 1;
  if (!value.empty() && value[0].is_array()) {
    layout.rank = 2;
    layout.columns = value[0].size();
  }
  return layout;
}

TypeLayout layoutOf(const TestArgument& argument) {
  // The scene format says which types have as many numbers as they need.
  static const std::set<std::string, std::less<>> variable{"polygon", "convex", "kdop", "kdop2"};
  TypeLayout layout{argument.type, {}};
  for (const auto& [name, value] : argument.fields.items()) {
    layout.fields.push_back(layoutOf(name, value, variable.contains(argument.type)));
  }
  return layout;
}

std::vector<TestArgument> argumentsOf(const ExpectedVerdict& expected) {
  std::vector<TestArgument> arguments;
  for (std::size_t i = 0; i < expected.operands.size(); ++i) {
    const TestOperand& operand = expected.operands[i];
    const std::string name(1, static_cast<char>('a' + i));
    Json fields = operand.shape;
    const std::string type = fields["type"].get<std::string>();
    fields.erase("type");
    arguments.push_back({name, type, std::move(fields)});
    if (!operand.displacement) continue;
    Json motion = Json::object();
    motion["displacement"] = {(*operand.displacement)[0], (*operand.displacement)[1],
                              (*operand.displacement)[2]};
    arguments.push_back({name + "_motion", "motion", std::move(motion)});
  }
  return arguments;
}

std::string verdictSentence(const ExpectedVerdict& expected) {
  if (const Side* side = std::get_if<Side>(&expected.verdict)) {
    return *side == Side::straddles ? "it touches or straddles the plane"
           : *side == Side::front   ? "it lies in front of the plane"
                                    : "it lies behind the plane";
  }
  const bool yes = std::get<bool>(expected.verdict);
  switch (expected.kind) {
    case Kind::bound:
      return yes ? "they may meet, every slab overlaps" : "they cannot meet, a slab does not";
    case Kind::contains:
      return yes ? "the point is in it" : "the point is not in it";
    case Kind::sweep:
      return yes ? "they touch during the time from 0 to 1"
                 : "they do not touch from time 0 to time 1";
    default:
      return yes ? "they meet" : "they do not meet";
  }
}

std::vector<std::string> commentOf(const ExpectedVerdict& expected) {
  std::string what;
  for (const TestOperand& operand : expected.operands) {
    if (!what.empty()) what += " and ";
    what += operand.shape["type"].get<std::string>() + " \"" + operand.id + '"';
  }
  if (!expected.scene.empty()) what += " of the scene \"" + expected.scene + '"';
  what = singleLineText(what);  // a line break in an id would end the comment
  std::vector<std::string> lines{what + (expected.single ? ", rounded to binary32:" : ":"),
                                 verdictSentence(expected) + ", decided exactly."};
  lines.insert(lines.end(), expected.proof.begin(), expected.proof.end());
  return lines;
}

}  // namespace

std::string camelCase(std::string_view snake, bool upperFirst) {
  std::string made;
  bool upper = upperFirst;
  for (const char c : snake) {
    if (c == '_') {
      upper = true;
      continue;
    }
    made += upper && c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
    upper = false;
  }
  return made;
}

std::string TypeLayout::name() const { return camelCase(type, true); }

const TypeLayout& TestFile::layout(std::string_view type) const {
  return *std::find_if(types.begin(), types.end(),
                       [&](const TypeLayout& layout) { return layout.type == type; });
}

TestFile arrange(std::span<const ExpectedVerdict> verdicts, std::string name) {
  TestFile file;
  file.name = std::move(name);
  std::set<std::string> taken;
  for (const ExpectedVerdict& expected : verdicts) {
    TestCase made{{},
                  commentOf(expected),
                  expected.kind,
                  expected.single,
                  argumentsOf(expected),
                  expected.verdict};
    std::string base = identifier(expected.scene);
    if (base.empty() || (base[0] >= '0' && base[0] <= '9')) base.insert(0, "scene_");
    if (base.back() == '_') base.pop_back();
    base += '_' + std::string(hairline::name(expected.kind));
    for (const TestOperand& operand : expected.operands) base += '_' + identifier(operand.id);
    const std::string scalar = expected.single ? "_float" : "_double";
    made.name = base + scalar;
    for (int i = 2; !taken.insert(made.name).second; ++i) {
      made.name = base + '_' + std::to_string(i) + scalar;
    }
    Hook hook{made.kind, {}};
    for (const TestArgument& argument : made.arguments) {
      hook.arguments.emplace_back(argument.type, argument.name);
      const bool known = std::any_of(file.types.begin(), file.types.end(),
                                     [&](const auto& t) { return t.type == argument.type; });
      if (!known) file.types.push_back(layoutOf(argument));
    }
    if (std::find(file.hooks.begin(), file.hooks.end(), hook) == file.hooks.end()) {
      file.hooks.push_back(std::move(hook));
    }
    file.cases.push_back(std::move(made));
  }
  return file;
}

std::vector<std::string> preamble(const TestFile& file, std::string_view howToHook) {
  std::vector<std::string> lines{
      std::to_string(file.cases.size()) + " cases, written by Hairline " + std::string(version()) +
          ".",
      "Every number stands here with all its bits. Every expected value is the exact verdict for",
      "the numbers of the case as they stand, for closed sets: touching counts as meeting."};
  lines.emplace_back(howToHook);
  return lines;
}

namespace {

struct KindOfHook {
  Kind kind;
  std::string_view name, meaning;
};
constexpr KindOfHook kindsOfHooks[] = {
    {Kind::bound, "may_meet", "Whether the volumes overlap, so that what is in them may meet."},
    {Kind::contains, "contains", "Whether the point is in the closed set."},
    {Kind::side, "side_of",
     "1 where it lies in front of the plane, -1 behind, 0 where it touches or straddles."},
    {Kind::sweep, "sweep_hits",
     "Whether they touch while each moves by its displacement, from time 0 to time 1."},
    {Kind::intersect, "intersects", "Whether the closed sets have a point in common."},
};

/// The last where a kind has none of its own.
const KindOfHook& kindOfHook(Kind kind) {
  const auto found = std::ranges::find(kindsOfHooks, kind, &KindOfHook::kind);
  return found == std::end(kindsOfHooks) ? std::end(kindsOfHooks)[-1] : *found;
}

}  // namespace

std::string_view hookName(Kind kind) { return kindOfHook(kind).name; }

std::string_view hookMeaning(Kind kind) { return kindOfHook(kind).meaning; }

int sideNumber(Side side) { return side == Side::front ? 1 : side == Side::behind ? -1 : 0; }

std::string hexadecimalFloat(double value) {
  // The scene format's own, without its quotes.
  std::string quoted;
  appendJsonNumber(quoted, value, true);
  return quoted.substr(1, quoted.size() - 2);
}

std::string floatLiteral(const Json& value, bool single) {
  return hexadecimalFloat(numberIn(value)) + (single ? "f" : "");
}

std::string bracedList(const Json& values, bool single) {
  std::string text;
  for (const Json& value : values) {
    text += text.empty() ? "" : ", ";
    text += value.is_array() ? bracedList(value, single) : floatLiteral(value, single);
  }
  return joined({"{", text, "}"});
}

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text += part;
  return text;
}

std::string commentLines(std::span<const std::string> lines, std::string_view prefix) {
  std::string text;
  for (const std::string& line : lines) {
    text += prefix;
    text += line;
    text += '\n';
  }
  return text;
}

}  // namespace hairline
