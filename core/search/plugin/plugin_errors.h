#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hairline {

/// The standard error of a plugin: passed on to that of this program, a few lines for each answer
/// and a bounded number in all. What is beyond is read, so that the plugin does not wait, and
/// dropped.
class PluginErrors {
 public:
  /// Lines passed on for one answer, lines passed on in all, and bytes kept of a line.
  static constexpr std::size_t mostAtOnce = 4;
  static constexpr std::size_t mostInAll = 40;
  static constexpr std::size_t longestLine = 240;

  /// `name` stands before each line.
  explicit PluginErrors(std::string name) : m_name(std::move(name)) {}
  ~PluginErrors() { close(); }
  PluginErrors(const PluginErrors&) = delete;
  PluginErrors& operator=(const PluginErrors&) = delete;

  /// Takes the end of a pipe over, in the place of the one before.
  void open(int descriptor);
  /// -1 where nothing more comes.
  int descriptor() const { return m_descriptor; }
  void close();

  /// Reads what is there, at most a few pipes full of it; never waits.
  void read();
  /// Writes what was read since the last time to standard error.
  void pass();
  /// Drops what was read since the last time; the last line of it, or an empty text.
  std::string takeLast();

 private:
  void take(char letter);
  void endLine();

  std::string m_name;
  int m_descriptor = -1;
  std::string m_line;
  std::string m_last;
  std::vector<std::string> m_waiting;
  std::size_t m_passed = 0;
  bool m_isFull = false;
};

}  // namespace hairline
