#include "app/long_work.h"

#include <unistd.h>

#include <atomic>
#include <condition_variable>
#include <csignal>
#include <cstdio>
#include <mutex>

#include "app/usage.h"
#include "core/base/checked.h"

namespace hairline {
namespace {

// Signal handlers may do little: they set this flag, and a thread polls it.
std::atomic<bool> interrupted = false;
static_assert(std::atomic<bool>::is_always_lock_free);

void interrupt(int) {
  interrupted = true;
  // The second Ctrl-C ends the program at once, in case the work does not stop.
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
}

constexpr auto pause = std::chrono::milliseconds(100);

constexpr auto betweenLooks = std::chrono::milliseconds(50);

void requestStopIfInterrupted(std::stop_source stop, const std::stop_token& own) {
  std::mutex mutex;
  std::condition_variable_any changed;
  std::unique_lock lock(mutex);
  while (!own.stop_requested() && !interrupted) {
    changed.wait_for(lock, own, betweenLooks, [] { return false; });
  }
  if (interrupted) stop.request_stop();
}

LongWork* current = nullptr;

}  // namespace

LongWork::LongWork(bool showsProgress)
    : m_onTerminal(showsProgress && ::isatty(2) == 1),
      m_next(std::chrono::steady_clock::now() + 3 * pause) {
  interrupted = false;
  current = this;
  // Without SA_RESTART, so that waiting for a reader or a disk is interrupted too.
  struct sigaction action {};
  action.sa_handler = interrupt;
  ::sigemptyset(&action.sa_mask);
  ::sigaction(SIGINT, &action, nullptr);
  ::sigaction(SIGTERM, &action, nullptr);
  // The signals are for threads that block.
  sigset_t both;
  sigset_t before;
  ::sigemptyset(&both);
  ::sigaddset(&both, SIGINT);
  ::sigaddset(&both, SIGTERM);
  ::pthread_sigmask(SIG_BLOCK, &both, &before);
  m_watcher = std::jthread(
      [stop = m_stop](const std::stop_token& own) { requestStopIfInterrupted(stop, own); });
  ::pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

LongWork::~LongWork() {
  std::signal(SIGINT, SIG_DFL);
  std::signal(SIGTERM, SIG_DFL);
  wipe();
  current = nullptr;
}

Work LongWork::named(std::string name) {
  Work work;
  work.stop = m_stop.get_token();
  work.progress = [this, name = std::move(name)](double share) {
    if (isTimeToShow())
      show(name + ' ' + std::to_string(clampedInteger<int>(share * 100, 0, 100)) + " %");
  };
  return work;
}

Work LongWork::telling(std::function<std::string()> text) {
  Work work;
  work.stop = m_stop.get_token();
  work.progress = [this, text = std::move(text)](double) {
    if (isTimeToShow()) show(text());
  };
  return work;
}

bool LongWork::isTimeToShow() {
  const auto now = std::chrono::steady_clock::now();
  if (!m_onTerminal || now < m_next) return false;
  m_next = now + pause;
  return true;
}

void LongWork::show(const std::string& text) {
  m_shown = true;
  std::fprintf(stderr, "\r\033[K%s", text.c_str());
  std::fflush(stderr);
}

void LongWork::wipe() {
  if (!m_shown) return;
  std::fprintf(stderr, "\r\033[K");
  std::fflush(stderr);
  m_shown = false;
}

void eraseProgress() {
  if (current != nullptr) current->wipe();
}

int failed(const std::string& command, const Error& error) {
  if (error.code != "cancelled" && !interrupted) return usageError(command, error.message);
  usageError(command, "stopped; nothing was written");
  return exitInterrupted;
}

}  // namespace hairline
