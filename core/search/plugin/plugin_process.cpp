#include "core/search/plugin/plugin_process.h"

#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cmath>
#include <cstring>

#include "core/math/interruption.h"

namespace hairline {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

/// A longer line is no answer.
constexpr std::size_t longestLine = std::size_t{16} << 20;

/// While waiting for an answer, this often it is checked whether it is still wanted.
constexpr std::chrono::milliseconds betweenLooks(50);

/// How long a killed process may take to end.
constexpr std::chrono::seconds longestEnd(1);

/// This much is sent before the first answer is read. A socket holds more, so a program that stops
/// reading until its answers are taken blocks no sooner than one asked alone.
constexpr std::size_t mostAhead = std::size_t{64} << 10;

/// Runs the command $1 in a session of its own, which it does not lead, and ends with it, or when
/// standard input, a connection to this program, is closed. Either way everything that the command
/// started ends too. As the subreaper of its descendants (PR_SET_CHILD_SUBREAPER) this shell
/// becomes the parent of each as soon as the processes between have ended, whatever group, session
/// or environment it has chosen. The exceptions are a process that kills this shell, and one that
/// the system does not end.
constexpr const char* supervisor = R"(
$(command -v setsid) /bin/sh -c '/bin/sh -c "$1" <&1 & exec >/dev/null 2>&1; wait "$!"' sh "$1" &
plugin=$!
exec 3<&0 >/dev/null 2>&1
{ read -r end <&3; kill -s KILL -- "-$plugin" "$plugin"; } &
wait "$plugin"
status=$?
kill -s KILL -- "-$plugin"
look=0
while [ "$look" -lt 500 ]; do
  children=
  read -r children < "/proc/$$/task/$$/children"
  [ -n "$children" ] || break
  kill -s KILL $children
  if [ "$look" -lt 20 ]; then (:); else sleep 0.02; fi
  look=$((look + 1))
done
exit "$status"
)";

/// In a process between fork and exec: only async-signal-safe calls.
void limitMemory(std::uint64_t bytes) {
  const rlimit none{0, 0};
  ::setrlimit(RLIMIT_CORE, &none);
  if (bytes == 0) return;
  const rlimit most{bytes, bytes};
  ::setrlimit(RLIMIT_DATA, &most);
}

}  // namespace

PluginProcess::PluginProcess(std::string command, PluginLimits limits, std::string name)
    : m_command(std::move(command)),
      m_limits(limits),
      m_name(name.empty() ? m_command : std::move(name)),
      m_errors(m_name) {}

PluginProcess::~PluginProcess() { stop(); }

bool PluginProcess::start() {
  // A socket, so that writing to an ended process is an error and no signal.
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return false;
  std::array<int, 2> errors{-1, -1};
  std::array<int, 2> life{-1, -1};
  m_process = ::pipe2(errors.data(), O_CLOEXEC) == 0 && ::pipe2(life.data(), O_CLOEXEC) == 0
                  ? ::fork()
                  : -1;
  if (m_process == 0) {
    // A session of its own: Ctrl-C is for the search.
    ::setsid();
    ::prctl(PR_SET_CHILD_SUBREAPER, 1);
    limitMemory(m_limits.memory);
    ::dup2(life[0], STDIN_FILENO);
    ::dup2(ends[1], STDOUT_FILENO);
    ::dup2(errors[1], STDERR_FILENO);
    ::execl("/bin/sh", "sh", "-c", supervisor, "sh", m_command.c_str(),
            static_cast<char*>(nullptr));
    ::_exit(127);
  }
  for (const int end : {ends[1], errors[1], life[0]}) ::close(end);
  if (m_process < 0) {
    for (const int end : {ends[0], errors[0], life[1]}) ::close(end);
    return false;
  }
  m_socket = ends[0];
  m_life = life[1];
  m_errors.open(errors[0]);
  m_read.clear();
  m_hasBegun = false;
  ++m_starts;
  return true;
}

std::uint64_t PluginProcess::stop() {
  if (m_process <= 0) return 0;
  ::close(m_socket);
  ::close(m_life);
  m_socket = -1;
  m_life = -1;
  m_errors.close();
  rusage used{};
  const auto end = Clock::now() + longestEnd;
  // Killed processes end at once unless the system blocks them, which is not worth waiting for.
  while (::wait4(m_process, nullptr, WNOHANG, &used) == 0 && Clock::now() < end) ::usleep(200);
  m_process = -1;
  return static_cast<std::uint64_t>(used.ru_maxrss) << 10;
}

Message PluginProcess::awaitEnd() {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(m_limits.time);
  siginfo_t how{};
  // It is not reaped yet, so its group id cannot be reused when the group is killed.
  while (::waitid(P_PID, static_cast<id_t>(m_process), &how, WEXITED | WNOHANG | WNOWAIT) == 0 &&
         how.si_pid == 0 && Clock::now() < end) {
    m_errors.read();
    ::usleep(500);
    endIfInterrupted();
  }
  m_errors.read();
  const std::uint64_t held = stop();
  if (how.si_pid == 0) return Message("closed its output");
  // A shell reports a signal by a status above 128.
  const bool isShell = how.si_code == CLD_EXITED && how.si_status > 128;
  Message text = how.si_code == CLD_EXITED && !isShell
                     ? Message("ended (status %1)", how.si_status)
                     : Message("crashed (signal %1)", how.si_status - (isShell ? 128 : 0));
  // A process that uses most of its memory limit has probably asked for more.
  if (m_limits.memory > 0 && held > m_limits.memory / 2) {
    text = Message("%1, holding %2 MiB of memory; the limit is %3 MiB", text, held >> 20,
                   m_limits.memory >> 20);
  }
  return text;
}

short PluginProcess::await(short events, std::chrono::duration<double> left) {
  endIfInterrupted();
  std::array<pollfd, 2> ready{{{m_socket, events, 0}, {m_errors.descriptor(), POLLIN, 0}}};
  const std::chrono::duration<double, std::milli> longest =
      std::clamp<std::chrono::duration<double>>(left, 0ms, betweenLooks);
  if (::poll(ready.data(), ready.size(), static_cast<int>(std::ceil(longest.count()))) <= 0) {
    return 0;
  }
  if (ready[1].revents != 0) m_errors.read();
  return ready[0].revents;
}

PluginProcess::Sent PluginProcess::send(const std::string& text) {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(m_limits.time);
  std::size_t sent = 0;
  while (sent < text.size()) {
    const ssize_t count =
        ::send(m_socket, text.data() + sent, text.size() - sent, MSG_NOSIGNAL | MSG_DONTWAIT);
    if (count > 0) {
      sent += static_cast<std::size_t>(count);
      continue;
    }
    if (count < 0 && errno == EINTR) continue;
    if (count < 0 && errno != EAGAIN && errno != EWOULDBLOCK) return Sent::refused;
    if (Clock::now() >= end) return Sent::late;
    await(POLLOUT, end - Clock::now());
  }
  return Sent::whole;
}

void PluginProcess::endIfInterrupted() {
  try {
    countOperations(0);
  } catch (const Interrupted&) {
    // The next answer of the process would belong to the abandoned question.
    stop();
    m_foreseen.clear();
    throw;
  }
}

Result<std::string> PluginProcess::readLine() {
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(m_limits.time);
  for (;;) {
    const std::size_t line = m_read.find('\n');
    if (line != std::string::npos) {
      std::string text = m_read.substr(0, line);
      m_read.erase(0, line + 1);
      m_hasBegun = true;
      return text;
    }
    if (m_read.size() > longestLine)
      return Error{"rubbish", Message("sent a line that never ends")};
    const auto left = end - Clock::now();
    if (await(POLLIN, left) == 0) {
      if (left <= 0ms) return Error{"hang", Message("did not answer in time")};
      continue;
    }
    std::array<char, 4096> buffer;
    const ssize_t count = ::recv(m_socket, buffer.data(), buffer.size(), 0);
    if (count < 0 && errno == EINTR) continue;
    // The other end signals by a reset that it was closed before everything was read.
    if (count < 0 && errno == ECONNRESET) return Error{"crash", {}, "unread"};
    if (count <= 0) return Error{"crash", {}};
    m_read.append(buffer.data(), static_cast<std::size_t>(count));
  }
}

OwnAnswer PluginProcess::finished(OwnAnswer answer) {
  const std::string last = answer.isUnstarted ? m_errors.takeLast() : std::string();
  if (!last.empty()) answer.failure = Message("%1: %2", answer.failure, last);
  m_errors.pass();
  return answer;
}

OwnAnswer PluginProcess::receive(std::uint64_t id, ScalarKind scalar, bool isAlone) {
  const Result<std::string> line = readLine();
  OwnAnswer answer;
  if (line) {
    answer = readPluginAnswer(*line, id, scalar, m_isTraced);
    // After garbage the start of the next answer is unknown.
    if (!answer.failure.isEmpty()) stop();
  } else if (line.error().code == "crash") {
    answer = OwnAnswer::failed(awaitEnd());
    answer.isUnstarted = isAlone && !m_hasBegun && line.error().at == "unread";
  } else {
    stop();
    answer = OwnAnswer::failed(line.error().message);
    answer.hasTimedOut = line.error().code == "hang";
  }
  return finished(std::move(answer));
}

OwnAnswer PluginProcess::ask(const SearchCase& given, Kind kind, ScalarKind scalar) {
  if (m_process <= 0 && !start()) {
    OwnAnswer unstarted = OwnAnswer::failed(Message::verbatim(std::strerror(errno)));
    unstarted.isUnstarted = true;
    return unstarted;
  }
  const bool isFirst = !m_hasBegun;
  const std::uint64_t id = ++m_requests;
  switch (send(requestOf(given, kind, scalar, id, m_isTraced) + '\n')) {
    case Sent::whole:
      break;
    case Sent::refused: {
      OwnAnswer answer = OwnAnswer::failed(awaitEnd());
      answer.isUnstarted = isFirst;
      return finished(std::move(answer));
    }
    case Sent::late: {
      stop();
      OwnAnswer answer = OwnAnswer::failed(Message("does not read its requests"));
      answer.hasTimedOut = true;
      return answer;
    }
  }
  return receive(id, scalar, true);
}

OwnAnswer PluginProcess::answer(const SearchCase& given, Kind kind, ScalarKind scalar) {
  const auto isAsked = [&](const Foreseen& foreseen) {
    return foreseen.kind == kind && foreseen.scalar == scalar && foreseen.given == given;
  };
  const auto found = std::ranges::find_if(m_foreseen, isAsked);
  if (found == m_foreseen.end()) return ask(given, kind, scalar);
  OwnAnswer answer = std::move(found->answer);
  // Earlier ones were skipped.
  m_foreseen.erase(m_foreseen.begin(), found + 1);
  return answer;
}

void PluginProcess::foresee(std::span<const SearchCase> cases, Kind kind,
                            std::span<const ScalarKind> scalars) {
  m_foreseen.clear();
  std::string text;
  std::vector<std::uint64_t> ids;
  for (const SearchCase& given : cases) {
    for (const ScalarKind scalar : scalars) {
      std::string request = requestOf(given, kind, scalar, m_requests + 1);
      if (text.size() + request.size() >= mostAhead) break;
      ids.push_back(++m_requests);
      text += request;
      text += '\n';
      m_foreseen.push_back({given, kind, scalar, {}});
    }
    if (text.size() >= mostAhead / 2) break;
  }
  if (m_process <= 0 && !start()) {
    m_foreseen.clear();
    return;
  }
  if (send(text) == Sent::late) {
    // Asked alone it shows the reason.
    stop();
    m_foreseen.clear();
    return;
  }
  // If it has ended, the first missing answer shows that.
  for (std::size_t i = 0; i < m_foreseen.size(); ++i) {
    m_foreseen[i].answer = receive(ids[i], m_foreseen[i].scalar, false);
    if (m_foreseen[i].answer.failure.isEmpty()) continue;
    askOneByOne(i);
    return;
  }
}

void PluginProcess::askOneByOne(std::size_t first) {
  const OwnAnswer together = m_foreseen[first].answer;
  const auto begin = Clock::now();
  bool isSeenAgain = false;
  for (std::size_t i = first; i < m_foreseen.size(); ++i) {
    Foreseen& asked = m_foreseen[i];
    // Answers may come all at once, so that the one that takes too long is not known unless it is
    // the last. Of those that follow it none is asked.
    const bool isKnown = asked.answer.hasTimedOut && i + 1 == m_foreseen.size();
    if (!isKnown) asked.answer = ask(asked.given, asked.kind, asked.scalar);
    isSeenAgain = isSeenAgain || !asked.answer.failure.isEmpty();
    if (!asked.answer.hasTimedOut && !asked.answer.isUnstarted) continue;
    // The caller may not want to continue.
    m_foreseen.resize(i + 1);
    return;
  }
  // Each was in time, and all of them together were not.
  if (isSeenAgain || (together.hasTimedOut && Clock::now() - begin >= m_limits.time)) return;
  // It comes of more than one request, such as memory that is never given back: reported by the
  // first that was not answered.
  m_foreseen[first].answer =
      OwnAnswer::failed(Message("%1, but not when asked alone", together.failure));
}

}  // namespace hairline
