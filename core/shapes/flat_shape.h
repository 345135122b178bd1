#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include "core/shapes/fields.h"
#include "core/shapes/shape.h"

namespace hairline {

/// The numbers of a shape in a scalar, field after field as in the formats, and the triangles of a
/// mesh or the vertices at which the holes of a polygon start: the data of the plugin interface and
/// of recordings.
template <typename S>
struct FlatShape {
  std::vector<S> numbers;
  std::vector<std::uint32_t> indices;

  void add(double number) { numbers.push_back(static_cast<S>(number)); }
  void add(int number) { numbers.push_back(static_cast<S>(number)); }
  void add(const std::string&) {}
  template <int N>
  void add(const Eigen::Matrix<double, N, 1>& vector) {
    for (int i = 0; i < N; ++i) add(vector[i]);
  }
  template <typename T, std::size_t N>
  void add(const std::array<T, N>& list) {
    for (const T& item : list) add(item);
  }
  template <typename T>
  void add(const std::vector<T>& list) {
    for (const T& item : list) add(item);
  }
  void add(const Shape& shape) {
    std::visit(
        [this](const auto& known) {
          using Known = std::decay_t<decltype(known)>;
          if constexpr (std::is_same_v<Known, Mesh>) {
            add(known.vertices.values());
            for (const auto& triangle : known.triangles) {
              for (const int index : triangle) indices.push_back(static_cast<std::uint32_t>(index));
            }
          } else {
            if constexpr (std::is_same_v<Known, Polygon<double>>) {
              std::size_t start = known.vertices.size();
              for (const auto& hole : known.holes) {
                indices.push_back(static_cast<std::uint32_t>(start));
                start += hole.size();
              }
            }
            forEachField(known, [this](std::string_view, const auto& member) {
              add(member);
              return true;
            });
          }
        },
        shape);
  }
  bool isFinite() const {
    return std::ranges::all_of(numbers, [](S number) { return std::isfinite(number); });
  }
};

}  // namespace hairline
