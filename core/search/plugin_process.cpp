#include "core/search/plugin_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "core/scene/shape_json.h"
#include "core/shapes/fields.h"

namespace hairline {
namespace {

using Clock = std::chrono::steady_clock;

/// A line of an answer that is longer is no answer.
constexpr std::size_t longestLine = std::size_t{16} << 20;

OwnAnswer failed(std::string what) { return {Verdict::none, std::move(what)}; }

/// The verdict among the fields of a result.
Verdict verdictIn(const Json& result) {
  for (const char* key : {"hit", "may_hit", "contains"}) {
    const auto found = result.find(key);
    if (found != result.end() && found->is_boolean()) return verdictOf(found->get<bool>());
  }
  for (const char* key : {"side", "relation"}) {
    const auto found = result.find(key);
    if (found != result.end() && found->is_string()) return verdictFrom(*found);
  }
  const auto distance = result.find("sqdist");
  if (distance != result.end() && distance->is_number()) {
    return verdictOf(distance->get<double>() == 0);
  }
  return Verdict::none;
}

std::string shortened(const std::string& text) {
  return text.size() <= 80 ? text : text.substr(0, 80) + "...";
}

OwnAnswer readAnswer(const std::string& line, std::uint64_t id, ScalarKind scalar) {
  const Result<Json> answer = parseJson(line);
  if (!answer || !answer->is_object()) return failed("answered no JSON: " + shortened(line));
  const auto told = answer->find("id");
  if (told == answer->end() || *told != Json(id)) {
    return failed("answered another request: " + shortened(line));
  }
  const auto error = answer->find("error");
  if (error != answer->end()) return failed("answered an error: " + shortened(writeJson(*error)));
  const auto results = answer->find("results");
  if (results == answer->end() || !results->is_array() || results->empty()) {
    return failed("answered without results: " + shortened(line));
  }
  for (const Json& result : *results) {
    if (!result.is_object()) return failed("answered without results: " + shortened(line));
    const auto in = result.find("scalar");
    if (in != result.end() && *in != Json(std::string(name(scalar)))) continue;
    return {verdictIn(result), {}};
  }
  return {};
}

}  // namespace

std::string requestOf(const SearchCase& given, Kind kind, ScalarKind scalar, std::uint64_t id) {
  Json request;
  request["id"] = id;
  request["kind"] = std::string(name(kind));
  constexpr std::array<const char*, 3> keys{"a", "b", "c"};
  for (std::size_t i = 0; i < given.shapes.size(); ++i) {
    Json shape = writeShape(given.shapes[i]);
    if (kind == Kind::sweep && i < 2) {
      const Vector3<double>& way = given.displacements[i];
      shape["displacement"] = isPlanar(given.shapes[i]) ? Json{way[0], way[1]} : writeVector(way);
    }
    request[keys[i]] = std::move(shape);
  }
  request["scalars"] = Json::array({std::string(name(scalar))});
  request["trace"] = false;
  return writeJson(request);
}

PluginProcess::PluginProcess(std::string command, std::chrono::duration<double> timeLimit)
    : m_command(std::move(command)), m_timeLimit(timeLimit) {}

PluginProcess::~PluginProcess() { stop(); }

bool PluginProcess::start() {
  // A socket, so that writing to a process that has ended is an error and no signal.
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
  const char* const line = m_command.c_str();
  m_process = ::fork();
  if (m_process < 0) {
    ::close(ends[0]);
    ::close(ends[1]);
    return false;
  }
  if (m_process == 0) {
    // A group of its own: Ctrl-C is for the search, and what it starts can be ended with it.
    ::setpgid(0, 0);
    ::dup2(ends[1], 0);
    ::dup2(ends[1], 1);
    ::execl("/bin/sh", "sh", "-c", line, static_cast<char*>(nullptr));
    ::_exit(127);
  }
  ::setpgid(m_process, m_process);
  ::close(ends[1]);
  m_socket = ends[0];
  m_read.clear();
  ++m_starts;
  return true;
}

void PluginProcess::stop() {
  if (m_process <= 0) return;
  ::close(m_socket);
  m_socket = -1;
  ::kill(-m_process, SIGKILL);
  ::waitpid(m_process, nullptr, 0);
  m_process = -1;
}

std::string PluginProcess::awaitEnd() {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(m_timeLimit);
  siginfo_t how{};
  // It stays to be waited for, so that its group cannot be another's when it is ended.
  while (::waitid(P_PID, static_cast<id_t>(m_process), &how, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         how.si_pid == 0 && Clock::now() < end) {
    ::usleep(500);
  }
  stop();
  if (how.si_pid == 0) return "closed its output";
  if (how.si_code != CLD_EXITED) return "crashed (signal " + std::to_string(how.si_status) + ')';
  // A shell tells a signal by a status above 128.
  if (how.si_status > 128) return "crashed (signal " + std::to_string(how.si_status - 128) + ')';
  return "ended (status " + std::to_string(how.si_status) + ')';
}

bool PluginProcess::send(const std::string& text) {
  std::size_t sent = 0;
  while (sent < text.size()) {
    const ssize_t count =
        ::send(m_socket, text.data() + sent, text.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count > 0) {
      sent += static_cast<std::size_t>(count);
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK) return false;
    pollfd ready{m_socket, POLLOUT, 0};
    const auto limit = static_cast<int>(m_timeLimit.count() * 1000) + 1;
    if (::poll(&ready, 1, limit) == 0) return false;
  }
  return true;
}

Result<std::string> PluginProcess::readLine() {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(m_timeLimit);
  for (;;) {
    const std::size_t line = m_read.find('\n');
    if (line != std::string::npos) {
      std::string text = m_read.substr(0, line);
      m_read.erase(0, line + 1);
      return text;
    }
    if (m_read.size() > longestLine) return Error{"rubbish", "answered a line without end", ""};
    const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(end - Clock::now());
    pollfd ready{m_socket, POLLIN, 0};
    const int state = ::poll(&ready, 1, std::max(0, static_cast<int>(left.count()) + 1));
    if (state < 0 && errno == EINTR) continue;
    if (state == 0) return Error{"hang", "did not answer in time", ""};
    std::array<char, 4096> buffer;
    const ssize_t count = ::recv(m_socket, buffer.data(), buffer.size(), 0);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return Error{"crash", "", ""};
    m_read.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

OwnAnswer PluginProcess::answer(const SearchCase& given, Kind kind, ScalarKind scalar) {
  if (m_process <= 0 && !start()) return failed("cannot be started");
  const std::uint64_t id = ++m_requests;
  const bool sent = send(requestOf(given, kind, scalar, id) + '\n');
  const Result<std::string> line = readLine();
  if (!line) {
    if (line.error().code == "crash") return failed(awaitEnd());
    stop();
    return failed(line.error().message);
  }
  OwnAnswer answer = readAnswer(*line, id, scalar);
  if (!sent && answer.failure.empty()) answer = failed("does not read its requests");
  // After rubbish nobody knows where the next answer begins.
  if (!answer.failure.empty()) stop();
  return answer;
}

}  // namespace hairline
