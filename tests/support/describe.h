#pragma once

#include <array>
#include <cstdio>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "core/query/entry.h"
#include "core/shapes/shape.h"

namespace hairline::testing {

namespace detail {

inline void append(std::string& text, double x) {
  std::array<char, 40> buffer{};
  std::snprintf(buffer.data(), buffer.size(), "\"%a\"", x);
  text += buffer.data();
}
inline void append(std::string& text, int x) { text += std::to_string(x); }
inline void append(std::string& text, const std::string& x) { text += '"' + x + '"'; }
template <int N, int options>
void append(std::string& text, const Eigen::Matrix<double, N, 1, options>& v);
template <typename T, std::size_t N>
void append(std::string& text, const std::array<T, N>& list);
template <typename T>
void append(std::string& text, const std::vector<T>& list);

template <typename List>
void appendList(std::string& text, const List& list) {
  text += '[';
  bool first = true;
  for (const auto& item : list) {
    if (!first) text += ',';
    first = false;
    append(text, item);
  }
  text += ']';
}
template <int N, int options>
void append(std::string& text, const Eigen::Matrix<double, N, 1, options>& v) {
  appendList(text, std::span<const double>(v.data(), static_cast<std::size_t>(N)));
}
template <typename T, std::size_t N>
void append(std::string& text, const std::array<T, N>& list) {
  appendList(text, list);
}
template <typename T>
void append(std::string& text, const std::vector<T>& list) {
  appendList(text, list);
}
template <typename T, typename Derived>
void append(std::string& text, const SharedVector<T, Derived>& list) {
  appendList(text, list);
}

}  // namespace detail

/// A shape as a JSON object of the scene format, numbers as hexadecimal floats.
template <typename T>
std::string describe(const T& shape) {
  // Appended piece by piece: GCC 12 warns of sums of strings where it has inlined enough.
  std::string text = "{\"type\":\"";
  text += shapeTypeNames[shapeIndex<std::remove_cvref_t<T>>()];
  text += '"';
  const auto field = [&](const char* fieldName, const auto& value) {
    text += ",\"";
    text += fieldName;
    text += "\":";
    detail::append(text, value);
  };
  if constexpr (requires { shape.vertices; }) field("vertices", shape.vertices);
  if constexpr (requires { shape.holes; }) field("holes", shape.holes);
  if constexpr (requires { shape.triangles; }) field("triangles", shape.triangles);
  if constexpr (requires { shape.position; }) field("position", shape.position);
  if constexpr (requires { shape.origin; }) field("origin", shape.origin);
  if constexpr (requires { shape.direction; }) field("direction", shape.direction);
  if constexpr (requires { shape.directions; }) field("directions", shape.directions);
  if constexpr (requires { shape.a; }) field("a", shape.a);
  if constexpr (requires { shape.b; }) field("b", shape.b);
  if constexpr (requires { shape.normal; }) field("normal", shape.normal);
  if constexpr (requires { shape.offset; }) field("offset", shape.offset);
  if constexpr (requires { shape.center; }) field("center", shape.center);
  if constexpr (requires { shape.axes; }) field("axes", shape.axes);
  if constexpr (requires { shape.halfExtents; }) field("half_extents", shape.halfExtents);
  if constexpr (requires { shape.radii; }) field("radii", shape.radii);
  if constexpr (requires { shape.apex; }) field("apex", shape.apex);
  if constexpr (requires { shape.axis; }) field("axis", shape.axis);
  if constexpr (requires { shape.height; }) field("height", shape.height);
  if constexpr (requires { shape.radius; }) field("radius", shape.radius);
  if constexpr (requires { shape.min; }) field("min", shape.min);
  if constexpr (requires { shape.max; }) field("max", shape.max);
  if constexpr (requires { shape.cell; }) field("cell", shape.cell);
  if constexpr (requires { shape.dimensions; }) field("dimensions", shape.dimensions);
  return text + '}';
}

inline std::string describe(const Shape& shape) {
  return std::visit([](const auto& s) { return describe(s); }, shape);
}

/// The operands of a predicate as an object of type `points`.
inline std::string describePoints(std::span<const Shape* const> points) {
  std::string text = R"({"type":"points","vertices":[)";
  for (std::size_t i = 0; i < points.size(); ++i) {
    if (i > 0) text += ',';
    if (const auto* planar = std::get_if<Point2<double>>(points[i])) {
      detail::append(text, planar->position);
    } else {
      detail::append(text, std::get<Point<double>>(*points[i]).position);
    }
  }
  return text + "]}";
}

/// A failing case as a line that `hairline query --jsonl` reads.
inline std::string describe(Kind kind, std::span<const Shape* const> shapes) {
  std::string text = "{\"kind\":\"" + std::string(name(kind)) + '"';
  if (isPredicate(kind)) return text + ",\"a\":" + describePoints(shapes) + '}';
  constexpr std::array<const char*, 5> names{"a", "b", "c", "d", "e"};
  for (std::size_t i = 0; i < shapes.size(); ++i) {
    text += std::string(",\"") + names[i] + "\":" + describe(*shapes[i]);
  }
  return text + '}';
}

/// The same for the input of a query on two shapes.
template <typename Input>
std::string describeIntersect(const Input& input) {
  const Shape a = input.a;
  const Shape b = input.b;
  const std::array<const Shape*, 2> shapes{&a, &b};
  return describe(Kind::intersect, shapes);
}

}  // namespace hairline::testing
