#pragma once

#include <algorithm>
#include <bit>
#include <cmath>
#include <concepts>
#include <cstdint>
#include <limits>
#include <type_traits>

namespace hairline {

/// A power of two that brings numbers up to `bound` near one, so that in float and double their
/// squares neither overflow nor vanish. One in the other scalars, which need none.
template <typename S>
S factorToUnit(const S& bound) {
  if constexpr (std::floating_point<S>) {
    if (!(bound > 0) || !std::isfinite(bound)) return S(1);
    // 2^-floor(log2(bound)), from the stored exponents; clamped to both ends of the range.
    using Bits = std::conditional_t<std::same_as<S, double>, std::uint64_t, std::uint32_t>;
    constexpr int fraction = std::numeric_limits<S>::digits - 1;
    constexpr Bits most = 2 * std::numeric_limits<S>::max_exponent - 3;
    const Bits exponent = std::bit_cast<Bits>(bound) >> fraction;
    return std::bit_cast<S>(std::clamp<Bits>(most + 1 - exponent, 1, most) << fraction);
  } else {
    return S(1);
  }
}

}  // namespace hairline
