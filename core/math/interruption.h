#pragma once

#include <cstdint>
#include <exception>
#include <stop_token>

namespace hairline {

/// Thrown out of a computation that was asked to stop, without an answer.
struct Interrupted : std::exception {
  const char* what() const noexcept override { return "the computation was cancelled"; }
};

/// During its lifetime, long computations of this thread end with `Interrupted` soon after a stop
/// was requested: all those in rationals, and scans of the axes of large hulls. Without one they
/// run to completion.
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

/// Thrown out of a computation that exceeds its operations.
struct OverBudget : std::exception {
  const char* what() const noexcept override { return "the computation took too many operations"; }
};

/// During its lifetime, computations of this thread end with `OverBudget` once they exceed a number
/// of operations. They are counted, not timed, so that every machine answers alike. Without one
/// there is no limit.
class OperationBudget {
 public:
  explicit OperationBudget(std::uint64_t operations);
  ~OperationBudget();
  OperationBudget(const OperationBudget&) = delete;
  OperationBudget& operator=(const OperationBudget&) = delete;

 private:
  std::uint64_t m_left;
  std::uint64_t* m_before;
};

/// Operations during its lifetime count by half when it ends: what is asked on the side may use all
/// that are left to this thread, and leaves at least half of them.
class OperationShare {
 public:
  OperationShare();
  ~OperationShare();
  OperationShare(const OperationShare&) = delete;
  OperationShare& operator=(const OperationShare&) = delete;

 private:
  std::uint64_t m_before = 0;
};

/// For long computations to call regularly, with the operations since the last call in units of
/// about 50 ns on a common machine. Throws `Interrupted` or `OverBudget`.
void countOperations(std::uint64_t count);

namespace detail {

/// Starts at zero with each budget, so that the same question always takes the same count.
[[gnu::tls_model("initial-exec")]] extern constinit thread_local unsigned shortProducts;

}  // namespace detail

/// The same for a product of two short numbers, which is cheaper than the check: checks once in a
/// thousand calls.
inline void countShortProduct() {
  constexpr unsigned products = 1024;
  if (++detail::shortProducts % products == 0) countOperations(products / 4);
}

}  // namespace hairline
