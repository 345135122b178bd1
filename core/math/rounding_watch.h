#pragma once

#include <atomic>
#include <cfenv>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

namespace hairline {

/// Tells whether any floating-point operation of this thread since the watch was made had to round:
/// the processor remembers. Where none had to, a body in double has computed exactly. The work to
/// be watched must stand in a function that is not inlined: the fences then keep the compiler from
/// moving it past the looks.
///
/// What the processor remembered before is put back at the end, so that watches may stand within
/// each other.
class RoundingWatch {
 public:
  RoundingWatch() {
#if defined(__SSE2__)
    // The library's own way goes through the old coprocessor too, and takes longer than most work.
    m_before = _mm_getcsr() & static_cast<unsigned>(_MM_EXCEPT_MASK);
    _mm_setcsr(_mm_getcsr() & ~static_cast<unsigned>(_MM_EXCEPT_MASK));
#else
    m_raised = std::fetestexcept(FE_ALL_EXCEPT);
    std::fegetexceptflag(&m_before, m_raised);
    std::feclearexcept(FE_ALL_EXCEPT);
#endif
    std::atomic_signal_fence(std::memory_order_seq_cst);
  }
  ~RoundingWatch() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
#if defined(__SSE2__)
    _mm_setcsr(_mm_getcsr() | m_before);
#else
    std::fesetexceptflag(&m_before, m_raised);
#endif
  }
  RoundingWatch(const RoundingWatch&) = delete;
  RoundingWatch& operator=(const RoundingWatch&) = delete;

  /// Whether everything was computed without a rounding, and within the range of the numbers.
  bool allExact() const {
    std::atomic_signal_fence(std::memory_order_seq_cst);
#if defined(__SSE2__)
    return (_mm_getcsr() & (_MM_EXCEPT_MASK & ~_MM_EXCEPT_DENORM)) == 0;
#else
    return std::fetestexcept(FE_ALL_EXCEPT) == 0;
#endif
  }

 private:
#if defined(__SSE2__)
  unsigned m_before;
#else
  int m_raised;
  std::fexcept_t m_before;
#endif
};

}  // namespace hairline
