#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/search/search_case.h"

namespace hairline {

/// What is wrong with the nearest points of two operands.
enum class PointsFault {
  first,     ///< The first is not in the first operand.
  second,    ///< The second is not in the second operand.
  distance,  ///< They are not as far apart as they should be.
};

constexpr std::array<std::string_view, 3> pointsFaultNames{"first", "second", "distance"};

constexpr std::string_view name(PointsFault fault) {
  return pointsFaultNames[static_cast<std::size_t>(fault)];
}

/// Checks two points, one per operand in order, against the sets: each must lie in its own, and
/// their distance must be the root of `sqdist`. Distances from the sets are exact. Points are
/// rounded numbers: they may be off by `limit` times the largest number of the question and of the
/// points. Nearest points need not be unique, so they are not compared with others.
///
/// Nothing if nothing is wrong, or if squared distances underflow. A point is not checked against a
/// set if no query gives its exact distance from it.
std::optional<PointsFault> nearestPointsFault(std::span<const Vector3<double>> points,
                                              const SearchCase& given, double sqdist, double limit);

}  // namespace hairline
