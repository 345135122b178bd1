#pragma once

#include <chrono>
#include <functional>
#include <stop_token>
#include <string>
#include <thread>

#include "core/work.h"

namespace hairline {

/// The status of a command that Ctrl-C stopped, by the convention of shells.
constexpr int exitInterrupted = 130;

/// During its lifetime, Ctrl-C (and a request to end) stops the work instead of the program, and
/// progress is shown on standard error if that is a terminal. One instance at a time.
class LongWork {
 public:
  /// `showsProgress`: on a terminal.
  explicit LongWork(bool showsProgress = true);
  LongWork(const LongWork&) = delete;
  LongWork& operator=(const LongWork&) = delete;
  ~LongWork();

  /// Work shown under this name, such as "reading".
  Work named(std::string name);
  /// Work that shows the result of `text` instead of a percentage.
  Work telling(std::function<std::string()> text);

  /// Erases the progress from the terminal until the next update.
  void wipe();

 private:
  bool isTimeToShow();
  void show(const std::string& text);

  std::stop_source m_stop;
  bool m_onTerminal;
  bool m_shown = false;
  std::chrono::steady_clock::time_point m_next;
  /// Polls whether Ctrl-C was pressed, because all other threads may be blocked.
  std::jthread m_watcher;
};

/// Erases the progress of the running work, if any, before something else is printed.
void eraseProgress();

/// Reports why a command failed: exitInterrupted for cancelled work, exitUsage otherwise.
int failed(const std::string& command, const Error& error);

}  // namespace hairline
