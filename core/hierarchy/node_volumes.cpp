#include "core/hierarchy/node_volumes.h"

#include "core/volume/oriented_box.h"
#include "core/volume/smallest_sphere.h"

namespace hairline::nodes {

Ball Ball::around(const std::vector<Vector>& points) {
  const Sphere<double> sphere = ritterSphere(points);
  return {sphere.center, sphere.radius};
}

Box Ball::box() const {
  Box result;
  for (std::size_t k = 0; k < 3; ++k) {
    result.min[k] = directed::differenceDown(center[static_cast<int>(k)], radius);
    result.max[k] = directed::sumUp(center[static_cast<int>(k)], radius);
  }
  return result;
}

OrientedBox OrientedBox::around(const std::vector<Vector>& points) {
  return {boxAlong(principalAxes(points), bodyOf(points))};
}

OrientedBox OrientedBox::moved(const Vector& by) const {
  OrientedBox result = *this;
  result.obb.center += by;
  const double slack = 2 * movedSlack(obb.center.cwiseAbs().maxCoeff() + size(), by);
  for (double& reach : result.obb.halfExtents) reach += slack;
  return result;
}

bool OrientedBox::apart(const OrientedBox& a, const OrientedBox& b) {
  const Vector way = b.obb.center - a.obb.center;
  const auto& u = a.obb.axes;
  const auto& v = b.obb.axes;
  const auto& e = a.obb.halfExtents;
  const auto& f = b.obb.halfExtents;
  // All roundings are of this size, on axes no longer than 1; the axes are orthonormal up to
  // rounding.
  const double slack = 64 * epsilon *
                       (a.obb.center.cwiseAbs().maxCoeff() + b.obb.center.cwiseAbs().maxCoeff() +
                        a.size() + b.size());
  std::array<std::array<double, 3>, 3> r{};
  std::array<double, 3> inA{};
  for (std::size_t i = 0; i < 3; ++i) {
    inA[i] = dot(way, u[i]);
    double reach = e[i] + slack;
    for (std::size_t j = 0; j < 3; ++j) {
      r[i][j] = dot(u[i], v[j]);
      reach += f[j] * std::abs(r[i][j]);
    }
    if (std::abs(inA[i]) > reach) return true;
  }
  for (std::size_t j = 0; j < 3; ++j) {
    double reach = f[j] + slack;
    for (std::size_t i = 0; i < 3; ++i) reach += e[i] * std::abs(r[i][j]);
    if (std::abs(dot(way, v[j])) > reach) return true;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    const std::size_t i1 = (i + 1) % 3;
    const std::size_t i2 = (i + 2) % 3;
    for (std::size_t j = 0; j < 3; ++j) {
      const std::size_t j1 = (j + 1) % 3;
      const std::size_t j2 = (j + 2) % 3;
      const double reach = e[i1] * std::abs(r[i2][j]) + e[i2] * std::abs(r[i1][j]) +
                           f[j1] * std::abs(r[i][j2]) + f[j2] * std::abs(r[i][j1]) + slack;
      if (std::abs(inA[i2] * r[i1][j] - inA[i1] * r[i2][j]) > reach) return true;
    }
  }
  return false;
}

Box OrientedBox::box() const {
  Box result;
  for (int k = 0; k < 3; ++k) {
    double reach = 0;
    for (std::size_t i = 0; i < 3; ++i) reach += obb.halfExtents[i] * std::abs(obb.axes[i][k]);
    reach = reach * (1 + 8 * epsilon) + 1e-320;
    result.min[static_cast<std::size_t>(k)] = directed::differenceDown(obb.center[k], reach);
    result.max[static_cast<std::size_t>(k)] = directed::sumUp(obb.center[k], reach);
  }
  return result;
}

template <int K>
Slabs<K> Slabs<K>::around(const std::vector<Vector>& points) {
  Slabs result;
  result.min.fill(never);
  result.max.fill(-never);
  for (const Vector& p : points) {
    for (std::size_t i = 0; i < count; ++i) {
      double low = i < 3 ? p[static_cast<int>(i)] : 0;
      double high = low;
      if (i >= 3) {
        // Sums of two or three, rounded outward.
        for (int k = 0; k < 3; ++k) {
          const int entry = rows[i][static_cast<std::size_t>(k)];
          if (entry == 0) continue;
          low = directed::sumDown(low, entry * p[k]);
          high = directed::sumUp(high, entry * p[k]);
        }
      }
      result.min[i] = std::min(result.min[i], low);
      result.max[i] = std::max(result.max[i], high);
    }
  }
  return result;
}

template struct Slabs<14>;
template struct Slabs<18>;
template struct Slabs<26>;

}  // namespace hairline::nodes
