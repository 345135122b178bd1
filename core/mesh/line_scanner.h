#pragma once

#include <string>
#include <string_view>

#include "core/base/result.h"

namespace hairline {

/// Reads a text line by line and word by word, and keeps the line number for messages.
class LineScanner {
 public:
  explicit LineScanner(std::string_view text, std::size_t firstLine = 1)
      : m_text(text), m_number(firstLine - 1) {}

  /// Moves to the next line; false after the last one.
  bool nextLine();
  /// Moves to the next line that has a word before a '#'.
  bool nextFilledLine();
  /// The next word of the line, without spaces; empty at its end.
  std::string_view word();
  /// The rest of the line.
  std::string_view rest() const { return m_line; }

  /// The number of the line, from 1.
  std::size_t number() const { return m_number; }
  /// How many bytes were read.
  std::size_t position() const { return m_position; }

  /// The next word as a finite number, read to the nearest double; false with the error otherwise.
  bool readNumber(double& number);
  /// The next word as an integer.
  bool readInteger(long long& number);
  /// The next word, delimited by another scanner's rules, as a number.
  bool parseNumber(std::string_view word, double& number);
  bool parseInteger(std::string_view word, long long& number);

  /// An error at this line: "Line 7: ...".
  Error error(std::string code, const Message& message) const;
  /// What the last failed read was about.
  const Error& failure() const { return m_failure; }

 private:
  std::string_view m_text;
  std::string_view m_line;
  std::size_t m_position = 0;
  std::size_t m_number;
  Error m_failure;
};

/// A word in quotes for messages, shortened if it is long, without unprintable characters.
std::string quotedWord(std::string_view word);

}  // namespace hairline
