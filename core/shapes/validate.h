#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/base/message.h"
#include "core/shapes/rotation_motion.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A rule of the scene format that a shape violates.
struct ShapeFault {
  /// The field of the format, such as "half_extents[1]".
  std::string field;
  /// What is wrong with it.
  Message message;
  /// The code of the error: "number" for a NaN or an infinity, "limit" for what takes too many
  /// operations; all other faults are of the shape as a whole.
  std::string_view code = "shape";

  friend bool operator==(const ShapeFault&, const ShapeFault&) = default;
};

/// The first rule of the scene format that a shape violates, or nothing. Every decision is exact
/// for the given doubles: a length that rounds to zero is not zero, axes are orthonormal if their
/// products differ from 0 and 1 by 1e-9 or less, vertices may be off the plane through vertex 0 by
/// 1e-6 of the longest side of the polygon's bounds. A polygon whose outline takes more than about
/// a second to check or to cut into triangles is refused.
std::optional<ShapeFault> validate(const Shape& shape);

/// The same of a rotation: an axis of length zero, a number that is not finite, an angle of more
/// than `mostRotation` to either side.
std::optional<ShapeFault> validate(const RotationMotion& rotation);

}  // namespace hairline
