#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// Three numbers or other values side by side. Plain, so that the compiler keeps numbers in
/// registers, where an Eigen vector goes through memory. Bodies compute with `Three`.
template <typename S>
using Triple = std::array<S, 3>;

}  // namespace hairline
