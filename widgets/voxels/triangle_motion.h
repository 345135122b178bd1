#pragma once

#include <cstdint>

#include "core/shapes/grid.h"
#include "core/shapes/triangle.h"

namespace hairline {

/// How the triangle of a comparison goes from frame to frame.
enum class MotionKind : std::uint8_t {
  /// Its corners glide through the grid, each on a way of its own, and turn back at its walls.
  glide,
  /// The same, but corners keep to tenths of a cell, so that they come to lie on walls.
  glideByTenths,
  /// Another triangle in each frame, with corners on or a few roundings beside the walls of cells.
  jumpNearWalls,
};

/// A triangle that moves through a grid. Where it is depends on the seed and the number of the
/// frame alone, on every machine, so that a frame can be found again.
struct TriangleMotion {
  std::uint64_t seed = 1;
  MotionKind kind = MotionKind::glide;
  Grid grid;

  Triangle<double> at(std::uint64_t frame) const;
};

}  // namespace hairline
