#pragma once

#include <ctime>

namespace hairline {

/// The processor time that this thread has used, in milliseconds: what others do meanwhile on a
/// busy machine makes nothing slow by this clock.
inline double threadMilliseconds() {
  timespec now{};
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return 1e3 * static_cast<double>(now.tv_sec) + 1e-6 * static_cast<double>(now.tv_nsec);
}

}  // namespace hairline
