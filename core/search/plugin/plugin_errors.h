#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace hairline {

/// The standard error of a plugin, forwarded to that of this program: a few lines per answer and a
/// bounded number in all. Further output is read, so that the plugin does not block, and dropped.
class PluginErrors {
 public:
  /// Lines forwarded per answer, lines forwarded in all, and bytes kept of a line.
  static constexpr std::size_t mostAtOnce = 4;
  static constexpr std::size_t mostInAll = 40;
  static constexpr std::size_t longestLine = 240;

  /// `name` precedes each line.
  explicit PluginErrors(std::string name) : m_name(std::move(name)) {}
  ~PluginErrors() { close(); }
  PluginErrors(const PluginErrors&) = delete;
  PluginErrors& operator=(const PluginErrors&) = delete;

  /// Takes over the end of a pipe, replacing the previous one.
  void open(int descriptor);
  /// -1 at the end of the stream.
  int descriptor() const { return m_descriptor; }
  void close();

  /// Reads what is available, at most a few pipes full; never blocks.
  void read();
  /// Writes what was read since the last call to standard error.
  void pass();
  /// Drops what was read since the last call; returns its last line, or an empty text.
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
