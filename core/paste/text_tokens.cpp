#include "core/paste/text_tokens.h"

#include <algorithm>
#include <cctype>

#include "core/paste/characters.h"

namespace hairline {
namespace {

bool isIdentifierLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}

constexpr std::size_t stride = 1024;

/// Whether a byte goes on with a character of UTF-8.
bool continues(char c) { return (static_cast<unsigned char>(c) & 0xC0) == 0x80; }

std::string lowered(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

class Tokenizer {
 public:
  Tokenizer(std::string_view text, const TextLines& lines) : m_text(text), m_lines(lines) {}

  TokenList run() {
    if (m_text.starts_with("\xEF\xBB\xBF")) m_at = 3;
    while (m_at < m_text.size()) step();
    return std::move(m_list);
  }

 private:
  bool startsWith(std::string_view head) const { return m_text.substr(m_at).starts_with(head); }
  char next(std::size_t ahead = 1) const {
    return m_at + ahead < m_text.size() ? m_text[m_at + ahead] : '\0';
  }
  const Token* last() const { return m_list.tokens.empty() ? nullptr : &m_list.tokens.back(); }

  Token& push(TokenKind kind, std::size_t offset, char symbol = 0) {
    m_list.tokens.push_back({kind, offset, m_at - offset, m_apart, symbol, 0});
    m_apart = false;
    return m_list.tokens.back();
  }

  void remark(std::size_t offset, std::size_t end, std::string code, std::string message,
              bool refused = true) {
    m_list.remarks.push_back(
        {refused, m_lines.place(offset, end - offset), std::move(code), std::move(message)});
  }

  void step() {
    const char c = m_text[m_at];
    if (c == '\n') {
      const std::size_t start = m_at++;
      push(TokenKind::newline, start);
      m_apart = true;
      return;
    }
    if (c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f') return skipBlank(1);
    if (startsWith("\xC2\xA0")) return skipBlank(2);
    if (c == '/' && next() == '/' && !(last() && last()->kind == TokenKind::number && !m_apart)) {
      return skipTo("\n");
    }
    if (c == '#') return skipTo("\n");
    if (c == '/' && next() == '*') {
      m_at += 2;
      skipTo("*/");
      m_at = std::min(m_at + 2, m_text.size());
      m_apart = true;
      return;
    }
    if (c == '"' || (c == '\'' && !isDigit(next()))) return takeText(c);
    if (c == '\'' && closesQuote()) return takeText(c);
    const bool typographic = startsWith("\xE2\x88\x92");
    const std::size_t signLength = typographic ? 3 : (c == '+' || c == '-') ? 1 : 0;
    const bool joined = last() != nullptr && !m_apart &&
                        (last()->kind == TokenKind::number || last()->kind == TokenKind::word ||
                         last()->kind == TokenKind::close);
    if (signLength == 0 || !joined) {
      const char first = next(signLength);
      if (isDigit(first) || (first == '.' && isDigit(next(signLength + 1)))) {
        return takeNumber(signLength, typographic || c == '-');
      }
    }
    if (isIdentifierLetter(c) && !typographic) return takeWord();
    takeSymbol(c);
  }

  void skipBlank(std::size_t length) {
    m_at += length;
    m_apart = true;
  }

  void skipTo(std::string_view end) {
    m_at = std::min(m_text.find(end, m_at), m_text.size());
    m_apart = true;
  }

  /// 'x' or '12' in quotes, where a digit separator cannot be.
  bool closesQuote() const {
    const std::size_t quote = nearby('\'', m_at + 1);
    return quote < nearby('\n', m_at + 1) && quote < m_text.size();
  }

  /// The next place of a character; the end of the text where there is none on the next lines, so
  /// that no text takes long.
  std::size_t nearby(char c, std::size_t from) const {
    constexpr std::size_t reach = 4000;
    if (from >= m_text.size()) return m_text.size();
    const std::size_t found = m_text.substr(from, reach).find(c);
    return found == std::string_view::npos ? m_text.size() : from + found;
  }

  void takeText(char quote) {
    const std::size_t start = m_at++;
    while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != '\n') {
      m_at += m_text[m_at] == '\\' && m_at + 1 < m_text.size() ? 2 : 1;
    }
    if (m_at < m_text.size() && m_text[m_at] == quote) ++m_at;
    push(TokenKind::text, start);
  }

  void takeNumber(std::size_t signLength, bool negative) {
    const std::size_t start = m_at;
    m_at += signLength;
    NumberLiteral literal;
    std::string reason;
    if (!readNumberLiteral(m_text, m_at, negative, literal, reason)) {
      refuse(start, "number", reason);
      return;
    }
    if (isAddress(start, literal)) {
      m_apart = true;
      return;
    }
    push(TokenKind::number, start).number = m_list.numbers.size();
    m_list.numbers.push_back(literal);
  }

  /// Pushes what makes the statement it stands in unreadable.
  void refuse(std::size_t start, std::string code, const std::string& reason) {
    std::string message(m_text.substr(start, std::min<std::size_t>(m_at - start, 40)));
    message += ' ';
    message += reason;
    remark(start, m_at, std::move(code), std::move(message));
    push(TokenKind::other, start, '!');
  }

  /// 0x7ffe0010 {1, 2, 3} and @0x7ffe0010: {...} and 0x7ffe0010: 1 2 3 and 0x7ffe <v+8>: 1 2.
  bool isAddress(std::size_t start, const NumberLiteral& literal) {
    if (!literal.isHexadecimal || !literal.isInteger) return false;
    if (start > 0 && m_text[start - 1] == '@') return true;
    std::size_t at = m_at;
    while (at < m_text.size() && (m_text[at] == ' ' || m_text[at] == '\t')) ++at;
    if (at < m_text.size() && m_text[at] == '{') return true;
    if (at < m_text.size() && m_text[at] == '<') {
      at = nearby('>', at) + 1;
      if (at < m_text.size() && m_text[at] == ':') m_at = at;
    }
    if (m_at < m_text.size() && m_text[m_at] == ':') {
      ++m_at;
      return true;
    }
    return false;
  }

  void takeWord() {
    const std::size_t start = m_at;
    while (m_at < m_text.size()) {
      const char c = m_text[m_at];
      if (isIdentifierLetter(c) || isDigit(c)) {
        ++m_at;
      } else if ((c == '.' || c == ':') && m_at > start &&
                 isIdentifierLetter(next(c == ':' ? 2 : 1)) && (c == '.' || next() == ':')) {
        m_at += c == ':' ? 2 : 1;
      } else if (c == '-' && next() == '>' && isIdentifierLetter(next(2))) {
        m_at += 2;
      } else if (c == '[' && !takeExtent()) {
        break;
      } else if (c == '<' && isIdentifierLetter(next()) && skipAngle()) {
        // type arguments
      } else if (c != '[') {
        break;
      }
    }
    const std::string lower = lowered(m_text.substr(start, m_at - start));
    if (lower == "nan" || lower == "inf" || lower == "infinity" || lower == "np.nan" ||
        lower == "np.inf" || lower == "math.inf" || lower == "math.nan") {
      if (m_at < m_text.size() && m_text[m_at] == '(') skipBrackets();
      refuse(start, "number", "is not a finite number");
      return;
    }
    if (lower == "of" && skipLength()) return;
    push(TokenKind::word, start);
  }

  /// The [3] of a name, which stays with it: an integer or nothing in square brackets.
  bool takeExtent() {
    std::size_t at = m_at + 1;
    while (at < m_text.size() && isDigit(m_text[at])) ++at;
    if (at >= m_text.size() || m_text[at] != ']') return false;
    m_at = at + 1;
    return true;
  }

  void skipBrackets() {
    const std::size_t close = nearby(')', m_at);
    if (close < nearby('\n', m_at)) m_at = close + 1;
  }

  /// gdb's "std::vector of length 3, capacity 4 =".
  bool skipLength() {
    constexpr std::string_view length = " length ";
    if (!startsWith(length)) return false;
    const std::size_t assign = nearby('=', m_at);
    if (assign == m_text.size() || assign - m_at > 60) return false;
    m_at = assign;
    return true;
  }

  /// Type arguments in balanced angle brackets on one line.
  bool skipAngle() {
    int depth = 0;
    std::size_t at = m_at;
    for (; at < m_text.size() && m_text[at] != '\n' && at - m_at < 4000; ++at) {
      if (m_text[at] == '<') ++depth;
      if (m_text[at] == '>' && m_text[at - 1] != '-' && --depth == 0) {
        m_at = at + 1;
        return true;
      }
    }
    return false;
  }

  void takeAngle() {
    const std::size_t start = m_at;
    if (startsWith("<<")) {
      m_at += 2;
      push(TokenKind::assign, start, '<');
      return;
    }
    const std::size_t close = nearby('>', m_at);
    const std::string_view note =
        close < m_text.size() ? m_text.substr(m_at + 1, close - m_at - 1) : std::string_view();
    if (note.starts_with("repeats ") && note.ends_with(" times")) {
      m_at = close + 1;
      push(TokenKind::word, start);
      return;
    }
    if (note.starts_with("optimized out") || note.starts_with("error") ||
        note.starts_with("unavailable") || note.starts_with("not saved")) {
      m_at = close + 1;
      refuse(start, "number", "stands in place of a number");
      return;
    }
    // A type has no parentheses; Blender's <Vector (1.0, 2.0, 3.0)> has.
    if (isIdentifierLetter(next()) && note.find('(') == std::string_view::npos && skipAngle()) {
      m_apart = true;
      return;
    }
    ++m_at;
    push(TokenKind::open, start, '<');
  }

  void takeSymbol(char c) {
    const std::size_t start = m_at;
    if (c == '<') return takeAngle();
    if (c == '[' && last() != nullptr && takeIndex()) return;
    ++m_at;
    switch (c) {
      case '(':
      case '[':
      case '{':
        push(TokenKind::open, start, c);
        return;
      case ')':
      case ']':
      case '}':
      case '>':
        push(TokenKind::close, start, c);
        return;
      case ',':
        push(TokenKind::comma, start, c);
        return;
      case ';':
        push(TokenKind::semicolon, start, c);
        return;
      case '=':
        if (m_at < m_text.size() && m_text[m_at] == '>') ++m_at;
        push(TokenKind::assign, start, c);
        return;
      case ':':
        push(TokenKind::assign, start, c);
        return;
      default:
        break;
    }
    if (startsWithDots(start)) {
      m_at = std::min(m_text.find_first_not_of('.', start), m_text.size());
      remark(start, m_at, "syntax", "the list is cut off here: what follows was not printed");
      push(TokenKind::other, start, '!');
      return;
    }
    push(TokenKind::other, start, c);
  }

  bool startsWithDots(std::size_t start) const { return m_text.substr(start).starts_with("..."); }

  /// The index in front of a value: [0] = 1, or a tab in place of the sign.
  bool takeIndex() {
    const std::size_t start = m_at;
    if (!takeExtent()) return false;
    std::size_t at = m_at;
    if (at < m_text.size() && m_text[at] == ')' && last()->kind == TokenKind::word) {
      m_apart = true;  // of a type: (float [3])
      return true;
    }
    while (at < m_text.size() && (m_text[at] == ' ' || m_text[at] == '\t')) ++at;
    const bool named =
        at < m_text.size() && (m_text[at] == '=' || (at > m_at && m_text[m_at] == '\t'));
    if (!named || m_at - start < 3) {
      m_at = start;
      return false;
    }
    push(TokenKind::word, start);
    return true;
  }

  std::string_view m_text;
  const TextLines& m_lines;
  std::size_t m_at = 0;
  bool m_apart = true;
  TokenList m_list;
};

}  // namespace

TextLines::TextLines(std::string_view text) : m_text(text), m_starts{0} {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (i % stride == 0) m_continuing.push_back(count);
    if (text[i] == '\n') m_starts.push_back(i + 1);
    if (continues(text[i])) ++count;
  }
  m_continuing.push_back(count);
}

std::size_t TextLines::continuingBefore(std::size_t offset) const {
  std::size_t count = m_continuing[offset / stride];
  for (std::size_t i = offset / stride * stride; i < offset; ++i) {
    if (continues(m_text[i])) ++count;
  }
  return count;
}

TextPlace TextLines::place(std::size_t offset, std::size_t length) const {
  const auto line = std::ranges::upper_bound(m_starts, offset) - m_starts.begin();
  const std::size_t start = m_starts[static_cast<std::size_t>(line) - 1];
  const std::size_t characters =
      offset - start - (continuingBefore(offset) - continuingBefore(start));
  return {offset, length, static_cast<int>(line), static_cast<int>(characters) + 1};
}

TokenList tokenize(std::string_view text, const TextLines& lines) {
  return Tokenizer(text, lines).run();
}

}  // namespace hairline
