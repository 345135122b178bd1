#pragma once

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

#include "core/shapes/fields.h"
#include "tests/support/case.h"

namespace hairline::testing {

namespace detail {

template <typename Visit>
void visitNumbers(double& number, Visit& visit) {
  visit(number);
}
template <typename Visit>
void visitNumbers(int&, Visit&) {}
template <typename Visit>
void visitNumbers(std::string&, Visit&) {}
template <int N, int options, typename Visit>
void visitNumbers(Eigen::Matrix<double, N, 1, options>& vector, Visit& visit) {
  for (int i = 0; i < N; ++i) visit(vector[i]);
}
template <typename T, std::size_t N, typename Visit>
void visitNumbers(std::array<T, N>& list, Visit& visit) {
  for (T& item : list) visitNumbers(item, visit);
}
template <typename T, typename Visit>
void visitNumbers(std::vector<T>& list, Visit& visit) {
  for (T& item : list) visitNumbers(item, visit);
}
template <typename T, typename Derived, typename Visit>
void visitNumbers(SharedVector<T, Derived>& list, Visit& visit) {
  visitNumbers(list.edit(), visit);
}

template <typename Wanted, typename Visit>
void visitFields(Shape& shape, Wanted&& wanted, Visit& visit) {
  std::visit(
      [&](auto& known) {
        forEachField(known, [&](std::string_view name, auto& member) {
          if (wanted(name)) visitNumbers(member, visit);
          return true;
        });
      },
      shape);
}

}  // namespace detail

/// Calls visit(number) for every coordinate and measure of a case that may be changed: not for the
/// axes of boxes and cones, which are units.
template <typename Visit>
void forEachNumber(Case& given, Visit&& visit) {
  const auto wanted = [](std::string_view name) { return name != "axes" && name != "axis"; };
  for (Shape& shape : given.shapes) detail::visitFields(shape, wanted, visit);
  if (given.moves()) detail::visitNumbers(given.displacements, visit);
}

/// The same for those that grow with the case: points, lengths and offsets, but no directions.
template <typename Visit>
void forEachLength(Case& given, Visit&& visit) {
  const auto wanted = [](std::string_view name) {
    return name != "axes" && name != "axis" && name != "normal" && name != "direction";
  };
  for (Shape& shape : given.shapes) detail::visitFields(shape, wanted, visit);
  if (given.moves()) detail::visitNumbers(given.displacements, visit);
}

}  // namespace hairline::testing
