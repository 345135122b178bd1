#pragma once

#include <Eigen/Core>
#include <optional>
#include <utility>
#include <vector>

namespace hairline {

/// Local coordinates larger than this would lose the digits of what is in view when rounded to
/// float, so primitives that reach further are cut, in double, to a cube of a quarter of the size.
inline constexpr double localReach = 16384;

/// The part of a segment inside the cube of half-width localReach / 4; the whole segment when it
/// lies within localReach; nothing when it misses the cube or is not finite.
std::optional<std::pair<Eigen::Vector3d, Eigen::Vector3d>> clipToReach(const Eigen::Vector3d& from,
                                                                       const Eigen::Vector3d& to);

/// A corner of a polygon with its normal.
struct ClipCorner {
  Eigen::Vector3d position;
  Eigen::Vector3d normal;
};
/// The same for a convex polygon, in place; empty when nothing is left.
void clipToReach(std::vector<ClipCorner>& polygon);

}  // namespace hairline
