#pragma once

#include <limits>

#include "core/math/vector.h"

namespace hairline {

/// A ray for tests against volumes, by doubles, with a pad that covers what rounding may do.
struct PaddedRay {
  Vector3<double> origin;
  Vector3<double> direction;
  /// By so much every volume is taken to be larger.
  double pad = 0;
};

constexpr double never = std::numeric_limits<double>::infinity();

}  // namespace hairline
