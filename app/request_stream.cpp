#include "app/request_stream.h"

#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <new>

#include "app/answerer.h"
#include "app/request_id.h"

namespace hairline {
namespace {

constexpr std::size_t chunk = std::size_t{128} << 10;
constexpr std::size_t enoughToWrite = std::size_t{64} << 10;

}  // namespace

RequestStream::Outcome RequestStream::run() {
  while (!m_atEnd) {
    if (!m_out.empty() && inputPauses() && !flush()) return Outcome::failed;
    if (!readMore()) return Outcome::failed;
    takeLines();
    if (!m_failure.empty()) return Outcome::failed;
  }
  if (m_end > m_begin && !m_skipping) {
    takeLine({m_buffer.data() + m_begin, m_end - m_begin});
  }
  if (!flush()) return Outcome::failed;
  return m_anyError ? Outcome::errors : Outcome::answered;
}

bool RequestStream::inputPauses() const {
  pollfd input{m_input, POLLIN, 0};
  return poll(&input, 1, 0) == 0;
}

bool RequestStream::readMore() {
  if (m_begin > 0) {
    std::memmove(m_buffer.data(), m_buffer.data() + m_begin, m_end - m_begin);
    m_end -= m_begin;
    m_searched -= m_begin;
    m_begin = 0;
  }
  makeRoom();
  ssize_t count = 0;
  do {
    count = read(m_input, m_buffer.data() + m_end, chunk);
  } while (count < 0 && errno == EINTR);
  if (count < 0) {
    m_failure = std::string("standard input cannot be read: ") + std::strerror(errno);
    flush();
    return false;
  }
  m_atEnd = count == 0;
  m_end += static_cast<std::size_t>(count);
  return true;
}

void RequestStream::makeRoom() {
  // A long line may have enlarged the buffer.
  if (m_end < chunk && m_buffer.size() > 16 * chunk) {
    m_buffer.resize(2 * chunk);
    m_buffer.shrink_to_fit();
  }
  if (m_buffer.size() >= m_end + chunk) return;
  try {
    m_buffer.resize(std::min(2 * m_end, maximumLineLength) + 2 * chunk);
  } catch (const std::bad_alloc&) {
    if (m_end == 0) throw;
    refuseForMemory({m_buffer.data(), m_end});
    m_skipping = true;
    m_end = 0;
    m_searched = 0;
  }
}

void RequestStream::refuseForMemory(std::string_view line) {
  appendRequestError(m_out, findRequestId(line).value_or("null"),
                     {"limit", Message("Not enough memory to answer the request")});
  m_out += '\n';
  m_anyError = true;
}

void RequestStream::takeLines() {
  while (m_failure.empty()) {
    const void* found = m_searched == m_end
                            ? nullptr
                            : std::memchr(m_buffer.data() + m_searched, '\n', m_end - m_searched);
    if (found == nullptr) break;
    const auto lineEnd =
        static_cast<std::size_t>(static_cast<const char*>(found) - m_buffer.data());
    if (!m_skipping) takeLine({m_buffer.data() + m_begin, lineEnd - m_begin});
    m_skipping = false;
    m_begin = lineEnd + 1;
    m_searched = m_begin;
    if (m_out.size() >= enoughToWrite) flush();
  }
  m_searched = m_end;
  if (!m_skipping && m_end - m_begin > maximumLineLength) {
    takeLine({m_buffer.data() + m_begin, m_end - m_begin});
    m_skipping = true;
  }
  if (m_skipping) m_begin = m_end;
}

void RequestStream::takeLine(std::string_view line) {
  if (line.find_first_not_of(" \t\r\v\f") == std::string_view::npos) return;
  if (line.size() > maximumLineLength) {
    appendLongLineError(line.substr(0, maximumLineLength), m_out);
    m_anyError = true;
    return;
  }
  const std::size_t start = m_out.size();
  try {
    if (!m_answer(line, m_out)) m_anyError = true;
  } catch (const std::bad_alloc&) {
    m_out.resize(start);
    m_out.shrink_to_fit();
    refuseForMemory(line);
  }
}

bool RequestStream::flush() {
  std::size_t written = 0;
  while (written < m_out.size()) {
    const ssize_t count = write(m_output, m_out.data() + written, m_out.size() - written);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      if (m_failure.empty()) {
        m_failure = std::string("standard output cannot be written: ") + std::strerror(errno);
      }
      m_out.clear();
      return false;
    }
    written += static_cast<std::size_t>(count);
  }
  m_out.clear();
  return true;
}

}  // namespace hairline
