#pragma once

#include <atomic>
#if defined(__SSE2__)
#include <xmmintrin.h>
#else
#include <cfenv>
#endif

namespace hairline {

/// Tells whether any floating-point operation of this thread since the watch was made had no
/// meaning (inf - inf, 0 * inf): the processor remembers. The work to be watched must stand in a
/// function that is not inlined: the fences then keep the compiler from moving it past the looks.
///
/// What the processor remembered before is put back at the end, so that watches may stand within
/// each other.
class MeaningWatch {
 public:
  MeaningWatch() {
#if defined(__SSE2__)
    // As in RoundingWatch: the library's own way is slow.
    m_before = _mm_getcsr() & static_cast<unsigned>(_MM_EXCEPT_INVALID);
    _mm_setcsr(_mm_getcsr() & ~static_cast<unsigned>(_MM_EXCEPT_INVALID));
#else
    std::fegetexceptflag(&m_before, FE_INVALID);
    std::feclearexcept(FE_INVALID);
#endif
    std::atomic_signal_fence(std::memory_order_seq_cst);
  }
  ~MeaningWatch() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
#if defined(__SSE2__)
    _mm_setcsr(_mm_getcsr() | m_before);
#else
    // Raised meanwhile or before.
    if (!lost()) std::fesetexceptflag(&m_before, FE_INVALID);
#endif
  }
  MeaningWatch(const MeaningWatch&) = delete;
  MeaningWatch& operator=(const MeaningWatch&) = delete;

  bool lost() const {
    std::atomic_signal_fence(std::memory_order_seq_cst);
#if defined(__SSE2__)
    return (_mm_getcsr() & static_cast<unsigned>(_MM_EXCEPT_INVALID)) != 0;
#else
    return std::fetestexcept(FE_INVALID) != 0;
#endif
  }

 private:
#if defined(__SSE2__)
  unsigned m_before;
#else
  std::fexcept_t m_before{};
#endif
};

}  // namespace hairline
