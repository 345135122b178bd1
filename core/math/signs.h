#pragma once

#include "core/math/scalar.h"

namespace hairline {

// The most common tests of a sign, as one comparison in float and double. False for NaN.

/// Whether sign(x) < 0.
template <Scalar S>
bool isNegative(const S& x) {
  if constexpr (std::floating_point<S>) {
    return x < S(0);
  } else {
    return sign(x) < 0;
  }
}

/// Whether sign(x) > 0.
template <Scalar S>
bool isPositive(const S& x) {
  if constexpr (std::floating_point<S>) {
    return x > S(0);
  } else {
    return sign(x) > 0;
  }
}

/// The greater of x and zero, arithmetically: compilers turn a comparison with zero into a branch.
/// Exact except for the last bit of numbers that have already lost bits.
template <std::floating_point S>
S positivePart(S x) {
  const S half = x * S(0.5);
  return half + absolute(half);
}

}  // namespace hairline
