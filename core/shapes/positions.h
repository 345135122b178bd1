#pragma once

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/shapes/fields.h"

namespace hairline {

namespace detail {

template <typename T>
struct IsPosition : std::false_type {};
template <int N, int options>
struct IsPosition<Eigen::Matrix<double, N, 1, options>> : std::true_type {};

template <typename Member, typename Use>
void usePositions(Member& member, const Use& use) {
  if constexpr (IsPosition<std::remove_const_t<Member>>::value) {
    use(member);
  } else if constexpr (requires { member[0][0][0]; }) {
    for (auto& loop : member) usePositions(loop, use);
  } else if constexpr (requires { requires IsPosition<typename Member::value_type>::value; }) {
    if constexpr (requires { member.edit(); }) {
      for (auto& position : member.edit()) use(position);
    } else {
      for (auto& position : member) use(position);
    }
  }
}

}  // namespace detail

/// Calls `use` for every position that defines a shape, in the order of the scene format: vertices,
/// ends, corners, centres, origins, but not directions and measures. Those of shapes of the plane
/// have two coordinates. Planes and k-DOPs have none.
template <typename T, typename Use>
void forEachPosition(T& shape, const Use& use) {
  constexpr std::array<std::string_view, 10> names{"position", "origin", "a",    "b",   "vertices",
                                                   "holes",    "center", "apex", "min", "max"};
  forEachField(shape, [&](std::string_view name, auto& member) {
    if (std::ranges::find(names, name) != names.end()) detail::usePositions(member, use);
    return true;
  });
}

/// A position with three coordinates; those of the plane lie in z = 0.
inline Eigen::Vector3d inSpace(const Eigen::Vector3d& position) { return position; }
inline Eigen::Vector3d inSpace(const Vector2<double>& position) {
  return {position.x(), position.y(), 0};
}

/// All positions of `forEachPosition`, in space.
std::vector<Eigen::Vector3d> positionsOf(const Shape& shape);
/// The first of them, if there are any.
std::optional<Eigen::Vector3d> firstPosition(const Shape& shape);

}  // namespace hairline
