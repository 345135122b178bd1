#pragma once

#include "core/math/vector.h"

namespace hairline {

/// The sign of the signed area of the triangle abc: 1 when c lies to the left of the line from a to
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
  // Products above the lower end did not underflow; infinities and NaN fail the comparison.
  if (size > 1e-280 && size < 1e300 && absolute(area) > 4e-16 * size) return sign(area);
  const Rational ax(a[0]), ay(a[1]);
  return sign((Rational(b[0]) - ax) * (Rational(c[1]) - ay) -
              (Rational(b[1]) - ay) * (Rational(c[0]) - ax));
}

/// The sign of the signed volume of the tetrahedron abcd: 1 when d lies on the side of the plane
/// abc that (b-a)×(c-a) points to, 0 when the four are coplanar. Exact for all finite doubles, by
/// the same two stages.
inline int orientation(const Vector3<double>& a, const Vector3<double>& b, const Vector3<double>& c,
                       const Vector3<double>& d) {
  const Vector3<double> ab = b - a;
  const Vector3<double> ac = c - a;
  const Vector3<double> ad = d - a;
  double volume = 0;
  double size = 0;
  double reach = 0;
  for (int k = 0; k < 3; ++k) {
    const int i = (k + 1) % 3;
    const int j = (k + 2) % 3;
    const double left = ab[i] * ac[j];
    const double right = ab[j] * ac[i];
    volume += (left - right) * ad[k];
    size += (absolute(left) + absolute(right)) * absolute(ad[k]);
    reach = maximum(reach, maximum(absolute(ab[k]), maximum(absolute(ac[k]), absolute(ad[k]))));
  }
  // With factors below 1e90, intermediate underflow is far below the least size accepted.
  if (reach < 1e90 && size > 1e-200 && absolute(volume) > 1e-15 * size) return sign(volume);
  const Vector3<Rational> origin = fromDouble<Rational>(a);
  const Vector3<Rational> u = fromDouble<Rational>(b) - origin;
  const Vector3<Rational> v = fromDouble<Rational>(c) - origin;
  const Vector3<Rational> w = fromDouble<Rational>(d) - origin;
  return sign(dot(cross(u, v), w));
}

}  // namespace hairline
