#include "widgets/window/end_signals.h"

#include <fcntl.h>
#include <unistd.h>

#include <QSocketNotifier>
#include <atomic>
#include <cerrno>

namespace hairline {
namespace {

std::atomic<int> writingEnd = -1;
static_assert(std::atomic<int>::is_always_lock_free);

// A signal handler may do little.
void handle(int number) {
  const int before = errno;
  const auto byte = static_cast<unsigned char>(number);
  [[maybe_unused]] const ssize_t written = ::write(writingEnd, &byte, 1);
  errno = before;
}

}  // namespace

EndSignals::EndSignals(QObject* parent) : QObject(parent) {
  if (::pipe2(m_pipe.data(), O_CLOEXEC | O_NONBLOCK) != 0) return;
  writingEnd = m_pipe[1];
  auto* notifier = new QSocketNotifier(m_pipe[0], QSocketNotifier::Read, this);
  connect(notifier, &QSocketNotifier::activated, this, [this] {
    unsigned char number = 0;
    while (::read(m_pipe[0], &number, 1) == 1) emit received(number);
  });
  struct sigaction action {};
  action.sa_handler = handle;
  action.sa_flags = SA_RESTART | static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    sigaction(numbers[i], nullptr, &m_before[i]);
    if (m_before[i].sa_handler != SIG_IGN) sigaction(numbers[i], &action, nullptr);
  }
}

EndSignals::~EndSignals() {
  if (m_pipe[0] < 0) return;
  for (std::size_t i = 0; i < numbers.size(); ++i) sigaction(numbers[i], &m_before[i], nullptr);
  writingEnd = -1;
  ::close(m_pipe[0]);
  ::close(m_pipe[1]);
}

}  // namespace hairline
