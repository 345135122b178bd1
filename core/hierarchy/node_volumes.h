#pragma once

#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/math/vector.h"
#include "core/shapes/aabb.h"
#include "core/shapes/shape.h"
#include "core/volume/body.h"
#include "core/volume/directed.h"

namespace hairline {

/// A ray for tests against volumes in double, with a margin for rounding errors.
struct InflatedRay {
  Vector3<double> origin;
  Vector3<double> direction;
  /// Every volume is inflated by this.
  double pad = 0;
};

constexpr double never = std::numeric_limits<double>::infinity();

namespace nodes {

// The volumes of a hierarchy's nodes. Each contains its items' points to the last bit. Their tests
// are conservative: `apart` and `never` are certain, and mean that nothing inside intersects.

using Vector = Vector3<double>;
constexpr double epsilon = std::numeric_limits<double>::epsilon();

/// Clips an interval of a ray's parameters to a slab. NaN, from overflow, clips nothing.
inline void cutBySlab(double low, double high, double origin, double direction, double pad,
                      double& near, double& far) {
  if (direction == 0) {
    if (origin < low - pad || origin > high + pad) far = -1;
    return;
  }
  double t0 = (low - pad - origin) / direction;
  double t1 = (high + pad - origin) / direction;
  if (t0 > t1) std::swap(t0, t1);
  near = std::max(near, t0 - std::abs(t0) * (4 * epsilon));
  far = std::min(far, t1 + std::abs(t1) * (4 * epsilon));
}

/// A lower bound on when a ball of radius r around the origin is entered on the way from q along d.
inline double ballEntry(const Vector& q, const Vector& d, double r, double pad, double most) {
  const double dd = squaredNorm(d);
  const double qq = squaredNorm(q);
  const double reach = r + pad;
  const double t = -dot(q, d) / dd;
  const double beside = qq - t * t * dd;
  if (beside > reach * reach + 32 * epsilon * qq) return never;
  const double way = reach / std::sqrt(dd) * (1 + 8 * epsilon) + std::abs(t) * (16 * epsilon);
  if (t + way < 0 || t - way > most) return never;
  return std::max(0.0, t - way);
}

/// The error of coordinates of this size after they were moved and rounded.
inline double movedSlack(double size, const Vector& offset) {
  return 4 * epsilon * (size + offset.cwiseAbs().maxCoeff());
}

struct Box {
  std::array<double, 3> min;
  std::array<double, 3> max;

  static Box of(const Aabb<double>& box) {
    return {{box.min[0], box.min[1], box.min[2]}, {box.max[0], box.max[1], box.max[2]}};
  }
  template <typename Points>
  [[gnu::always_inline]] static Box around(const Points& points) {
    Box result;
    result.min = result.max = {points[0][0], points[0][1], points[0][2]};
    for (const Vector& p : points) {
      for (std::size_t k = 0; k < 3; ++k) {
        result.min[k] = std::min(result.min[k], p[static_cast<int>(k)]);
        result.max[k] = std::max(result.max[k], p[static_cast<int>(k)]);
      }
    }
    return result;
  }
  static Box merged(const Box& a, const Box& b) {
    Box result = a;
    for (std::size_t k = 0; k < 3; ++k) {
      result.min[k] = std::min(a.min[k], b.min[k]);
      result.max[k] = std::max(a.max[k], b.max[k]);
    }
    return result;
  }
  /// Around its contents, each point moved and rounded once. That is exact, because rounding keeps
  /// the order.
  Box moved(const Vector& by) const {
    return {{min[0] + by[0], min[1] + by[1], min[2] + by[2]},
            {max[0] + by[0], max[1] + by[1], max[2] + by[2]}};
  }
  static bool apart(const Box& a, const Box& b) {
    // Branchless: which axis separates them is unpredictable.
    int count = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      count += static_cast<int>(a.max[k] < b.min[k]) + static_cast<int>(b.max[k] < a.min[k]);
    }
    return count != 0;
  }
  double entry(const InflatedRay& ray, double most) const {
    double near = 0;
    double far = most;
    for (int k = 0; k < 3; ++k) {
      const auto i = static_cast<std::size_t>(k);
      cutBySlab(min[i], max[i], ray.origin[k], ray.direction[k], ray.pad, near, far);
    }
    return near > far ? never : near;
  }
  double squaredDistance(const Vector& p) const {
    double sum = 0;
    for (int k = 0; k < 3; ++k) {
      const auto i = static_cast<std::size_t>(k);
      const double gap = std::max({min[i] - p[k], p[k] - max[i], 0.0});
      sum += gap * gap;
    }
    return sum * (1 - 8 * epsilon);
  }
  /// The first time within [0, most] at which a, moving, may touch b.
  static double touch(const Box& a, const Box& b, const Vector& motion, double pad, double most) {
    double near = 0;
    double far = most;
    for (int k = 0; k < 3; ++k) {
      const auto i = static_cast<std::size_t>(k);
      cutBySlab(b.min[i] - a.max[i], b.max[i] - a.min[i], 0, motion[k], pad, near, far);
    }
    return near > far ? never : near;
  }
  double size() const { return (max[0] - min[0]) + (max[1] - min[1]) + (max[2] - min[2]); }
  double area() const {
    const double x = max[0] - min[0];
    const double y = max[1] - min[1];
    const double z = max[2] - min[2];
    return 2 * (x * y + y * z + z * x);
  }
  double largest() const {
    double most = 0;
    for (std::size_t k = 0; k < 3; ++k) {
      most = std::max({most, std::abs(min[k]), std::abs(max[k])});
    }
    return most;
  }
  Box box() const { return *this; }
  Shape shape() const { return Aabb<double>{{min[0], min[1], min[2]}, {max[0], max[1], max[2]}}; }
};

struct Ball {
  Vector center;
  double radius;

  static Ball around(const std::vector<Vector>& points);
  Ball moved(const Vector& by) const {
    return {center + by, radius + movedSlack(center.cwiseAbs().maxCoeff() + radius, by)};
  }
  static bool apart(const Ball& a, const Ball& b) {
    const double reach = a.radius + b.radius;
    return squaredNorm(Vector(a.center - b.center)) * (1 - 16 * epsilon) >
           reach * reach * (1 + 16 * epsilon);
  }
  double entry(const InflatedRay& ray, double most) const {
    return ballEntry(ray.origin - center, ray.direction, radius, ray.pad, most);
  }
  double squaredDistance(const Vector& p) const {
    const double gap =
        std::sqrt(squaredNorm(Vector(p - center))) * (1 - 8 * epsilon) - radius * (1 + epsilon);
    return gap > 0 ? gap * gap * (1 - 8 * epsilon) : 0;
  }
  static double touch(const Ball& a, const Ball& b, const Vector& motion, double pad, double most) {
    if (isZero(motion)) return apart(a, b) ? never : 0;
    return ballEntry(a.center - b.center, motion, a.radius + b.radius, pad, most);
  }
  double size() const { return radius; }
  double area() const { return 4 * 3.14159265358979323846 * radius * radius; }
  Box box() const;
  Shape shape() const { return Sphere<double>{center, radius}; }
};

struct OrientedBox {
  Obb<double> obb;

  static OrientedBox around(const std::vector<Vector>& points);
  OrientedBox moved(const Vector& by) const;
  static bool apart(const OrientedBox& a, const OrientedBox& b);
  double entry(const InflatedRay& ray, double most) const {
    double near = 0;
    double far = most;
    const Vector q = ray.origin - obb.center;
    for (std::size_t i = 0; i < 3; ++i) {
      cutBySlab(-obb.halfExtents[i], obb.halfExtents[i], dot(obb.axes[i], q),
                dot(obb.axes[i], ray.direction), ray.pad, near, far);
    }
    return near > far ? never : near;
  }
  double squaredDistance(const Vector& p) const {
    const Vector q = p - obb.center;
    const double rounding = 32 * epsilon * (q.cwiseAbs().maxCoeff() + size());
    double sum = 0;
    for (std::size_t i = 0; i < 3; ++i) {
      const double gap =
          std::max(0.0, std::abs(dot(obb.axes[i], q)) - obb.halfExtents[i] - rounding);
      sum += gap * gap;
    }
    return sum * (1 - 32 * epsilon);
  }
  static double touch(const OrientedBox& a, const OrientedBox& b, const Vector& motion, double pad,
                      double most) {
    return Box::touch(a.box(), b.box(), motion, pad, most);
  }
  double size() const { return obb.halfExtents[0] + obb.halfExtents[1] + obb.halfExtents[2]; }
  double area() const {
    const auto& e = obb.halfExtents;
    return 8 * (e[0] * e[1] + e[1] * e[2] + e[2] * e[0]);
  }
  Box box() const;
  Shape shape() const { return obb; }
};

/// The directions beyond the coordinate axes, as in `slabDirections`.
template <int K>
constexpr std::array<std::array<int, 3>, 13> slabRows() {
  constexpr std::array<std::array<int, 3>, 3> axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};
  constexpr std::array<std::array<int, 3>, 4> corners{
      {{1, 1, 1}, {1, 1, -1}, {1, -1, 1}, {1, -1, -1}}};
  constexpr std::array<std::array<int, 3>, 6> edges{
      {{1, 1, 0}, {1, -1, 0}, {1, 0, 1}, {1, 0, -1}, {0, 1, 1}, {0, 1, -1}}};
  std::array<std::array<int, 3>, 13> rows{};
  std::size_t at = 0;
  for (const auto& row : axes) rows[at++] = row;
  if (K != 18) {
    for (const auto& row : corners) rows[at++] = row;
  }
  if (K != 14) {
    for (const auto& row : edges) rows[at++] = row;
  }
  return rows;
}

template <int K>
struct Slabs {
  static constexpr std::size_t count = K / 2;
  static constexpr std::array<std::array<int, 3>, 13> rows = slabRows<K>();
  std::array<double, count> min;
  std::array<double, count> max;

  static double along(std::size_t i, const Vector& p) {
    return rows[i][0] * p[0] + rows[i][1] * p[1] + rows[i][2] * p[2];
  }
  static double lengthOf(std::size_t i) {
    const int entries = rows[i][0] * rows[i][0] + rows[i][1] * rows[i][1] + rows[i][2] * rows[i][2];
    return entries == 1 ? 1 : entries == 2 ? 1.4142135623730951 : 1.7320508075688774;
  }

  static Slabs around(const std::vector<Vector>& points);
  static Slabs merged(const Slabs& a, const Slabs& b) {
    Slabs result;
    for (std::size_t i = 0; i < count; ++i) {
      result.min[i] = std::min(a.min[i], b.min[i]);
      result.max[i] = std::max(a.max[i], b.max[i]);
    }
    return result;
  }
  Slabs moved(const Vector& by) const {
    Slabs result;
    const double slack = 4 * movedSlack(box().largest(), by);
    for (std::size_t i = 0; i < count; ++i) {
      const double way = along(i, by);
      // Along the coordinate axes rounding keeps the order.
      result.min[i] = min[i] + way - (i < 3 ? 0 : slack);
      result.max[i] = max[i] + way + (i < 3 ? 0 : slack);
    }
    return result;
  }
  static bool apart(const Slabs& a, const Slabs& b) {
    for (std::size_t i = 0; i < count; ++i) {
      if (a.max[i] < b.min[i] || b.max[i] < a.min[i]) return true;
    }
    return false;
  }
  double entry(const InflatedRay& ray, double most) const {
    double near = 0;
    double far = most;
    for (std::size_t i = 0; i < count; ++i) {
      cutBySlab(min[i], max[i], along(i, ray.origin), along(i, ray.direction), 3 * ray.pad, near,
                far);
      if (near > far) return never;
    }
    return near;
  }
  double squaredDistance(const Vector& p) const {
    double most = box().squaredDistance(p);
    const double rounding = 8 * epsilon * p.cwiseAbs().maxCoeff();
    for (std::size_t i = 3; i < count; ++i) {
      const double place = along(i, p);
      const double gap =
          (std::max(min[i] - place, place - max[i]) - rounding) / lengthOf(i) * (1 - 8 * epsilon);
      if (gap > 0) most = std::max(most, gap * gap * (1 - 8 * epsilon));
    }
    return most;
  }
  static double touch(const Slabs& a, const Slabs& b, const Vector& motion, double pad,
                      double most) {
    double near = 0;
    double far = most;
    for (std::size_t i = 0; i < count; ++i) {
      cutBySlab(b.min[i] - a.max[i], b.max[i] - a.min[i], 0, along(i, motion), 3 * pad, near, far);
      if (near > far) return never;
    }
    return near;
  }
  double size() const { return box().size(); }
  /// The area of the coordinate box, because the solid's own is costly to compute.
  double area() const { return box().area(); }
  Box box() const { return {{min[0], min[1], min[2]}, {max[0], max[1], max[2]}}; }
  Shape shape() const {
    Kdop<double> kdop;
    for (std::size_t i = 0; i < count; ++i) {
      kdop.directions.push_back(rows[i]);
      kdop.min.push_back(min[i]);
      kdop.max.push_back(max[i]);
    }
    return kdop;
  }
};

/// Whether the volumes of inner nodes are computed from those of their children, as tight as
/// possible.
template <typename V>
constexpr bool mergesTightly = !std::is_same_v<V, Ball> && !std::is_same_v<V, OrientedBox>;

}  // namespace nodes

}  // namespace hairline
