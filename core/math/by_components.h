#pragma once

#include "core/math/vector.h"

namespace hairline {

/// A copy of a vector, number by number: the compiler keeps it in registers, whereas a copy of the
/// whole goes through memory.
template <typename S>
Vector3<S> byComponents(const Vector3<S>& v) {
  return {v[0], v[1], v[2]};
}

}  // namespace hairline
