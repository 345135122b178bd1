#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace hairline {

/// Triangles and boxes side by side, a run of numbers for each coordinate: of vertices 0 to 2, of
/// the lower and the upper corner, each x, y, z. Behind the last case stand any finite numbers.
template <typename S>
struct TriangleBoxRuns {
  static constexpr std::size_t capacity = 64;
  alignas(64) std::array<std::array<S, capacity>, 15> numbers{};
};

/// Verdicts of cases side by side: bit i is that of case i.
struct TriangleBoxVerdicts {
  std::uint64_t pef = 0;
  std::uint64_t pefSetup = 0;
  std::uint64_t sat = 0;
  /// Of `clip` those cases that need no cutting: where the triangle has a vertex in the box, and
  /// where it lies beyond one face.
  std::uint64_t clipMeets = 0;
  std::uint64_t clipApart = 0;
  /// In double: where the exact verdict is certain, and what it is there.
  std::uint64_t certain = 0;
  std::uint64_t exact = 0;
};

/// The verdicts of the methods that look at axes, each bit for bit that of the method asked one
/// case at a time. Nothing leaves the range of the scalar (`TriangleBoxVoices::isOrdinary`).
template <typename S>
TriangleBoxVerdicts meetByAxes(const TriangleBoxRuns<S>& runs, std::size_t count);

/// The verdicts of `gjk`, likewise.
template <typename S>
std::uint64_t meetByGjk(const TriangleBoxRuns<S>& runs, std::size_t count);

}  // namespace hairline
