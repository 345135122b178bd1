#include "core/shapes/validate.h"

#include <cmath>
#include <set>

#include "core/math/arithmetic_scope.h"
#include "core/math/interruption.h"
#include "core/math/interval.h"
#include "core/shapes/fields.h"
#include "core/shapes/simple_polygon.h"
#include "core/shapes/triangulate.h"

namespace hairline {

namespace {

using Fault = std::optional<ShapeFault>;

constexpr int largestDimension = 4096;

/// About a second.
constexpr std::uint64_t operationsOfPolygon = 20'000'000;

/// Polygons of no more vertices are cut into triangles within that in any case; with holes, whose
/// bridges have to be found, those of no more than the second.
constexpr std::size_t quicklyCut = 2000;
constexpr std::size_t quicklyBridged = 100;

/// How far products of axes may be from 0 and 1, and vertices from a polygon's plane as a part of
/// its size: enough for what was rounded to binary32.
const Rational& axisTolerance() {
  static const Rational value = Rational::fraction(1, 1'000'000'000);
  return value;
}
const Rational& planeTolerance() {
  static const Rational value = Rational::fraction(1, 1'000'000);
  return value;
}

std::string indexed(std::string_view field, std::size_t i) {
  return std::string(field) + '[' + std::to_string(i) + ']';
}

Fault fault(std::string field, Message message) {
  return ShapeFault{std::move(field), std::move(message)};
}

// Called for every shape that is made or moved: without paths, which only faults need.
bool isFinite(double number) { return std::isfinite(number); }
bool isFinite(int) { return true; }
bool isFinite(char) { return true; }
template <typename List>
bool isFinite(const List& list) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(list.size()); ++i) {
    if (!isFinite(list[static_cast<int>(i)])) return false;
  }
  return true;
}

// The path of the first number that is NaN or infinite.
Fault findNotFinite(const std::string& path, double number) {
  if (std::isfinite(number)) return std::nullopt;
  return ShapeFault{path, Message("Must be a finite number"), "number"};
}
Fault findNotFinite(const std::string&, int) { return std::nullopt; }
Fault findNotFinite(const std::string&, char) { return std::nullopt; }
template <typename List>
Fault findNotFinite(const std::string& path, const List& list) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(list.size()); ++i) {
    if (Fault found = findNotFinite(path, list[static_cast<int>(i)])) {
      found->field = path + '[' + std::to_string(i) + ']' + found->field.substr(path.size());
      return found;
    }
  }
  return std::nullopt;
}

template <typename Vector>
Fault checkNotZero(std::string_view field, const Vector& vector) {
  for (int i = 0; i < vector.size(); ++i) {
    if (vector[i] != 0) return std::nullopt;
  }
  return fault(std::string(field), Message("Must not be zero"));
}

Fault checkNotNegative(std::string field, double number) {
  if (number < 0) return fault(std::move(field), Message("Must not be negative"));
  return std::nullopt;
}

template <std::size_t N>
Fault checkNotNegative(std::string_view field, const std::array<double, N>& numbers) {
  for (std::size_t i = 0; i < N; ++i) {
    if (numbers[i] < 0) return fault(indexed(field, i), Message("Must not be negative"));
  }
  return std::nullopt;
}

// Whether u·v is within the tolerance of a target.
bool dotIsNear(const Vector3<double>& u, const Vector3<double>& v, int target) {
  const double off = std::abs(dot(u, v) - target);
  const double size = std::abs(u[0] * v[0]) + std::abs(u[1] * v[1]) + std::abs(u[2] * v[2]);
  // The sum of ordinary numbers is accurate to 1e-15, which matters only close to the limit.
  if (size < 4 && off < 0.99e-9) return true;
  if (size < 4 && off > 1.01e-9) return false;
  const Vector3<Rational> a = fromDouble<Rational>(u);
  const Vector3<Rational> b = fromDouble<Rational>(v);
  return absolute(Rational(dot(a, b) - Rational(target))) <= axisTolerance();
}

template <std::size_t N>
Fault checkAxes(const std::array<Vector3<double>, N>& axes) {
  for (std::size_t i = 0; i < N; ++i) {
    if (!dotIsNear(axes[i], axes[i], 1)) {
      return fault(indexed("axes", i), Message("Must have length 1 within 1e-9"));
    }
    for (std::size_t j = 0; j < i; ++j) {
      if (!dotIsNear(axes[i], axes[j], 0)) {
        return fault("axes",
                     Message("axes[%1] and axes[%2] are not perpendicular within 1e-9", j, i));
      }
    }
  }
  return std::nullopt;
}

template <typename Numbers>
Fault checkOrder(const Numbers& min, const Numbers& max, bool isList) {
  for (std::size_t i = 0; i < static_cast<std::size_t>(min.size()); ++i) {
    const int k = static_cast<int>(i);
    if (min[k] <= max[k]) continue;
    if (isList)
      return fault(indexed("min", i), Message("Must not be greater than %1", indexed("max", i)));
    return fault("min", Message("Must not be greater than max in %1", std::string(1, "xyz"[i])));
  }
  return std::nullopt;
}

Rational longestSide(const std::vector<Vector3<double>>& points) {
  Rational longest = 0;
  for (int axis = 0; axis < 3; ++axis) {
    double low = points[0][axis];
    double high = low;
    for (const Vector3<double>& point : points) {
      low = minimum(low, point[axis]);
      high = maximum(high, point[axis]);
    }
    longest = maximum(longest, Rational(high) - Rational(low));
  }
  return longest;
}

bool areCollinear(const std::vector<Vector3<double>>& points) {
  const Vector3<Rational> origin = fromDouble<Rational>(points[0]);
  Vector3<Rational> direction{0, 0, 0};
  for (const Vector3<double>& point : points) {
    const Vector3<Rational> offset = fromDouble<Rational>(point) - origin;
    if (isZero(direction)) {
      direction = offset;
    } else if (!isZero(cross(direction, offset))) {
      return false;
    }
  }
  return true;
}

// Flat within the tolerance and not self-intersecting.
Fault checkOutline(const std::vector<Vector3<double>>& points, bool mayBeSegment) {
  const Vector3<Rational> normal = newellNormal(points);
  if (isZero(normal)) {
    if (mayBeSegment && areCollinear(points)) return std::nullopt;
    return fault("vertices",
                 mayBeSegment ? Message("Two edges of the quad cross or overlap")
                              : Message("The vertices enclose no area: Newell's normal is zero"));
  }
  // |normal·w| / |normal| <= 1e-6 size, squared and without division.
  const Rational allowed = longestSide(points) * planeTolerance();
  const Rational bound = allowed * allowed * squaredNorm(normal);
  const Vector3<Rational> origin = fromDouble<Rational>(points[0]);
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Vector3<Rational> offset = fromDouble<Rational>(points[i]) - origin;
    const Rational height = dot(normal, offset);
    if (height * height > bound) {
      // The vertex at fault is unknown, so the field is the list.
      return fault("vertices", Message("The vertices are not coplanar: vertex %1 is off the plane "
                                       "of the others by more than 1e-6 of the size",
                                       i));
    }
  }
  const FlatView view = viewAlong(normal);
  std::vector<Vector2<double>> seen;
  seen.reserve(points.size());
  for (const Vector3<double>& point : points) seen.push_back(view.see(point));
  if (const auto edges = findTouchingEdges(seen)) {
    return fault("vertices", Message("The edges that start at vertices %1 and %2 cross or overlap",
                                     edges->first, edges->second));
  }
  return std::nullopt;
}

// Holes are flat within the tolerance, in the plane of the outer loop, which was checked; no loop
// touches itself or another, and each hole lies in the outer loop and in no other hole.
Fault checkHoles(const Polygon<double>& polygon) {
  const auto at = [](std::size_t hole) { return indexed("holes", hole); };
  for (std::size_t i = 0; i < polygon.holes.size(); ++i) {
    if (polygon.holes[i].size() >= 3) continue;
    return fault(at(i),
                 Message("Expected %1 or more vertices, found %2", 3, polygon.holes[i].size()));
  }
  const Vector3<Rational> normal = newellNormal(polygon.vertices);
  const Rational allowed = longestSide(polygon.vertices) * planeTolerance();
  const Rational bound = allowed * allowed * squaredNorm(normal);
  const Vector3<Rational> origin = fromDouble<Rational>(polygon.vertices[0]);
  const FlatView view = viewAlong(normal);
  std::vector<std::vector<Vector2<double>>> loops;
  polygon.forEachLoop([&](const std::vector<Vector3<double>>& loop) {
    std::vector<Vector2<double>>& seen = loops.emplace_back();
    for (const Vector3<double>& vertex : loop) seen.push_back(view.see(vertex));
  });
  for (std::size_t i = 0; i < polygon.holes.size(); ++i) {
    for (std::size_t k = 0; k < polygon.holes[i].size(); ++k) {
      const Rational height = dot(normal, fromDouble<Rational>(polygon.holes[i][k]) - origin);
      if (height * height <= bound) continue;
      return fault(indexed(at(i), k), Message("The vertex is off the plane of the outer loop by "
                                              "more than 1e-6 of the size"));
    }
    if (turnOf(loops[i + 1]) == 0) {
      return fault(at(i), Message("All vertices of the hole coincide"));
    }
  }
  if (const auto edges = findTouchingLoopEdges(loops)) {
    const auto& [first, second] = *edges;
    const auto hole = static_cast<std::size_t>(second.loop - 1);
    if (first.loop == second.loop) {
      return fault(at(hole), Message("The edges that start at vertices %1 and %2 cross or overlap",
                                     first.vertex, second.vertex));
    }
    return fault(indexed(at(hole), static_cast<std::size_t>(second.vertex)),
                 first.loop == 0
                     ? Message("The edge that starts here touches the edge that starts at "
                               "vertices[%1]",
                               first.vertex)
                     : Message("The edge that starts here touches the edge that starts at "
                               "holes[%1][%2]",
                               first.loop - 1, first.vertex));
  }
  std::vector<Interval<double>> extents;
  for (const std::vector<Vector2<double>>& loop : loops) {
    Interval<double> extent{loop[0][0], loop[0][0]};
    for (const Vector2<double>& p : loop) {
      extent = {minimum(extent.min, p[0]), maximum(extent.max, p[0])};
    }
    extents.push_back(extent);
  }
  for (std::size_t i = 1; i < loops.size(); ++i) {
    const Vector2<double>& point = loops[i][0];
    if (!isEnclosed(point, loops[0])) {
      return fault(at(i - 1), Message("The hole is outside the outer loop"));
    }
    countOperations(1 + loops.size() / 16);
    for (std::size_t other = 1; other < loops.size(); ++other) {
      const bool mayEnclose =
          other != i && extents[other].min < point[0] && point[0] < extents[other].max;
      if (mayEnclose && isEnclosed(point, loops[other])) {
        return fault(at(i - 1), Message("The hole is inside holes[%1]", other - 1));
      }
    }
  }
  return std::nullopt;
}

// The number of independent rows, at most N.
template <std::size_t N>
std::size_t rank(const std::vector<std::array<int, N>>& rows) {
  // The distinct rows are few (26 in space), and elimination in integers needs no division.
  const std::set<std::array<int, N>> distinct(rows.begin(), rows.end());
  std::vector<std::array<long long, N>> basis;
  for (const auto& row : distinct) {
    std::array<long long, N> rest{};
    for (std::size_t k = 0; k < N; ++k) rest[k] = row[k];
    for (const auto& pivot : basis) {
      std::size_t column = 0;
      while (pivot[column] == 0) ++column;
      const long long factor = rest[column];
      for (std::size_t k = 0; k < N; ++k) {
        rest[k] = rest[k] * pivot[column] - factor * pivot[k];
      }
    }
    if (rest != std::array<long long, N>{}) basis.push_back(rest);
    if (basis.size() == N) break;
  }
  return basis.size();
}

template <typename Dop>
Fault checkSlabs(const Dop& dop) {
  constexpr std::size_t dimension =
      std::tuple_size_v<typename decltype(dop.directions)::value_type>;
  for (std::size_t i = 0; i < dop.directions.size(); ++i) {
    bool zero = true;
    for (const int entry : dop.directions[i]) {
      if (entry < -1 || entry > 1) {
        return fault(indexed("directions", i), Message("Entries must be -1, 0 or 1"));
      }
      zero = zero && entry == 0;
    }
    if (zero) return fault(indexed("directions", i), Message("Must not be zero"));
  }
  const auto counted = [&](std::size_t numbers) {
    return Message("Expected one number for each of %1 directions, found %2", dop.directions.size(),
                   numbers);
  };
  if (dop.min.size() != dop.directions.size()) return fault("min", counted(dop.min.size()));
  if (dop.max.size() != dop.directions.size()) return fault("max", counted(dop.max.size()));
  if (rank(dop.directions) < dimension) {
    return fault("directions", dimension == 3 ? Message("The directions do not span space")
                                              : Message("The directions do not span the plane"));
  }
  return checkOrder(dop.min, dop.max, true);
}

Fault checkCount(std::size_t count, std::size_t least) {
  if (count >= least) return std::nullopt;
  return fault("vertices", Message("Expected %1 or more vertices, found %2", least, count));
}

// The rules besides those for numbers; most shapes have none.
template <typename T>
Fault check(const T&) {
  return std::nullopt;
}
Fault check(const Line<double>& line) { return checkNotZero("direction", line.direction); }
Fault check(const Ray<double>& ray) { return checkNotZero("direction", ray.direction); }
Fault check(const Plane<double>& plane) { return checkNotZero("normal", plane.normal); }
Fault check(const HalfSpace<double>& half) { return checkNotZero("normal", half.normal); }
Fault check(const Disc<double>& disc) {
  if (Fault found = checkNotZero("normal", disc.normal)) return found;
  return checkNotNegative("radius", disc.radius);
}
Fault check(const Quad<double>& quad) {
  return checkOutline({quad.vertices.begin(), quad.vertices.end()}, true);
}
Fault check(const Polygon<double>& polygon) {
  if (Fault found = checkCount(polygon.vertices.size(), 3)) return found;
  try {
    const OperationBudget budget(operationsOfPolygon);
    Fault found = checkOutline(polygon.vertices, false);
    if (!found && !polygon.holes.empty()) found = checkHoles(polygon);
    const std::size_t most = polygon.holes.empty() ? quicklyCut : quicklyBridged;
    if (!found && polygon.cornerCount() > most) triangulate(polygon);
    return found;
  } catch (const OverBudget&) {
    return ShapeFault{"vertices",
                      Message("The polygon exceeds the limit of operations; split it into parts"),
                      "limit"};
  }
}
Fault check(const Rectangle<double>& rectangle) {
  if (Fault found = checkAxes(rectangle.axes)) return found;
  return checkNotNegative("half_extents", rectangle.halfExtents);
}
Fault check(const Aabb<double>& box) { return checkOrder(box.min, box.max, false); }
Fault check(const Obb<double>& box) {
  if (Fault found = checkAxes(box.axes)) return found;
  return checkNotNegative("half_extents", box.halfExtents);
}
Fault check(const Ellipsoid<double>& ellipsoid) {
  if (Fault found = checkAxes(ellipsoid.axes)) return found;
  return checkNotNegative("radii", ellipsoid.radii);
}
Fault check(const Sphere<double>& sphere) { return checkNotNegative("radius", sphere.radius); }
Fault check(const Capsule<double>& capsule) { return checkNotNegative("radius", capsule.radius); }
Fault check(const Cylinder<double>& cylinder) {
  if (cylinder.a == cylinder.b) return fault("b", Message("Must differ from a"));
  return checkNotNegative("radius", cylinder.radius);
}
Fault check(const Cone<double>& cone) {
  if (Fault found = checkNotZero("axis", cone.axis)) return found;
  if (!dotIsNear(cone.axis, cone.axis, 1)) {
    return fault("axis", Message("Must have length 1 within 1e-9"));
  }
  if (Fault found = checkNotNegative("height", cone.height)) return found;
  return checkNotNegative("radius", cone.radius);
}
Fault check(const Convex<double>& convex) { return checkCount(convex.vertices.size(), 1); }
Fault check(const Kdop<double>& dop) { return checkSlabs(dop); }
Fault check(const Kdop2<double>& dop) { return checkSlabs(dop); }
Fault check(const Rectangle2<double>& rectangle) { return check(spatial(rectangle)); }
Fault check(const Grid& grid) {
  if (!(grid.cell > 0)) return fault("cell", Message("Must be greater than 0"));
  for (std::size_t i = 0; i < 3; ++i) {
    if (grid.dimensions[i] < 1 || grid.dimensions[i] > largestDimension) {
      return fault(indexed("dimensions", i), Message("Must be from 1 to %1", largestDimension));
    }
  }
  return std::nullopt;
}
Fault check(const Mesh& mesh) {
  if (mesh.file.empty() && mesh.triangles.empty()) {
    return fault("triangles", Message("A mesh needs at least one triangle"));
  }
  for (std::size_t i = 0; i < mesh.triangles.size(); ++i) {
    for (const int index : mesh.triangles[i]) {
      if (index < 0 || static_cast<std::size_t>(index) >= mesh.vertices.size()) {
        return fault(indexed("triangles", i),
                     Message("There is no vertex %1; the %2 vertices are counted from 0", index,
                             mesh.vertices.size()));
      }
    }
  }
  return std::nullopt;
}

}  // namespace

std::optional<ShapeFault> validate(const Shape& shape) {
  const ArithmeticScope scope;
  return std::visit(
      [](const auto& known) {
        Fault found;
        forEachField(known, [&](std::string_view name, const auto& member) {
          if (isFinite(member)) return true;
          found = findNotFinite(std::string(name), member);
          return false;
        });
        return found ? found : check(known);
      },
      shape);
}

std::optional<ShapeFault> validate(const RotationMotion& rotation) {
  const std::pair<const char*, const Vector3<double>&> vectors[] = {{"axis", rotation.axis},
                                                                    {"center", rotation.center}};
  for (const auto& [name, vector] : vectors) {
    if (!isFinite(vector)) return findNotFinite(name, vector);
  }
  if (!isFinite(rotation.angle)) return findNotFinite("angle", rotation.angle);
  if (rotation.axis.isZero(0)) return fault("axis", Message("Must not be zero"));
  if (std::abs(rotation.angle) > mostRotation) {
    return fault("angle", Message("Must be at most 1000 turns (6283.185307179586 radians)"));
  }
  return std::nullopt;
}

}  // namespace hairline
