#pragma once

#include <stop_token>

namespace hairline {

/// Thrown out of a computation that was asked to stop. No answer came of it.
struct Interrupted {};

/// While it lives, long computations of this thread end with `Interrupted` soon after a stop was
/// requested: those in rationals, however short, and scans of the axes of large hulls. Without one
/// they run to their end.
class Interruptible {
 public:
  explicit Interruptible(std::stop_token stop);
  ~Interruptible();
  Interruptible(const Interruptible&) = delete;
  Interruptible& operator=(const Interruptible&) = delete;

 private:
  std::stop_token m_stop;
  const std::stop_token* m_before;
};

/// For long computations to call now and then; throws `Interrupted`.
void throwIfInterrupted();

}  // namespace hairline
