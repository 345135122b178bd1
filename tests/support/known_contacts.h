#pragma once

#include <vector>

#include "core/shapes/positions.h"
#include "core/shapes/shape.h"

namespace hairline::testing {

/// Three perpendicular vectors of the same whole length, with whole coordinates.
struct ContactFrame {
  Vector3<double> n;
  Vector3<double> t;
  Vector3<double> u;
  double length;
};
inline ContactFrame frameOf(double w, double x, double y, double z) {
  return {Vector3<double>(w * w + x * x - y * y - z * z, 2 * (x * y + w * z), 2 * (x * z - w * y)),
          Vector3<double>(2 * (x * y - w * z), w * w - x * x + y * y - z * z, 2 * (y * z + w * x)),
          Vector3<double>(2 * (x * z + w * y), 2 * (y * z - w * x), w * w - x * x - y * y + z * z),
          w * w + x * x + y * y + z * z};
}

/// Shapes behind the plane through a point and perpendicular to n that touch it there, each with
/// another feature: all numbers are whole.
struct KnownContact {
  const char* name;
  Shape shape;
};
inline std::vector<KnownContact> contacts(const Vector3<double>& c, const ContactFrame& f) {
  const Vector3<double>& n = f.n;
  const double r = f.length;
  // Perpendicular, and five times as long.
  const Vector3<double> axis = 3 * n + 4 * f.t;
  const Vector3<double> across = 4 * n - 3 * f.t;
  const Vector3<double> slope = 4 * f.t - 3 * n;
  return {
      {"ball", Sphere<double>{c - n, r}},
      {"capsule's side", Capsule<double>{c - n + 2 * (f.t - f.u), c - n - (f.t - f.u), r}},
      {"capsule's end", Capsule<double>{c - 2 * n, c - 3 * n + f.t, 2 * r}},
      {"cylinder's side", Cylinder<double>{c - n - f.t, c - n + 2 * f.t, r}},
      {"cylinder's cap", Cylinder<double>{c + f.t, c + f.t - 2 * n, 3 * r}},
      {"cylinder's rim", Cylinder<double>{c - across, c - across - axis, 5 * r}},
      {"cone's apex", Cone<double>{c, -n, 3, 2 * r}},
      {"cone's base", Cone<double>{c - f.u - 2 * n, n, 2, 3 * r}},
      {"cone's rim", Cone<double>{c - across - 2 * axis, axis, 2, 5 * r}},
      {"cone's side", Cone<double>{c - 9 * f.t, slope, 4, 15 * r}},
      {"disc", Disc<double>{c + f.t, n, 4 * r}},
      {"disc's rim", Disc<double>{c - across, axis, 5 * r}},
      {"ellipsoid's end", Ellipsoid<double>{c - 2 * n, {n, f.t, f.u}, {2, 3, 1}}},
      {"ellipsoid's side",
       Ellipsoid<double>{c - 9 * (n + f.t) - 16 * (n - f.t), {n + f.t, n - f.t, f.u}, {15, 20, 4}}},
  };
}

inline Shape movedBy(Shape shape, const Vector3<double>& way) {
  const auto move = [&](auto& p) {
    if constexpr (std::is_same_v<std::decay_t<decltype(p)>, Vector3<double>>) p += way;
  };
  std::visit([&](auto& s) { forEachPosition(s, move); }, shape);
  return shape;
}

}  // namespace hairline::testing
