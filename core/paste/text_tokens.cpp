#include "core/paste/text_tokens.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <span>
#include <utility>

#include "core/math/number_text.h"

namespace hairline {
namespace {

constexpr auto npos = std::string_view::npos;

bool isWordLetter(char c) { return (isNameLetter(c) && c != '$') || isDigit(c); }
bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

/// Reads a number in the syntax of C, its relatives and debuggers. Returns the error, if any.
std::optional<Message> readNumber(std::string_view spelling, bool negative,
                                  NumberLiteral& literal) {
  static constexpr std::array<std::string_view, 11> suffixes{"ull", "ul", "ll", "u", "l", "f32",
                                                             "f64", "n",  "m",  "f", "d"};
  std::string plain = lowered(spelling);
  literal.isHexadecimal = plain.starts_with("0x");
  if (negative) plain.insert(0, 1, '-');
  std::erase_if(plain, [](char c) { return c == '\'' || c == '_'; });
  const bool hasPower = plain.find('p') != npos;
  // f and d are digits of a hexadecimal integer.
  for (const auto suffix : std::span(suffixes).first(literal.isHexadecimal && !hasPower ? 5 : 11)) {
    if (!plain.ends_with(suffix)) continue;
    plain.resize(plain.size() - suffix.size());
    literal.hasFloatSuffix = suffix == "f" || suffix == "f32";
    break;
  }
  if (literal.isHexadecimal) {
    const std::optional<double> value = parseHexadecimal(plain);
    if (!value) {
      return Message(
          "Not a hexadecimal number in the range of a double; write it such as 0x1.8p+3");
    }
    literal.value = *value;
    literal.single = static_cast<float>(*value);
    literal.isInteger = !hasPower && plain.find('.') == npos;
    return std::nullopt;
  }
  // Fortran's 1.0D+00, Julia's 1.0f0.
  const std::size_t power = plain.find_first_of("df");
  if (power != npos && power + 1 < plain.size()) {
    literal.hasFloatSuffix = plain[power] == 'f';
    plain[power] = 'e';
  }
  const char* const end = plain.data() + plain.size();
  const auto [last, code] = std::from_chars(plain.data(), end, literal.single);
  if (last != end) {
    if (plain.find('#') != npos) return Message("Not a finite number");
    return std::ranges::count(plain, '.') > 1 ? Message("Not a number: more than one decimal point")
                                              : Message("Not a number: letters follow the digits");
  }
  const std::optional<double> value = parseDecimal(plain);
  if (!value) return Message("The number exceeds the largest double, about 1.8e308");
  literal.value = *value;
  if (code == std::errc::result_out_of_range) literal.single = static_cast<float>(*value);
  const std::size_t exponent = std::min(plain.find('e'), plain.size());
  const std::size_t point = std::min(plain.find('.'), exponent);
  const std::size_t first = std::min(plain.find_first_of("123456789"), exponent);
  literal.significant = static_cast<int>(exponent - first) - (first < point && point < exponent);
  literal.significant = std::max(literal.significant, 1);
  literal.decimals = point < exponent ? static_cast<int>(exponent - point) - 1 : 0;
  literal.endsInZero = literal.decimals > 0 && plain[exponent - 1] == '0';
  literal.hasExponent = exponent < plain.size();
  literal.isInteger = point == plain.size();
  if (literal.hasFloatSuffix && !std::isfinite(literal.single)) {
    return Message("The number exceeds the largest float, about 3.4e38");
  }
  return std::nullopt;
}

class Tokenizer {
 public:
  Tokenizer(std::string_view text, std::vector<PasteRemark>& remarks)
      : m_text(text), m_remarks(remarks) {}

  std::vector<Token> run() {
    if (startsWith("\xEF\xBB\xBF")) m_at = m_counted = 3;
    while (m_at < m_text.size()) step();
    return std::move(m_tokens);
  }

 private:
  bool startsWith(std::string_view head) const { return m_text.substr(m_at).starts_with(head); }
  char at(std::size_t i) const { return i < m_text.size() ? m_text[i] : '\0'; }
  char next(std::size_t ahead = 1) const { return at(m_at + ahead); }
  bool isLast(TokenKind kind) const { return !m_tokens.empty() && m_tokens.back().kind == kind; }

  /// The position of the text between `start` and here; positions are requested in the text's
  /// order.
  TextPlace placeFrom(std::size_t start) {
    for (; m_counted < start; ++m_counted) {
      const bool continues = (static_cast<unsigned char>(m_text[m_counted]) & 0xC0) == 0x80;
      m_column += continues ? 0 : 1;
      if (m_text[m_counted] != '\n' && m_text[m_counted] != continuedLine) continue;
      ++m_line;
      m_column = 1;
    }
    return {start, m_at - start, m_line, m_column};
  }

  Token& push(TokenKind kind, std::size_t start) {
    m_apart = false;
    return m_tokens.emplace_back(
        Token{kind, placeFrom(start), m_text.substr(start, m_at - start), {}});
  }

  /// Adds a token that makes its statement unreadable.
  void refuse(std::size_t start, const char* code, Message message) {
    m_remarks.push_back({true, placeFrom(start), code, std::move(message)});
    push(TokenKind::refused, start);
  }
  void refuseNumber(std::size_t start, const Message& reason) {
    const std::string_view spelling = m_text.substr(start, std::min<std::size_t>(m_at - start, 40));
    refuse(start, "number", Message("%1: %2", spelling, reason));
  }

  void skipTo(std::string_view end, std::size_t from) {
    m_at = std::min(m_text.find(end, from), m_text.size());
    m_apart = true;
  }

  /// The next position of a character; the end of the text if it is not on the next few lines, so
  /// that no text takes long.
  std::size_t nearby(char c, std::size_t from) const {
    const std::size_t found = m_text.substr(std::min(from, m_text.size()), 4000).find(c);
    return found == npos ? m_text.size() : from + found;
  }
  /// Whether a character follows on the same line.
  bool isOnLine(char c) const { return nearby(c, m_at + 1) < nearby('\n', m_at + 1); }

  void step() {
    const char c = m_text[m_at];
    if (m_at == m_quoteEnd) {
      ++m_at;
      if (std::exchange(m_inQuotes, false)) push(TokenKind::close, m_at - 1).text = ")";
    } else if (isBlank(c) || startsWith("\xC2\xA0") || startsWith("\xE2\x94")) {
      // Frames around matrices are blanks, too.
      m_at += isBlank(c) ? 1 : c == '\xC2' ? 2 : 3;
      m_apart = true;
    } else if (c == '\n') {
      push(TokenKind::newline, m_at++);
      m_apart = true;
    } else if (c == '#' || (startsWith("//") && !(isLast(TokenKind::number) && !m_apart))) {
      skipTo("\n", m_at);
    } else if (startsWith("/*")) {
      skipTo("*/", m_at + 2);
      m_at = std::min(m_at + 2, m_text.size());
    } else if (c == '"' || (c == '\'' && (!isDigit(next()) || isOnLine('\'')))) {
      takeText(c);
    } else if (!takeNumber()) {
      takeWordOrSign(c);
    }
  }

  void takeText(char quote) {
    if (takeQuotedNumbers(quote)) return;
    const std::size_t start = m_at++;
    while (m_at < m_text.size() && m_text[m_at] != quote && m_text[m_at] != '\n') {
      m_at += m_text[m_at] == '\\' && m_at + 1 < m_text.size() ? 2 : 1;
    }
    const std::size_t end = m_at;
    if (at(m_at) == quote) ++m_at;
    push(TokenKind::text, start).text = m_text.substr(start + 1, end - start - 1);
  }

  /// Numbers in quotes are read as if these were brackets, a single one as if it stood without; the
  /// name of a value, which an = or : follows, is left alone.
  bool takeQuotedNumbers(char quote) {
    const std::size_t end = nearby(quote, m_at + 1);
    if (end >= m_text.size()) return false;
    const std::string_view content = m_text.substr(m_at + 1, end - m_at - 1);
    const std::size_t next = std::min(m_text.find_first_not_of(" \t", end + 1), m_text.size());
    const std::size_t sign = content.find_first_not_of("+-") == 1 ? 1 : 0;
    NumberLiteral literal;
    const bool single = sign < content.size() && isDigit(content[sign]) &&
                        spellingEnd(m_at + 1 + sign) == end &&
                        !readNumber(content.substr(sign), false, literal);
    const bool several = content.find_first_of("0123456789") != npos &&
                         content.find_first_of(" ,") != npos &&
                         content.find_first_not_of("0123456789+-.eE, \t\r\n") == npos;
    if ((!single && !several) || at(next) == ':' || at(next) == '=') return false;
    ++m_at;
    m_quoteEnd = end;
    m_inQuotes = several;
    if (several) push(TokenKind::open, m_at - 1).text = "(";
    m_apart = true;
    return true;
  }

  /// The end of what begins like a number at `i`, as C's preprocessor cuts it.
  std::size_t spellingEnd(std::size_t i) const {
    const char power = lowered(m_text.substr(i, 2)) == "0x" ? 'p' : 'e';
    bool pointed = false;
    for (; i < m_text.size(); ++i) {
      const char c = m_text[i];
      const bool separates = c == '\'' && isWordLetter(at(i + 1));
      // "3..." is a truncated list.
      const bool point = c == '.' && at(i + 1) != '.' && (!pointed || isDigit(at(i + 1)));
      const bool sign =
          (c == '+' || c == '-') && isDigit(at(i + 1)) &&
          ((m_text[i - 1] | ' ') == power || (power == 'e' && (m_text[i - 1] | ' ') == 'd'));
      if (!isWordLetter(c) && !separates && !point && !sign &&
          !(c == '#' && m_text[i - 1] == '.')) {
        break;
      }
      pointed = pointed || point;
    }
    return i;
  }

  bool takeNumber() {
    const bool typographic = startsWith("\xE2\x88\x92");
    const char c = m_text[m_at];
    const std::size_t sign = typographic ? 3 : c == '+' || c == '-' ? 1 : 0;
    const bool joined = !m_apart && (isLast(TokenKind::number) || isLast(TokenKind::word) ||
                                     isLast(TokenKind::close));
    const bool begins = isDigit(next(sign)) || (next(sign) == '.' && isDigit(next(sign + 1)));
    if (!begins || (sign > 0 && joined)) return false;
    const std::size_t start = m_at;
    m_at = spellingEnd(start + sign);
    NumberLiteral literal;
    const std::string_view spelling = m_text.substr(start + sign, m_at - start - sign);
    // Rows and columns: 4x4.
    if (spelling.size() == 3 && spelling[0] != '0' && spelling[1] == 'x' &&
        isLast(TokenKind::word)) {
      push(TokenKind::word, start);
      return true;
    }
    if (const auto reason = readNumber(spelling, typographic || c == '-', literal)) {
      refuseNumber(start, *reason);
    } else if (skipAddress(start, literal)) {
      m_apart = true;
    } else {
      push(TokenKind::number, start).number = literal;
    }
    return true;
  }

  /// 0x7ffe0010 {1, 2, 3} and @0x7ffe0010: {...} and 0x7ffe0010: 1 2 3 and 0x7ffe <v+8>: 1 2.
  bool skipAddress(std::size_t start, const NumberLiteral& literal) {
    if (!literal.isHexadecimal || !literal.isInteger) return false;
    std::size_t i = std::min(m_text.find_first_not_of(" \t", m_at), m_text.size());
    if ((start > 0 && m_text[start - 1] == '@') || at(i) == '{') return true;
    i = at(i) == '<' ? nearby('>', i) + 1 : m_at;
    if (at(i) != ':') return false;
    m_at = i + 1;
    return true;
  }

  void takeWord() {
    const std::size_t start = m_at;
    for (;;) {
      const char c = next(0);
      const std::size_t joint = startsWith("->") || startsWith("::") ? 2 : c == '.' ? 1 : 0;
      if (isNameLetter(c) || isDigit(c)) {
        ++m_at;
      } else if (joint > 0 && isNameLetter(next(joint))) {
        m_at += joint;
      } else if (!takeExtent() && !(c == '<' && isNameLetter(next()) && skipAngle())) {
        break;
      }
    }
    std::string lower = lowered(m_text.substr(start, m_at - start));
    lower.erase(0, lower.find_last_of(".:") + 1);
    if (lower == "nan" || lower == "inf" || lower == "infinity") {
      if (next(0) == '(' && isOnLine(')')) m_at = nearby(')', m_at) + 1;
      return refuseNumber(start, Message("Not a finite number"));
    }
    // gdb's "std::vector of length 3, capacity 4 =".
    const std::size_t assign = lower == "of" && startsWith(" length ") ? nearby('=', m_at) : npos;
    if (assign < m_text.size() && assign - m_at <= 60) {
      m_at = assign;
    } else {
      push(TokenKind::word, start);
    }
  }

  /// The [3] after a name, which belongs to it: an integer or nothing in square brackets.
  bool takeExtent() {
    if (next(0) != '[') return false;
    std::size_t i = m_at + 1;
    while (isDigit(at(i))) ++i;
    if (at(i) != ']') return false;
    m_at = i + 1;
    return true;
  }

  /// Type arguments in balanced angle brackets on one line.
  bool skipAngle() {
    int depth = 0;
    const std::size_t end = std::min(nearby('\n', m_at), m_at + 4000);
    for (std::size_t i = m_at; i < end && i < m_text.size(); ++i) {
      if (m_text[i] == '<') ++depth;
      if (m_text[i] == '>' && m_text[i - 1] != '-' && --depth == 0) {
        m_at = i + 1;
        return true;
      }
    }
    return false;
  }

  /// False if the sign is a bracket.
  bool takeNote() {
    const std::size_t start = m_at;
    const std::size_t close = nearby('>', m_at);
    const std::string_view note =
        close < m_text.size() ? m_text.substr(m_at + 1, close - m_at - 1) : std::string_view();
    if (note.starts_with("repeats ") && note.ends_with(" times")) {
      m_at = close + 1;
      push(TokenKind::repeats, start).text = note.substr(8);
      return true;
    }
    for (const char* absent : {"optimized out", "error", "unavailable", "not saved"}) {
      if (!note.starts_with(absent)) continue;
      m_at = close + 1;
      refuseNumber(start, Message("No value was printed here"));
      return true;
    }
    // A type has neither parentheses nor quotes; <Vector (1.0, 2.0, 3.0)> of Blender and the
    // elements of XML have.
    if (!isNameLetter(next()) || note.find_first_of("(\"") != npos || !skipAngle()) return false;
    m_apart = true;
    return true;
  }

  /// The index before a value: [0] = 1, or a tab instead of the sign; that of a type, (float [3]),
  /// is skipped.
  bool takeIndex() {
    const std::size_t start = m_at;
    const bool first = m_tokens.empty();
    if (!takeExtent()) return false;
    const bool tab = next(0) == '\t';
    if (next(0) == ')' && isLast(TokenKind::word)) {
      m_apart = true;
      return true;
    }
    const std::size_t i = m_text.find_first_not_of(" \t", m_at);
    if (i != npos && ((m_text[i] == '=' && !first) || tab) && m_at - start > 2) {
      push(TokenKind::word, start);
      return true;
    }
    m_at = start;
    return false;
  }

  void takeWordOrSign(char c) {
    const std::size_t start = m_at;
    if (isNameLetter(c) && !startsWith("\xE2\x88\x92")) return takeWord();
    if (startsWith("...")) {
      m_at = std::min(m_text.find_first_not_of('.', m_at), m_text.size());
      return refuse(start, "syntax", Message("The list is truncated here; paste it in full"));
    }
    if ((c == '<' && !startsWith("<<") && takeNote()) || (c == '[' && takeIndex())) return;
    const bool arrow = startsWith("->");
    m_at += startsWith("<<") || startsWith("=>") || arrow ? 2 : 1;
    const bool shifts = m_at - start == 2 && !arrow;
    push(shifts || c == '=' || c == ':'             ? TokenKind::assign
         : c == ',' || arrow                        ? TokenKind::comma
         : c == ';'                                 ? TokenKind::semicolon
         : std::string_view("([{<").find(c) != npos ? TokenKind::open
         : std::string_view(")]}>").find(c) != npos ? TokenKind::close
                                                    : TokenKind::sign,
         start);
  }

  std::string_view m_text;
  std::vector<PasteRemark>& m_remarks;
  std::size_t m_at = 0;
  /// Whether spaces or the beginning of a line precede.
  bool m_apart = true;
  std::vector<Token> m_tokens;
  /// The quote behind the numbers that are being read, and whether its pair stands for brackets.
  std::size_t m_quoteEnd = npos;
  bool m_inQuotes = false;
  // The place of the byte up to which lines and columns are counted.
  std::size_t m_counted = 0;
  int m_line = 1;
  int m_column = 1;
};

}  // namespace

std::vector<Token> tokenize(std::string_view text, std::vector<PasteRemark>& remarks) {
  return Tokenizer(text, remarks).run();
}

std::string lowered(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

bool isDigit(char c) { return c >= '0' && c <= '9'; }

bool isNameLetter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '$' ||
         static_cast<unsigned char>(c) >= 0x80;
}

}  // namespace hairline
