#pragma once

#include <Eigen/Core>
#include <vector>

#include "core/math/interval.h"
#include "core/math/rational.h"

namespace hairline {

/// A polynomial in one variable with rational coefficients: a number that depends on time. It adds
/// and multiplies like a number, so that an expression written for numbers also yields its own
/// polynomial.
class Polynomial {
 public:
  /// Zero.
  Polynomial() = default;
  Polynomial(int constant) : Polynomial(Rational(constant)) {}  // NOLINT: as for `Rational`
  Polynomial(Rational constant);                                // NOLINT
  /// The coefficients of t⁰, t¹ and so on; zeros at the end are dropped.
  explicit Polynomial(std::vector<Rational> coefficients);

  /// -1 for zero.
  int degree() const { return static_cast<int>(m_coefficients.size()) - 1; }
  bool isZero() const { return m_coefficients.empty(); }
  const Rational& operator[](int power) const {
    return m_coefficients[static_cast<std::size_t>(power)];
  }
  const Rational& leading() const { return m_coefficients.back(); }
  Rational at(const Rational& t) const;
  /// An interval that contains all values at times of an interval, none of which is negative.
  Interval<Rational> over(const Interval<Rational>& times) const;

  Polynomial& operator+=(const Polynomial& b) { return *this = *this + b; }
  Polynomial& operator-=(const Polynomial& b) { return *this = *this - b; }
  Polynomial& operator*=(const Polynomial& b) { return *this = *this * b; }

  friend Polynomial operator+(const Polynomial& a, const Polynomial& b);
  friend Polynomial operator-(const Polynomial& a, const Polynomial& b);
  friend Polynomial operator*(const Polynomial& a, const Polynomial& b);
  friend Polynomial operator-(const Polynomial& a) { return Polynomial() - a; }

 private:
  std::vector<Rational> m_coefficients;
};

Polynomial derivative(const Polynomial& p);

/// The quotient and the remainder of a division by a polynomial that is not zero.
struct Division {
  Polynomial quotient;
  Polynomial remainder;
};
Division divide(const Polynomial& a, const Polynomial& b);

/// The greatest power of two that is at most a number; 1 for one that is not positive. For
/// balancing coefficients without making them longer.
Rational powerOfTwoBelow(const Rational& x);

/// The greatest common divisor, with a leading coefficient of one; zero if both are zero.
Polynomial greatestCommonDivisor(Polynomial a, Polynomial b);

}  // namespace hairline

namespace Eigen {

template <>
struct NumTraits<hairline::Polynomial> : GenericNumTraits<hairline::Polynomial> {
  typedef hairline::Polynomial Real;
  typedef hairline::Polynomial NonInteger;
  typedef hairline::Polynomial Nested;
  enum {
    IsComplex = 0,
    IsInteger = 0,
    IsSigned = 1,
    RequireInitialization = 1,
    ReadCost = 16,
    AddCost = 64,
    MulCost = 64
  };
};

}  // namespace Eigen
