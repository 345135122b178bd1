#pragma once

#include <array>
#include <vector>

#include "core/shapes/convert.h"

namespace hairline {

/// The intersection of slabs min_i <= directions_i·X <= max_i, tight or not; it may be empty. The
/// directions have entries from {-1, 0, 1} and span space.
template <typename S>
struct Kdop {
  std::vector<std::array<int, 3>> directions;
  std::vector<S> min;
  std::vector<S> max;

  friend bool operator==(const Kdop&, const Kdop&) = default;
};

}  // namespace hairline
