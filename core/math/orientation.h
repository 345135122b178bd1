#pragma once

#include "core/math/vector.h"

namespace hairline {

/// The sign of the signed area of the triangle abc: 1 when c lies to the left of the way from a to
/// b, 0 when the three are collinear. Exact for all finite doubles.
///
/// Decided in double where the bound on its rounding error allows (Shewchuk, Adaptive Precision
/// Floating-Point Arithmetic and Fast Robust Geometric Predicates, 1997), in rationals otherwise.
inline int orientation(const Vector2<double>& a, const Vector2<double>& b,
                       const Vector2<double>& c) {
  const double left = (a[0] - c[0]) * (b[1] - c[1]);
  const double right = (a[1] - c[1]) * (b[0] - c[0]);
  const double size = absolute(left) + absolute(right);
  const double area = left - right;
  // Products above the lower end did not underflow unseen; infinities and NaN fail the comparison.
  if (size > 1e-280 && size < 1e300 && absolute(area) > 4e-16 * size) return sign(area);
  const Rational ax(a[0]), ay(a[1]);
  return sign((Rational(b[0]) - ax) * (Rational(c[1]) - ay) -
              (Rational(b[1]) - ay) * (Rational(c[0]) - ax));
}

}  // namespace hairline
