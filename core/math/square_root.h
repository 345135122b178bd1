#pragma once

#include <optional>

#include "core/math/interval.h"
#include "core/math/rational.h"

namespace hairline {

/// Two rationals around the square root of x >= 0, at most 2^-bits apart relative to it; equal
/// where the root is zero or found exactly. `bits` is at least 2.
Interval<Rational> enclosedSquareRoot(const Rational& x, int bits);

/// The double nearest to the square root of x >= 0. Infinite where the root is beyond the largest
/// double.
double nearestSquareRoot(const Rational& x);

/// The square root of x >= 0 if it is rational.
std::optional<Rational> exactSquareRoot(const Rational& x);

}  // namespace hairline
