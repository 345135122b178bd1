#include "app/request_id.h"

#include "core/base/json.h"

namespace hairline {
namespace {

constexpr std::string_view blanks = " \t\r\n";
// A byte order mark may precede a text, and nowhere else.
constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";

/// Iterates over the members of the outermost object without parsing their values.
class MemberScanner {
 public:
  explicit MemberScanner(std::string_view text) : m_text(text) {
    if (m_text.starts_with(byteOrderMark)) m_at = byteOrderMark.size();
  }

  bool open() { return take('{'); }

  /// Reads one member; false where members can no longer be separated.
  bool next(std::string_view& key, std::string_view& value) {
    skipBlanks();
    const std::size_t keyStart = m_at;
    if (!skipString()) return false;
    key = m_text.substr(keyStart, m_at - keyStart);
    if (!take(':')) return false;
    skipBlanks();
    const std::size_t start = m_at;
    if (!skipValue()) return false;
    value = m_text.substr(start, m_at - start);
    value = value.substr(0, value.find_last_not_of(blanks) + 1);
    m_atEnd = m_text[m_at] == '}';
    ++m_at;
    return true;
  }

  bool atEnd() const { return m_atEnd; }

 private:
  void skipBlanks() { m_at = std::min(m_text.find_first_not_of(blanks, m_at), m_text.size()); }

  bool take(char c) {
    skipBlanks();
    if (m_at == m_text.size() || m_text[m_at] != c) return false;
    ++m_at;
    return true;
  }

  bool skipString() {
    if (m_at == m_text.size() || m_text[m_at] != '"') return false;
    for (++m_at; m_at < m_text.size(); ++m_at) {
      if (m_text[m_at] == '\\') {
        ++m_at;
      } else if (m_text[m_at] == '"') {
        ++m_at;
        return true;
      }
    }
    m_at = m_text.size();
    return false;
  }

  // Up to the comma or brace after the value.
  bool skipValue() {
    std::size_t depth = 0;
    while (m_at < m_text.size()) {
      const char c = m_text[m_at];
      if (c == '"') {
        if (!skipString()) return false;
        continue;
      }
      if (depth == 0 && (c == ',' || c == '}')) return true;
      if (c == '[' || c == '{') ++depth;
      if (c == ']' || c == '}') {
        if (depth == 0) return false;
        --depth;
      }
      ++m_at;
    }
    return false;
  }

  std::string_view m_text;
  std::size_t m_at = 0;
  bool m_atEnd = false;
};

bool isId(std::string_view quotedKey) {
  if (quotedKey == "\"id\"") return true;
  if (quotedKey.find('\\') == std::string_view::npos) return false;
  const Result<Json> key = parseJson(quotedKey);
  return key && *key == "id";
}

}  // namespace

std::optional<std::string_view> findRequestId(std::string_view line) {
  MemberScanner scanner(line);
  if (!scanner.open()) return std::nullopt;
  std::optional<std::string_view> id;
  std::string_view key;
  std::string_view value;
  while (!scanner.atEnd() && scanner.next(key, value)) {
    if (!isId(key)) continue;
    if (id) return std::nullopt;
    id = value;
  }
  if (id && (id->starts_with(byteOrderMark) || !parseJson(*id))) return std::nullopt;
  return id;
}

}  // namespace hairline
