#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// A solid that is the hull of its vertices as such a hull: a convex hull itself, a tetrahedron, a
/// frustum. Nothing for other shapes.
inline std::optional<Convex<double>> convexOf(const Shape& shape) {
  return std::visit(
      [](const auto& solid) -> std::optional<Convex<double>> {
        using Solid = std::decay_t<decltype(solid)>;
        constexpr bool isFew =
            std::is_same_v<Solid, Tetrahedron<double>> || std::is_same_v<Solid, Frustum<double>>;
        if constexpr (std::is_same_v<Solid, Convex<double>>) {
          return solid;
        } else if constexpr (isFew) {
          return Convex<double>{{solid.vertices.begin(), solid.vertices.end()}};
        } else {
          return std::nullopt;
        }
      },
      shape);
}

}  // namespace hairline
