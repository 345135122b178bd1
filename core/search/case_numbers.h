#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "core/search/search_case.h"
#include "core/shapes/fields.h"

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

namespace detail {

template <typename Use>
void useNumbers(double& number, const NumberPlace& place, const Use& use) {
  use(number, place);
}
template <typename Use>
void useNumbers(int&, const NumberPlace&, const Use&) {}
template <typename Use>
void useNumbers(std::string&, const NumberPlace&, const Use&) {}
template <int N, int options, typename Use>
void useNumbers(Eigen::Matrix<double, N, 1, options>& vector, NumberPlace place, const Use& use) {
  for (place.component = 0; place.component < N; ++place.component) {
    use(vector[place.component], place);
  }
}
template <typename List, typename Use>
void useNumbers(List& list, NumberPlace place, const Use& use) {
  place.item = 0;
  for (auto& item : list) {
    useNumbers(item, place, use);
    ++place.item;
  }
}
template <typename T, typename Derived, typename Use>
void useNumbers(SharedVector<T, Derived>& list, const NumberPlace& place, const Use& use) {
  if constexpr (!std::is_same_v<T, std::array<int, 3>>) useNumbers(list.edit(), place, use);
}

template <typename Member>
constexpr NumberRole roleOf(std::string_view field) {
  if (field == "axes" || field == "axis") return NumberRole::unit;
  if (field == "direction" || field == "normal") return NumberRole::direction;
  // A radius or an extent is a single number; so are the slabs of a k-DOP.
  constexpr bool numbers = std::is_same_v<Member, double> ||
                           std::is_same_v<Member, std::vector<double>> ||
                           std::is_same_v<Member, std::array<double, 2>> ||
                           std::is_same_v<Member, std::array<double, 3>>;
  return numbers ? NumberRole::measure : NumberRole::position;
}

}  // namespace detail

/// Calls use(number, place) for every number of a shape that is not an index.
template <typename Use>
void forEachPlacedNumber(Shape& shape, const Use& use) {
  std::visit(
      [&](auto& known) {
        // From now on its numbers define the plane.
        if constexpr (requires { known.points.reset(); }) known.points.reset();
        forEachField(known, [&](std::string_view name, auto& member) {
          const NumberRole role = detail::roleOf<std::decay_t<decltype(member)>>(name);
          detail::useNumbers(member, {name, role}, use);
          return true;
        });
      },
      shape);
}

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
