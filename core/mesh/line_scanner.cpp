#include "core/mesh/line_scanner.h"

#include <charconv>
#include <cmath>
#include <cstring>
#include <optional>

#include "core/math/number_text.h"

namespace hairline {
namespace {

bool isBlank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\v' || c == '\f'; }

}  // namespace

std::string quotedWord(std::string_view word) {
  constexpr std::size_t longest = 40;
  std::string text = "\"";
  for (const char c : word.substr(0, longest)) {
    text += static_cast<unsigned char>(c) >= 0x20 && static_cast<unsigned char>(c) < 0x7f ? c : '?';
  }
  if (word.size() > longest) text += "...";
  return text + '"';
}

bool LineScanner::nextLine() {
  if (m_position >= m_text.size()) {
    m_line = {};
    return false;
  }
  const char* begin = m_text.data() + m_position;
  const void* found = std::memchr(begin, '\n', m_text.size() - m_position);
  const std::size_t length =
      found == nullptr ? m_text.size() - m_position
                       : static_cast<std::size_t>(static_cast<const char*>(found) - begin);
  m_line = {begin, length};
  m_position += length + 1;
  ++m_number;
  return true;
}

bool LineScanner::nextFilledLine() {
  while (nextLine()) {
    m_line = m_line.substr(0, m_line.find('#'));
    for (const char c : m_line) {
      if (!isBlank(c)) return true;
    }
  }
  return false;
}

std::string_view LineScanner::word() {
  std::size_t begin = 0;
  while (begin < m_line.size() && isBlank(m_line[begin])) ++begin;
  std::size_t end = begin;
  while (end < m_line.size() && !isBlank(m_line[end])) ++end;
  const std::string_view found = m_line.substr(begin, end - begin);
  m_line.remove_prefix(end);
  return found;
}

bool LineScanner::readNumber(double& number) { return parseNumber(word(), number); }
bool LineScanner::readInteger(long long& number) { return parseInteger(word(), number); }

bool LineScanner::parseNumber(std::string_view word, double& number) {
  std::string_view digits = word;
  if (digits.size() > 1 && digits[0] == '+' && digits[1] != '-') digits.remove_prefix(1);
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (!digits.empty() && end == digits.data() + digits.size()) {
    if (fault == std::errc() && std::isfinite(number)) return true;
    if (fault == std::errc::result_out_of_range) {
      if (const std::optional<double> value = parseDecimal(digits)) {
        number = *value;
        return true;
      }
    }
  }
  if (word.empty()) {
    m_failure = error("syntax", Message("Expected a number"));
  } else if (fault != std::errc::invalid_argument && end == digits.data() + digits.size()) {
    m_failure = error("number", Message("%1 is not a finite number", quotedWord(word)));
  } else {
    m_failure = error("number", Message("%1 is not a number", quotedWord(word)));
  }
  return false;
}

bool LineScanner::parseInteger(std::string_view word, long long& number) {
  std::string_view digits = word;
  if (digits.size() > 1 && digits[0] == '+' && digits[1] != '-') digits.remove_prefix(1);
  const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (!digits.empty() && fault == std::errc() && end == digits.data() + digits.size()) return true;
  m_failure = word.empty() ? error("syntax", Message("Expected an integer"))
                           : error("number", Message("%1 is not an integer", quotedWord(word)));
  return false;
}

Error LineScanner::error(std::string code, const Message& message) const {
  return {std::move(code), Message("Line %1: %2", m_number, message)};
}

}  // namespace hairline
