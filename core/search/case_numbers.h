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

/// What a number of a shape is.
enum class NumberRole {
  /// A coordinate of a point.
  position,
  /// A radius, an extent, an offset, a way over time.
  measure,
  /// A component of a direction of any length.
  direction,
  /// A component of a unit vector.
  unit,
};

/// Where a number of a shape stands: in which field of the scene format, as which item of a list
/// and which component of a vector, -1 where there is no list or vector.
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
  // A radius or an extent is a number; so are the slabs of a k-DOP.
  constexpr bool numbers = std::is_same_v<Member, double> ||
                           std::is_same_v<Member, std::vector<double>> ||
                           std::is_same_v<Member, std::array<double, 2>> ||
                           std::is_same_v<Member, std::array<double, 3>>;
  return numbers ? NumberRole::measure : NumberRole::position;
}

}  // namespace detail

/// Calls use(number, place) for every number of a shape that is no index.
template <typename Use>
void forEachPlacedNumber(Shape& shape, const Use& use) {
  std::visit(
      [&](auto& known) {
        // Its numbers say what the plane is from now on.
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

/// The same for every number of a case: all shapes, and the displacements where it moves.
template <typename Use>
void forEachNumber(SearchCase& given, const Use& use) {
  for (Shape& shape : given.shapes) forEachNumber(shape, use);
  if (!given.moves()) return;
  for (Vector3<double>& way : given.displacements) {
    for (double& number : way) use(number, NumberRole::measure);
  }
}

/// The largest magnitude among the numbers of a case whose role counts.
template <typename Counts>
double largestOf(SearchCase given, const Counts& counts) {
  double largest = 0;
  forEachNumber(given, [&](double& number, NumberRole role) {
    if (counts(role)) largest = std::max(largest, std::abs(number));
  });
  return largest;
}
/// The same of all numbers but those of unit vectors.
inline double largestOf(const SearchCase& given) {
  return largestOf(given, [](NumberRole role) { return role != NumberRole::unit; });
}

}  // namespace hairline
