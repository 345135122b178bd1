#pragma once

#include <limits>
#include <type_traits>

#include "core/math/error_bound.h"
#include "core/math/scalar.h"

namespace hairline {

#include "core/math/three-inl.h"

template <typename N, typename M>
constexpr auto dot(const Three<N>& a, const Three<M>& b) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
/// a × b
template <typename N>
constexpr Three<N> cross(const Three<N>& a, const Three<N>& b) {
  return yzx(a) * zxy(b) - zxy(a) * yzx(b);
}
template <typename N>
bool isZero(const Three<N>& v) {
  return sign(v.x) == 0 && sign(v.y) == 0 && sign(v.z) == 0;
}

}  // namespace hairline
