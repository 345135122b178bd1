#pragma once

#include "core/math/vector.h"
#include "core/shapes/rotation_motion.h"

namespace hairline {

/// A vector known to within an error in each coordinate.
struct BoundedVector {
  Vector3<Rational> value;
  Vector3<Rational> error{Rational(0), Rational(0), Rational(0)};
};

/// A rotation as it is at a time, in rationals with bounds on the error of sine and cosine. Written
/// only from the definition of a rotation; no query uses it.
class RotationBounds {
 public:
  /// The angle is at most `mostRotation` in absolute value, and the time in [0, 1].
  RotationBounds(const RotationMotion& rotation, const Rational& time);

  /// A vector rotated from time 0 to that time, and from then back to time 0. The coordinate along
  /// an axis of rotation that is a coordinate axis keeps its error, and at angle 0 all do.
  BoundedVector rotated(const BoundedVector& v) const { return rotatedBy(v, m_across); }
  BoundedVector rotatedBack(const BoundedVector& v) const { return rotatedBy(v, -m_across); }

 private:
  BoundedVector rotatedBy(const BoundedVector& v, const Rational& across) const;

  Vector3<Rational> m_axis;
  Rational m_cosine;
  Rational m_errorOfCosine;
  /// The sine divided by the length of the axis.
  Rational m_across;
  Rational m_errorOfAcross;
};

}  // namespace hairline
