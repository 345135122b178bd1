#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>

#include "core/search/search_case.h"

namespace hairline {

/// What is wrong with points given as the nearest of two operands.
enum class PointsFault {
  first,     ///< The first is not in the first operand.
  second,    ///< The second is not in the second operand.
  distance,  ///< They are not as far apart as they should be.
};

constexpr std::array<std::string_view, 3> pointsFaultNames{"first", "second", "distance"};

constexpr std::string_view name(PointsFault fault) {
  return pointsFaultNames[static_cast<std::size_t>(fault)];
}

/// Holds two points, one an operand in its order, against the sets: each must lie in its own, and
/// both be as far apart as the root of `sqdist`. Distances from the sets are exact. Points are
/// rounded numbers: by `limit` times the largest number of the question and of the points they may
/// be off. Nearest points need not be the only ones, so that no others are held against them.
///
/// Nothing where nothing is wrong, or where squared distances have left the range of a double
/// downwards. A point is not held against a set from which no query finds its
/// distance exactly.
std::optional<PointsFault> nearestPointsFault(std::span<const Vector3<double>> points,
                                              const SearchCase& given, double sqdist, double limit);

}  // namespace hairline
