#pragma once

#include <array>
#include <vector>

#include "core/base/shared_vector.h"
#include "core/math/vector.h"

namespace hairline {

namespace detail {

template <typename S, typename Predicate>
bool everyNumberOf(const S& number, Predicate predicate) requires std::is_floating_point_v<S> {
  return predicate(number);
}
template <typename S, int N, int options, typename Predicate>
bool everyNumberOf(const Eigen::Matrix<S, N, 1, options>& vector, Predicate predicate) {
  bool every = true;
  for (int i = 0; i < N; ++i) every &= predicate(vector[i]);
  return every;
}
template <typename T, std::size_t N, typename Predicate>
bool everyNumberOf(const std::array<T, N>& array, Predicate predicate) {
  bool every = true;
  for (const T& item : array) every &= everyNumberOf(item, predicate);
  return every;
}
template <typename T, typename Predicate>
bool everyNumberOf(const std::vector<T>& list, Predicate predicate) {
  bool every = true;
  for (const T& item : list) every &= everyNumberOf(item, predicate);
  return every;
}
template <typename T, typename Derived, typename Predicate>
bool everyNumberOf(const SharedVector<T, Derived>& list, Predicate predicate) {
  return everyNumberOf(list.values(), predicate);
}

}  // namespace detail

/// Whether a predicate holds for every coordinate and measure of a shape, or of every operand of a
/// query's input. Iterates the names of the fields, so that a new shape is covered once its fields
/// are named as in the scene format.
template <typename T, typename Predicate>
bool everyNumber(const T& shape, Predicate predicate) {
  if constexpr (requires { shape.options; }) {
    bool every = true;
    if constexpr (requires { shape.operands; }) {
      for (const auto& operand : shape.operands) every = every && everyNumber(operand, predicate);
    } else {
      every = everyNumber(shape.a, predicate) && everyNumber(shape.b, predicate);
    }
    if constexpr (requires { shape.c; }) every = every && everyNumber(shape.c, predicate);
    if constexpr (requires { shape.displacements; }) {
      every = every && detail::everyNumberOf(shape.displacements, predicate);
    }
    return every;
  } else {
    bool every = true;
    const auto look = [&](const auto& field) { every &= detail::everyNumberOf(field, predicate); };
    if constexpr (requires { shape.vertices; }) look(shape.vertices);
    if constexpr (requires { shape.holes; }) look(shape.holes);
    if constexpr (requires { shape.position; }) look(shape.position);
    if constexpr (requires { shape.origin; }) look(shape.origin);
    if constexpr (requires { shape.direction; }) look(shape.direction);
    if constexpr (requires { shape.a; }) look(shape.a);
    if constexpr (requires { shape.b; }) look(shape.b);
    if constexpr (requires { shape.normal; }) look(shape.normal);
    if constexpr (requires { shape.offset; }) look(shape.offset);
    if constexpr (requires { shape.center; }) look(shape.center);
    if constexpr (requires { shape.axes; }) look(shape.axes);
    if constexpr (requires { shape.halfExtents; }) look(shape.halfExtents);
    if constexpr (requires { shape.radii; }) look(shape.radii);
    if constexpr (requires { shape.apex; }) look(shape.apex);
    if constexpr (requires { shape.axis; }) look(shape.axis);
    if constexpr (requires { shape.height; }) look(shape.height);
    if constexpr (requires { shape.radius; }) look(shape.radius);
    if constexpr (requires { shape.min; }) look(shape.min);
    if constexpr (requires { shape.max; }) look(shape.max);
    return every;
  }
}

}  // namespace hairline
