#include "core/query/proof/rotation_bounds.h"

#include "core/math/polynomial.h"
#include "core/math/square_root.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// Binary digits after the point of sines and cosines, and of roots.
constexpr int digits = 160;

Rational unit() { return Rational(0x1p-160); }

/// The next multiple of a unit below or at a number.
Rational shortened(const Rational& x) { return Rational(x * Rational(0x1p160)).floor() * unit(); }

/// A sine and a cosine, each off by at most `error`.
struct SineCosine {
  Rational sine;
  Rational cosine;
  Rational error;
};

/// Of an angle in radians, of absolute value 6284 or less.
SineCosine sineCosineOf(const Rational& angle) {
  if (sign(angle) == 0) return {Rational(0), Rational(1), Rational(0)};
  Rational x = shortened(angle);
  int halvings = 0;
  for (; absolute(x) > Rational(0.125); ++halvings) x *= Rational(0.5);
  // The shortened angle is off by 1 unit, each term of the series by less than 1.2, and what
  // follows the last by less than 1.
  SineCosine result{Rational(0), Rational(1), unit() * Rational(64)};
  Rational term(1);
  for (int n = 1; n <= 32; ++n) {
    term = shortened(term * x / Rational(n));
    const bool isMinus = n % 4 >= 2;
    Rational& sum = n % 2 == 1 ? result.sine : result.cosine;
    sum = isMinus ? sum - term : sum + term;
  }
  // Where cosine and sine are off by e, 2c² - 1 and 2sc are off by 4e + 2e² at most.
  for (; halvings > 0; --halvings) {
    const auto [s, c, error] = result;
    result = {shortened(Rational(2) * s * c), shortened(Rational(2) * c * c - Rational(1)),
              error * Rational(5) + unit()};
  }
  return result;
}

Vector absolutes(const Vector& v) { return {absolute(v[0]), absolute(v[1]), absolute(v[2])}; }

}  // namespace

RotationBounds::RotationBounds(const RotationMotion& rotation, const Rational& time)
    : m_axis(exact(rotation.axis)) {
  const auto [sine, cosine, error] = sineCosineOf(Rational(rotation.angle) * time);
  const Interval<Rational> inverse = enclosedSquareRoot(Rational(1) / squaredNorm(m_axis), digits);
  m_cosine = cosine;
  m_errorOfCosine = error;
  m_across = sine * inverse.max;
  m_errorOfAcross = error * inverse.max + (absolute(sine) + error) * (inverse.max - inverse.min);
}

BoundedVector RotationBounds::rotatedBy(const BoundedVector& v, const Rational& across) const {
  // R v = w (w·v) / w·w + (v - that) cos φ + (w × v) / |w| sin φ
  const Rational whole = squaredNorm(m_axis);
  const Vector sizes = absolutes(m_axis);
  const Vector along = m_axis * Rational(dot(m_axis, v.value) / whole);
  const Vector errorOfAlong = sizes * Rational(dot(sizes, v.error) / whole);
  const Vector arm = v.value - along;
  const Vector beside = cross(m_axis, v.value);
  BoundedVector result{along + arm * m_cosine + beside * across};
  const Rational mostAcross = absolute(across) + m_errorOfAcross;
  for (int k = 0; k < 3; ++k) {
    const int i = (k + 1) % 3;
    const int j = (k + 2) % 3;
    const Rational errorOfBeside = sizes[i] * v.error[j] + sizes[j] * v.error[i];
    // A cosine is at most 1.
    const Rational error = errorOfAlong[k] * Rational(2) + v.error[k] +
                           absolute(arm[k]) * m_errorOfCosine + errorOfBeside * mostAcross +
                           absolute(beside[k]) * m_errorOfAcross;
    if (sign(error) == 0) continue;
    // Digits beyond the error would only make what follows slower.
    const Rational unit = powerOfTwoBelow(error);
    result.value[k] = Rational(result.value[k] / unit).floor() * unit;
    result.error[k] = unit * Rational(3);
  }
  return result;
}

}  // namespace hairline
