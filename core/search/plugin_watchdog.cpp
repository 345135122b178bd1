#include "core/search/plugin_watchdog.h"

#include <fcntl.h>
#include <signal.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace hairline {
namespace {

// $1 is how the variable begins. Lines "+ number" and "- number" say which processes there are; the
// end of the input says that nobody is left to end them.
constexpr const char* script = R"(
all=
while read -r sign number; do
  case $sign in
    +) all="$all $number" ;;
    -) rest=
       for each in $all; do [ "$each" = "$number" ] || rest="$rest $each"; done
       all=$rest ;;
  esac
done
for each in $all; do kill -s KILL -- "-$each"; kill -s KILL "$each"; done
for look in 1 2 3 4 5; do
  found=$(grep -laF -e "$1" /proc/[0-9]*/environ)
  [ -n "$found" ] || break
  for each in $found; do each=${each#/proc/}; kill -s KILL "${each%/environ}"; done
done
)";

/// Only what is safe between fork and exec.
void becomeWatchdog(int connection, const char* signature) {
  // What ends the program's group, such as Ctrl-C, is to leave this.
  ::setsid();
  if (::chdir("/") != 0) ::_exit(127);
  ::dup2(connection, STDIN_FILENO);
  const int nothing = ::open("/dev/null", O_RDWR);
  ::dup2(nothing, STDOUT_FILENO);
  ::dup2(nothing, STDERR_FILENO);
  ::execl("/bin/sh", "sh", "-c", script, "sh", signature, static_cast<char*>(nullptr));
  ::_exit(127);
}

/// A line about a process, without memory of its own but the stack.
void tell(int connection, char sign, int process) {
  std::array<char, 32> line{sign, ' '};
  char* end = std::to_chars(line.data() + 2, line.data() + line.size() - 1, process).ptr;
  *end++ = '\n';
  ::send(connection, line.data(), static_cast<std::size_t>(end - line.data()), MSG_NOSIGNAL);
}

}  // namespace

PluginWatchdog::PluginWatchdog() {
  const auto now = std::chrono::system_clock::now().time_since_epoch().count();
  m_signature =
      "HAIRLINE_PLUGIN_OF=" + std::to_string(::getpid()) + '.' + std::to_string(now) + '.';
  std::array<int, 2> ends{};
  if (::socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends.data()) != 0) return;
  const int process = ::fork();
  if (process == 0) becomeWatchdog(ends[1], m_signature.c_str());
  ::close(ends[1]);
  m_connection = ends[0];
}

const PluginWatchdog& PluginWatchdog::instance() {
  // Never destroyed: the connection ends with the program.
  static const PluginWatchdog* const watchdog = new PluginWatchdog();
  return *watchdog;
}

void PluginWatchdog::addThisProcess() const { tell(m_connection, '+', ::getpid()); }

void PluginWatchdog::remove(int process) const { tell(m_connection, '-', process); }

void PluginWatchdog::killAllWith(const std::string& variable) {
  constexpr int mostLooks = 5;
  for (int look = 0; look < mostLooks; ++look) {
    bool any = false;
    std::error_code failure;
    std::filesystem::directory_iterator entry("/proc", failure);
    for (; !failure && entry != std::filesystem::directory_iterator(); entry.increment(failure)) {
      const std::string name = entry->path().filename().string();
      int process = 0;
      const auto read = std::from_chars(name.data(), name.data() + name.size(), process);
      if (read.ec != std::errc() || read.ptr != name.data() + name.size()) continue;
      std::ifstream file(entry->path() / "environ", std::ios::binary);
      const std::string environment{std::istreambuf_iterator<char>(file), {}};
      if (environment.find(variable) == std::string::npos) continue;
      any = ::kill(process, SIGKILL) == 0 || any;
    }
    if (!any) return;
  }
}

}  // namespace hairline
