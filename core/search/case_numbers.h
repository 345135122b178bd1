#pragma once

#include <algorithm>
#include <cmath>
#include <functional>
#include <string_view>

#include "core/search/search_case.h"

namespace hairline {

/// The role of a number of a shape.
enum class NumberRole {
  /// A coordinate of a point.
  position,
  /// A radius, an extent, an offset, a displacement.
  measure,
  /// A component of a direction of any length.
  direction,
  /// A component of a unit vector.
  unit,
};

/// The place of a number in a shape: its field of the scene format, the item of a list and the
/// component of a vector, -1 if there is no list or vector.
struct NumberPlace {
  std::string_view field;
  NumberRole role{};
  int item = -1;
  int component = -1;
};

/// Calls use(number, place) for every number of a shape that is not an index.
void forEachPlacedNumber(Shape& shape, const std::function<void(double&, const NumberPlace&)>& use);

/// Calls use(number, role) for the same numbers.
template <typename Use>
void forEachNumber(Shape& shape, const Use& use) {
  forEachPlacedNumber(shape,
                      [&](double& number, const NumberPlace& place) { use(number, place.role); });
}

/// The same for every number of a case: all shapes, and the displacements if it moves.
template <typename Use>
void forEachNumber(SearchCase& given, const Use& use) {
  for (Shape& shape : given.shapes) forEachNumber(shape, use);
  if (!given.moves()) return;
  for (Vector3<double>& way : given.displacements) {
    for (double& number : way) use(number, NumberRole::measure);
  }
}

/// The largest absolute value among the numbers of a case whose role counts.
template <typename Counts>
double largestOf(SearchCase given, const Counts& counts) {
  double largest = 0;
  forEachNumber(given, [&](double& number, NumberRole role) {
    if (counts(role)) largest = std::max(largest, std::abs(number));
  });
  return largest;
}
/// The same for all numbers except those of unit vectors.
inline double largestOf(const SearchCase& given) {
  return largestOf(given, [](NumberRole role) { return role != NumberRole::unit; });
}

}  // namespace hairline
