#pragma once

#include <array>
#include <tuple>
#include <type_traits>
#include <vector>

#include "core/math/vector.h"

namespace hairline {

namespace detail {

template <Scalar T, typename Member>
auto converted(const Member& member) {
  if constexpr (std::is_integral_v<Member>) {
    return member;
  } else {
    return fromDouble<T>(member);
  }
}
template <Scalar T, typename Item, std::size_t N>
auto converted(const std::array<Item, N>& items) {
  return std::apply([](const auto&... item) { return std::array{converted<T>(item)...}; }, items);
}
template <Scalar T, typename Item>
auto converted(const std::vector<Item>& items) {
  std::vector<decltype(converted<T>(items[0]))> result;
  result.reserve(items.size());
  for (const Item& item : items) result.push_back(converted<T>(item));
  return result;
}

}  // namespace detail

/// The same shape with its numbers converted to the scalar T: one to four members, in order.
template <Scalar T, template <typename> class Shape>
requires std::is_aggregate_v<Shape<double>> Shape<T> convert(const Shape<double>& shape) {
  using detail::converted;
  if constexpr (requires { Shape<double>{{}, {}, {}, {}}; }) {
    const auto& [a, b, c, d] = shape;
    return {converted<T>(a), converted<T>(b), converted<T>(c), converted<T>(d)};
  } else if constexpr (requires { Shape<double>{{}, {}, {}}; }) {
    const auto& [a, b, c] = shape;
    return {converted<T>(a), converted<T>(b), converted<T>(c)};
  } else if constexpr (requires { Shape<double>{{}, {}}; }) {
    const auto& [a, b] = shape;
    return {converted<T>(a), converted<T>(b)};
  } else {
    const auto& [a] = shape;
    return {converted<T>(a)};
  }
}

}  // namespace hairline
