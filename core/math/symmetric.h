#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// The columns of a symmetric matrix.
template <typename S>
using Symmetric = std::array<Vector3<S>, 3>;

template <typename S>
S determinant(const Symmetric<S>& m) {
  return dot(m[0], Vector3<S>(cross(m[1], m[2])));
}

/// The determinant times the inverse times a vector.
template <typename S>
Vector3<S> adjugateTimes(const Symmetric<S>& m, const Vector3<S>& v) {
  return {dot(Vector3<S>(cross(m[1], m[2])), v), dot(Vector3<S>(cross(m[2], m[0])), v),
          dot(Vector3<S>(cross(m[0], m[1])), v)};
}

template <typename S>
Vector3<S> times(const Symmetric<S>& m, const Vector3<S>& v) {
  return {dot(m[0], v), dot(m[1], v), dot(m[2], v)};
}

/// Adds factor v vᵀ.
template <typename S>
void addSquare(Symmetric<S>& m, const Vector3<S>& v, const S& factor) {
  for (int k = 0; k < 3; ++k) m[static_cast<std::size_t>(k)] += v * S(v[k] * factor);
}

template <typename S>
Symmetric<S> multipleOfOne(const S& factor) {
  Symmetric<S> m;
  for (int k = 0; k < 3; ++k) {
    Vector3<S>& column = m[static_cast<std::size_t>(k)];
    column = Vector3<S>(S(0), S(0), S(0));
    column[k] = factor;
  }
  return m;
}

/// A matrix that is positive where a positive semidefinite one is zero, and zero across that.
inline Symmetric<Rational> nullProjection(const Symmetric<Rational>& m) {
  Symmetric<Rational> projection = multipleOfOne(Rational(0));
  if (sign(determinant(m)) != 0) return projection;
  for (std::size_t i = 0; i < 3; ++i) {
    const Vector3<Rational> normal = cross(m[i], m[(i + 1) % 3]);
    if (isZero(normal)) continue;
    addSquare(projection, normal, Rational(1));
    return projection;
  }
  for (const Vector3<Rational>& column : m) {
    if (isZero(column)) continue;
    projection = multipleOfOne(squaredNorm(column));
    addSquare(projection, column, Rational(-1));
    return projection;
  }
  return multipleOfOne(Rational(1));
}

}  // namespace hairline
