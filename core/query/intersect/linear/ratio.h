#pragma once

#include "core/math/scalar.h"

namespace hairline {

/// A quotient with a positive divisor, to be compared and, at the very end, computed.
///
/// In rationals and in the filter two of them are compared crosswise, so that verdicts need no
/// division. In float and double the quotient itself is kept: rounding is monotone, so that equal
/// quotients stay equal, and large numbers do not overflow as their products would.
template <Scalar S>
class Ratio {
 public:
  Ratio() : m_numerator(0), m_divisor(1) {}
  Ratio(const S& numerator, const S& divisor) : m_numerator(numerator), m_divisor(divisor) {
    if constexpr (std::floating_point<S>) {
      m_numerator /= m_divisor;
      m_divisor = S(1);
    }
  }

  S value() const {
    if constexpr (std::floating_point<S>) {
      return m_numerator;
    } else {
      return m_numerator / m_divisor;
    }
  }

  /// The sign of a - b.
  friend int compare(const Ratio& a, const Ratio& b) {
    if constexpr (std::floating_point<S>) {
      // Not the sign of the difference, which is NaN for two infinities.
      return (a.m_numerator > b.m_numerator) - (a.m_numerator < b.m_numerator);
    } else {
      return sign(S(a.m_numerator * b.m_divisor - b.m_numerator * a.m_divisor));
    }
  }

 private:
  S m_numerator;
  S m_divisor;
};

}  // namespace hairline
