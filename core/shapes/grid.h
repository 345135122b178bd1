#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// A grid of cubic cells: cell (i,j,k) is the closed box from origin + cell (i,j,k) to
/// origin + cell (i+1,j+1,k+1). Each dimension is 1 to 4096.
struct Grid {
  Vector3<double> origin;
  double cell = 1;
  std::array<int, 3> dimensions{1, 1, 1};

  friend bool operator==(const Grid&, const Grid&) = default;
};

}  // namespace hairline
