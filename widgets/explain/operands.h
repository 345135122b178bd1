#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/shapes/boundary_of.h"
#include "core/shapes/hull.h"
#include "widgets/explain/derivation.h"

namespace hairline {

// The operands of a report in its scalar.

/// A vector with its coordinates rounded to the report's scalar.
Vector3<double> asComputed(const Vector3<double>& vector, const Report& report);
/// A number rounded to the report's scalar.
double asComputed(double number, const Report& report);
/// The hull whose faces a report's method used.
Hull hullAsComputed(const Convex<double>& convex, const Report& report);

/// The operand that is the hull of its vertices.
std::optional<Convex<double>> hullOperand(const DerivationInput& input);
/// The difference of two vectors in the report's scalar.
Vector3<double> differenceOf(const Vector3<double>& from, const Vector3<double>& minus,
                             const Report& report);
/// The cross product in the report's scalar.
Vector3<double> crossOf(const Vector3<double>& first, const Vector3<double>& second,
                        const Report& report);

/// The dot product in the report's scalar.
double dotOf(const Vector3<double>& first, const Vector3<double>& second, const Report& report);

/// The corners of a shape with few: points, segments, triangles, tetrahedra and the like, in space
/// or with z = 0. Empty for all others.
std::vector<Vector3<double>> fewCornersOf(const Shape& shape);

/// A box with its middle and half extents along its axes.
struct CenterAndExtents {
  Vector3<double> center;
  std::vector<Vector3<double>> axes;
  std::vector<double> halfExtents;
  /// The axes are the coordinate axes.
  bool aligned = false;
};
std::optional<CenterAndExtents> boxOf(const Shape& shape, const Report& report);

/// A line, ray or segment as origin and direction.
struct OriginAndDirection {
  Vector3<double> origin;
  Vector3<double> direction;
};
std::optional<OriginAndDirection> lineOf(const Shape& shape, const Report& report);

/// The operand of a type, the first one if both are; null if neither is.
template <typename T>
const T* operandOf(const DerivationInput& input) {
  for (const Shape* shape : {input.a, input.b}) {
    if (shape == nullptr) continue;
    if (const auto* found = std::get_if<T>(shape)) return found;
  }
  return nullptr;
}

/// Both operands are planes or half-spaces.
inline bool areFlat(const DerivationInput& input) {
  return input.a != nullptr && input.b != nullptr && boundaryOf(*input.a) && boundaryOf(*input.b);
}

/// Both operands have the same type, or the same symbols, so that these need a tag.
inline bool areAlike(const DerivationInput& input) {
  if (areFlat(input)) return true;
  return input.a != nullptr && input.b != nullptr && input.a->index() == input.b->index();
}

}  // namespace hairline
