#pragma once

#include <array>
#include <vector>

#include "core/math/vector.h"

namespace hairline {

/// The intersection of slabs min_i <= directions_i·X <= max_i, tight or not; it may be empty. The
/// directions have entries from {-1, 0, 1} and span the space.
template <typename S>
struct Kdop2 {
  std::vector<std::array<int, 2>> directions;
  std::vector<S> min;
  std::vector<S> max;

  friend bool operator==(const Kdop2&, const Kdop2&) = default;
};

/// The same k-DOP with its numbers brought into the scalar T.
template <Scalar T>
Kdop2<T> convert(const Kdop2<double>& shape) {
  Kdop2<T> result;
  result.directions = shape.directions;
  for (const double number : shape.min) result.min.push_back(fromDouble<T>(number));
  for (const double number : shape.max) result.max.push_back(fromDouble<T>(number));
  return result;
}

}  // namespace hairline
