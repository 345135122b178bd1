#pragma once

#include <bit>
#include <cstdint>

namespace hairline {

/// A double with a bound on its error: the first stage of exact verdicts.
///
/// Beside the value runs the same expression over magnitudes (every difference a sum). After n
/// rounded operations on the longest path the error is at most about n * 2^-53 * magnitude, and
/// `relativeError` allows for 256 of them. Where a sign lies within that bound, it is taken as
/// computed and `inDoubt()` is set; the caller then repeats the work in rationals. The pair is one
/// SIMD register on x86-64 and arm64, so that an operation costs about what it costs in double.
///
/// Valid for inputs that are zero or of magnitude in [2^-100, 2^100] (see `isSafeInput`) and
/// expressions of any degree: a product whose magnitude falls below 2^-970 is in doubt unless a
/// factor is a structural zero, and what overflows is in doubt at its sign. Sums of magnitudes
/// never cancel, so that a magnitude of zero is a structural zero wherever there is no doubt. A
/// quotient of magnitude beyond [2^-128, 2^128] is in doubt.
class Filtered {
 public:
  static constexpr double relativeError = 0x1p-45;

  Filtered() = default;
  // Implicit, so that bodies can mix in small constants as they do with float and double.
  Filtered(double value) : m_pair{value, value < 0 ? -value : value} {}  // NOLINT
  Filtered(int value) : Filtered(static_cast<double>(value)) {}          // NOLINT

  double value() const { return m_pair[0]; }
  double magnitude() const { return m_pair[1]; }

  /// Whether a double is a valid input of the filter.
  static bool isSafeInput(double x) {
    // One subtraction checks both ends of the range: the bits of positive doubles sort as their
    // values do.
    const std::uint64_t size = std::bit_cast<std::uint64_t>(x) << 1;
    constexpr std::uint64_t least = std::bit_cast<std::uint64_t>(0x1p-100) << 1;
    constexpr std::uint64_t greatest = std::bit_cast<std::uint64_t>(0x1p100) << 1;
    return (size == 0) | (size - least <= greatest - least);
  }

  /// Set when any sign since the last `clearDoubt` was uncertain. One flag per thread.
  static bool inDoubt() { return s_doubt; }
  static void clearDoubt() { s_doubt = false; }
  static void setDoubt() { s_doubt = true; }

  friend Filtered operator+(Filtered a, Filtered b) { return Filtered(a.m_pair + b.m_pair); }
  friend Filtered operator-(Filtered a, Filtered b) { return a + -b; }
  friend Filtered operator-(Filtered a) { return Filtered(Pair{-a.m_pair[0], a.m_pair[1]}); }
  friend Filtered operator*(Filtered a, Filtered b) {
    const Pair product = a.m_pair * b.m_pair;
    // Far above the point where the error bound of a sign would be rounded.
    if (product[1] < 0x1p-970) [[unlikely]]
      s_doubt |= a.m_pair[1] != 0 && b.m_pair[1] != 0;
    return Filtered(product);
  }
  friend Filtered operator/(Filtered a, Filtered b);
  Filtered& operator+=(Filtered b) { return *this = *this + b; }
  Filtered& operator-=(Filtered b) { return *this = *this - b; }
  Filtered& operator*=(Filtered b) { return *this = *this * b; }
  Filtered& operator/=(Filtered b) { return *this = *this / b; }

  friend int sign(Filtered x) {
    const double bound = relativeError * x.m_pair[1];
    if (x.m_pair[0] > bound) return 1;
    if (x.m_pair[0] < -bound) return -1;
    // A magnitude of zero is a structural zero; NaN fails this comparison and is in doubt.
    if (!(x.m_pair[1] == 0)) s_doubt = true;
    return (x.m_pair[0] > 0) - (x.m_pair[0] < 0);
  }
  friend bool operator<(Filtered a, Filtered b) { return sign(a - b) < 0; }
  friend bool operator>(Filtered a, Filtered b) { return sign(a - b) > 0; }
  friend bool operator<=(Filtered a, Filtered b) { return sign(a - b) <= 0; }
  friend bool operator>=(Filtered a, Filtered b) { return sign(a - b) >= 0; }
  friend bool operator==(Filtered a, Filtered b) { return sign(a - b) == 0; }
  friend bool operator!=(Filtered a, Filtered b) { return sign(a - b) != 0; }

  // Whichever is chosen, the error is at most the larger of the two bounds.
  friend Filtered minimum(Filtered a, Filtered b) {
    return Filtered(Pair{b.m_pair[0] < a.m_pair[0] ? b.m_pair[0] : a.m_pair[0],
                         b.m_pair[1] < a.m_pair[1] ? a.m_pair[1] : b.m_pair[1]});
  }
  friend Filtered maximum(Filtered a, Filtered b) {
    return Filtered(Pair{a.m_pair[0] < b.m_pair[0] ? b.m_pair[0] : a.m_pair[0],
                         b.m_pair[1] < a.m_pair[1] ? a.m_pair[1] : b.m_pair[1]});
  }
  friend Filtered absolute(Filtered x) {
    return Filtered(Pair{x.m_pair[0] < 0 ? -x.m_pair[0] : x.m_pair[0], x.m_pair[1]});
  }
  /// Verdicts take no roots; answers do, but the filter gives none.
  friend Filtered squareRoot(Filtered x) {
    s_doubt = true;
    return x;
  }
  friend double toDouble(Filtered x) { return x.m_pair[0]; }

 private:
  typedef double Pair __attribute__((vector_size(16)));
  explicit Filtered(Pair pair) : m_pair(pair) {}

  Pair m_pair;
  // Accessed without a call: the library is loaded at program start.
  [[gnu::tls_model("initial-exec")]] static constinit thread_local bool s_doubt;
};

inline Filtered operator/(Filtered a, Filtered b) {
  const double size = b.m_pair[0] < 0 ? -b.m_pair[0] : b.m_pair[0];
  // The quotient's error is bounded only where the divisor is well away from zero.
  if (!(size > 4 * Filtered::relativeError * b.m_pair[1])) {
    Filtered::s_doubt = true;
    return Filtered(Filtered::Pair{0, 0});
  }
  const double quotient = a.m_pair[0] / b.m_pair[0];
  const double quotientSize = quotient < 0 ? -quotient : quotient;
  const double magnitude = 2 * (a.m_pair[1] + quotientSize * b.m_pair[1]) / size;
  if (magnitude != 0 && !(magnitude >= 0x1p-128 && magnitude <= 0x1p128)) Filtered::s_doubt = true;
  return Filtered(Filtered::Pair{quotient, magnitude});
}

}  // namespace hairline
