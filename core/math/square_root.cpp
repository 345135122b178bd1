#include "core/math/square_root.h"

#include <gmp.h>

#include <cmath>
#include <string>

namespace hairline {
namespace {

struct Integer {
  Integer() { mpz_init(value); }
  Integer(const Integer&) = delete;
  Integer& operator=(const Integer&) = delete;
  ~Integer() { mpz_clear(value); }
  mpz_t value;
};

std::string text(const Integer& integer) {
  std::string digits(mpz_sizeinbase(integer.value, 10) + 2, '\0');
  mpz_get_str(digits.data(), 10, integer.value);
  digits.resize(digits.find('\0'));
  return digits;
}

// The parts of n/d in lowest terms.
void split(const Rational& x, Integer& numerator, Integer& denominator) {
  const std::string digits = x.toString();
  const auto slash = digits.find('/');
  mpz_set_str(numerator.value, digits.substr(0, slash).c_str(), 10);
  if (slash == std::string::npos) {
    mpz_set_ui(denominator.value, 1);
  } else {
    mpz_set_str(denominator.value, digits.substr(slash + 1).c_str(), 10);
  }
}

}  // namespace

Interval<Rational> enclosedSquareRoot(const Rational& x, int bits) {
  if (sign(x) <= 0) return {Rational(0), Rational(0)};
  Integer numerator;
  Integer denominator;
  split(x, numerator, denominator);
  // root(n/d) = root(n 4^k / d) / 2^k, with k such that the integer root has more than `bits` bits.
  const long length = static_cast<long>(mpz_sizeinbase(numerator.value, 2)) -
                      static_cast<long>(mpz_sizeinbase(denominator.value, 2));
  const long halves = bits + 2 - length / 2;
  if (halves > 0) {
    mpz_mul_2exp(numerator.value, numerator.value, static_cast<mp_bitcnt_t>(2 * halves));
  } else if (halves < 0) {
    mpz_mul_2exp(denominator.value, denominator.value, static_cast<mp_bitcnt_t>(-2 * halves));
  }
  Integer quotient;
  Integer rest;
  mpz_tdiv_qr(quotient.value, rest.value, numerator.value, denominator.value);
  const bool cut = mpz_sgn(rest.value) != 0;
  Integer root;
  mpz_sqrtrem(root.value, rest.value, quotient.value);
  const bool exact = !cut && mpz_sgn(rest.value) == 0;

  Rational scale(1);
  long left = -halves;
  // In steps within the range of a double's exponent.
  for (; left > 900; left -= 900) scale *= Rational(0x1p900);
  for (; left < -900; left += 900) scale *= Rational(0x1p-900);
  scale *= Rational(std::ldexp(1.0, static_cast<int>(left)));
  const Rational below = *Rational::fromString(text(root)) * scale;
  return {below, exact ? below : below + scale};
}

double nearestSquareRoot(const Rational& x) {
  for (int bits = 64;; bits *= 2) {
    const Interval<Rational> root = enclosedSquareRoot(x, bits);
    const double nearest = root.min.toNearestDouble();
    // A root half-way between doubles is rational, and its enclosure becomes a point once it has
    // enough bits.
    if (nearest == root.max.toNearestDouble()) return nearest;
  }
}

std::optional<Rational> exactSquareRoot(const Rational& x) {
  if (sign(x) < 0) return std::nullopt;
  Integer numerator;
  Integer denominator;
  split(x, numerator, denominator);
  if (mpz_perfect_square_p(numerator.value) == 0 || mpz_perfect_square_p(denominator.value) == 0) {
    return std::nullopt;
  }
  mpz_sqrt(numerator.value, numerator.value);
  mpz_sqrt(denominator.value, denominator.value);
  return *Rational::fromString(text(numerator) + "/" + text(denominator));
}

}  // namespace hairline
