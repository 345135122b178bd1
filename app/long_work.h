#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <thread>

#include "core/work.h"

namespace hairline {

/// The status of a command that Ctrl-C stopped, as shells have it.
constexpr int exitInterrupted = 130;

/// For the time it lives, Ctrl-C (and a request to end) stops the work instead of the program, and
/// progress is shown on standard error where that is a terminal. One at a time.
class LongWork {
 public:
  /// `showsProgress`: on a terminal.
  explicit LongWork(bool showsProgress = true);
  LongWork(const LongWork&) = delete;
  LongWork& operator=(const LongWork&) = delete;
  ~LongWork();

  /// Work that is shown under this name, such as "reading".
  Work named(std::string name);
  /// Work that shows what `text` tells, instead of a share.
  Work telling(std::function<std::string()> text);

  /// Erases the progress that stands on the terminal, until there is more of it.
  void wipe();

 private:
  bool isTimeToShow();
  void show(const std::string& text);

  std::stop_source m_stop;
  bool m_onTerminal;
  bool m_shown = false;
  std::chrono::steady_clock::time_point m_next;
  /// Looks whether Ctrl-C was pressed, since all others may wait for something.
  std::jthread m_watcher;
};

/// Erases the progress of the work under way, if any, before something else is printed.
void eraseProgress();

/// Says why a command failed: exitInterrupted for work that was cancelled, exitUsage otherwise.
int failed(const std::string& command, const Error& error);

}  // namespace hairline
