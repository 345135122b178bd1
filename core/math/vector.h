#pragma once

#include <Eigen/Core>
#include <array>

#include "core/math/scalar.h"

namespace Eigen {

template <>
struct NumTraits<hairline::Filtered> : GenericNumTraits<hairline::Filtered> {
  typedef hairline::Filtered Real;
  typedef hairline::Filtered NonInteger;
  typedef hairline::Filtered Nested;
  enum {
    IsComplex = 0,
    IsInteger = 0,
    IsSigned = 1,
    RequireInitialization = 0,
    ReadCost = 1,
    AddCost = 1,
    MulCost = 1
  };
};

template <int words>
struct NumTraits<hairline::Fixed<words>> : GenericNumTraits<std::int64_t> {
  typedef hairline::Fixed<words> Real;
  typedef hairline::Fixed<words> NonInteger;
  typedef hairline::Fixed<words> Nested;
};

template <>
struct NumTraits<hairline::Rational> : GenericNumTraits<hairline::Rational> {
  typedef hairline::Rational Real;
  typedef hairline::Rational NonInteger;
  typedef hairline::Rational Nested;
  enum {
    IsComplex = 0,
    IsInteger = 0,
    IsSigned = 1,
    RequireInitialization = 1,
    ReadCost = 4,
    AddCost = 16,
    MulCost = 16
  };
};

}  // namespace Eigen

namespace hairline {

// The same layout whether or not Eigen vectorizes in the including program: two doubles would be
// aligned for it, three are not.
template <typename S>
using Vector2 = Eigen::Matrix<S, 2, 1, Eigen::DontAlign>;
template <typename S>
using Vector3 = Eigen::Matrix<S, 3, 1>;

// Sums are written out, left to right, so that a float result does not depend on how Eigen was
// compiled.

namespace detail {

/// The components of a vector or a vector expression, each computed once, as separate numbers: a
/// computed vector as a whole goes through memory first, and its readers stall.
template <typename A>
auto components(const Eigen::MatrixBase<A>& a) {
  using S = typename A::Scalar;
  if constexpr (A::SizeAtCompileTime == 2) {
    return std::array<S, 2>{a.derived().coeff(0), a.derived().coeff(1)};
  } else {
    return std::array<S, 3>{a.derived().coeff(0), a.derived().coeff(1), a.derived().coeff(2)};
  }
}

}  // namespace detail

/// a·b
template <typename A, typename B>
typename A::Scalar dot(const Eigen::MatrixBase<A>& first, const Eigen::MatrixBase<B>& second) {
  const auto a = detail::components(first);
  const auto b = detail::components(second);
  if constexpr (A::SizeAtCompileTime == 2) {
    return a[0] * b[0] + a[1] * b[1];
  } else {
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  }
}

/// a × b; in the plane its only component, twice the signed area of the triangle (0, a, b).
template <typename A, typename B>
auto cross(const Eigen::MatrixBase<A>& first, const Eigen::MatrixBase<B>& second) {
  using S = typename A::Scalar;
  const auto a = detail::components(first);
  const auto b = detail::components(second);
  if constexpr (A::SizeAtCompileTime == 2) {
    return S(a[0] * b[1] - a[1] * b[0]);
  } else {
    return Vector3<S>(a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2],
                      a[0] * b[1] - a[1] * b[0]);
  }
}

/// |a|²
template <typename A>
typename A::Scalar squaredNorm(const Eigen::MatrixBase<A>& a) {
  return dot(a, a);
}

/// Whether every component is zero.
template <Scalar S>
bool isZero(const Vector3<S>& a) {
  return sign(a[0]) == 0 && sign(a[1]) == 0 && sign(a[2]) == 0;
}

/// The vector with components as doubles, for display.
template <Scalar S>
Vector3<double> toDouble(const Vector3<S>& a) {
  return {toDouble(a[0]), toDouble(a[1]), toDouble(a[2])};
}
template <Scalar S>
Vector2<double> toDouble(const Vector2<S>& a) {
  return {toDouble(a[0]), toDouble(a[1])};
}

/// A vector of doubles converted to the scalar S, component by component.
template <Scalar S>
Vector3<S> fromDouble(const Vector3<double>& a) {
  return {fromDouble<S>(a[0]), fromDouble<S>(a[1]), fromDouble<S>(a[2])};
}
template <Scalar S>
Vector2<S> fromDouble(const Vector2<double>& a) {
  return {fromDouble<S>(a[0]), fromDouble<S>(a[1])};
}

/// The point itself, in rationals; a point of the plane lies in z = 0.
inline Vector3<Rational> exact(const Vector3<double>& v) { return fromDouble<Rational>(v); }
inline Vector3<Rational> exact(const Vector2<double>& v) {
  return {Rational(v[0]), Rational(v[1]), Rational(0)};
}

}  // namespace hairline
