#include "core/shapes/rotation_motion.h"

#include <cmath>

#include "core/math/sine_cosine.h"
#include "core/math/unit_factor.h"

namespace hairline {

Vector3<double> unitAxis(const RotationMotion& rotation) {
  // First to about unit length, so that no square leaves the range.
  const Vector3<double> axis = rotation.axis * factorToUnit(rotation.axis.cwiseAbs().maxCoeff());
  return axis / std::sqrt(squaredNorm(axis));
}

std::array<Vector3<double>, 3> matrixAt(const RotationMotion& rotation, double time) {
  const Vector3<double> axis = unitAxis(rotation);
  const auto [sine, cosine] = sineCosine(rotation.angle * time);
  const double rest = 1 - cosine;
  std::array<Vector3<double>, 3> rows;
  for (int i = 0; i < 3; ++i) {
    const int j = (i + 1) % 3;
    const int k = (i + 2) % 3;
    Vector3<double>& row = rows[static_cast<std::size_t>(i)];
    row[i] = cosine + rest * axis[i] * axis[i];
    row[j] = rest * axis[i] * axis[j] - sine * axis[k];
    row[k] = rest * axis[i] * axis[k] + sine * axis[j];
    // About a coordinate axis that coordinate is unchanged.
    if (absolute(axis[i]) == 1) row = Vector3<double>::Unit(i);
  }
  return rows;
}

}  // namespace hairline
