#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// A cone itself, or a disc as the cone of no height whose base it is: the same set, with an axis
/// of any length. Nothing for other shapes.
inline std::optional<Cone<double>> coneOf(const Shape& shape) {
  if (const auto* cone = std::get_if<Cone<double>>(&shape)) return *cone;
  if (const auto* disc = std::get_if<Disc<double>>(&shape)) {
    return Cone<double>{disc->center, disc->normal, 0, disc->radius};
  }
  return std::nullopt;
}

}  // namespace hairline
