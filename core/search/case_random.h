#pragma once

#include <cmath>
#include <cstdint>
#include <limits>

#include "core/math/vector.h"

namespace hairline {

/// The random numbers of one case of a search: number k of case i of seed s is a function of the
/// three alone (SplitMix64 on a counter), so that a case is the same on every machine, in every
/// thread and in every shard, and each can be generated without its predecessors.
class CaseRandom {
 public:
  CaseRandom(std::uint64_t seed, std::uint64_t number)
      : m_state(mixed(mixed(seed + step) ^ mixed(number * step + 1))) {}

  std::uint64_t bits() { return mixed(m_state += step); }
  /// Uniform in [low, high).
  double real(double low, double high) {
    return low + (high - low) * (static_cast<double>(bits() >> 11) * 0x1p-53);
  }
  /// Uniform in [low, high], both included.
  int integer(int low, int high) {
    const auto count = static_cast<std::uint64_t>(high - low) + 1;
    return low + static_cast<int>((bits() >> 32) * count >> 32);
  }
  /// Uniform below a count, which is not 0.
  std::size_t below(std::size_t count) {
    return static_cast<std::size_t>(integer(0, static_cast<int>(count) - 1));
  }
  bool chance(double probability) { return real(0, 1) < probability; }

  /// A point of the cube [low, high)^3.
  Vector3<double> point(double low, double high) {
    const double x = real(low, high);
    const double y = real(low, high);
    return {x, y, real(low, high)};
  }
  /// A point with integer coordinates from low to high.
  Vector3<double> gridPoint(int low, int high) {
    const int x = integer(low, high);
    const int y = integer(low, high);
    return {double(x), double(y), double(integer(low, high))};
  }
  /// x moved by up to a number of ulps.
  double nudged(double x, int ulps) {
    int steps = integer(-ulps, ulps);
    for (; steps < 0; ++steps) x = std::nextafter(x, -std::numeric_limits<double>::infinity());
    for (; steps > 0; --steps) x = std::nextafter(x, std::numeric_limits<double>::infinity());
    return x;
  }

 private:
  static constexpr std::uint64_t step = 0x9e3779b97f4a7c15;
  static constexpr std::uint64_t mixed(std::uint64_t z) {
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9;
    z = (z ^ (z >> 27)) * 0x94d049bb133111eb;
    return z ^ (z >> 31);
  }

  std::uint64_t m_state;
};

}  // namespace hairline
