#pragma once

#include <optional>

#include "core/shapes/shape.h"

namespace hairline {

/// A plane itself, or the plane that bounds a half-space. Nothing for other shapes.
inline std::optional<Plane<double>> boundaryOf(const Shape& shape) {
  if (const auto* plane = std::get_if<Plane<double>>(&shape)) return *plane;
  if (const auto* half = std::get_if<HalfSpace<double>>(&shape)) return half->boundary();
  return std::nullopt;
}

}  // namespace hairline
