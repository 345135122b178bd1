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
  return value.kind == TextValue::Kind::number ? componentOf(value.title(), 1) : -1;
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
  // The only member of a box without a place says what its numbers are.
  if (isSizeName(value.name) && !isSizeName(label) && value.kind == TextValue::Kind::vector) return;
  if (!label.empty() || isStorage(value.name)) value.name = label;
}

void addHint(TextValue& value, std::string_view words) {
  if (!words.empty()) value.hint += ' ' + lowered(words) + ' ';
}

/// A vector of a library that fills a register: the fourth number is no coordinate.
bool isPadded(const TextValue& value) {
  static constexpr std::array<std::string_view, 4> names{"floats", "quad", "value", "f32"};
  const std::string& label = value.name;
  return value.kind == TextValue::Kind::vector && value.numbers.size() == 4 && label.size() > 2 &&
         label[0] == 'm' && std::ranges::find(names, plainName(label)) != names.end();
}

bool sameNumbers(const TextValue& a, const TextValue& b) {
  return std::ranges::equal(
      a.numbers, b.numbers, {}, [](const auto& n) { return n.literal.value; },
      [](const auto& n) { return n.literal.value; });
}

bool isUnion(const Fields& fields) {
  const bool isStored = std::ranges::all_of(fields, [&](const TextValue& field) {
    return field.kind == TextValue::Kind::vector && field.wasPadded &&
           sameNumbers(field, fields[0]);
  });
  if (isStored) return true;
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
  if (isNamedShape(fields)) {
    list.kind = TextValue::Kind::record;
    return;
  }
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
  /// The last word, and the one that stands where a number should.
  std::size_t lastWord = 0;
  std::optional<std::size_t> misplacedWord;
  /// A value stands since the last comma.
  bool isFilled = false;

  void add(TextValue next) {
    if (!value.fields.empty()) gaps.push_back(gap);
    gap = Gap::blank;
    isFilled = true;
    rename(next, label);
    addHint(next, label);
    for (const std::string& word : words) addHint(next, word);
    const bool headed = label.empty() && !words.empty() && isNameLetter(words.back()[0]);
    const std::size_t typeCount = words.size() - (headed ? 1 : 0);
    if (headed) next.heading = words.back();
    for (std::size_t i = 0; i < typeCount; ++i) next.typeWords += lowered(words[i]) + ' ';
    value.fields.push_back(std::move(next));
    forget();
  }
  /// A word alone between commas or brackets stands for a number that is not there.
  void checkPlace(bool isBracketed) {
    const bool isNumbers = label.empty() || componentOf(label, 1) >= 0 || isShapeField(label);
    if (!isFilled && !words.empty() && isNumbers) misplacedWord = lastWord;
    isFilled = false;
    // [0 FLT_MAX 1]
    for (std::size_t i = 1; isBracketed && i < value.fields.size(); ++i) {
      const TextValue& field = value.fields[i];
      const TextValue& before = value.fields[i - 1];
      if (gaps[i - 1] == Gap::blank && isBare(before) && field.kind == TextValue::Kind::number &&
          !field.heading.empty() && !isShapeField(field.heading)) {
        misplacedWord = lastWord;
      }
    }
  }
  static bool isBare(const TextValue& field) {
    return field.kind == TextValue::Kind::number && field.title().empty();
  }
  /// Numbers behind one with a name are of the same vector: min: 0 0 0 max: 1 1 1.
  void gatherVectors() {
    Fields gathered;
    std::vector<Gap> between;
    for (std::size_t i = 0; i < value.fields.size(); ++i) {
      TextValue& field = value.fields[i];
      if (i > 0 && isBare(field) && !gathered.empty() && gathered.back().isGathered) {
        TextValue& vector = gathered.back();
        vector.kind = TextValue::Kind::vector;
        vector.numbers.push_back(std::move(field.numbers[0]));
        vector.place.length = field.place.offset + field.place.length - vector.place.offset;
        continue;
      }
      field.isGathered = field.kind == TextValue::Kind::number && !isIndex(field.title());
      if (i > 0) between.push_back(gaps[i - 1]);
      gathered.push_back(std::move(field));
    }
    value.fields = std::move(gathered);
    gaps = std::move(between);
  }
  void forget() {
    words.clear();
    label.clear();
    start.reset();
  }
  /// Words without a value describe the list.
  void flush() {
    for (const std::string& word : words) {
      addHint(value, word);
      value.columnNames.push_back(lowered(word));
    }
    forget();
  }
  void takeLabel() {
    if (words.empty()) return;
    addHint(value, label);
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
      // Eigen's and Matlab's names stand above the rows, as do those of columns.
      if (isBare && value.place.line <= above.place.line + 1) {
        value.name = above.name;
        takeColumns(value, above);
      }
      above = {};
      if (m_broken) continue;
      const std::string_view statement = m_text.substr(value.place.offset, value.place.length);
      value.printed = typeOf(statement, formOf(statement), numbersOf(value));
      // Vec3f, Point2d.
      const std::string_view type = value.typeWords;
      const auto has = [&](std::string_view end) {
        return type.find(end) != std::string_view::npos;
      };
      if (has("3f ") || has("2f ")) value.printed = PrintedType::single;
      if (has("3d ") || has("2d ")) value.printed = PrintedType::binary64;
      if (value.kind == TextValue::Kind::none) {
        above = std::move(value);
      } else if (value.kind == TextValue::Kind::record && !isNamedShape(value.fields)) {
        // Several things on one line are several statements.
        for (TextValue& field : value.fields) {
          field.hint += value.hint;
          field.printed = value.printed;
          values.push_back(std::move(field));
        }
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

  /// Takes x, y, z and r out of columns by their names above them, and an index before them away.
  void takeColumns(TextValue& value, const TextValue& header) {
    const bool isRows = value.kind == TextValue::Kind::rows;
    const std::size_t width = isRows ? value.columns : value.numbers.size();
    std::vector<std::string> names = header.columnNames;
    if (names.size() + 1 == width) names.insert(names.begin(), "index");
    if (names.size() != width || width < 2) return;
    value.hint += header.hint;
    std::vector<std::size_t> chosen;
    for (const std::string_view wanted : {"x", "y", "z", "r", "radius"}) {
      const auto found = std::ranges::find(names, wanted);
      if (found != names.end()) chosen.push_back(static_cast<std::size_t>(found - names.begin()));
    }
    if (chosen.size() < 2 || names[chosen[1]] != "y") return;
    if (chosen.size() == 4) value.hint += " sphere ";
    std::vector<PrintedNumber> numbers;
    for (std::size_t row = 0; row < value.numbers.size(); row += width) {
      for (const std::size_t column : chosen) numbers.push_back(value.numbers[row + column]);
    }
    for (std::size_t i = 0; i < width; ++i) {
      if (std::ranges::find(chosen, i) == chosen.end() && names[i] != "index") {
        m_remarks.push_back(
            {false, header.place, "doubt", Message("Ignored: column %1", names[i])});
      }
    }
    value.numbers = std::move(numbers);
    if (isRows) value.columns = chosen.size();
  }

  /// How many numbers the line at `i` begins with, where only words follow and all are parted in
  /// one way; 0 for other lines.
  std::size_t bareWidth(std::size_t i) const {
    std::size_t count = 0;
    std::size_t commas = 0;
    for (; kindAt(i) == TokenKind::number || kindAt(i) == TokenKind::comma ||
           kindAt(i) == TokenKind::semicolon;
         ++i) {
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
          // Some write tables with it.
          ends = opener == '\0' && !(isBehind(TokenKind::number) && is(TokenKind::number));
          [[fallthrough]];
        case TokenKind::comma:
          open.checkPlace(opener != '\0');
          open.flush();
          open.gap = here.kind == TokenKind::comma || (opener == '\0' && !ends) ? Gap::comma
                                                                                : Gap::semicolon;
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
            open.value.columnNames.push_back(lowered(here.text));
          }
          break;
        case TokenKind::open:
          takeList(open, depth);
          break;
        case TokenKind::close:
          open.checkPlace(true);
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
    if (opener == '\0' && !open.gaps.empty()) open.checkPlace(false);
    open.flush();
    if (!closed) remark(m_tokens[start], "doubt", Message("The bracket is never closed"));
    if (open.misplacedWord && !open.value.fields.empty()) {
      const Token& word = m_tokens[*open.misplacedWord];
      remark(word, "number", Message("%1 is not a number", word.text.substr(0, 40)));
    }
    open.gatherVectors();
    open.cutIntoRows();
    open.value.place = placeFrom(start);
    for (TextValue& field : open.value.fields) {
      if (!isPadded(field)) continue;
      field.numbers.pop_back();
      field.wasPadded = true;
      remark(m_tokens[start], "doubt", Message("Ignored: the fourth number fills a register"));
    }
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
    open.lastWord = m_at - 1;
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
    if (skipTypeList(open)) return;
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
    if (inner.kind == TextValue::Kind::none) {
      open.value.hint += inner.hint;
      return open.flush();
    }
    if (opener == '(' && !open.words.empty() && isFunction(open.words.back(), inner)) {
      remark(m_tokens[open.lastWord], "syntax",
             Message("Expressions are not evaluated; only numbers are read"));
    }
    inner.place = placeFrom(*open.start);
    open.add(std::move(inner));
  }

  /// The type in tri: [[f32; 3]; 3] = [...] and Point{3, Float32}(...), whose words are a hint.
  bool skipTypeList(OpenList& open) {
    std::size_t depth = 1;
    std::size_t i = m_at;
    for (; depth > 0 && i < std::min(m_at + 40, m_tokens.size()); ++i) {
      depth += kindAt(i) == TokenKind::open ? 1 : kindAt(i) == TokenKind::close ? -1 : 0;
    }
    if (depth > 0 || i >= m_tokens.size()) return false;
    const Token& next = m_tokens[i];
    const char opener = m_tokens[m_at - 1].symbol();
    const bool isDeclared = opener == '[' && next.text == "=" && !open.label.empty();
    const bool isArguments = opener == '{' && next.text == "(" && !open.words.empty() &&
                             m_tokens[i - 1].end() == next.place.offset;
    if (!isDeclared && !isArguments) return false;
    for (; m_at < i; ++m_at) {
      if (is(TokenKind::word)) addHint(open.value, m_tokens[m_at].text);
    }
    if (isDeclared) ++m_at;
    return true;
  }

  /// sqrt(2), Fraction(1, 10).
  static bool isFunction(std::string_view name, const TextValue& arguments) {
    static constexpr std::string_view ofOne =
        " sqrt sin cos tan asin acos atan abs fabs exp log radians degrees deg2rad floor ceil "
        "round "
        "trunc cbrt sqr square length norm sizeof ";
    static constexpr std::string_view ofTwo = " fraction rational ratio pow atan2 hypot complex ";
    name.remove_prefix(name.find_last_of(".:>") + 1);
    const std::string plain = ' ' + lowered(name) + ' ';
    return (arguments.kind == TextValue::Kind::number ? ofOne : ofTwo).find(plain) !=
           std::string_view::npos;
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
    // Unreal's transforms, whose second part is angles.
    const bool parts = sign.text == "|" && !open.gaps.empty() && open.gaps.back() == Gap::comma;
    // Matlab's common factor.
    const bool scales = before && sign.text == "*" && is(TokenKind::newline);
    if (parts || scales || (isOneOf("+-*/%^") && valueFollows() && (before || negates))) {
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

/// Whether the types of two values, as far as their text says them, let them be parts of one.
bool haveOneType(const TextValue& a, const TextValue& b) {
  using enum PrintedType;
  return (a.printed == b.printed || a.printed == asTextSays || b.printed == asTextSays) &&
         (a.typeWords == b.typeWords || a.typeWords.empty() || b.typeWords.empty());
}

/// Whether a name goes on with the list of another: nothing, the same, v0 and v1, a and b, p[0] and
/// p[1].
bool continues(std::string_view first, std::string_view next) {
  if (next.empty() || first == next) return true;
  const std::size_t at = first.find_last_not_of(")] ");
  if (at == std::string_view::npos || first.size() != next.size()) return false;
  return first.substr(0, at) == next.substr(0, at) && first.substr(at + 1) == next.substr(at + 1) &&
         next[at] == first[at] + 1;
}

/// Replaces runs of values by one each: `count` says how many at the front go together, and `kind`
/// what they make.
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
    TextValue whole{.kind = kind,
                    .printed = rest[0].printed,
                    .place = placeBetween(rest[0].place, rest[length - 1].place)};
    if (kind != TextValue::Kind::rows) whole.name = ownerOf(rest[0].name);
    for (TextValue& part : rest.first(length)) {
      whole.hint += part.hint;
      if (whole.printed == PrintedType::asTextSays) whole.printed = part.printed;
      if (kind == TextValue::Kind::vector) part.name = plainName(part.name);
      whole.fields.push_back(std::move(part));
    }
    if (kind != TextValue::Kind::record) flatten(whole, kind);
    whole.isGathered = kind == TextValue::Kind::vector;
    result.push_back(std::move(whole));
  }
  return result;
}

/// x = 1, y = 2, z = 3 and p[0] = 1, p[1] = 2.
std::size_t countCoordinates(std::span<const TextValue> values) {
  std::size_t count = 0;
  const auto isNext = [&](const TextValue& value) {
    const std::string index = '[' + std::to_string(count) + ']';
    return value.kind == TextValue::Kind::number && haveOneType(values[0], value) &&
           ownerOf(value.name) == ownerOf(values[0].name) &&
           (coordinateOf(value) == static_cast<int>(count) || value.name.ends_with(index));
  };
  while (count < values.size() && isNext(values[count])) ++count;
  return count;
}

std::size_t countNamedShape(std::span<const TextValue> values) {
  std::size_t count = 1;
  const auto goesWith = [&](const TextValue& value) {
    return value.kind != values[0].kind || value.printed == values[0].printed ||
           value.printed == PrintedType::asTextSays || values[0].printed == PrintedType::asTextSays;
  };
  while (count < std::min<std::size_t>(7, values.size()) && goesWith(values[count])) ++count;
  while (count > 1 && !isNamedShape(values.first(count))) --count;
  return count;
}

std::size_t countPoints(std::span<const TextValue> values) {
  const std::size_t size = values[0].numbers.size();
  if (size != 2 && size != 3) return 1;
  std::size_t count = 0;
  std::string_view name;
  for (const TextValue& value : values) {
    if (value.kind != TextValue::Kind::vector || value.numbers.size() != size) break;
    if (value.isGathered != values[0].isGathered) break;
    if (count > 0 && (!haveOneType(values[count - 1], value) || !continues(name, value.name)))
      break;
    if (!value.name.empty() || count == 0) name = value.name;
    ++count;
  }
  return count;
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
