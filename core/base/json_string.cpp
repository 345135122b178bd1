#include "core/base/json_string.h"

#include <charconv>
#include <optional>

namespace hairline {
namespace {

class StringReader {
 public:
  StringReader(const char*& at, const char* end, std::string& text)
      : m_at(at), m_end(end), m_text(text) {}

  std::optional<Message> read() {
    ++m_at;
    while (true) {
      const char* const run = m_at;
      while (m_at != m_end && *m_at != '"' && *m_at != '\\' &&
             static_cast<unsigned char>(*m_at) >= 0x20 &&
             static_cast<unsigned char>(*m_at) < 0x80) {
        ++m_at;
      }
      m_text.append(run, m_at);
      if (m_at == m_end) return Message("Unterminated string");
      if (*m_at == '"') {
        ++m_at;
        return {};
      }
      if (*m_at == '\\') {
        if (auto fault = readEscape()) return fault;
      } else if (static_cast<unsigned char>(*m_at) < 0x20) {
        return Message("Control character in a string; write it as \\u00XX");
      } else if (auto fault = readMultibyte()) {
        return fault;
      }
    }
  }

 private:
  // One character of two to four bytes; overlong forms, surrogates and values beyond U+10FFFF are
  // refused, as RFC 3629 requires.
  std::optional<Message> readMultibyte() {
    const auto byte = [this](std::ptrdiff_t i) {
      return m_end - m_at > i ? static_cast<unsigned char>(m_at[i]) : 0u;
    };
    const unsigned first = byte(0);
    const int length = first >= 0xC2 && first <= 0xDF   ? 2
                       : first >= 0xE0 && first <= 0xEF ? 3
                       : first >= 0xF0 && first <= 0xF4 ? 4
                                                        : 0;
    if (length == 0) return Message("Invalid UTF-8 in a string");
    const unsigned low = first == 0xE0 ? 0xA0 : first == 0xF0 ? 0x90 : 0x80;
    const unsigned high = first == 0xED ? 0x9F : first == 0xF4 ? 0x8F : 0xBF;
    bool good = byte(1) >= low && byte(1) <= high;
    for (int i = 2; i < length; ++i) good = good && byte(i) >= 0x80 && byte(i) <= 0xBF;
    if (!good) return Message("Invalid UTF-8 in a string");
    m_text.append(m_at, m_at + length);
    m_at += length;
    return {};
  }

  std::optional<unsigned> readHexDigits() {
    if (m_end - m_at < 4) return std::nullopt;
    unsigned code = 0;
    const auto [end, fault] = std::from_chars(m_at, m_at + 4, code, 16);
    if (fault != std::errc() || end != m_at + 4) return std::nullopt;
    m_at += 4;
    return code;
  }

  std::optional<Message> readEscape() {
    ++m_at;
    if (m_at == m_end) return Message("Unterminated string");
    constexpr std::string_view letters = "\"\\/bfnrt";
    constexpr std::string_view meanings = "\"\\/\b\f\n\r\t";
    const std::size_t place = letters.find(*m_at);
    if (place != std::string_view::npos) {
      m_text += meanings[place];
      ++m_at;
      return {};
    }
    if (*m_at != 'u') return Message("Unknown escape sequence in a string");
    ++m_at;
    const std::optional<unsigned> first = readHexDigits();
    if (!first) return Message("Expected four hexadecimal digits after \\u");
    unsigned code = *first;
    if (code >= 0xD800 && code <= 0xDFFF) {
      const bool paired = code <= 0xDBFF && m_end - m_at >= 6 && m_at[0] == '\\' && m_at[1] == 'u';
      if (!paired) return Message("Unpaired surrogate in a string");
      m_at += 2;
      const std::optional<unsigned> second = readHexDigits();
      if (!second || *second < 0xDC00 || *second > 0xDFFF) {
        return Message("Unpaired surrogate in a string");
      }
      code = 0x10000 + ((code - 0xD800) << 10) + (*second - 0xDC00);
    }
    appendUtf8(code);
    return {};
  }

  void appendUtf8(unsigned code) {
    const auto tail = [code](int shift) {
      return static_cast<char>(0x80 | ((code >> shift) & 0x3F));
    };
    if (code < 0x80) {
      m_text += static_cast<char>(code);
    } else if (code < 0x800) {
      m_text += static_cast<char>(0xC0 | (code >> 6));
      m_text += tail(0);
    } else if (code < 0x10000) {
      m_text += static_cast<char>(0xE0 | (code >> 12));
      m_text += tail(6);
      m_text += tail(0);
    } else {
      m_text += static_cast<char>(0xF0 | (code >> 18));
      m_text += tail(12);
      m_text += tail(6);
      m_text += tail(0);
    }
  }

  const char*& m_at;
  const char* m_end;
  std::string& m_text;
};

}  // namespace

std::optional<Message> readJsonString(const char*& at, const char* end, std::string& text) {
  return StringReader(at, end, text).read();
}

}  // namespace hairline
