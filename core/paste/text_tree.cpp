#include <algorithm>
#include <charconv>

#include "core/base/checked.h"
#include "core/paste/tree_parser.h"

namespace hairline {
namespace {

// gdb repeats what it prints at most some hundred times; more would be no numbers of a shape.
constexpr int mostRepeats = 100'000;

/// Rows of a list whose numbers are parted in two ways, where they are all as long.
void cutIntoRows(TextNode& list, const std::vector<Gap>& gaps) {
  if (gaps.size() < 2 || gaps.size() + 1 != list.children.size()) return;
  const auto [weakest, strongest] = std::ranges::minmax(gaps);
  const bool plain = std::ranges::all_of(
      list.children, [](const TextNode& node) { return node.isNumber() && node.label.empty(); });
  if (!plain || weakest == strongest) return;
  std::vector<TextNode> rows(1);
  for (std::size_t i = 0; i < list.children.size(); ++i) {
    if (i > 0 && gaps[i - 1] == strongest) rows.emplace_back();
    rows.back().children.push_back(list.children[i]);
  }
  const std::size_t width = rows.front().children.size();
  for (TextNode& row : rows) {
    if (row.children.size() != width) return;
    row.place = row.children.front().place;
    row.place.length =
        row.children.back().place.offset + row.children.back().place.length - row.place.offset;
  }
  if (width > 1) list.children = std::move(rows);
}

char closerOf(char opener) {
  return opener == '(' ? ')' : opener == '[' ? ']' : opener == '{' ? '}' : '>';
}

}  // namespace

TextTree TreeParser::run() {
  while (!atEnd()) {
    if (kind() == TokenKind::newline || kind() == TokenKind::semicolon) {
      ++m_at;
      continue;
    }
    m_broken = false;
    TextNode statement = startsBlock() ? parseBlock(column(m_at), 0) : parseStatement();
    if (!m_broken && (hasNumber(statement) || !statement.children.empty())) {
      m_tree.statements.push_back(std::move(statement));
    }
  }
  m_tree.numbers = std::move(m_list.numbers);
  return std::move(m_tree);
}

TokenKind TreeParser::kindAt(std::size_t at) const {
  return at < m_list.tokens.size() ? token(at).kind : TokenKind::newline;
}

std::string_view TreeParser::textOf(const Token& token) const {
  return m_text.substr(token.offset, token.length);
}

TextPlace TreeParser::placeFrom(std::size_t offset) const {
  const std::size_t end = m_at > 0 ? token(m_at - 1).end() : offset;
  return m_lines.place(offset, std::max(end, offset) - offset);
}

void TreeParser::remark(bool refused, const Token& token, std::string code, std::string message) {
  m_tree.remarks.push_back(
      {refused, m_lines.place(token.offset, token.length), std::move(code), std::move(message)});
  m_broken = m_broken || refused;
}

bool TreeParser::isDash(std::size_t at) const {
  return kindAt(at) == TokenKind::other && token(at).symbol == '-' &&
         kindAt(at + 1) != TokenKind::other;
}

bool TreeParser::isKey(std::size_t at) const {
  return kindAt(at) == TokenKind::word && kindAt(at + 1) == TokenKind::assign &&
         token(at + 1).symbol == ':';
}

TextNode TreeParser::parseStatement() {
  const std::size_t start = token(m_at).offset;
  if (kind() == TokenKind::other && (token(m_at).symbol == '-' || token(m_at).symbol == '+')) {
    ++m_at;  // the mark of a row that can be opened
  }
  TextNode statement = parseElements(0, 0);
  statement.place = placeFrom(start);
  return statement;
}

TextNode TreeParser::parseElements(char opener, int depth) {
  TextNode list;
  list.bracket = opener;
  std::vector<Gap> gaps;
  Before before;
  Gap gap = Gap::blank;
  const auto add = [&](TextNode node) {
    if (!list.children.empty()) gaps.push_back(gap);
    gap = Gap::blank;
    node.label = std::move(before.label);
    for (const std::string_view word : before.words) {
      if (!node.head.empty()) node.head += ' ';
      node.head += word;
    }
    if (before.start) node.place = placeFrom(*before.start);
    before = {};
    list.children.push_back(std::move(node));
  };
  // Words without a value say something about the list, or are a value of their own.
  const auto flush = [&] {
    if (!before.label.empty()) {
      TextNode word{TextNode::Kind::text};
      for (const std::string_view part : before.words) {
        if (!word.text.empty()) word.text += ' ';
        word.text += part;
      }
      before.words.clear();
      add(std::move(word));
      return;
    }
    for (const std::string_view word : before.words) {
      if (!list.text.empty()) list.text += ' ';
      list.text += word;
    }
    before = {};
  };
  while (!atEnd()) {
    const Token& here = token(m_at);
    switch (here.kind) {
      case TokenKind::newline:
        if (opener == 0 && !goesOn(before)) {
          flush();
          return list;
        }
        ++m_at;
        // Behind an = the value stands on the next line.
        if (before.label.empty()) flush();
        if (gap == Gap::blank) gap = Gap::lineEnd;
        break;
      case TokenKind::semicolon:
        if (opener == 0) {
          flush();
          ++m_at;
          return list;
        }
        flush();
        gap = Gap::semicolon;
        ++m_at;
        break;
      case TokenKind::comma:
        flush();
        gap = Gap::comma;
        ++m_at;
        break;
      case TokenKind::word:
        if (textOf(here).front() == '<') {
          repeat(list, gaps);
        } else {
          takeWord(before);
        }
        break;
      case TokenKind::assign:
        ++m_at;
        if (here.symbol == '<' && opener == 0 && !before.words.empty() && depth < maximumBrackets) {
          // Eigen's comma initialiser takes all that follows.
          before.label = before.words.back();
          before.words.pop_back();
          add(parseElements(0, depth + 1));
          return list;
        }
        if (!before.words.empty()) {
          before.label = before.words.back();
          before.words.pop_back();
        } else if (before.label.empty() && !list.children.empty() && gap == Gap::blank &&
                   list.children.back().isNumber() && list.children.back().label.empty() &&
                   here.symbol == ':') {
          before.label = textOfPlace(list.children.back().place);
          before.start = list.children.back().place.offset;
          list.children.pop_back();
          if (!gaps.empty()) gaps.pop_back();
        }
        break;
      case TokenKind::text:
        takeText(before, add);
        break;
      case TokenKind::number: {
        TextNode number{TextNode::Kind::number};
        number.number = here.number;
        number.place = m_tree.places[here.number];
        ++m_at;
        before.start.reset();
        add(std::move(number));
        break;
      }
      case TokenKind::open:
        takeList(before, add, depth);
        break;
      case TokenKind::close:
        if (opener == 0) {
          remark(false, here, "doubt", "this bracket closes nothing");
          ++m_at;
          break;
        }
        flush();
        if (here.symbol != closerOf(opener)) {
          remark(false, here, "doubt", "this bracket closes one of another kind");
        }
        ++m_at;
        list.place.length = 1;
        cutIntoRows(list, gaps);
        return list;
      case TokenKind::other:
        takeOther(list);
        break;
    }
  }
  flush();
  if (opener == 0) cutIntoRows(list, gaps);
  return list;
}

std::string TreeParser::textOfPlace(const TextPlace& place) const {
  return std::string(m_text.substr(place.offset, place.length));
}

bool TreeParser::goesOn(const Before& before) const {
  const std::size_t next = skipNewlines(m_at);
  if (next >= m_list.tokens.size()) return false;
  if (m_at > 0 && token(m_at - 1).kind == TokenKind::comma) return true;
  if (m_at > 0 && token(m_at - 1).kind == TokenKind::assign) {
    return kindAt(next) == TokenKind::open || kindAt(next) == TokenKind::word;
  }
  return !before.words.empty() && kindAt(next) == TokenKind::open && token(next).symbol == '{' &&
         next == m_at + 1;
}

void TreeParser::takeWord(Before& before) {
  const Token& here = token(m_at);
  if (!before.start) before.start = here.offset;
  before.words.push_back(textOf(here));
  ++m_at;
  // The columns of a watch window are parted by tabs.
  const bool column = here.end() < m_text.size() && m_text[here.end()] == '\t';
  const bool value = kindAt(m_at) == TokenKind::number || kindAt(m_at) == TokenKind::open;
  if (column && value && before.label.empty() && token(m_at).symbol != '(') {
    before.label = before.words.back();
    before.words.pop_back();
  }
}

template <typename Add>
void TreeParser::takeText(Before& before, const Add& add) {
  const Token& here = token(m_at);
  std::string_view content = textOf(here).substr(1);
  if (!content.empty() && content.back() == textOf(here).front()) content.remove_suffix(1);
  if (!before.start) before.start = here.offset;
  ++m_at;
  if (kindAt(m_at) == TokenKind::assign) {
    before.label = content;
    ++m_at;
    return;
  }
  TextNode text{TextNode::Kind::text};
  text.text = content;
  add(std::move(text));
}

template <typename Add>
void TreeParser::takeList(Before& before, const Add& add, int depth) {
  const Token& here = token(m_at);
  if (depth >= maximumBrackets) {
    remark(true, here, "limit", "the brackets nest too deep");
    m_at = m_list.tokens.size();
    return;
  }
  ++m_at;
  TextNode inner = parseElements(here.symbol, depth + 1);
  if (inner.place.length == 0) {
    remark(false, here, "doubt", "this bracket is never closed");
  }
  inner.place = placeFrom(here.offset);
  const bool valueFollows = kindAt(m_at) == TokenKind::number || kindAt(m_at) == TokenKind::open ||
                            kindAt(m_at) == TokenKind::word;
  if (here.symbol == '(' && inner.children.empty() && valueFollows && before.label.empty()) {
    // The type before a value: lldb's (float [3]) v = ..., C's (Vec3){...}.
    if (!before.start) before.start = here.offset;
    m_types.push_back(std::move(inner.text));
    before.words.push_back(m_types.back());
    return;
  }
  if (isCount(here, inner)) return;
  if (!before.start) before.start = here.offset;
  add(std::move(inner));
}

bool TreeParser::isCount(const Token& open, const TextNode& inner) const {
  return open.symbol == '(' && inner.children.size() == 1 && inner.children[0].isNumber() &&
         m_list.numbers[inner.children[0].number].isInteger && kindAt(m_at) == TokenKind::open &&
         token(m_at).symbol == '[';
}

void TreeParser::repeat(TextNode& list, std::vector<Gap>& gaps) {
  const std::string_view note = textOf(token(m_at)).substr(9);
  int times = 0;
  std::from_chars(note.data(), note.data() + note.size(), times);
  const std::optional<int> repeated = checkedSum(m_repeated, times);
  if (times < 1 || !repeated || *repeated > mostRepeats || list.children.empty() ||
      list.children.back().isList()) {
    remark(true, token(m_at), "limit", "this repeats nothing, or too often");
  } else {
    m_repeated = *repeated;
    for (int i = 1; i < times; ++i) {
      list.children.push_back(TextNode(list.children.back()));
      gaps.push_back(Gap::comma);
    }
  }
  ++m_at;
}

void TreeParser::takeOther(const TextNode& list) {
  const Token& here = token(m_at);
  const bool before =
      !list.children.empty() && m_at > 0 &&
      (kindAt(m_at - 1) == TokenKind::number || kindAt(m_at - 1) == TokenKind::close);
  const bool after = kindAt(m_at + 1) == TokenKind::number || kindAt(m_at + 1) == TokenKind::open ||
                     kindAt(m_at + 1) == TokenKind::word;
  ++m_at;
  if (here.symbol == '!' && here.length > 1) {
    m_broken = true;  // what it is has been said
    return;
  }
  const bool isOperator = std::string_view("+-*/%^").find(here.symbol) != std::string_view::npos;
  const bool isSign = here.symbol == '-' && kindAt(m_at) == TokenKind::number;
  if (isOperator && after && (before || isSign)) {
    remark(true, here, "syntax",
           "here stands an expression to be worked out; only numbers are read");
    return;
  }
  const bool known = std::string_view("*&|@\\.+-`").find(here.symbol) != std::string_view::npos;
  if (!known && !m_broken) {
    remark(false, here, "doubt", "this sign is no part of any number, and was passed over");
  }
}

bool hasNumber(const TextNode& node) {
  return node.isNumber() || std::ranges::any_of(node.children, hasNumber);
}

TextTree parseTextTree(std::string_view text, const TextLines& lines) {
  return TreeParser(text, lines).run();
}

}  // namespace hairline
