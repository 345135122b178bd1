#pragma once

#include <atomic>
#include <cfenv>
#if defined(__SSE2__)
#include <xmmintrin.h>
#endif

namespace hairline {

/// Detects which floating-point exceptions operations of this thread raised since the scope began,
/// from the processor's flags. The work must be in a function that is not inlined: the fences then
/// keep the compiler from moving it past the reads of the flags. Exceptions raised before are
/// restored at the end, so that scopes nest.
class ExceptionScope {
 public:
  ExceptionScope() {
#if defined(__SSE2__)
    // <cfenv> goes through the x87 coprocessor too, and takes longer than most work.
    m_before = _mm_getcsr() & static_cast<unsigned>(_MM_EXCEPT_MASK);
    _mm_setcsr(_mm_getcsr() & ~static_cast<unsigned>(_MM_EXCEPT_MASK));
#else
    m_raised = std::fetestexcept(FE_ALL_EXCEPT);
    std::fegetexceptflag(&m_before, m_raised);
    std::feclearexcept(FE_ALL_EXCEPT);
#endif
    std::atomic_signal_fence(std::memory_order_seq_cst);
  }
  ~ExceptionScope() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
#if defined(__SSE2__)
    _mm_setcsr(_mm_getcsr() | m_before);
#else
    std::fesetexceptflag(&m_before, m_raised);
#endif
  }
  ExceptionScope(const ExceptionScope&) = delete;
  ExceptionScope& operator=(const ExceptionScope&) = delete;

  /// Whether no operation rounded or overflowed: a body in double has then computed exactly.
  bool allExact() const { return (raised() & ~denormal) == 0; }
  /// Whether an operation was invalid: inf - inf, 0 * inf.
  bool hasInvalid() const { return (raised() & invalid) != 0; }

 private:
#if defined(__SSE2__)
  static constexpr unsigned invalid = _MM_EXCEPT_INVALID;
  static constexpr unsigned denormal = _MM_EXCEPT_DENORM;
  static unsigned raised() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
    return _mm_getcsr() & static_cast<unsigned>(_MM_EXCEPT_MASK);
  }
  unsigned m_before;
#else
  static constexpr int invalid = FE_INVALID;
  static constexpr int denormal = 0;
  static int raised() {
    std::atomic_signal_fence(std::memory_order_seq_cst);
    return std::fetestexcept(FE_ALL_EXCEPT);
  }
  int m_raised;
  std::fexcept_t m_before;
#endif
};

}  // namespace hairline
