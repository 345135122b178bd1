#include "core/volume/body.h"

#include <algorithm>
#include <array>
#include <limits>
#include <numbers>

#include "core/shapes/positions.h"
#include "core/shapes/slab_edges.h"
#include "core/volume/directed.h"

namespace hairline {
namespace {

double largest(const Vector3<double>& v) { return v.cwiseAbs().maxCoeff(); }

/// The sine of the angle between two directions, with an error of a few ulps of 1.
double acrossOf(const Vector3<double>& a, const Vector3<double>& b) {
  const double lengths = std::sqrt(squaredNorm(a)) * std::sqrt(squaredNorm(b));
  return lengths > 0 ? std::sqrt(squaredNorm(cross(a, b))) / lengths : 0;
}

constexpr std::array<std::array<std::size_t, 3>, 6> orders{
    {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}}};

struct Parts {
  Body body;

  void point(const Vector3<double>& p) { body.parts.push_back({p}); }
  void ball(const Vector3<double>& p, double radius) { body.parts.push_back({p, radius}); }
  void disc(const Vector3<double>& p, double radius, const Vector3<double>& axis) {
    body.parts.push_back({p, radius, axis});
  }
  /// Corners center ± e_i axis_i, rounded.
  template <std::size_t N>
  void corners(const Vector3<double>& center, const std::array<Vector3<double>, N>& axes,
               const std::array<double, N>& halfExtents) {
    double size = largest(center);
    for (std::size_t i = 0; i < N; ++i) size += halfExtents[i] * largest(axes[i]);
    body.slack = 16 * doubleEpsilon * size;
    for (unsigned bits = 0; bits < 1U << N; ++bits) {
      Vector3<double> corner = center;
      for (std::size_t i = 0; i < N; ++i) {
        corner += axes[i] * ((bits >> i & 1) != 0 ? halfExtents[i] : -halfExtents[i]);
      }
      point(corner);
    }
  }
  void slabs(const SlabPolytope& polytope) {
    for (const Vector3<Rational>& vertex : polytope.vertices) {
      point(toDouble(vertex));
      body.slack = std::max(body.slack, 4 * doubleEpsilon * largest(body.parts.back().center));
    }
  }

  void operator()(const Line<double>&) {}
  void operator()(const Ray<double>&) {}
  void operator()(const Plane<double>&) {}
  void operator()(const HalfSpace<double>&) {}
  void operator()(const Rectangle<double>& s) { corners(s.center, s.axes, s.halfExtents); }
  void operator()(const Obb<double>& s) { corners(s.center, s.axes, s.halfExtents); }
  void operator()(const Rectangle2<double>& s) { (*this)(spatial(s)); }
  void operator()(const Aabb<double>& s) {
    for (unsigned bits = 0; bits < 8; ++bits) point(s.corner(bits));
  }
  void operator()(const Sphere<double>& s) { ball(s.center, s.radius); }
  void operator()(const Capsule<double>& s) {
    ball(s.a, s.radius);
    ball(s.b, s.radius);
  }
  void operator()(const Cylinder<double>& s) {
    // Scaled to about 1 first: its square must stay in range.
    const Vector3<double> way = s.b - s.a;
    const Vector3<double> axis = (way / largest(way)).normalized();
    disc(s.a, s.radius, axis);
    disc(s.b, s.radius, axis);
  }
  void operator()(const Cone<double>& s) {
    point(s.apex);
    disc(s.apex + s.axis * s.height, s.radius, s.axis);
    body.slack = 8 * doubleEpsilon * (largest(s.apex) + s.height);
  }
  void operator()(const Disc<double>& s) {
    disc(s.center, s.radius, (s.normal / largest(s.normal)).normalized());
  }
  /// A polytope around it whose faces touch it: of the unit ball, across the sums of one, two and
  /// three of its axes.
  void operator()(const Ellipsoid<double>& s) {
    double size = largest(s.center);
    for (std::size_t i = 0; i < 3; ++i) size += s.radii[i] * largest(s.axes[i]);
    body.slack = 32 * doubleEpsilon * size;
    body.ellipsoid = s;
    const std::array<double, 3> steps{1, std::numbers::sqrt2 - 1,
                                      std::numbers::sqrt3 - std::numbers::sqrt2};
    for (const std::array<std::size_t, 3>& order : orders) {
      for (unsigned bits = 0; bits < 8; ++bits) {
        Vector3<double> corner = s.center;
        for (std::size_t i = 0; i < 3; ++i) {
          corner += s.arm(order[i]) * ((bits >> i & 1) != 0 ? steps[i] : -steps[i]);
        }
        point(corner);
      }
    }
  }
  void operator()(const Kdop<double>& s) { slabs(slabPolytope(s)); }
  void operator()(const Kdop2<double>& s) { slabs(slabPolytope(s)); }
  void operator()(const Grid& s) {
    // The far corner as defined by the format, rounded outward.
    Vector3<double> far;
    for (int k = 0; k < 3; ++k) {
      const double length = s.cell * s.dimensions[static_cast<std::size_t>(k)];
      far[k] = directed::sumUp(s.origin[k], directed::up(length));
    }
    (*this)(Aabb<double>{s.origin, far});
  }
  void operator()(const Mesh& s) {
    std::vector<bool> used(s.vertices.size());
    for (const auto& triangle : s.triangles) {
      for (const int i : triangle) used[static_cast<std::size_t>(i)] = true;
    }
    for (std::size_t i = 0; i < used.size(); ++i) {
      if (used[i]) point(s.vertices[i]);
    }
  }
  /// Shapes that are the hull of their positions.
  template <typename T>
  void operator()(const T& s) {
    forEachPosition(s, [&](const auto& position) { point(inSpace(position)); });
  }
};

}  // namespace

std::optional<Body> bodyOf(const Shape& shape) {
  Parts parts;
  std::visit(parts, shape);
  if (parts.body.parts.empty()) return std::nullopt;
  return std::move(parts.body);
}

Body bodyOf(std::span<const Vector3<double>> points) {
  Body body;
  body.parts.reserve(points.size());
  for (const Vector3<double>& point : points) body.parts.push_back({point});
  return body;
}

double reachAlong(const Ellipsoid<double>& ellipsoid, const Vector3<double>& direction) {
  Vector3<double> along;
  for (int i = 0; i < 3; ++i) along[i] = dot(ellipsoid.arm(static_cast<std::size_t>(i)), direction);
  const double size = largest(along);
  if (!(size > 0) || !std::isfinite(size)) return size;
  return size * std::sqrt(squaredNorm(Vector3<double>(along / size)));
}

namespace {

/// A ball around an ellipsoid: the largest row of the products of its arms with each other bounds
/// their square.
Body ballAround(const Ellipsoid<double>& ellipsoid) {
  const double most = std::max({ellipsoid.radii[0], ellipsoid.radii[1], ellipsoid.radii[2]});
  double square = 0;
  for (std::size_t i = 0; i < 3 && most > 0; ++i) {
    double row = 0;
    for (std::size_t j = 0; j < 3; ++j) {
      row += ellipsoid.radii[i] / most * (ellipsoid.radii[j] / most) *
             std::abs(dot(ellipsoid.axes[i], ellipsoid.axes[j]));
    }
    square = std::max(square, row);
  }
  Body ball;
  ball.parts = {
      {ellipsoid.center, directed::up(most * std::sqrt(square) * (1 + 16 * doubleEpsilon))}};
  return ball;
}

}  // namespace

double reachFrom(const Vector3<double>& center, const Body& body) {
  using namespace directed;
  double reach = 0;
  for (const Body::Part& part : body.parts) {
    std::array<double, 3> way{};
    for (int k = 0; k < 3; ++k) {
      way[static_cast<std::size_t>(k)] = std::max(differenceUp(part.center[k], center[k]),
                                                  differenceUp(center[k], part.center[k]));
    }
    const double size = std::max({way[0], way[1], way[2]});
    if (!std::isfinite(size)) return size;
    // Scaled to about 1 by a power of two, so that squares neither overflow nor underflow.
    const double factor = size > 0 ? std::ldexp(1.0, std::min(1000, -std::ilogb(size))) : 1;
    double square = 0;
    for (const double x : way) square = sumUp(square, productUp(x * factor, x * factor));
    double distance = up(rootUp(square) / factor);
    if (size == 0) distance = 0;
    if (part.radius > 0) {
      // The farthest point of a disc's rim points away from the center.
      const Vector3<double> toPart = (part.center - center) / (size > 0 ? size : 1);
      const double across = acrossOf(part.axis, toPart) + 1e-14;
      const double whole = sumUp(distance, part.radius);
      const double ratio = distance == 0 ? 0 : distance / whole * (part.radius / whole);
      // (d + r)² minus 2 d r (1 - across).
      const double share = 1 - 2 * ratio * std::max(0.0, 1 - across);
      distance = isZero(part.axis) ? whole : whole * std::sqrt(share) * (1 + 8 * doubleEpsilon);
      distance = std::min(up(distance), whole);
    }
    reach = std::max(reach, distance);
  }
  if (body.slack != 0) reach = sumUp(reach, 2 * body.slack);
  return body.ellipsoid ? std::min(reach, reachFrom(center, ballAround(*body.ellipsoid))) : reach;
}

double supportUp(const Body& body, const std::array<int, 3>& direction) {
  using namespace directed;
  const int entries = std::abs(direction[0]) + std::abs(direction[1]) + std::abs(direction[2]);
  const double length = entries == 1 ? 1 : up(std::sqrt(static_cast<double>(entries)));
  double most = -std::numeric_limits<double>::infinity();
  if (body.ellipsoid) {
    const Vector3<double> d(direction[0], direction[1], direction[2]);
    const double reach = dot(d, body.ellipsoid->center) + reachAlong(*body.ellipsoid, d);
    return sumUp(reach, productUp(length, 2 * body.slack));
  }
  for (const Body::Part& part : body.parts) {
    double sum = 0;
    double rest = 0;
    for (int k = 0; k < 3; ++k) {
      const int sign = direction[static_cast<std::size_t>(k)];
      if (sign == 0) continue;
      // Both roundings are kept exactly, so that only their sum is rounded up.
      const double x = sign * part.center[k];
      const double next = sum + x;
      const double other = next - sum;
      rest = sumUp(rest, (sum - (next - other)) + (x - other));
      sum = next;
    }
    double height = std::isfinite(sum) && std::isfinite(rest)
                        ? sumUp(sum, rest)
                        : std::numeric_limits<double>::infinity();
    if (part.radius > 0) {
      double across = length;
      if (!isZero(part.axis)) {
        const Vector3<double> d(direction[0], direction[1], direction[2]);
        across = std::min(length, length * (acrossOf(part.axis, d) + 1e-14));
      }
      height = sumUp(height, across == 1 ? part.radius : productUp(across, part.radius));
    }
    most = std::max(most, height);
  }
  return body.slack == 0 ? most : sumUp(most, productUp(length, body.slack));
}

}  // namespace hairline
