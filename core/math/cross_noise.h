#pragma once

#include <limits>
#include <type_traits>

#include "core/math/vector.h"

namespace hairline {

/// The unit of error of a cross product in float or double: |a_j b_k| + |a_k b_j| in component i,
/// and the least normal number, because smaller products are rounded by as much as that. `a` and
/// `b` are any vectors of three.
template <typename V>
V crossMagnitude(const V& a, const V& b) {
  using S = std::remove_cvref_t<decltype(a[0])>;
  const auto component = [&](int j, int k) {
    return absolute(a[j] * b[k]) + absolute(a[k] * b[j]) + std::numeric_limits<S>::min();
  };
  return {component(1, 2), component(2, 0), component(0, 1)};
}

/// A component of a product up to this fraction of `crossMagnitude` counts as zero: factors that
/// are differences of coordinates, two products and their difference are off by an eighth of it, so
/// that a component beyond it is right to an eighth.
template <std::floating_point S>
constexpr S crossNoise = 16 * std::numeric_limits<S>::epsilon();

/// Whether a product of three components has a direction: in float and double, one that is zero
/// within the error of computing it has none; in exact arithmetic only zero has none. `magnitude`
/// is that of crossMagnitude().
template <typename V>
bool hasDirection(const V& product, const V& magnitude) {
  using S = std::remove_cvref_t<decltype(product[0])>;
  bool any = false;
  for (int k = 0; k < 3; ++k) {
    // In this form, because a product that overflows has a direction.
    const S size = absolute(product[k]);
    any |= size > crossNoise<S> * magnitude[k];
    any |= size > std::numeric_limits<S>::max();
  }
  return any;
}

/// Whether a × b has a direction, given the product as computed.
template <Scalar S>
bool crossHasDirection(const Vector3<S>& product, const Vector3<S>& a, const Vector3<S>& b) {
  if constexpr (std::floating_point<S>) {
    return hasDirection(product, crossMagnitude(a, b));
  } else {
    return !isZero(product);
  }
}

}  // namespace hairline
