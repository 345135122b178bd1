#include "core/query/polytope_reference.h"

#include <array>
#include <map>

#include "core/math/linear_program.h"
#include "core/query/sweep/swept_axis.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

template <typename Vertices>
GeneratedSet hullOf(const Vertices& vertices) {
  GeneratedSet set;
  for (const auto& vertex : vertices) set.points.push_back(exact(vertex));
  return set;
}

template <std::size_t N>
GeneratedSet boxOf(const Vector3<double>& center, const std::array<Vector3<double>, N>& axes,
                   const std::array<double, N>& halfExtents) {
  GeneratedSet set{{exact(center)}};
  for (std::size_t i = 0; i < N; ++i) {
    const Vector arm = exact(axes[i]) * Rational(halfExtents[i]);
    std::vector<Vector> corners;
    for (const Vector& corner : set.points) {
      corners.push_back(corner - arm);
      corners.push_back(corner + arm);
    }
    set.points = std::move(corners);
  }
  return set;
}

using Row = std::array<int, 3>;

struct Range {
  Rational min;
  Rational max;
};

/// Slabs by their direction.
class SlabCorners {
 public:
  void add(Row row, Rational min, Rational max) {
    const Row opposite{-row[0], -row[1], -row[2]};
    if (opposite > row) {
      row = opposite;
      std::swap(min, max);
      min = -min;
      max = -max;
    }
    const auto [place, isNew] = m_ranges.try_emplace(row, Range{min, max});
    if (isNew) return;
    place->second = {maximum(place->second.min, min), minimum(place->second.max, max)};
  }

  /// The intersections of three planes that no slab excludes.
  std::vector<Vector> find() const {
    std::vector<Vector> corners;
    for (auto i = m_ranges.begin(); i != m_ranges.end(); ++i) {
      for (auto j = std::next(i); j != m_ranges.end(); ++j) {
        for (auto k = std::next(j); k != m_ranges.end(); ++k) {
          for (unsigned bits = 0; bits < 8; ++bits) {
            const std::optional<Vector> corner = meet(
                i->first, j->first, k->first,
                {end(i->second, bits & 1), end(j->second, bits & 2), end(k->second, bits & 4)});
            if (corner && holds(*corner)) corners.push_back(*corner);
          }
        }
      }
    }
    return corners;
  }

 private:
  static const Rational& end(const Range& range, unsigned upper) {
    return upper != 0 ? range.max : range.min;
  }

  static Vector vectorOf(const Row& row) {
    return {Rational(row[0]), Rational(row[1]), Rational(row[2])};
  }

  // Cramer's rule.
  static std::optional<Vector> meet(const Row& i, const Row& j, const Row& k,
                                    const std::array<Rational, 3>& heights) {
    const Vector jk = cross(vectorOf(j), vectorOf(k));
    const Rational determinant = dot(vectorOf(i), jk);
    if (sign(determinant) == 0) return std::nullopt;
    Vector point = jk * heights[0] + cross(vectorOf(k), vectorOf(i)) * heights[1] +
                   cross(vectorOf(i), vectorOf(j)) * heights[2];
    for (int axis = 0; axis < 3; ++axis) point[axis] /= determinant;
    return point;
  }

  bool holds(const Vector& point) const {
    for (const auto& [row, range] : m_ranges) {
      const Rational height = dot(vectorOf(row), point);
      if (height < range.min || height > range.max) return false;
    }
    return true;
  }

  std::map<Row, Range> m_ranges;
};

struct Generators {
  GeneratedSet operator()(const Point<double>& s) const { return {{exact(s.position)}}; }
  GeneratedSet operator()(const Point2<double>& s) const { return {{exact(s.position)}}; }
  GeneratedSet operator()(const Segment<double>& s) const { return {{exact(s.a), exact(s.b)}}; }
  GeneratedSet operator()(const Segment2<double>& s) const { return {{exact(s.a), exact(s.b)}}; }
  GeneratedSet operator()(const Triangle<double>& s) const { return hullOf(s.vertices); }
  GeneratedSet operator()(const Triangle2<double>& s) const { return hullOf(s.vertices); }
  GeneratedSet operator()(const Tetrahedron<double>& s) const { return hullOf(s.vertices); }
  GeneratedSet operator()(const Frustum<double>& s) const { return hullOf(s.vertices); }
  GeneratedSet operator()(const Convex<double>& s) const { return hullOf(s.vertices); }
  GeneratedSet operator()(const Rectangle2<double>& s) const { return (*this)(spatial(s)); }
  GeneratedSet operator()(const Rectangle<double>& s) const {
    return boxOf(s.center, s.axes, s.halfExtents);
  }
  GeneratedSet operator()(const Obb<double>& s) const {
    return boxOf(s.center, s.axes, s.halfExtents);
  }
  GeneratedSet operator()(const Aabb<double>& s) const {
    GeneratedSet set;
    for (unsigned i = 0; i < 8; ++i) set.points.push_back(exact(s.corner(i)));
    return set;
  }
  GeneratedSet operator()(const Sphere<double>& s) const {
    return {{exact(s.center)}, {}, Rational(s.radius)};
  }
  GeneratedSet operator()(const Capsule<double>& s) const {
    return {{exact(s.a), exact(s.b)}, {}, Rational(s.radius)};
  }
  GeneratedSet operator()(const Ray<double>& s) const {
    return {{exact(s.origin)}, {exact(s.direction)}};
  }
  GeneratedSet operator()(const Line<double>& s) const {
    const Vector direction = exact(s.direction);
    return {{exact(s.origin)}, {direction, Vector(-direction)}};
  }
  GeneratedSet operator()(const Plane<double>& s) const {
    const Plane<Rational> plane = convert<Rational>(s);
    // The point nearest to the origin, and the normal's products with two axes that are not
    // parallel to it.
    const Vector& normal = plane.normal;
    GeneratedSet set{{normal * Rational(plane.offset / squaredNorm(normal))}};
    for (int k = 0; k < 3; ++k) {
      Vector axis(Rational(0), Rational(0), Rational(0));
      axis[k] = Rational(1);
      const Vector direction = cross(normal, axis);
      if (isZero(direction)) continue;
      set.directions.push_back(direction);
      set.directions.push_back(-direction);
    }
    return set;
  }
  GeneratedSet operator()(const HalfSpace<double>& s) const {
    GeneratedSet set = (*this)(s.boundary());
    set.directions.push_back(-exact(s.normal));
    return set;
  }
  GeneratedSet operator()(const Kdop<double>& s) const {
    SlabCorners corners;
    for (std::size_t i = 0; i < s.directions.size(); ++i) {
      corners.add(s.directions[i], Rational(s.min[i]), Rational(s.max[i]));
    }
    return {corners.find()};
  }
  GeneratedSet operator()(const Kdop2<double>& s) const {
    SlabCorners corners;
    for (std::size_t i = 0; i < s.directions.size(); ++i) {
      corners.add({s.directions[i][0], s.directions[i][1], 0}, Rational(s.min[i]),
                  Rational(s.max[i]));
    }
    corners.add({0, 0, 1}, Rational(0), Rational(0));
    return {corners.find()};
  }
  template <typename T>
  GeneratedSet operator()(const T&) const {
    return {};
  }
};

// Weights of a's points, a's directions, b's points, b's directions; three rows require the two
// sums to be one point, two more require the weights of the points to add up to one.
LinearSystem weightsOfCommonPoint(const GeneratedSet& a, const GeneratedSet& b) {
  LinearSystem system;
  system.rows.resize(5);
  system.right.assign(5, Rational(0));
  system.right[3] = system.right[4] = Rational(1);
  const auto add = [&](const Vector& column, int side, bool isPoint) {
    for (int k = 0; k < 3; ++k) {
      system.rows[static_cast<std::size_t>(k)].push_back(side == 0 ? column[k]
                                                                   : Rational(-column[k]));
    }
    system.rows[3].push_back(Rational(isPoint && side == 0 ? 1 : 0));
    system.rows[4].push_back(Rational(isPoint && side == 1 ? 1 : 0));
  };
  for (const Vector& point : a.points) add(point, 0, true);
  for (const Vector& direction : a.directions) add(direction, 0, false);
  for (const Vector& point : b.points) add(point, 1, true);
  for (const Vector& direction : b.directions) add(direction, 1, false);
  return system;
}

Vector pointOf(const GeneratedSet& set, const std::vector<Rational>& weights) {
  Vector sum(Rational(0), Rational(0), Rational(0));
  for (std::size_t i = 0; i < set.points.size(); ++i) sum += set.points[i] * weights[i];
  for (std::size_t i = 0; i < set.directions.size(); ++i) {
    sum += set.directions[i] * weights[set.points.size() + i];
  }
  return sum;
}

std::optional<Interval<Rational>> extentOf(const GeneratedSet& set, const Vector& axis) {
  if (set.points.empty()) return std::nullopt;
  for (const Vector& direction : set.directions) {
    if (sign(dot(axis, direction)) != 0) return std::nullopt;
  }
  Interval<Rational> extent{dot(axis, set.points[0]), dot(axis, set.points[0])};
  for (const Vector& point : set.points) {
    const Rational value = dot(axis, point);
    extent = {minimum(extent.min, value), maximum(extent.max, value)};
  }
  return extent;
}

}  // namespace

GeneratedSet generatorsOf(const Shape& shape) { return std::visit(Generators{}, shape); }

std::vector<GeneratedSet> convexParts(const Shape& shape) {
  return std::visit(
      [](const auto& s) {
        std::vector<GeneratedSet> parts;
        if constexpr (requires { triangulate(s); }) {
          for (const Triangle<double>& triangle : trianglesOf(s)) {
            parts.push_back(Generators{}(triangle));
          }
        } else {
          parts.push_back(Generators{}(s));
          if (parts.back().points.empty()) parts.clear();
        }
        return parts;
      },
      shape);
}

std::vector<Rational> parameterCosts(const Shape& shape) {
  if (std::holds_alternative<Line<double>>(shape)) return {0, 1, -1};
  const bool hasStart =
      std::holds_alternative<Ray<double>>(shape) || std::holds_alternative<Segment<double>>(shape);
  return hasStart ? std::vector<Rational>{0, 1} : std::vector<Rational>{};
}

PointOrAxis pointOrAxisByProgram(const GeneratedSet& a, const GeneratedSet& b) {
  const LinearProgramAnswer found = solveLinearProgram(weightsOfCommonPoint(a, b));
  if (found.feasible()) return {pointOf(a, found.solution), std::nullopt};
  return {std::nullopt, Vector(found.multipliers[0], found.multipliers[1], found.multipliers[2])};
}

IntersectAnswer<Rational> intersectByProgram(const GeneratedSet& a, const GeneratedSet& b,
                                             const std::vector<Rational>& parameterCosts) {
  IntersectAnswer<Rational> answer;
  const LinearSystem system = weightsOfCommonPoint(a, b);
  std::vector<Rational> costs = parameterCosts;
  if (!costs.empty()) costs.resize(system.rows[0].size());
  const LinearProgramAnswer found = solveLinearProgram(system, costs);
  answer.hit = found.feasible();
  if (answer.hit) {
    answer.point = pointOf(a, found.solution);
    if (!costs.empty() && found.status == LinearProgramAnswer::Status::optimal) {
      Rational t(0);
      for (std::size_t i = 0; i < parameterCosts.size(); ++i) {
        t += parameterCosts[i] * found.solution[i];
      }
      answer.t = t;
    }
    return answer;
  }
  const Vector axis(found.multipliers[0], found.multipliers[1], found.multipliers[2]);
  const std::optional<Interval<Rational>> extentA = extentOf(a, axis);
  const std::optional<Interval<Rational>> extentB = extentOf(b, axis);
  if (extentA && extentB) {
    answer.separating = SeparatingAxis<Rational>{"axis of the linear program", axis, *extentA,
                                                 *extentB, gapBetween(*extentA, *extentB)};
  }
  return answer;
}

SweepAnswer<Rational> firstContactByProgram(const GeneratedSet& a, const GeneratedSet& b,
                                            const std::array<Vector3<Rational>, 2>& displacements) {
  const Vector relative = displacements[0] - displacements[1];
  // Two more columns: the time, which moves a relative to b, and its complement to one.
  LinearSystem system = weightsOfCommonPoint(a, b);
  const std::size_t time = system.rows[0].size();
  for (int k = 0; k < 3; ++k) system.rows[static_cast<std::size_t>(k)].push_back(relative[k]);
  system.rows.emplace_back(time, Rational(0));
  system.rows.back().push_back(Rational(1));
  for (std::vector<Rational>& row : system.rows) row.resize(time + 2);
  system.rows.back().back() = Rational(1);
  system.right.push_back(Rational(1));
  std::vector<Rational> costs(time + 2);
  costs[time] = Rational(1);

  SweepAnswer<Rational> answer;
  const LinearProgramAnswer found = solveLinearProgram(system, costs);
  answer.hit = found.feasible();
  if (answer.hit) {
    answer.time = found.solution[time];
    answer.point = pointOf(a, found.solution) + displacements[0] * *answer.time;
    return answer;
  }
  const Vector axis(found.multipliers[0], found.multipliers[1], found.multipliers[2]);
  const std::optional<Interval<Rational>> extentA = extentOf(a, axis);
  const std::optional<Interval<Rational>> extentB = extentOf(b, axis);
  if (extentA && extentB) {
    answer.separating =
        sweptAxis("axis of the linear program", axis, *extentA, *extentB, dot(axis, relative));
  }
  return answer;
}

}  // namespace hairline
