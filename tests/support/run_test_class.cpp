#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <QTest>
#include <algorithm>
#include <cstdio>
#include <string>

#include "tests/support/test_class.h"

namespace hairline::testing {
namespace {

constexpr int skipped = 77;

/// An X server per test, so that tests can run in parallel without sharing pointer, keyboard focus
/// and clipboard. It ends with this process, however that ends.
class DisplayServer {
 public:
  DisplayServer() {
    std::array<int, 2> ends{};
    if (pipe(ends.data()) != 0) return;
    m_process = fork();
    if (m_process == 0) {
      prctl(PR_SET_PDEATHSIG, SIGKILL);
      close(ends[0]);
      const std::string number = std::to_string(ends[1]);
      const int silence = open("/dev/null", O_WRONLY);
      dup2(silence, STDERR_FILENO);
      execlp("Xvfb", "Xvfb", "-displayfd", number.c_str(), "-screen", "0", "1400x900x24",
             "-nolisten", "tcp", "-noreset", nullptr);
      _exit(127);
    }
    close(ends[1]);
    // The server writes the number of its display once it accepts clients.
    std::string display;
    char letter = 0;
    while (read(ends[0], &letter, 1) == 1 && letter != '\n') display += letter;
    close(ends[0]);
    if (display.empty()) return;
    setenv("DISPLAY", (':' + display).c_str(), 1);
    unsetenv("WAYLAND_DISPLAY");
    m_runs = true;
  }
  DisplayServer(const DisplayServer&) = delete;
  DisplayServer& operator=(const DisplayServer&) = delete;
  ~DisplayServer() {
    if (m_process <= 0) return;
    kill(m_process, SIGTERM);
    waitpid(m_process, nullptr, 0);
  }

  bool runs() const { return m_runs; }

 private:
  pid_t m_process = -1;
  bool m_runs = false;
};

const TestClass* chosen = nullptr;

int runChosen(int argc, char** argv) { return QTest::qExec(chosen->make().get(), argc, argv); }

}  // namespace

int runTestClass(int argc, char** argv) {
  auto& classes = testClasses();
  const std::string_view asked = argc > 1 ? argv[1] : "--list";
  if (asked == "--list") {
    std::ranges::sort(classes, {}, &TestClass::name);
    for (const TestClass& known : classes) {
      std::printf("%.*s\n", static_cast<int>(known.name.size()), known.name.data());
    }
    return 0;
  }
  const auto found = std::ranges::find(classes, asked, &TestClass::name);
  if (found == classes.end()) {
    std::fprintf(stderr, "There is no test class %s; --list names all.\n", argv[1]);
    return 1;
  }
  chosen = &*found;
  argv[1] = argv[0];
  // A display can be kept, to watch a test: HAIRLINE_TEST_DISPLAY=keep.
  const char* wish = std::getenv("HAIRLINE_TEST_DISPLAY");
  if (chosen->surroundings != Surroundings::display ||
      (wish != nullptr && std::string_view(wish) == "keep")) {
    return runWithin(chosen->surroundings, argc - 1, argv + 1, runChosen);
  }
  const DisplayServer server;
  if (!server.runs()) {
    std::fprintf(stderr, "SKIPPED: Xvfb does not run here; it is in the package xvfb.\n");
    return skipped;
  }
  return runWithin(chosen->surroundings, argc - 1, argv + 1, runChosen);
}

}  // namespace hairline::testing
