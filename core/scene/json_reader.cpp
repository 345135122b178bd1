#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <unordered_set>

#include "core/math/number_text.h"
#include "core/scene/json.h"

// Written by hand rather than on top of the library's parser, for three reasons: that one reads
// "-0" as an integer and loses its sign, it reads numbers through the locale at several times the
// cost, and it knows no path for a number out of range.

namespace hairline {

namespace {

// Objects with more keys than this get a set to look for repeated ones.
constexpr std::size_t fewKeys = 24;

bool isDigit(char c) { return c >= '0' && c <= '9'; }

class JsonReader {
 public:
  explicit JsonReader(std::string_view text)
      : m_begin(text.data()), m_at(text.data()), m_end(text.data() + text.size()) {
    if (text.starts_with("\xEF\xBB\xBF")) m_at += 3;
  }

  // The whole text. What was read so far stands in `root` even when reading fails.
  std::optional<Error> read(Json& root) {
    skipSpace();
    if (readValue(root)) {
      skipSpace();
      if (m_at != m_end) failSyntax("there is more text behind the end of the value");
    }
    return m_error ? m_error : m_laterError;
  }

 private:
  struct Step {
    const std::string* key;
    std::size_t index;
  };

  void skipSpace() {
    while (m_at != m_end && (*m_at == ' ' || *m_at == '\t' || *m_at == '\n' || *m_at == '\r')) {
      ++m_at;
    }
  }

  bool failSyntax(std::string_view what) {
    std::size_t line = 1;
    std::size_t column = 1;
    for (const char* c = m_begin; c != m_at; ++c) {
      if (*c == '\n') {
        ++line;
        column = 1;
      } else if ((static_cast<unsigned char>(*c) & 0xC0) != 0x80) {
        ++column;  // the first byte of a character
      }
    }
    m_error = Error{"syntax",
                    "not JSON: line " + std::to_string(line) + ", column " +
                        std::to_string(column) + ": " + std::string(what),
                    ""};
    return false;
  }

  std::string path() const {
    std::string text;
    for (int level = 0; level < m_level; ++level) {
      if (m_path[level].key == nullptr) {
        text += '[' + std::to_string(m_path[level].index) + ']';
      } else {
        if (!text.empty()) text += '.';
        text += *m_path[level].key;
      }
    }
    return text;
  }

  bool enter() {
    if (m_level == maximumNesting) {
      m_error = Error{
          "limit",
          "objects and lists are nested deeper than " + std::to_string(maximumNesting) + " levels",
          ""};
      return false;
    }
    m_path[m_level] = {nullptr, 0};
    ++m_level;
    return true;
  }

  bool readValue(Json& value) {
    if (m_at == m_end) return failSyntax("the text ends where a value should stand");
    switch (*m_at) {
      case '{':
        return readObject(value);
      case '[':
        return readList(value);
      case '"': {
        value = Json(Json::value_t::string);
        return readString(value.get_ref<std::string&>());
      }
      case 't':
        return readWord("true", value, true);
      case 'f':
        return readWord("false", value, false);
      case 'n':
        return readWord("null", value, nullptr);
      default:
        if (*m_at == '-' || isDigit(*m_at)) return readNumber(value);
        if (*m_at == 'N' || *m_at == 'I' || *m_at == '+' || *m_at == '.') {
          return failSyntax("this is no JSON number (NaN and infinities are refused)");
        }
        return failSyntax("a value should stand here");
    }
  }

  bool readWord(std::string_view word, Json& value, Json meaning) {
    if (static_cast<std::size_t>(m_end - m_at) < word.size() ||
        std::string_view(m_at, word.size()) != word) {
      return failSyntax("a value should stand here");
    }
    m_at += word.size();
    value = std::move(meaning);
    return true;
  }

  bool readList(Json& value) {
    if (!enter()) return false;
    value = Json(Json::value_t::array);
    auto& list = value.get_ref<Json::array_t&>();
    ++m_at;
    skipSpace();
    if (m_at != m_end && *m_at == ']') return leave();
    list.reserve(3);
    while (true) {
      m_path[m_level - 1].index = list.size();
      if (!readValue(list.emplace_back())) return false;
      skipSpace();
      if (m_at == m_end) return failSyntax("the text ends inside a list");
      if (*m_at == ']') return leave();
      if (*m_at != ',') return failSyntax("a comma or ] should stand here");
      ++m_at;
      skipSpace();
    }
  }

  bool leave() {
    ++m_at;
    --m_level;
    return true;
  }

  bool readObject(Json& value) {
    if (!enter()) return false;
    value = Json(Json::value_t::object);
    auto& members = value.get_ref<Json::object_t&>();
    Json::object_t::Container& container = members;
    std::unique_ptr<std::unordered_set<std::string>> known;
    ++m_at;
    skipSpace();
    if (m_at != m_end && *m_at == '}') return leave();
    container.reserve(6);
    while (true) {
      if (m_at == m_end || *m_at != '"') return failSyntax("a key in quotes should stand here");
      const char* keyPlace = m_at;
      std::string key;
      if (!readString(key)) return false;
      skipSpace();
      if (m_at == m_end || *m_at != ':') return failSyntax("a colon should stand behind the key");
      ++m_at;
      skipSpace();
      if (isRepeated(container, known, key)) {
        m_path[m_level - 1].key = &key;
        if (!m_laterError || m_laterError->code != "syntax") {
          const char* here = std::exchange(m_at, keyPlace);
          failSyntax("the key \"" + key + "\" stands twice in an object");
          m_at = here;
          m_error->at = path();
          m_laterError = std::move(m_error);
          m_error.reset();
        }
        Json dropped;
        if (!readValue(dropped)) return false;
      } else {
        container.emplace_back(std::move(key), Json());
        m_path[m_level - 1].key = &container.back().first;
        if (!readValue(container.back().second)) return false;
      }
      skipSpace();
      if (m_at == m_end) return failSyntax("the text ends inside an object");
      if (*m_at == '}') return leave();
      if (*m_at != ',') return failSyntax("a comma or } should stand here");
      ++m_at;
      skipSpace();
    }
  }

  static bool isRepeated(const Json::object_t::Container& members,
                         std::unique_ptr<std::unordered_set<std::string>>& known,
                         const std::string& key) {
    if (members.size() <= fewKeys) {
      return std::any_of(members.begin(), members.end(),
                         [&](const auto& member) { return member.first == key; });
    }
    if (!known) {
      known = std::make_unique<std::unordered_set<std::string>>();
      for (const auto& member : members) known->insert(member.first);
    }
    return !known->insert(key).second;
  }

  bool readNumber(Json& value) {
    const char* const start = m_at;
    const bool negative = *m_at == '-';
    if (negative) ++m_at;
    if (m_at == m_end || !isDigit(*m_at)) return failSyntax("a digit should stand here");
    const char* const digits = m_at;
    if (*m_at == '0') {
      ++m_at;
      if (m_at != m_end && isDigit(*m_at)) return failSyntax("a number starts with a needless 0");
    } else {
      while (m_at != m_end && isDigit(*m_at)) ++m_at;
    }
    bool whole = true;
    if (m_at != m_end && *m_at == '.') {
      whole = false;
      ++m_at;
      if (m_at == m_end || !isDigit(*m_at)) return failSyntax("a digit should stand here");
      while (m_at != m_end && isDigit(*m_at)) ++m_at;
    }
    if (m_at != m_end && (*m_at == 'e' || *m_at == 'E')) {
      whole = false;
      ++m_at;
      if (m_at != m_end && (*m_at == '+' || *m_at == '-')) ++m_at;
      if (m_at == m_end || !isDigit(*m_at)) return failSyntax("a digit should stand here");
      while (m_at != m_end && isDigit(*m_at)) ++m_at;
    }
    // Minus zero has no place among the integers.
    if (whole && !(negative && *digits == '0') && readInteger(start, negative, value)) return true;
    const std::optional<double> number =
        parseDecimal({start, static_cast<std::size_t>(m_at - start)});
    if (number) {
      value = *number;
    } else if (!m_laterError) {
      const std::string where = path();
      m_laterError = Error{"number",
                           (where.empty() ? std::string() : where + ": ") + "the number " +
                               shortened(start) + " is out of the range of a double",
                           where};
    }
    return true;
  }

  // A number of 64 bits that starts at `start` and ends here; false when it has more.
  bool readInteger(const char* start, bool negative, Json& value) const {
    if (negative) {
      std::int64_t number = 0;
      if (std::from_chars(start, m_at, number).ec != std::errc()) return false;
      value = number;
    } else {
      std::uint64_t number = 0;
      if (std::from_chars(start, m_at, number).ec != std::errc()) return false;
      value = number;
    }
    return true;
  }

  std::string shortened(const char* start) const {
    constexpr std::ptrdiff_t most = 24;
    if (m_at - start <= most) return std::string(start, m_at);
    return std::string(start, start + most) + "...";
  }

  bool readString(std::string& text) {
    ++m_at;
    while (true) {
      const char* const run = m_at;
      while (m_at != m_end && *m_at != '"' && *m_at != '\\' &&
             static_cast<unsigned char>(*m_at) >= 0x20 &&
             static_cast<unsigned char>(*m_at) < 0x80) {
        ++m_at;
      }
      text.append(run, m_at);
      if (m_at == m_end) return failSyntax("the text ends inside a string");
      if (*m_at == '"') {
        ++m_at;
        return true;
      }
      if (*m_at == '\\') {
        if (!readEscape(text)) return false;
      } else if (static_cast<unsigned char>(*m_at) < 0x20) {
        return failSyntax("a control character stands inside a string; write it as \\u00XX");
      } else if (!readMultibyte(text)) {
        return false;
      }
    }
  }

  // One character of two to four bytes; overlong forms, surrogates and what is beyond U+10FFFF are
  // refused, as RFC 3629 asks.
  bool readMultibyte(std::string& text) {
    const auto byte = [this](std::ptrdiff_t i) {
      return m_end - m_at > i ? static_cast<unsigned char>(m_at[i]) : 0u;
    };
    const unsigned first = byte(0);
    const int length = first >= 0xC2 && first <= 0xDF   ? 2
                       : first >= 0xE0 && first <= 0xEF ? 3
                       : first >= 0xF0 && first <= 0xF4 ? 4
                                                        : 0;
    if (length == 0) return failSyntax("a byte that is not UTF-8 stands inside a string");
    const unsigned low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    bool good = byte(1) >= low && byte(1) <= high;
    for (int i = 2; i < length; ++i) good = good && byte(i) >= 0x80 && byte(i) <= 0xBF;
    if (!good) return failSyntax("bytes that are not UTF-8 stand inside a string");
    text.append(m_at, m_at + length);
    m_at += length;
    return true;
  }

  std::optional<unsigned> readHexDigits() {
    if (m_end - m_at < 4) return std::nullopt;
    unsigned code = 0;
    const auto [end, fault] = std::from_chars(m_at, m_at + 4, code, 16);
    if (fault != std::errc() || end != m_at + 4) return std::nullopt;
    m_at += 4;
    return code;
  }

  bool readEscape(std::string& text) {
    ++m_at;
    if (m_at == m_end) return failSyntax("the text ends inside a string");
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const std::size_t place = letters.find(*m_at);
    if (place != std::string_view::npos) {
      text += meanings[place];
      ++m_at;
      return true;
    }
    if (*m_at != 'u') return failSyntax("there is no such escape in a string");
    ++m_at;
    const std::optional<unsigned> first = readHexDigits();
    if (!first) return failSyntax("four hexadecimal digits should stand behind \\u");
    unsigned code = *first;
    if (code >= 0xD800 && code <= 0xDFFF) {
      const bool paired = code <= 0xDBFF && m_end - m_at >= 6 && m_at[0] == '\\' && m_at[1] == 'u';
      if (!paired) return failSyntax("half of a surrogate pair stands alone in a string");
      m_at += 2;
      const std::optional<unsigned> second = readHexDigits();
      if (!second || *second < 0xDC00 || *second > 0xDFFF) {
        return failSyntax("half of a surrogate pair stands alone in a string");
      }
      code = 0x10000 + ((code - 0xD800) << 10) + (*second - 0xDC00);
    }
    appendUtf8(text, code);
    return true;
  }

  static void appendUtf8(std::string& text, unsigned code) {
    const auto tail = [code](int shift) {
      return static_cast<char>(0x80 | ((code >> shift) & 0x3F));
    };
    if (code < 0x80) {
      text += static_cast<char>(code);
    } else if (code < 0x800) {
      text += static_cast<char>(0xC0 | (code >> 6));
      text += tail(0);
    } else if (code < 0x10000) {
      text += static_cast<char>(0xE0 | (code >> 12));
      text += tail(6);
      text += tail(0);
    } else {
      text += static_cast<char>(0xF0 | (code >> 18));
      text += tail(12);
      text += tail(6);
      text += tail(0);
    }
  }

  const char* m_begin;
  const char* m_at;
  const char* m_end;
  int m_level = 0;
  Step m_path[maximumNesting];
  // Ends the reading at once.
  std::optional<Error> m_error;
  // Stands if the rest of the text is sound.
  std::optional<Error> m_laterError;
};

}  // namespace

Result<Json> parseJson(std::string_view text, Json* partial) {
  Json root;
  std::optional<Error> error = JsonReader(text).read(root);
  if (!error) return root;
  if (partial != nullptr) *partial = std::move(root);
  return std::move(*error);
}

}  // namespace hairline
