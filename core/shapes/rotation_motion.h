#pragma once

#include <array>

#include "core/math/vector.h"

namespace hairline {

/// A rotation over the time interval [0, 1], before any translation: the angle grows evenly from 0,
/// counter-clockwise seen against the axis.
struct RotationMotion {
  Vector3<double> axis{0, 0, 1};  ///< of any length but zero
  double angle = 0;               ///< in radians
  Vector3<double> center{0, 0, 0};

  friend bool operator==(const RotationMotion&, const RotationMotion&) = default;
};

/// The largest angle in radians, 1,000 turns. With more, a shape would turn by more than a
/// thousandth between neighbouring times in float.
constexpr double mostRotation = 6283.185307179586;

/// The axis scaled to length 1; off by at most 2^-50.
Vector3<double> unitAxis(const RotationMotion& rotation);

/// The rows of the matrix of the rotation at a time in [0, 1]. As a map of vectors it is off by at
/// most (48 + |angle|)·2^-53 times their length. The same on every machine.
std::array<Vector3<double>, 3> matrixAt(const RotationMotion& rotation, double time);

}  // namespace hairline
