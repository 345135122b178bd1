#include "core/export/test_file.h"

#include <algorithm>
#include <charconv>
#include <set>

#include "core/base/plain_text.h"
#include "core/version.h"

namespace hairline {
namespace {

/// More cases than this are written as tables.
constexpr std::size_t mostFunctions = 20;

bool isAlphanumeric(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

/// A part of an identifier: every other character becomes one underscore.
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

constexpr const char* holeStarts = "hole_starts";

FieldLayout layoutOf(const std::string& name, const Json& value, bool variable) {
  FieldLayout layout{.name = name};
  if (!value.is_array()) return layout;
  layout.variable = variable;
  layout.isOfIndices = name == holeStarts;
  layout.rows = value.size();
  layout.rank = 1;
  if (!value.empty() && value[0].is_array()) {
    layout.rank = 2;
    layout.columns = value[0].size();
  }
  return layout;
}

TypeLayout layoutOf(const TestArgument& argument) {
  // The scene format defines which types have a variable number of numbers.
  static const std::set<std::string, std::less<>> variable{"polygon", "polygon_with_holes",
                                                           "convex", "kdop", "kdop2"};
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
    Json fields = operand.fields;
    std::string type = fields["type"].get<std::string>();
    fields.erase("type");
    if (fields.contains("holes")) {
      // All loops in one list: not every language has lists of lists of vectors.
      type += "_with_holes";
      Json starts = Json::array();
      for (const Json& hole : fields["holes"]) {
        starts.push_back(fields["vertices"].size());
        for (const Json& vertex : hole) fields["vertices"].push_back(vertex);
      }
      fields.erase("holes");
      fields[holeStarts] = std::move(starts);
    }
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
  if (const double* number = std::get_if<double>(&expected.answer)) {
    std::string text = expected.kind == Kind::closest ? "their squared distance is "
                                                      : "they touch first at the time ";
    text += decimals(*number, expected.single);
    return text + " (correctly rounded)";
  }
  if (const Side* side = std::get_if<Side>(&expected.answer)) {
    return *side == Side::straddles ? "it touches or straddles the plane"
           : *side == Side::front   ? "it lies in front of the plane"
                                    : "it lies behind the plane";
  }
  const bool yes = std::get<bool>(expected.answer);
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
    what += typeName(operand.shape);
    // Ids of generated cases say nothing.
    if (expected.shows.empty()) what += " \"" + operand.id + '"';
  }
  if (!expected.scene.empty() && expected.shows.empty())
    what += " of the scene \"" + expected.scene + '"';
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

std::string TestFile::className() const {
  const std::string made = camelCase(identifier(name), true);
  return made.empty() || (made[0] >= '0' && made[0] <= '9') ? "Suite" + made : made;
}

const TypeLayout& TestFile::layout(std::string_view type) const {
  return *std::find_if(types.begin(), types.end(),
                       [&](const TypeLayout& layout) { return layout.type == type; });
}

std::vector<TestTable> TestFile::tables() const {
  std::vector<TestTable> tables;
  if (cases.size() <= mostFunctions) return tables;
  for (const TestCase& test : cases) {
    const Hook* hook = &hookOf(test);
    auto table = std::ranges::find_if(tables, [&](const TestTable& known) {
      return known.hook == hook && known.single == test.single;
    });
    if (table == tables.end()) {
      tables.push_back(
          {hook->fullName() + (test.single ? "_float" : "_double"), hook, test.single, {}});
      table = tables.end() - 1;
    }
    table->rows.push_back(&test);
  }
  return tables;
}

std::vector<std::string_view> TestFile::tolerances() const {
  std::vector<std::string_view> needed;
  for (const Hook& hook : hooks) {
    const bool isNew = std::ranges::find(needed, hook.tolerance()) == needed.end();
    if (hook.returned == Returned::number && isNew) needed.push_back(hook.tolerance());
  }
  return needed;
}

bool TestFile::has(bool single) const {
  return std::ranges::find(cases, single, &TestCase::single) != cases.end();
}

namespace {

/// The name of a case without its scalar and without the suffix that makes it unique.
std::string baseName(const ExpectedVerdict& expected) {
  if (!expected.shows.empty()) return expected.shows;
  std::string base = identifier(expected.scene);
  if (base.empty() || (base[0] >= '0' && base[0] <= '9')) base.insert(0, "scene_");
  if (base.back() == '_') base.pop_back();
  base += '_' + std::string(name(expected.kind));
  for (const TestOperand& operand : expected.operands) base += '_' + identifier(operand.id);
  return base;
}

}  // namespace

TestFile arrange(std::span<const ExpectedVerdict> verdicts, std::string name) {
  TestFile file;
  file.name = std::move(name);
  std::set<std::string> taken;
  for (const ExpectedVerdict& expected : verdicts) {
    TestCase made{
        {}, commentOf(expected), 0, expected.single, argumentsOf(expected), expected.answer};
    const Returned returned = std::holds_alternative<bool>(made.answer)   ? Returned::verdict
                              : std::holds_alternative<Side>(made.answer) ? Returned::side
                                                                          : Returned::number;
    std::string base = baseName(expected);
    if (expected.kind == Kind::sweep && returned == Returned::number) base += "_time";
    const std::string_view scalar = expected.single          ? "_float"
                                    : expected.shows.empty() ? "_double"
                                                             : "";
    made.name = joined({base, scalar});
    for (int i = 2; !taken.insert(made.name).second; ++i) {
      made.name = joined({base, "_", std::to_string(i), scalar});
    }
    Hook hook{expected.kind, returned, {}};
    for (const TestArgument& argument : made.arguments) {
      hook.arguments.emplace_back(argument.type, argument.name);
      const bool known = std::any_of(file.types.begin(), file.types.end(),
                                     [&](const auto& t) { return t.type == argument.type; });
      if (!known) file.types.push_back(layoutOf(argument));
    }
    const auto place = std::ranges::find(file.hooks, hook);
    made.hook = static_cast<std::size_t>(place - file.hooks.begin());
    if (place == file.hooks.end()) file.hooks.push_back(std::move(hook));
    file.cases.push_back(std::move(made));
  }
  return file;
}

std::vector<std::string> preamble(const TestFile& file, std::string_view howToHook) {
  std::vector<std::string> lines{
      std::to_string(file.cases.size()) + (file.cases.size() == 1 ? " case" : " cases") +
          ", written by Hairline " + std::string(version()) + ".",
      "Every number stands here with all its bits. Every expected value is the exact answer for",
      "the numbers of the case as they stand, for closed sets: touching counts as meeting."};
  const auto hasType = [&](std::string_view type) {
    return std::ranges::find(file.types, type, &TypeLayout::type) != file.types.end();
  };
  if (hasType("triangle") || hasType("triangle2")) {
    lines.emplace_back("Edge k of a triangle lies opposite vertex k: it joins the other two.");
  }
  if (hasType("polygon_with_holes")) {
    lines.emplace_back("The vertices of a polygon are those of its outer loop, then those of its");
    lines.emplace_back("holes, each of which starts at one of hole_starts, counted from 0.");
  }
  const auto tolerances = file.tolerances();
  if (!tolerances.empty()) {
    lines.emplace_back(
        "Verdicts have no tolerance. Numbers are the exact ones, correctly rounded;");
    std::string names;
    for (const std::string_view name : tolerances) {
      names += joined({names.empty() ? "" : " and ", name});
    }
    lines.push_back(names + (tolerances.size() == 1 ? " says" : " say") +
                    " by how many units in the last place yours may be off.");
  }
  lines.emplace_back(howToHook);
  return lines;
}

std::vector<std::string> typesContract(const TestFile& file, std::string_view declarations) {
  if (file.typesFile.empty()) return {};
  std::vector<std::string> lines{
      file.typesFile +
      " has the types. It must declare these, or others that the values below fit:"};
  while (!declarations.empty()) {
    const std::size_t end = declarations.find('\n');
    if (end > 0) lines.push_back("  " + std::string(declarations.substr(0, end)));
    declarations.remove_prefix(end == std::string_view::npos ? declarations.size() : end + 1);
  }
  return lines;
}

namespace {

struct KindOfHook {
  Kind kind;
  Returned returned;
  std::string_view name, meaning, tolerance;
};
constexpr KindOfHook kindsOfHooks[] = {
    {Kind::bound, Returned::verdict, "may_meet",
     "Whether the volumes overlap, so that what is in them may meet.", ""},
    {Kind::closest, Returned::number, "square_distance",
     "The squared distance of the closed sets, 0 where they meet.", "HAIRLINE_DISTANCE_ULPS"},
    {Kind::contains, Returned::verdict, "contains", "Whether the point is in the closed set.", ""},
    {Kind::side, Returned::side, "side_of",
     "1 where it lies in front of the plane, -1 behind, 0 where it touches or straddles.", ""},
    {Kind::sweep, Returned::verdict, "sweep_hits",
     "Whether they touch while each moves by its displacement, from time 0 to time 1.", ""},
    {Kind::sweep, Returned::number, "contact_time",
     "The first time from 0 to 1 at which they touch while each moves by its displacement.",
     "HAIRLINE_TIME_ULPS"},
    {Kind::intersect, Returned::verdict, "intersects",
     "Whether the closed sets have a point in common.", ""},
};

/// The last one, for kinds without one of their own.
const KindOfHook& kindOf(const Hook& hook) {
  const auto found = std::ranges::find_if(kindsOfHooks, [&](const KindOfHook& known) {
    return known.kind == hook.kind && known.returned == hook.returned;
  });
  return found == std::end(kindsOfHooks) ? std::end(kindsOfHooks)[-1] : *found;
}

}  // namespace

std::string_view Hook::name() const { return kindOf(*this).name; }

std::string Hook::fullName() const {
  std::string text(name());
  for (const auto& [type, argument] : arguments) {
    if (type != "motion") text += '_' + type;
  }
  return text;
}

std::string_view Hook::meaning() const { return kindOf(*this).meaning; }

std::string_view Hook::tolerance() const { return kindOf(*this).tolerance; }

int sideNumber(Side side) { return side == Side::front ? 1 : side == Side::behind ? -1 : 0; }

std::string hexadecimalFloat(double value) {
  // The scene format's text, without its quotes.
  std::string quoted;
  appendJsonNumber(quoted, value, true);
  return quoted.substr(1, quoted.size() - 2);
}

std::string floatLiteral(const Json& value, bool single) {
  return hexadecimalFloat(numberIn(value)) + (single ? "f" : "");
}

std::string commentedLiteral(const Json& value, bool single) {
  return floatLiteral(value, single) + " /* " + decimals(value, single) + " */";
}

std::string bracedList(const Json& values, bool single) {
  std::string text;
  bool isInnermost = true;
  for (const Json& value : values) {
    text += text.empty() ? "" : ", ";
    text += value.is_array() ? bracedList(value, single) : floatLiteral(value, single);
    isInnermost = isInnermost && !value.is_array();
  }
  return isInnermost ? joined({"{", text, "} /* ", decimals(values, single), " */"})
                     : joined({"{", text, "}"});
}

std::string decimals(const Json& values, bool single) {
  std::string text;
  for (const Json& value : values.is_array() ? values : Json::array({values})) {
    std::array<char, 32> digits{};
    char* const last = digits.data() + digits.size();
    const double number = numberIn(value);
    const auto end = single ? std::to_chars(digits.data(), last, static_cast<float>(number))
                            : std::to_chars(digits.data(), last, number);
    if (!text.empty()) text += ", ";
    text.append(digits.data(), end.ptr);
  }
  return text;
}

std::string indices(const Json& values) {
  std::string text;
  for (const Json& value : values) {
    text += text.empty() ? "" : ", ";
    text += std::to_string(value.get<std::size_t>());
  }
  return text;
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
