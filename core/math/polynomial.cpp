#include "core/math/polynomial.h"

#include <algorithm>
#include <utility>

namespace hairline {
namespace {

const Rational& coefficient(const Polynomial& p, int power) {
  static const Rational zero(0);
  return power <= p.degree() ? p[power] : zero;
}

}  // namespace

Polynomial::Polynomial(Rational constant) {
  if (sign(constant) != 0) m_coefficients.push_back(std::move(constant));
}

Polynomial::Polynomial(std::vector<Rational> coefficients)
    : m_coefficients(std::move(coefficients)) {
  while (!m_coefficients.empty() && sign(m_coefficients.back()) == 0) m_coefficients.pop_back();
}

Rational Polynomial::at(const Rational& t) const {
  Rational value(0);
  for (int i = degree(); i >= 0; --i) value = value * t + (*this)[i];
  return value;
}

Interval<Rational> Polynomial::over(const Interval<Rational>& times) const {
  Interval<Rational> values{Rational(0), Rational(0)};
  for (int i = degree(); i >= 0; --i) {
    const Rational& least = sign(values.min) < 0 ? times.max : times.min;
    const Rational& most = sign(values.max) > 0 ? times.max : times.min;
    values = {values.min * least + (*this)[i], values.max * most + (*this)[i]};
  }
  return values;
}

Polynomial operator+(const Polynomial& a, const Polynomial& b) {
  std::vector<Rational> sum;
  const int degree = std::max(a.degree(), b.degree());
  for (int i = 0; i <= degree; ++i) sum.push_back(coefficient(a, i) + coefficient(b, i));
  return Polynomial(std::move(sum));
}

Polynomial operator-(const Polynomial& a, const Polynomial& b) {
  std::vector<Rational> difference;
  const int degree = std::max(a.degree(), b.degree());
  for (int i = 0; i <= degree; ++i) difference.push_back(coefficient(a, i) - coefficient(b, i));
  return Polynomial(std::move(difference));
}

Polynomial operator*(const Polynomial& a, const Polynomial& b) {
  if (a.isZero() || b.isZero()) return {};
  std::vector<Rational> product(a.m_coefficients.size() + b.m_coefficients.size() - 1, Rational(0));
  for (std::size_t i = 0; i < a.m_coefficients.size(); ++i) {
    for (std::size_t j = 0; j < b.m_coefficients.size(); ++j) {
      product[i + j] += a.m_coefficients[i] * b.m_coefficients[j];
    }
  }
  return Polynomial(std::move(product));
}

Polynomial derivative(const Polynomial& p) {
  std::vector<Rational> coefficients;
  for (int i = 1; i <= p.degree(); ++i) coefficients.push_back(p[i] * Rational(i));
  return Polynomial(std::move(coefficients));
}

Division divide(const Polynomial& a, const Polynomial& b) {
  Division result{{}, a};
  while (result.remainder.degree() >= b.degree()) {
    const auto shift = static_cast<std::size_t>(result.remainder.degree() - b.degree());
    std::vector<Rational> term(shift + 1, Rational(0));
    term.back() = result.remainder.leading() / b.leading();
    const Polynomial factor(std::move(term));
    result.quotient += factor;
    result.remainder -= factor * b;
  }
  return result;
}

Rational powerOfTwoBelow(const Rational& x) {
  Rational power(1);
  if (sign(x) <= 0) return power;
  // By steps that first double their exponents and then halve them.
  const bool isSmall = x < Rational(1);
  const Rational target = isSmall ? Rational(1) / x : x;
  std::vector<Rational> steps{Rational(2)};
  while (steps.back() <= target) steps.push_back(steps.back() * steps.back());
  for (auto step = steps.rbegin(); step != steps.rend(); ++step) {
    if (power * *step <= target) power *= *step;
  }
  if (!isSmall) return power;
  return Rational(1) / (power == target ? power : power * Rational(2));
}

Polynomial greatestCommonDivisor(Polynomial a, Polynomial b) {
  while (!b.isZero()) {
    Polynomial remainder = divide(a, b).remainder;
    a = std::move(b);
    // Scaled, or the coefficients would grow with each division.
    b = remainder.isZero() ? Polynomial()
                           : remainder * Polynomial(Rational(1) / remainder.leading());
  }
  return a.isZero() ? a : a * Polynomial(Rational(1) / a.leading());
}

}  // namespace hairline
