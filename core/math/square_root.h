#pragma once

#include <optional>

#include "core/math/rational.h"

namespace hairline {

/// The double nearest to the square root of x >= 0 (ties cannot occur for irrational roots; exact
/// ties go to even). Infinite where the root is beyond the largest double.
double nearestSquareRoot(const Rational& x);

/// The square root of x >= 0 where it is rational.
std::optional<Rational> exactSquareRoot(const Rational& x);

}  // namespace hairline
