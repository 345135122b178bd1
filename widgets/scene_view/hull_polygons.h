#pragma once

#include <Eigen/Core>
#include <vector>

namespace hairline {

/// The faces of the convex hull of some points as polygons, for drawing: planes are found by trying
/// all triples, and points within 1e-9 of the size lie on a plane, so this is for small sets. Flat
/// sets give one polygon; sets on a line, sets of fewer than three points and sets of more than
/// `largestHull` points give none.
std::vector<std::vector<Eigen::Vector3d>> hullPolygons(const std::vector<Eigen::Vector3d>& points);

constexpr std::size_t largestHull = 64;

}  // namespace hairline
