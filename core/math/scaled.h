#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>

#include "core/math/filtered.h"

namespace hairline {

/// A double within a fixed distance of the true value: the cheap first stage of exact verdicts, at
/// the cost of double itself.
///
/// For bodies that use coordinates in differences along one axis only, and take signs of sums and
/// products of such differences. The input is multiplied by a power of two (`factorFor`) so that no
/// difference exceeds 1. Then
/// - a difference is off by at most u = 2^-53 relatively, and 2^-1073 where the scaling
/// underflowed;
/// - let C be what the expression under the sign becomes with every difference 1 and every minus a
///   plus, and n the number of roundings on its longest path: by the usual induction the error is
///   at most n u / (1 - n u) * C, beside underflows of 2^-1074 each, which vanish against it.
/// Bodies keep n <= 64 and C <= 64 (triangle against box: n < 16, C <= 18), so that the error stays
/// below 2^-41 (1 + 2^-40), and a value beyond 2^-40 has the sign of the true one. Everything else,
/// overflow and NaN included, is in doubt (`Filtered::inDoubt`, the one flag of the thread). There
/// is no division: a quotient has no such bound.
class Scaled {
 public:
  static constexpr double errorBound = 0x1p-40;

  Scaled() = default;
  Scaled(double value) : m_value(value) {}                    // NOLINT: as in Filtered
  Scaled(int value) : m_value(static_cast<double>(value)) {}  // NOLINT

  /// A power of two that brings numbers up to `bound` into [-1, 1]; within 2^-1000 and 2^1000, and
  /// exact for coordinates unless they underflow.
  static double factorFor(double bound) {
    const auto exponent = static_cast<std::int64_t>(std::bit_cast<std::uint64_t>(bound) >> 52);
    // bound < 2^(exponent - 1022), and the exponent of the factor is stored with 1023 added.
    const std::int64_t stored = std::clamp<std::int64_t>(2045 - exponent, 23, 2023);
    return std::bit_cast<double>(static_cast<std::uint64_t>(stored) << 52);
  }

  friend Scaled operator+(Scaled a, Scaled b) { return a.m_value + b.m_value; }
  friend Scaled operator-(Scaled a, Scaled b) { return a.m_value - b.m_value; }
  friend Scaled operator-(Scaled a) { return -a.m_value; }
  friend Scaled operator*(Scaled a, Scaled b) { return a.m_value * b.m_value; }
  Scaled& operator+=(Scaled b) { return *this = *this + b; }
  Scaled& operator-=(Scaled b) { return *this = *this - b; }
  Scaled& operator*=(Scaled b) { return *this = *this * b; }

  friend int sign(Scaled x) {
    // Doubt is rare and the sign is not foreseeable: the branch is on the former alone.
    if (!(std::abs(x.m_value) > errorBound)) [[unlikely]]
      Filtered::setDoubt();
    return (x.m_value > 0) - (x.m_value < 0);
  }

  friend Scaled minimum(Scaled a, Scaled b) { return b.m_value < a.m_value ? b : a; }
  friend Scaled maximum(Scaled a, Scaled b) { return a.m_value < b.m_value ? b : a; }
  friend Scaled absolute(Scaled x) { return std::abs(x.m_value); }
  friend double toDouble(Scaled x) { return x.m_value; }

 private:
  double m_value;
};

}  // namespace hairline
