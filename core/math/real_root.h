#pragma once

#include <optional>
#include <vector>

#include "core/math/polynomial.h"

namespace hairline {

/// A time of [0, 1] at which a rational polynomial is zero: a rational, or else a polynomial
/// without multiple roots and an interval that contains this one of its roots only. Signs of other
/// polynomials at that time are exact.
class RealRoot {
 public:
  RealRoot(Rational value);  // NOLINT: a rational time is one
  /// The only root in an interval at whose ends the polynomial has opposite signs. It has no
  /// multiple roots, and the interval no negative numbers.
  RealRoot(Polynomial polynomial, Interval<Rational> isolating);

  /// The value if it is rational. Takes as many bits as the leading coefficient has, the first
  /// time.
  const std::optional<Rational>& rational() const;
  /// An interval that contains this time: narrower after each question that needed it to be.
  Interval<Rational> enclosure() const;
  /// The same, no wider than a number.
  Interval<Rational> within(const Rational& width) const;
  /// Of an irrational time the polynomial, with integer coefficients.
  const Polynomial& polynomial() const { return m_polynomial; }
  /// The sign of a polynomial at this time.
  int signOf(const Polynomial& p) const;
  /// The sign of a polynomial just before this time; 0 for the polynomial zero.
  int signBefore(Polynomial p) const;
  /// The double nearest to the time.
  double nearestDouble() const;
  /// The double nearest to a quotient of polynomials at this time, at which the divisor is not
  /// zero.
  double nearestQuotient(const Polynomial& dividend, const Polynomial& divisor) const;

  /// The sign of a - b.
  friend int compare(const RealRoot& a, const RealRoot& b);

 private:
  /// Narrows the interval, to half its width or far less.
  void refine() const;

  // A narrower interval is the same number.
  mutable std::optional<Rational> m_value;
  /// Whether it is known that there is none.
  mutable bool m_isIrrational = false;
  Polynomial m_polynomial;
  mutable Interval<Rational> m_interval;
  int m_signAtMin = 0;
  /// The number of parts, as a power of two, in one of which the next refinement expects the root.
  mutable int m_parts = 2;
};

/// A number between two different times, the first of which is less.
Rational between(const RealRoot& a, const RealRoot& b);

/// The roots of a polynomial in [0, 1], each once, in ascending order; none for the polynomial
/// zero. Isolation by Sturm's theorem.
std::vector<RealRoot> rootsInUnitInterval(const Polynomial& p);

}  // namespace hairline
