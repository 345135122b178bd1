#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace hairline {

/// Reads requests from a file descriptor, line by line, and writes the answers to another, in
/// order. Output is flushed when enough has accumulated or the input pauses. Memory does not grow
/// with the number of requests.
class RequestStream {
 public:
  enum class Outcome {
    /// Every request got an answer.
    answered,
    /// Some request got an error.
    errors,
    /// Reading or writing failed; `failure` says why.
    failed,
  };

  /// Appends the answer to a line, with its line break. Returns whether it is an answer and not an
  /// error.
  using Answer = std::function<bool(std::string_view line, std::string& out)>;

  RequestStream(int input, int output, Answer answer)
      : m_input(input), m_output(output), m_answer(std::move(answer)) {}

  /// Runs until the end of the input.
  Outcome run();
  const std::string& failure() const { return m_failure; }

 private:
  bool readMore();
  void takeLines();
  void takeLine(std::string_view line);
  /// Makes room for another chunk; without memory for it the current line is refused.
  void makeRoom();
  void refuseForMemory(std::string_view line);
  bool flush();
  bool inputPauses() const;

  int m_input;
  int m_output;
  Answer m_answer;
  /// Input read but not yet answered, from m_begin to m_end.
  std::vector<char> m_buffer;
  std::size_t m_begin = 0;
  std::size_t m_end = 0;
  /// There is no line break before this position.
  std::size_t m_searched = 0;
  /// The rest of an overlong line is skipped.
  bool m_skipping = false;
  bool m_atEnd = false;
  bool m_anyError = false;
  std::string m_out;
  std::string m_failure;
};

}  // namespace hairline
