#include <algorithm>
#include <charconv>
#include <memory>
#include <optional>
#include <unordered_set>

#include "core/base/json.h"
#include "core/base/json_string.h"
#include "core/math/number_text.h"

// Written by hand rather than on top of the library's parser, for three reasons: that one reads
// "-0" as an integer and loses its sign, it reads numbers through the locale at several times the
// cost, and it knows no path for a number out of range.

namespace hairline {

namespace {

// Objects with more keys than this get a set to detect duplicates.
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
      if (m_at != m_end) failSyntax(Message("Unexpected data after the JSON value"));
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

  bool failSyntax(const Message& what) {
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
    m_error = Error{"syntax", Message("%1 (line %2, column %3)", what, line, column)};
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
          "limit", Message("Objects and lists are nested deeper than %1 levels", maximumNesting)};
      return false;
    }
    m_path[m_level] = {nullptr, 0};
    ++m_level;
    return true;
  }

  bool readValue(Json& value) {
    if (m_at == m_end) return failSyntax(Message("The text ends where a JSON value is expected"));
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
          return failSyntax(
              Message("Not a JSON number; NaN, infinities and a leading + or . are not allowed"));
        }
        return failSyntax(Message("Expected a JSON value"));
    }
  }

  bool readWord(std::string_view word, Json& value, Json meaning) {
    if (static_cast<std::size_t>(m_end - m_at) < word.size() ||
        std::string_view(m_at, word.size()) != word) {
      return failSyntax(Message("Expected a JSON value"));
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
      if (m_at == m_end) return failSyntax(Message("Unterminated list"));
      if (*m_at == ']') return leave();
      if (*m_at != ',') return failSyntax(Message("Expected a comma or ]"));
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
      if (m_at == m_end || *m_at != '"') return failSyntax(Message("Expected a key in quotes"));
      const char* keyPlace = m_at;
      std::string key;
      if (!readString(key)) return false;
      skipSpace();
      if (m_at == m_end || *m_at != ':')
        return failSyntax(Message("Expected a colon after the key"));
      ++m_at;
      skipSpace();
      if (isRepeated(container, known, key)) {
        m_path[m_level - 1].key = &key;
        if (!m_laterError || m_laterError->code != "syntax") {
          const char* here = std::exchange(m_at, keyPlace);
          failSyntax(Message("Duplicate key \"%1\" in an object", key));
          m_at = here;
          m_error->at = path();
          m_laterError = std::move(m_error);
          m_error.reset();
        }
        Json dropped;
        const JsonRelease release(dropped);
        if (!readValue(dropped)) return false;
      } else {
        container.emplace_back(std::move(key), Json());
        m_path[m_level - 1].key = &container.back().first;
        if (!readValue(container.back().second)) return false;
      }
      skipSpace();
      if (m_at == m_end) return failSyntax(Message("Unterminated object"));
      if (*m_at == '}') return leave();
      if (*m_at != ',') return failSyntax(Message("Expected a comma or }"));
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
    if (m_at == m_end || !isDigit(*m_at)) return failSyntax(Message("Expected a digit"));
    const char* const digits = m_at;
    if (*m_at == '0') {
      ++m_at;
      if (m_at != m_end && isDigit(*m_at))
        return failSyntax(Message("A number must not begin with a superfluous 0"));
    } else {
      while (m_at != m_end && isDigit(*m_at)) ++m_at;
    }
    bool whole = true;
    if (m_at != m_end && *m_at == '.') {
      whole = false;
      ++m_at;
      if (m_at == m_end || !isDigit(*m_at)) return failSyntax(Message("Expected a digit"));
      while (m_at != m_end && isDigit(*m_at)) ++m_at;
    }
    if (m_at != m_end && (*m_at == 'e' || *m_at == 'E')) {
      whole = false;
      ++m_at;
      if (m_at != m_end && (*m_at == '+' || *m_at == '-')) ++m_at;
      if (m_at == m_end || !isDigit(*m_at)) return failSyntax(Message("Expected a digit"));
      while (m_at != m_end && isDigit(*m_at)) ++m_at;
    }
    // Integers have no minus zero.
    if (whole && !(negative && *digits == '0') && readInteger(start, negative, value)) return true;
    const std::optional<double> number =
        parseDecimal({start, static_cast<std::size_t>(m_at - start)});
    if (number) {
      value = *number;
    } else if (!m_laterError) {
      const std::string where = path();
      const Message what("%1 is outside the range of a double", shortened(start));
      m_laterError = Error{"number", where.empty() ? what : Message("%1: %2", where, what), where};
    }
    return true;
  }

  // A 64-bit number from `start` to here; false if it does not fit.
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
    const std::optional<Message> fault = readJsonString(m_at, m_end, text);
    return !fault || failSyntax(*fault);
  }

  const char* m_begin;
  const char* m_at;
  const char* m_end;
  int m_level = 0;
  Step m_path[maximumNesting];
  // Stops reading at once.
  std::optional<Error> m_error;
  // Reported if the rest of the text is sound.
  std::optional<Error> m_laterError;
};

}  // namespace

void releaseJson(Json& value) noexcept {
  // Recursion as deep as values nest, which is limited.
  if (auto* list = value.get_ptr<Json::array_t*>()) {
    for (; !list->empty(); list->pop_back()) releaseJson(list->back());
  } else if (auto* object = value.get_ptr<Json::object_t*>()) {
    Json::object_t::Container& fields = *object;
    for (; !fields.empty(); fields.pop_back()) releaseJson(fields.back().second);
  }
}

Result<Json> parseJson(std::string_view text, Json* partial) {
  Json root;
  const JsonRelease release(root);
  std::optional<Error> error = JsonReader(text).read(root);
  if (!error) return root;
  if (partial != nullptr) *partial = std::move(root);
  return std::move(*error);
}

}  // namespace hairline
