#pragma once

#include "core/math/scalar.h"

namespace hairline {

// What is most often asked of a sign, as one comparison in float and double. A NaN is neither.

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

/// The greater of x and zero, by arithmetic: compared with a zero, compilers make a branch of it.
/// Exact but for the last bit of numbers that have lost bits already.
template <std::floating_point S>
S positivePart(S x) {
  const S half = x * S(0.5);
  return half + absolute(half);
}

}  // namespace hairline
