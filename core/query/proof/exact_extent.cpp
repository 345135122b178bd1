#include <vector>

#include "core/math/linear_program.h"
#include "core/math/square_root.h"
#include "core/query/proof/exact_sets.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

struct Extent {
  const Vector& n;

  /// The values on some points, each extended by a radius to both sides.
  ExactExtent around(const std::vector<Vector>& points, const Rational& factor,
                     const Rational& radicand) const {
    ExactExtent result;
    for (const Vector& point : points) {
      const Rational middle = dot(n, point);
      const Root low{middle, -factor, radicand};
      const Root high{middle, factor, radicand};
      if (!result.min || compare(low, *result.min) < 0) result.min = low;
      if (!result.max || compare(high, *result.max) > 0) result.max = high;
    }
    return result;
  }
  ExactExtent hull(const std::vector<Vector>& points) const {
    return around(points, Rational(0), Rational(0));
  }
  template <typename Vertices>
  ExactExtent hullOf(const Vertices& vertices) const {
    std::vector<Vector> points;
    for (const auto& vertex : vertices) points.push_back(exact(vertex));
    return hull(points);
  }
  template <std::size_t N>
  ExactExtent box(const Vector3<double>& center, const std::array<Vector3<double>, N>& axes,
                  const std::array<double, N>& halfExtents) const {
    const Rational middle = dot(n, exact(center));
    Rational reach(0);
    for (std::size_t i = 0; i < N; ++i) {
      reach += absolute(dot(n, exact(axes[i]))) * Rational(halfExtents[i]);
    }
    return {Root{middle - reach, 0, 0}, Root{middle + reach, 0, 0}};
  }
  /// The square of the part of the direction perpendicular to d, which scales a disc's radius.
  Rational across(const Vector& d) const {
    const Rational along = dot(n, d);
    return squaredNorm(n) - along * along / squaredNorm(d);
  }

  std::optional<ExactExtent> operator()(const Point<double>& s) const {
    return hull({exact(s.position)});
  }
  std::optional<ExactExtent> operator()(const Point2<double>& s) const {
    return hull({exact(s.position)});
  }
  std::optional<ExactExtent> operator()(const Line<double>& s) const {
    if (sign(dot(n, exact(s.direction))) != 0) return ExactExtent{};
    return hull({exact(s.origin)});
  }
  std::optional<ExactExtent> operator()(const Ray<double>& s) const {
    ExactExtent result = hull({exact(s.origin)});
    const int along = sign(dot(n, exact(s.direction)));
    if (along > 0) result.max.reset();
    if (along < 0) result.min.reset();
    return result;
  }
  std::optional<ExactExtent> operator()(const Plane<double>& s) const {
    const Plane<Rational> plane = convert<Rational>(s);
    const Vector& normal = plane.normal;
    if (!isZero(cross(n, normal))) return ExactExtent{};
    const Rational value = plane.offset * dot(n, normal) / squaredNorm(normal);
    return ExactExtent{Root{value, 0, 0}, Root{value, 0, 0}};
  }
  std::optional<ExactExtent> operator()(const HalfSpace<double>& s) const {
    std::optional<ExactExtent> result = (*this)(s.boundary());
    const int along = sign(dot(n, exact(s.normal)));
    if (along > 0) result->min.reset();
    if (along < 0) result->max.reset();
    return result;
  }
  std::optional<ExactExtent> operator()(const Segment<double>& s) const {
    return hull({exact(s.a), exact(s.b)});
  }
  std::optional<ExactExtent> operator()(const Segment2<double>& s) const {
    return hull({exact(s.a), exact(s.b)});
  }
  std::optional<ExactExtent> operator()(const Aabb<double>& s) const {
    std::vector<Vector> corners;
    for (unsigned i = 0; i < 8; ++i) corners.push_back(exact(s.corner(i)));
    return hull(corners);
  }
  std::optional<ExactExtent> operator()(const Rectangle2<double>& s) const {
    return (*this)(spatial(s));
  }
  std::optional<ExactExtent> operator()(const Rectangle<double>& s) const {
    return box(s.center, s.axes, s.halfExtents);
  }
  std::optional<ExactExtent> operator()(const Obb<double>& s) const {
    return box(s.center, s.axes, s.halfExtents);
  }
  std::optional<ExactExtent> operator()(const Sphere<double>& s) const {
    return around({exact(s.center)}, Rational(s.radius), squaredNorm(n));
  }
  std::optional<ExactExtent> operator()(const Capsule<double>& s) const {
    return around({exact(s.a), exact(s.b)}, Rational(s.radius), squaredNorm(n));
  }
  std::optional<ExactExtent> operator()(const Cylinder<double>& s) const {
    return around({exact(s.a), exact(s.b)}, Rational(s.radius), across(exact(s.b) - exact(s.a)));
  }
  std::optional<ExactExtent> operator()(const Cone<double>& s) const {
    const Vector apex = exact(s.apex);
    const Vector axis = exact(s.axis);
    ExactExtent result =
        around({Vector(apex + axis * Rational(s.height))}, Rational(s.radius), across(axis));
    const Root tip{dot(n, apex), 0, 0};
    if (compare(tip, *result.min) < 0) result.min = tip;
    if (compare(tip, *result.max) > 0) result.max = tip;
    return result;
  }
  std::optional<ExactExtent> operator()(const Disc<double>& s) const {
    return around({exact(s.center)}, Rational(s.radius), across(exact(s.normal)));
  }
  std::optional<ExactExtent> operator()(const Ellipsoid<double>& s) const {
    Rational square(0);
    for (std::size_t i = 0; i < 3; ++i) {
      const Rational reach = dot(n, exact(s.axes[i])) * Rational(s.radii[i]);
      square += reach * reach;
    }
    return around({exact(s.center)}, Rational(1), square);
  }
  std::optional<ExactExtent> operator()(const Kdop<double>& s) const {
    std::vector<Vector> rows;
    for (const auto& row : s.directions) {
      rows.emplace_back(Rational(row[0]), Rational(row[1]), Rational(row[2]));
    }
    return ofSlabs(rows, s.min, s.max, n);
  }
  std::optional<ExactExtent> operator()(const Kdop2<double>& s) const {
    std::vector<Vector> rows;
    for (const auto& row : s.directions) {
      rows.emplace_back(Rational(row[0]), Rational(row[1]), Rational(0));
    }
    return ofSlabs(rows, s.min, s.max, Vector(n[0], n[1], Rational(0)));
  }
  std::optional<ExactExtent> ofSlabs(const std::vector<Vector>& rows,
                                     const std::vector<double>& min, const std::vector<double>& max,
                                     const Vector& direction) const {
    const std::optional<Rational> high = farthest(rows, min, max, direction);
    const std::optional<Rational> low = farthest(rows, min, max, -direction);
    if (high && low) return ExactExtent{Root{-*low, 0, 0}, Root{*high, 0, 0}};
    for (std::size_t i = 0; i < rows.size(); ++i) {
      if (auto result = slab(rows[i], min[i], max[i])) return result;
    }
    return std::nullopt;
  }
  /// How far the slabs extend in a direction: by duality the least weighted sum of their ends whose
  /// rows add up to the direction. Nothing if they are empty.
  static std::optional<Rational> farthest(const std::vector<Vector>& rows,
                                          const std::vector<double>& min,
                                          const std::vector<double>& max, const Vector& direction) {
    LinearSystem system;
    std::vector<Rational> costs;
    for (int k = 0; k < 3; ++k) {
      std::vector<Rational> entries;
      for (const Vector& row : rows) {
        entries.push_back(row[k]);
        entries.push_back(-row[k]);
      }
      system.rows.push_back(std::move(entries));
      system.right.push_back(direction[k]);
    }
    for (std::size_t i = 0; i < rows.size(); ++i) {
      costs.emplace_back(max[i]);
      costs.emplace_back(-min[i]);
    }
    const LinearProgramAnswer found = solveLinearProgram(system, costs);
    if (found.status != LinearProgramAnswer::Status::optimal) return std::nullopt;
    Rational sum(0);
    for (std::size_t i = 0; i < costs.size(); ++i) sum += costs[i] * found.solution[i];
    return sum;
  }
  std::optional<ExactExtent> slab(const Vector& row, double min, double max) const {
    if (isZero(row) || !isZero(cross(n, row))) return std::nullopt;
    const Rational scale = dot(n, row) / squaredNorm(row);
    const Rational low = Rational(min) * scale;
    const Rational high = Rational(max) * scale;
    return ExactExtent{Root{minimum(low, high), 0, 0}, Root{maximum(low, high), 0, 0}};
  }
  std::optional<ExactExtent> operator()(const Mesh& s) const {
    const auto corners = exactCornersOf(s);
    if (!corners || corners->empty()) return std::nullopt;
    return hull(*corners);
  }
  std::optional<ExactExtent> operator()(const Grid&) const { return std::nullopt; }
  /// Triangles, quads, polygons, tetrahedra, hulls: the hull of their vertices. A concave polygon
  /// projects as its hull does.
  template <typename T>
  std::optional<ExactExtent> operator()(const T& s) const {
    return hullOf(s.vertices);
  }
};

}  // namespace

std::optional<ExactExtent> extentAlong(const Shape& shape, const Vector& direction) {
  return std::visit(Extent{direction}, shape);
}

Interval<Rational> roundedOutward(const ExactExtent& extent, int bits) {
  const auto enclosed = [&](const Root& end) {
    const Interval<Rational> root = enclosedSquareRoot(end.c, bits);
    return hull<Rational>(end.a + end.b * root.min, end.a + end.b * root.max);
  };
  return {enclosed(*extent.min).min, enclosed(*extent.max).max};
}

}  // namespace hairline
