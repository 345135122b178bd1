#pragma once

#include <algorithm>
#include <array>
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

namespace detail {

template <typename Use>
void useNumbers(double& number, const Use& use) {
  use(number);
}
template <typename Use>
void useNumbers(int&, const Use&) {}
template <typename Use>
void useNumbers(std::string&, const Use&) {}
template <int N, int options, typename Use>
void useNumbers(Eigen::Matrix<double, N, 1, options>& vector, const Use& use) {
  for (int i = 0; i < N; ++i) use(vector[i]);
}
template <typename T, std::size_t N, typename Use>
void useNumbers(std::array<T, N>& list, const Use& use) {
  for (T& item : list) useNumbers(item, use);
}
template <typename T, typename Use>
void useNumbers(std::vector<T>& list, const Use& use) {
  for (T& item : list) useNumbers(item, use);
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

/// Calls use(number, role) for every number of a shape that is no index.
template <typename Use>
void forEachNumber(Shape& shape, const Use& use) {
  std::visit(
      [&](auto& known) {
        // Its numbers say what the plane is from now on.
        if constexpr (requires { known.points.reset(); }) known.points.reset();
        forEachField(known, [&](std::string_view name, auto& member) {
          const NumberRole role = detail::roleOf<std::decay_t<decltype(member)>>(name);
          detail::useNumbers(member, [&](double& number) { use(number, role); });
          return true;
        });
      },
      shape);
}

/// The same for every number of a case: all shapes, and the displacements where it moves.
template <typename Use>
void forEachNumber(SearchCase& given, const Use& use) {
  for (Shape& shape : given.shapes) forEachNumber(shape, use);
  if (!given.moves()) return;
  const auto asMeasure = [&](double& number) { use(number, NumberRole::measure); };
  detail::useNumbers(given.displacements, asMeasure);
}

}  // namespace hairline
