#include "core/search/plugin/plugin_errors.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <utility>

namespace hairline {

void PluginErrors::open(int descriptor) {
  close();
  m_descriptor = descriptor;
  const int flags = ::fcntl(descriptor, F_GETFL);
  ::fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
}

void PluginErrors::close() {
  if (m_descriptor >= 0) ::close(m_descriptor);
  m_descriptor = -1;
}

void PluginErrors::read() {
  // A pipe holds 64 KiB. A plugin that keeps filling it does not hold its reader here.
  constexpr int mostReads = 4;
  std::array<char, 1 << 16> buffer;
  for (int i = 0; i < mostReads && m_descriptor >= 0; ++i) {
    const ssize_t count = ::read(m_descriptor, buffer.data(), buffer.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) return;
    if (count <= 0) return close();
    for (ssize_t j = 0; j < count; ++j) take(buffer[static_cast<std::size_t>(j)]);
  }
}

void PluginErrors::take(char letter) {
  if (letter == '\n') return endLine();
  if (m_line.size() >= longestLine) return;
  // Escape sequences must not reach this program's terminal.
  const bool isControl = static_cast<unsigned char>(letter) < 0x20 || letter == 0x7f;
  m_line += isControl ? ' ' : letter;
}

void PluginErrors::endLine() {
  if (m_line.empty()) return;
  if (m_waiting.size() < mostAtOnce && m_passed + m_waiting.size() < mostInAll) {
    m_waiting.push_back(m_line);
  }
  m_last = std::exchange(m_line, {});
}

void PluginErrors::pass() {
  for (const std::string& line : m_waiting) {
    std::fprintf(stderr, "%s: %s\n", m_name.c_str(), line.c_str());
  }
  m_passed += m_waiting.size();
  m_waiting.clear();
  m_last.clear();
  if (m_passed < mostInAll || m_isFull) return;
  m_isFull = true;
  std::fprintf(stderr, "%s: further output on standard error is dropped\n", m_name.c_str());
}

std::string PluginErrors::takeLast() {
  endLine();
  m_waiting.clear();
  return std::exchange(m_last, {});
}

}  // namespace hairline
