#include "core/paste/text_values.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>

#include "core/paste/readings.h"

namespace hairline {
namespace {

using Fields = std::vector<TextValue>;

constexpr int maximumBrackets = 64;
/// The last two stand for indentation.
constexpr std::string_view openers = "([{< ";
constexpr std::string_view closers = ")]}> ";
// gdb repeats a value at most a few hundred times; more would be no numbers of a shape.
constexpr std::size_t mostRepeated = 100'000;

/// 0 to 3 for x, y, z and w, and for their other names if more families count; -1 for other names.
/// Names of the same index are one number in unions such as glm's.
int componentOf(std::string_view label, std::size_t families = 4) {
  static constexpr std::array<std::string_view, 4> names{"xyzw", "rgba", "stpq", "ijk"};
  const std::string name = plainName(label);
  for (std::size_t i = 0; i < families && name.size() == 1; ++i) {
    const std::size_t at = names[i].find(name);
    if (at != std::string_view::npos) return static_cast<int>(at);
  }
  return -1;
}
/// x, y, z and w only: other component names have other meanings too.
int coordinateOf(const TextValue& value) {
  return value.kind == TextValue::Kind::number ? componentOf(value.name, 1) : -1;
}

/// No name, or an index in a list: "[0]", "v[2]", "0".
bool isIndex(std::string_view label) {
  return label.empty() || label.back() == ']' || std::ranges::all_of(label, isDigit);
}

/// Names of members that hold the value of their owner.
bool isStorage(std::string_view label) {
  static constexpr std::array<std::string_view, 13> names{
      "storage", "data", "array", "elems", "coeffs", "value",     "melems",
      "impl",    "buf",  "vec",   "xyz",   "val",    "components"};
  const bool inList = isIndex(label) && (label.empty() || label.back() != ']' || label[0] == '[');
  return inList || std::ranges::find(names, plainName(label)) != names.end();
}

/// Names a value from outside: that name replaces the name of the member that holds it.
void rename(TextValue& value, std::string_view label) {
  if (!label.empty() || isStorage(value.name)) value.name = label;
}

void addHint(TextValue& value, std::string_view words) {
  if (!words.empty()) value.hint += ' ' + lowered(words) + ' ';
}

bool isUnion(const Fields& fields) {
  const int component = componentOf(fields[0].name);
  return component >= 0 && std::ranges::all_of(fields, [&](const TextValue& field) {
           return field.kind == TextValue::Kind::number && componentOf(field.name) == component &&
                  field.numbers[0].literal.value == fields[0].numbers[0].literal.value;
         });
}

/// Combines x, y and z among the fields into a vector in this order, whatever theirs; other fields
/// stay beside it.
bool takeCoordinates(TextValue& list) {
  Fields& fields = list.fields;
  TextValue vector{.name = "center", .place = list.place};
  std::ranges::copy_if(fields, std::back_inserter(vector.fields),
                       [](const TextValue& field) { return coordinateOf(field) >= 0; });
  std::ranges::stable_sort(vector.fields, {}, coordinateOf);
  int next = 0;
  const bool complete = std::ranges::all_of(
      vector.fields, [&](const TextValue& field) { return coordinateOf(field) == next++; });
  if (vector.fields.size() < 2 || !complete) return false;
  flatten(vector, TextValue::Kind::vector);
  std::erase_if(fields, [](const TextValue& field) { return coordinateOf(field) >= 0; });
  list.kind = fields.empty() ? TextValue::Kind::vector : TextValue::Kind::record;
  if (fields.empty()) {
    list.numbers = std::move(vector.numbers);
  } else {
    fields.insert(fields.begin(), std::move(vector));
  }
  return true;
}

/// Classifies the complete fields of a list.
void settle(TextValue& list) {
  Fields& fields = list.fields;
  if (fields.empty()) return;
  if (fields.size() == 1 || isUnion(fields)) {
    TextValue inner = std::move(fields[0]);
    inner.hint += list.hint;
    inner.place = list.place;
    list = std::move(inner);
    return;
  }
  if (takeCoordinates(list)) return;
  const bool unnamed =
      std::ranges::all_of(fields, [](const TextValue& field) { return isIndex(field.name); });
  int component = 0;
  const bool inOrder = std::ranges::all_of(
      fields, [&](const TextValue& field) { return componentOf(field.name) == component++; });
  if ((unnamed || inOrder) && areAll(fields, TextValue::Kind::number)) {
    flatten(list, TextValue::Kind::vector);
  } else if (unnamed && areAll(fields, TextValue::Kind::vector)) {
    for (const TextValue& field : fields) list.hint += field.hint;
    flatten(list, TextValue::Kind::rows);
  } else {
    list.kind = unnamed ? TextValue::Kind::many : TextValue::Kind::record;
  }
}

TextPlace placeBetween(const TextPlace& first, const TextPlace& last) {
  TextPlace place = first;
  place.length = std::max(first.offset + first.length, last.offset + last.length) - first.offset;
  return place;
}

/// YAML's blocks as lists: brackets are inserted where indentation increases and decreases, and
/// around items after a dash.
std::vector<Token> withBlocks(const std::vector<Token>& tokens) {
  struct Block {
    int column;
    bool isItem;
    bool hasDashes;
  };
  std::vector<Block> blocks;
  std::vector<Token> result;
  const auto is = [&](std::size_t i, TokenKind kind) {
    return i < tokens.size() && tokens[i].kind == kind;
  };
  const auto isDash = [&](std::size_t i) {
    return is(i, TokenKind::sign) && tokens[i].text == "-" && i + 1 < tokens.size() &&
           (is(i + 1, TokenKind::newline) || tokens[i + 1].place.offset > tokens[i].end());
  };
  const auto isKey = [&](std::size_t i) {
    return is(i, TokenKind::word) && is(i + 1, TokenKind::assign) && tokens[i + 1].text == ":";
  };
  const auto below = [&](std::size_t i) {
    while (is(i, TokenKind::newline)) ++i;
    return i;
  };
  const auto addBracket = [&](TokenKind kind, TextPlace place) {
    place.length = 0;
    result.push_back({kind, place, " ", {}});
  };
  int depth = 0;
  bool startsLine = true;
  for (std::size_t i = 0; i < tokens.size(); ++i) {
    const TextPlace place = tokens[i].place;
    if (depth == 0 && startsLine && !is(i, TokenKind::newline)) {
      const bool dash = isDash(i);
      const auto ends = [&](const Block& block) {
        return place.column < block.column ||
               (place.column == block.column && (block.isItem || (block.hasDashes && !dash)));
      };
      for (; !blocks.empty() && ends(blocks.back()); blocks.pop_back()) {
        addBracket(TokenKind::close, place);
      }
      if (dash && (!blocks.empty() || isKey(i + 1) || isDash(below(i + 1)))) {
        addBracket(TokenKind::open, place);
        blocks.push_back({place.column, true, false});
        continue;
      }
      const std::size_t next = below(i + 2);
      if (isKey(i) && next > i + 2 && (isDash(next) || isKey(next)) &&
          tokens[next].place.column >= place.column + (isDash(next) ? 0 : 1)) {
        result.insert(result.end(), {tokens[i], tokens[i + 1]});
        addBracket(TokenKind::open, tokens[++i].place);
        blocks.push_back({tokens[next].place.column, false, isDash(next)});
        continue;
      }
    }
    startsLine = is(i, TokenKind::newline);
    depth = std::max(depth + is(i, TokenKind::open) - is(i, TokenKind::close), 0);
    result.push_back(tokens[i]);
  }
  const TextPlace end{result.empty() ? 0 : result.back().end(), 0, 1, 1};
  for (; !blocks.empty(); blocks.pop_back()) addBracket(TokenKind::close, end);
  return result;
}

/// How strongly two neighbours in a list are separated.
enum class Gap { blank, comma, lineEnd, semicolon };

/// A list being read, and the words before its next value.
struct OpenList {
  TextValue value;
  std::vector<Gap> gaps;
  Gap gap = Gap::blank;
  std::vector<std::string> words;
  std::string label;
  /// The token at which the next value begins, words included.
  std::optional<std::size_t> start;

  void add(TextValue next) {
    if (!value.fields.empty()) gaps.push_back(gap);
    gap = Gap::blank;
    rename(next, label);
    addHint(next, label);
    for (const std::string& word : words) addHint(next, word);
    value.fields.push_back(std::move(next));
    forget();
  }
  void forget() {
    words.clear();
    label.clear();
    start.reset();
  }
  /// Words without a value describe the list.
  void flush() {
    for (const std::string& word : words) addHint(value, word);
    forget();
  }
  void takeLabel() {
    if (words.empty()) return;
    label = words.back();
    words.pop_back();
  }
  /// Splits a list into rows if its numbers have two kinds of separators and the rows are equally
  /// long.
  void cutIntoRows() {
    const auto isPlain = [](const TextValue& field) {
      return field.kind == TextValue::Kind::number && field.name.empty();
    };
    if (gaps.size() < 2 || !std::ranges::all_of(value.fields, isPlain)) return;
    const auto [weakest, strongest] = std::ranges::minmax(gaps);
    Fields rows(1);
    for (std::size_t i = 0; i < value.fields.size(); ++i) {
      if (i > 0 && gaps[i - 1] == strongest) rows.emplace_back();
      rows.back().kind = TextValue::Kind::vector;
      rows.back().numbers.push_back(value.fields[i].numbers[0]);
    }
    if (weakest != strongest && rows[0].numbers.size() > 1 &&
        areAll(rows, TextValue::Kind::vector)) {
      value.fields = std::move(rows);
    }
  }
};

class ValueReader {
 public:
  ValueReader(std::string_view text, std::vector<PasteRemark>& remarks)
      : m_text(text), m_remarks(remarks), m_tokens(withBlocks(tokenize(text, remarks))) {}

  Fields run() {
    Fields values;
    TextValue above;
    while (m_at < m_tokens.size()) {
      if (is(TokenKind::newline) || is(TokenKind::semicolon)) {
        ++m_at;
        continue;
      }
      m_broken = false;
      const bool isBare = bareWidth(m_at) > 0;
      const std::size_t start = m_line = m_at;
      // The marker of a row that can be expanded.
      if (is(TokenKind::sign) && (textIs("-") || textIs("+"))) ++m_at;
      TextValue value = readList('\0', start, 0);
      rename(value, {});
      // Eigen's and Matlab's names are on the line above the rows.
      if (isBare && value.place.line <= above.place.line + 1) value.name = above.name;
      above = {};
      if (m_broken) continue;
      if (value.kind == TextValue::Kind::none) {
        above = std::move(value);
      } else if (value.kind == TextValue::Kind::record && !isNamedShape(value.fields)) {
        // Several values on one line are several statements.
        for (TextValue& field : value.fields) values.push_back(std::move(field));
      } else {
        values.push_back(std::move(value));
      }
    }
    return values;
  }

 private:
  TokenKind kindAt(std::size_t i) const {
    return i < m_tokens.size() ? m_tokens[i].kind : TokenKind::newline;
  }
  bool is(TokenKind kind) const { return kindAt(m_at) == kind; }
  bool isBehind(TokenKind kind) const { return m_at > 1 && kindAt(m_at - 2) == kind; }
  bool textIs(std::string_view text) const {
    return m_at < m_tokens.size() && m_tokens[m_at].text == text;
  }
  bool valueFollows() const {
    return is(TokenKind::number) || is(TokenKind::open) || is(TokenKind::word);
  }
  TextPlace placeFrom(std::size_t start) const {
    return placeBetween(m_tokens[start].place, m_tokens[std::max(m_at, start + 1) - 1].place);
  }

  void remark(const Token& token, const char* code, Message message) {
    const bool refused = std::string_view(code) != "doubt";
    m_remarks.push_back({refused, token.place, code, std::move(message)});
    m_broken = m_broken || refused;
  }

  /// How many numbers the line at `i` begins with, if only words follow and all have the same
  /// separator; 0 for other lines.
  std::size_t bareWidth(std::size_t i) const {
    std::size_t count = 0;
    std::size_t commas = 0;
    for (; kindAt(i) == TokenKind::number || kindAt(i) == TokenKind::comma; ++i) {
      ++(kindAt(i) == TokenKind::number ? count : commas);
    }
    while (kindAt(i) == TokenKind::word) ++i;
    return kindAt(i) == TokenKind::newline && (commas == 0 || commas + 1 == count) ? count : 0;
  }

  /// The list that the token at `start` opens, or a statement.
  TextValue readList(char opener, std::size_t start, int depth) {
    OpenList open;
    bool closed = opener == '\0';
    for (bool ends = false; !ends && m_at < m_tokens.size();) {
      const Token& here = m_tokens[m_at++];
      switch (here.kind) {
        case TokenKind::newline:
          ends = opener == '\0' && !goesOn(open);
          m_line = m_at;
          if (ends) --m_at;
          // After an = the value is on the next line.
          if (open.label.empty()) open.flush();
          if (open.gap == Gap::blank) open.gap = Gap::lineEnd;
          break;
        case TokenKind::semicolon:
          ends = opener == '\0';
          [[fallthrough]];
        case TokenKind::comma:
          open.flush();
          open.gap = here.kind == TokenKind::comma ? Gap::comma : Gap::semicolon;
          break;
        case TokenKind::repeats:
          repeat(open, here);
          break;
        case TokenKind::word:
          takeWord(open, here);
          break;
        case TokenKind::assign:
          open.takeLabel();
          // Eigen's comma initialiser takes everything that follows.
          if (here.text == "<<" && opener == '\0' && !open.label.empty() &&
              depth < maximumBrackets) {
            open.add(readList('\0', m_at + 0, depth + 1));
            ends = true;
          }
          break;
        case TokenKind::text:
        case TokenKind::number:
          if (is(TokenKind::assign) && (here.kind == TokenKind::text || textIs(":"))) {
            if (!open.start) open.start = m_at - 1;
            open.label = here.text;
            ++m_at;
          } else if (here.kind == TokenKind::number) {
            open.add({.kind = TextValue::Kind::number,
                      .numbers = {numberOf(here)},
                      .place = here.place});
          } else {
            // GeoJSON's and others' "type": "Polygon".
            open.flush();
            addHint(open.value, here.text);
          }
          break;
        case TokenKind::open:
          takeList(open, depth);
          break;
        case TokenKind::close:
          open.flush();
          closed = true;
          ends = opener != '\0';
          if (here.symbol() != closers[std::min(openers.find(opener), openers.size() - 1)]) {
            remark(here, "doubt", Message("The closing bracket does not match the opening one"));
          }
          break;
        case TokenKind::sign:
          takeSign(open, here);
          break;
        case TokenKind::refused:
          m_broken = true;
          break;
      }
    }
    // A name without a value may be that of the rows below.
    if (open.value.fields.empty()) open.value.name = open.label;
    open.flush();
    if (!closed) remark(m_tokens[start], "doubt", Message("The bracket is never closed"));
    open.cutIntoRows();
    open.value.place = placeFrom(start);
    settle(open.value);
    return std::move(open.value);
  }

  /// Whether a statement continues on the next line: after a comma, if a bracket is expected after
  /// its name, or with a row of as many numbers as this one.
  bool goesOn(const OpenList& open) const {
    std::size_t next = m_at;
    while (next < m_tokens.size() && kindAt(next) == TokenKind::newline) ++next;
    if (next == m_tokens.size()) return false;
    const bool opens = kindAt(next) == TokenKind::open;
    const std::size_t width = bareWidth(m_line);
    return isBehind(TokenKind::comma) ||
           (isBehind(TokenKind::assign) && (opens || kindAt(next) == TokenKind::word)) ||
           (!open.words.empty() && next == m_at && m_tokens[next].text == "{") ||
           (width > 0 && next == m_at && bareWidth(next) == width);
  }

  void takeWord(OpenList& open, const Token& word) {
    if (!open.start) open.start = m_at - 1;
    open.words.emplace_back(word.text);
    // The columns of a watch window are separated by tabs.
    const bool column = word.end() < m_text.size() && m_text[word.end()] == '\t';
    const bool value = is(TokenKind::number) || (is(TokenKind::open) && !textIs("("));
    if (column && value && open.label.empty()) open.takeLabel();
  }

  void takeList(OpenList& open, int depth) {
    const std::size_t start = m_at - 1;
    if (depth >= maximumBrackets) {
      remark(m_tokens[start], "limit", Message("Brackets are nested too deeply"));
      m_at = m_tokens.size();
      return;
    }
    const char opener = m_tokens[start].symbol();
    TextValue inner = readList(opener, start, depth + 1);
    // The type before a value: lldb's (float [3]) v = ..., C's (Vec3){...}.
    const bool isType = inner.kind == TextValue::Kind::none && valueFollows() && open.label.empty();
    // The (3) of "Float32Array(3) [1, 2, 3]".
    const bool isCount =
        inner.kind == TextValue::Kind::number && inner.numbers[0].literal.isInteger && textIs("[");
    if (opener == '(' && isCount) return;
    if (!open.start) open.start = start;
    if (opener == '(' && isType) {
      open.words.push_back(std::move(inner.hint));
      return;
    }
    if (inner.kind == TextValue::Kind::none) return open.flush();
    inner.place = placeFrom(*open.start);
    open.add(std::move(inner));
  }

  void repeat(OpenList& open, const Token& note) {
    std::size_t times = 0;
    std::from_chars(note.text.data(), note.text.data() + note.text.size(), times);
    Fields& fields = open.value.fields;
    const std::size_t each =
        fields.empty() ? 0 : std::max<std::size_t>(fields.back().numbers.size(), 1);
    if (times < 1 || each == 0 || times > (mostRepeated - m_repeated) / each) {
      remark(note, "limit",
             Message("The repetition has nothing to repeat, or repeats it too often"));
      return;
    }
    m_repeated += times * each;
    const TextValue last = fields.back();
    fields.insert(fields.end(), times - 1, last);
    open.gaps.insert(open.gaps.end(), times - 1, Gap::comma);
  }

  void takeSign(const OpenList& open, const Token& sign) {
    const bool before =
        !open.value.fields.empty() && (isBehind(TokenKind::number) || isBehind(TokenKind::close));
    const auto isOneOf = [&](std::string_view signs) {
      return signs.find(sign.symbol()) != std::string_view::npos;
    };
    const bool negates = sign.text == "-" && is(TokenKind::number);
    if (isOneOf("+-*/%^") && valueFollows() && (before || negates)) {
      remark(sign, "syntax", Message("Expressions are not evaluated; only numbers are read"));
    } else if (!isOneOf("*&|@\\.+-`") && !m_broken) {
      remark(sign, "doubt", Message("Ignored: the sign belongs to no number"));
    }
  }

  std::string_view m_text;
  std::vector<PasteRemark>& m_remarks;
  std::vector<Token> m_tokens;
  /// After the token being read.
  std::size_t m_at = 0;
  /// The offset at which the current line begins.
  std::size_t m_line = 0;
  /// A part of the statement was refused.
  bool m_broken = false;
  std::size_t m_repeated = 0;
};

/// The owner of a member: "tri" of "tri.a", "tri->a" and "tri[0]".
std::string_view ownerOf(std::string_view name) {
  const std::size_t joint = name.find_last_of(".>:[");
  if (joint == std::string_view::npos) return {};
  return name.substr(0, name.find_last_not_of(".->:[", joint) + 1);
}

/// Replaces runs of values by one value each: `count` returns how many at the front belong
/// together, and `kind` what they form.
template <typename Count>
Fields joined(Fields values, TextValue::Kind kind, const Count& count) {
  Fields result;
  for (std::size_t i = 0; i < values.size();) {
    const auto rest = std::span(values).subspan(i);
    const std::size_t length = std::max<std::size_t>(count(std::span<const TextValue>(rest)), 1);
    i += length;
    if (length == 1) {
      result.push_back(std::move(rest[0]));
      continue;
    }
    TextValue whole{.kind = kind, .place = placeBetween(rest[0].place, rest[length - 1].place)};
    if (kind != TextValue::Kind::rows) whole.name = ownerOf(rest[0].name);
    for (TextValue& part : rest.first(length)) {
      whole.hint += part.hint;
      if (kind == TextValue::Kind::vector) part.name = plainName(part.name);
      whole.fields.push_back(std::move(part));
    }
    if (kind != TextValue::Kind::record) flatten(whole, kind);
    result.push_back(std::move(whole));
  }
  return result;
}

/// x = 1, y = 2, z = 3 and p[0] = 1, p[1] = 2.
std::size_t countCoordinates(std::span<const TextValue> values) {
  std::size_t count = 0;
  const auto isNext = [&](const TextValue& value) {
    const std::string index = '[' + std::to_string(count) + ']';
    return value.kind == TextValue::Kind::number &&
           ownerOf(value.name) == ownerOf(values[0].name) &&
           (coordinateOf(value) == static_cast<int>(count) || value.name.ends_with(index));
  };
  while (count < values.size() && isNext(values[count])) ++count;
  return count;
}

std::size_t countNamedShape(std::span<const TextValue> values) {
  std::size_t count = std::min<std::size_t>(4, values.size());
  while (count > 1 && !isNamedShape(values.first(count))) --count;
  return count;
}

std::size_t countPoints(std::span<const TextValue> values) {
  const std::size_t size = values[0].numbers.size();
  const auto end = std::ranges::find_if_not(values, [&](const TextValue& value) {
    return value.kind == TextValue::Kind::vector && value.numbers.size() == size;
  });
  return size == 2 || size == 3 ? static_cast<std::size_t>(end - values.begin()) : 1;
}

}  // namespace

PrintedNumber numberOf(const Token& token) {
  PrintedNumber number;
  number.value = token.number.value;
  number.place = token.place;
  number.literal = token.number;
  return number;
}

bool areAll(const Fields& values, TextValue::Kind kind) {
  return std::ranges::all_of(values, [&](const TextValue& value) {
    return value.kind == kind &&
           (kind != TextValue::Kind::vector || value.numbers.size() == values[0].numbers.size());
  });
}

std::vector<PrintedNumber> numbersOf(const TextValue& value) {
  std::vector<PrintedNumber> numbers = value.numbers;
  for (const TextValue& field : value.fields) {
    for (PrintedNumber& number : numbersOf(field)) {
      if (!isIndex(field.name)) {
        number.name = number.name.empty() ? field.name : field.name + '.' + number.name;
      }
      numbers.push_back(std::move(number));
    }
  }
  return numbers;
}

void flatten(TextValue& value, TextValue::Kind kind) {
  value.numbers = numbersOf(value);
  value.kind = kind;
  value.columns = kind == TextValue::Kind::rows ? value.fields[0].numbers.size() : 0;
  value.fields.clear();
}

std::vector<TextValue> readValues(std::string_view text, std::vector<PasteRemark>& remarks) {
  Fields values = ValueReader(text, remarks).run();
  values = joined(std::move(values), TextValue::Kind::vector, countCoordinates);
  values = joined(std::move(values), TextValue::Kind::record, countNamedShape);
  return joined(std::move(values), TextValue::Kind::rows, countPoints);
}

std::string plainName(std::string_view name) {
  const std::size_t joint = name.find_last_of(".>");
  if (joint != std::string_view::npos) name.remove_prefix(joint + 1);
  while (name.size() > 1 && (name.front() == '_' || name.front() == '$')) name.remove_prefix(1);
  if (name.size() > 2 && (name.starts_with("m_") || name.starts_with("M_"))) name.remove_prefix(2);
  if (name.size() > 1 && (name[0] == 'm' || name[0] == 'k') && name[1] >= 'A' && name[1] <= 'Z') {
    name.remove_prefix(1);
  }
  while (name.size() > 1 && name.back() == '_') name.remove_suffix(1);
  std::string plain = lowered(name);
  std::erase_if(plain, [](char c) { return c == '_' || c == ' '; });
  return plain;
}

}  // namespace hairline
