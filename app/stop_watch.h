#pragma once

#include <chrono>

namespace hairline {

/// Seconds since construction or the previous call.
class StopWatch {
 public:
  double lap() {
    const auto now = std::chrono::steady_clock::now();
    const double seconds = std::chrono::duration<double>(now - m_start).count();
    m_start = now;
    return seconds;
  }

 private:
  std::chrono::steady_clock::time_point m_start = std::chrono::steady_clock::now();
};

}  // namespace hairline
