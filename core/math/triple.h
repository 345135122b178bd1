#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// Three numbers by constant index. Plain, so that the compiler keeps them in registers, where an
/// Eigen vector goes through memory: for the bodies whose speed counts.
template <typename S>
using Triple = std::array<S, 3>;

template <typename S>
Vector3<S> toVector(const Triple<S>& x) {
  return {x[0], x[1], x[2]};
}

/// to - from
template <typename S>
Triple<S> between(const Triple<S>& from, const Triple<S>& to) {
  return {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
}
template <Scalar S>
Triple<S> between(const Vector3<S>& from, const Vector3<S>& to) {
  return {to[0] - from[0], to[1] - from[1], to[2] - from[2]};
}

// Products of integers of fixed width are wider than their factors: each has a type of its own.

/// a × b
template <typename S, typename T>
auto cross(const Triple<S>& a, const Triple<T>& b) {
  using P = decltype(a[0] * b[0]);
  return Triple<P>{a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]};
}

/// a·b
template <typename S, typename T>
auto dot(const Triple<S>& a, const Triple<T>& b) {
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

}  // namespace hairline
