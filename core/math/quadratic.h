#pragma once

#include <optional>

#include "core/math/rational.h"

namespace hairline {

/// The number a + b √c with c >= 0: the form of lengths, times of contact and points on round
/// shapes for rational operands. Compared by signs of polynomials, never by rounding.
template <typename S>
struct Quadratic {
  S a{};
  S b{};
  S c{};
};

/// The sign of a + b √c.
int sign(const Quadratic<Rational>& x);

/// The sign of x - y; the radicands may differ.
int compare(const Quadratic<Rational>& x, const Quadratic<Rational>& y);

/// The value if it is rational.
std::optional<Rational> exactValue(const Quadratic<Rational>& x);

/// The double nearest to the value; infinite beyond the largest double.
double nearestDouble(const Quadratic<Rational>& x);

}  // namespace hairline
