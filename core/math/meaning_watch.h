#pragma once

#include <atomic>
#include <cfenv>

namespace hairline {

/// Tells whether any floating-point operation of this thread since the watch was made had no
/// meaning (inf - inf, 0 * inf): the processor remembers. The work to be watched must stand in a
/// function that is not inlined: the fences then keep the compiler from moving it past the looks.
class MeaningWatch {
 public:
  MeaningWatch() {
    std::feclearexcept(FE_INVALID);
    std::atomic_signal_fence(std::memory_order_seq_cst);
  }
  MeaningWatch(const MeaningWatch&) = delete;
  MeaningWatch& operator=(const MeaningWatch&) = delete;

  bool lost() const {
    std::atomic_signal_fence(std::memory_order_seq_cst);
    return std::fetestexcept(FE_INVALID) != 0;
  }
};

}  // namespace hairline
