#pragma once

#if defined(__SSE2__)
#include <xmmintrin.h>
#elif !defined(__aarch64__)
#include <cfenv>
#endif

namespace hairline {

/// During its lifetime, this thread rounds to nearest, keeps subnormal numbers and traps nothing;
/// then the previous state is restored. All error bounds assume that state, and a plugin, a driver
/// or a library compiled with -ffast-math may have changed it. It is used at the public entries of
/// verdicts and in every worker thread; if nothing has to change it takes about a nanosecond.
class ArithmeticScope {
 public:
  ArithmeticScope() : m_before(control()) {
    if ((m_before & mask) != usual) set((m_before & ~mask) | usual);
  }
  ArithmeticScope(const ArithmeticScope&) = delete;
  ArithmeticScope& operator=(const ArithmeticScope&) = delete;
  ~ArithmeticScope() {
    // Exceptions raised meanwhile stay raised.
    if ((m_before & mask) != usual) set((control() & ~mask) | (m_before & mask));
  }

 private:
#if defined(__SSE2__)
  // Rounding, flush to zero, subnormal operands as zero, and which exceptions do not trap.
  static constexpr unsigned mask = 0x6000 | 0x8000 | 0x0040 | 0x1f80;
  static constexpr unsigned usual = 0x1f80;
  static unsigned control() { return _mm_getcsr(); }
  static void set(unsigned value) { _mm_setcsr(value); }
#elif defined(__aarch64__)
  static constexpr unsigned mask = ~0u;
  static constexpr unsigned usual = 0;
  static unsigned control() { return __builtin_aarch64_get_fpcr(); }
  static void set(unsigned value) { __builtin_aarch64_set_fpcr(value); }
#else
  // The standard library supports rounding only.
  static constexpr unsigned mask = ~0u;
  static constexpr unsigned usual = FE_TONEAREST;
  static unsigned control() { return static_cast<unsigned>(std::fegetround()); }
  static void set(unsigned value) { std::fesetround(static_cast<int>(value)); }
#endif

  unsigned m_before;
};

}  // namespace hairline
