#pragma once

#include <limits>
#include <type_traits>

#include "core/math/error_bound.h"
#include "core/math/scalar.h"

namespace hairline {

#include "core/math/three-inl.h"

template <typename N>
bool isZero(const Three<N>& v) {
  return sign(v.x) == 0 && sign(v.y) == 0 && sign(v.z) == 0;
}

}  // namespace hairline
