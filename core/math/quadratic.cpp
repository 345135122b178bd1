#include "core/math/quadratic.h"

#include "core/math/square_root.h"

namespace hairline {

int sign(const Quadratic<Rational>& x) {
  const int rational = sign(x.a);
  const int root = sign(x.b) * sign(x.c);
  if (root == 0 || rational == root) return rational;
  if (rational == 0) return root;
  // Opposite signs: the larger square wins.
  return rational * compare(x.a * x.a, x.b * x.b * x.c);
}

int compare(const Quadratic<Rational>& x, const Quadratic<Rational>& y) {
  // The sign of (p + b √c) - d √e with p the difference of the rational parts.
  const Quadratic<Rational> first{x.a - y.a, x.b, x.c};
  const int left = sign(first);
  const int right = sign(y.b) * sign(y.c);
  if (left != right) return left < right ? -1 : 1;
  if (left == 0) return 0;
  const Rational& p = first.a;
  const Quadratic<Rational> squares{p * p + x.b * x.b * x.c - y.b * y.b * y.c,
                                    Rational(2) * p * x.b, x.c};
  return left * sign(squares);
}

std::optional<Rational> exactValue(const Quadratic<Rational>& x) {
  if (sign(x.b) == 0 || sign(x.c) == 0) return x.a;
  const std::optional<Rational> root = exactSquareRoot(x.c);
  if (!root) return std::nullopt;
  return x.a + x.b * *root;
}

double nearestDouble(const Quadratic<Rational>& x) {
  if (const std::optional<Rational> value = exactValue(x)) return value->toNearestDouble();
  // An irrational number is never a tie, so that some precision separates its neighbours.
  for (int bits = 128;; bits *= 2) {
    const Interval<Rational> root = enclosedSquareRoot(x.c, bits);
    const double first = (x.a + x.b * root.min).toNearestDouble();
    const double second = (x.a + x.b * root.max).toNearestDouble();
    // Not ==: -0 and 0 on the two sides are accepted once the result is tiny either way.
    if (first == second) return first;
  }
}

}  // namespace hairline
