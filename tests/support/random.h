#pragma once

#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <random>
#include <string>

#include "core/math/vector.h"

namespace hairline::testing {

/// Seeded random numbers that are the same with every standard library.
class Random {
 public:
  explicit Random(std::uint64_t seed) : m_engine(seed) {}

  /// Uniform in [low, high).
  double real(double low, double high) {
    return low + (high - low) * (static_cast<double>(m_engine() >> 11) * 0x1p-53);
  }
  /// Uniform in [low, high], both included.
  int integer(int low, int high) {
    const auto count = static_cast<std::uint64_t>(high - low) + 1;
    return low + static_cast<int>(m_engine() % count);
  }
  bool chance(double probability) { return real(0, 1) < probability; }

  /// A point of the cube [low, high)^3.
  Vector3<double> point(double low, double high) {
    const double x = real(low, high);
    const double y = real(low, high);
    return {x, y, real(low, high)};
  }
  /// A point with integer coordinates from low to high, times a cell size.
  Vector3<double> gridPoint(int low, int high, double cell = 1) {
    const int x = integer(low, high);
    const int y = integer(low, high);
    return {x * cell, y * cell, integer(low, high) * cell};
  }
  /// A power of ten from 1e-300 to 1e300, which every library reads alike: not all have one `pow`.
  double size() {
    return std::strtod(("1e" + std::to_string(integer(-300, 300))).c_str(), nullptr);
  }
  /// x moved by up to a few units in the last place.
  double nudge(double x, int ulps) {
    const int steps = integer(-ulps, ulps);
    const double target = steps < 0 ? -std::numeric_limits<double>::infinity()
                                    : std::numeric_limits<double>::infinity();
    for (int i = 0; i < std::abs(steps); ++i) x = std::nextafter(x, target);
    return x;
  }
  Vector3<double> nudge(const Vector3<double>& v, int ulps) {
    const double x = nudge(v[0], ulps);
    const double y = nudge(v[1], ulps);
    return {x, y, nudge(v[2], ulps)};
  }

 private:
  std::mt19937_64 m_engine;
};

}  // namespace hairline::testing
