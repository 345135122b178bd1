#pragma once

#include <atomic>
#include <cfenv>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

namespace hairline {

/// Tells whether any floating-point operation of this thread rounded (or overflowed, underflowed,
/// had no meaning) since the watch was made: the processor remembers. A verdict that was reached
/// without rounding is exact. The work to be watched must stand in a function that is not inlined,
/// so that the compiler leaves it between the two looks.
class RoundingWatch {
 public:
  RoundingWatch() {
    clear();
    std::atomic_signal_fence(std::memory_order_seq_cst);
  }
  RoundingWatch(const RoundingWatch&) = delete;
  RoundingWatch& operator=(const RoundingWatch&) = delete;

  bool rounded() const {
    std::atomic_signal_fence(std::memory_order_seq_cst);
    return flagsAreSet();
  }

  /// Whether the flags exist: an emulator may leave them out.
  static bool works() {
    static const bool works = [] {
      clear();
      volatile double one = 1;
      volatile double third = one / 3;
      (void)third;
      return flagsAreSet();
    }();
    return works;
  }

 private:
#if defined(__SSE2__)
  // The standard functions look after the x87 unit as well, which nothing here uses, and cost ten
  // times as much.
  static void clear() { _mm_setcsr(_mm_getcsr() & ~_MM_EXCEPT_MASK); }
  static bool flagsAreSet() { return (_mm_getcsr() & relevant) != 0; }
  // All but the note that an operand was subnormal.
  static constexpr unsigned relevant = _MM_EXCEPT_MASK & ~_MM_EXCEPT_DENORM;
#else
  static void clear() { std::feclearexcept(FE_ALL_EXCEPT); }
  static bool flagsAreSet() { return std::fetestexcept(FE_ALL_EXCEPT) != 0; }
#endif
};

}  // namespace hairline
