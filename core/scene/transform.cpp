#include "core/scene/transform.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/query/mesh_index.h"
#include "core/scene/motion.h"
#include "core/scene/shape_json.h"
#include "core/shapes/positions.h"

namespace hairline {

namespace {

using Box = std::optional<Aabb<double>>;

Aabb<double> unite(const Aabb<double>& a, const Aabb<double>& b) {
  return {a.min.cwiseMin(b.min), a.max.cwiseMax(b.max)};
}

template <typename Points>
Box around(const Points& points) {
  Box box;
  for (const auto& point : points) {
    const Aabb<double> corner{inSpace(point), inSpace(point)};
    box = box ? unite(*box, corner) : corner;
  }
  return box;
}

Box around(const Vector3<double>& center, const Vector3<double>& reach) {
  return Aabb<double>{center - reach, center + reach};
}

template <std::size_t N>
Box around(const Vector3<double>& center, const std::array<Vector3<double>, N>& axes,
           const std::array<double, N>& halfExtents) {
  Vector3<double> reach{0, 0, 0};
  for (std::size_t i = 0; i < N; ++i) reach += axes[i].cwiseAbs() * halfExtents[i];
  return around(center, reach);
}

// A disk perpendicular to a direction: along x it extends by r sqrt(1 - x²) for the unit direction.
Box aroundDisk(const Vector3<double>& center, const Vector3<double>& direction, double radius) {
  const double length = std::hypot(direction[0], direction[1], direction[2]);
  Vector3<double> reach;
  for (int axis = 0; axis < 3; ++axis) {
    reach[axis] =
        radius * std::hypot(direction[(axis + 1) % 3] / length, direction[(axis + 2) % 3] / length);
  }
  return around(center, reach);
}

// The corners of the intersection of slabs: where end planes of three independent slabs meet. Those
// outside another slab by more than rounding are left out.
Box around(const Kdop<double>& dop) {
  double size = 0;
  for (const double end : dop.min) size = maximum(size, absolute(end));
  for (const double end : dop.max) size = maximum(size, absolute(end));
  const double slack = 1e-12 * size;
  const std::size_t count = dop.directions.size();
  const auto direction = [&](std::size_t i) {
    const std::array<int, 3>& row = dop.directions[i];
    return Vector3<double>(row[0], row[1], row[2]);
  };
  const auto inside = [&](const Vector3<double>& corner) {
    for (std::size_t i = 0; i < count; ++i) {
      const double place = dot(direction(i), corner);
      if (place < dop.min[i] - slack || place > dop.max[i] + slack) return false;
    }
    return true;
  };
  std::vector<Vector3<double>> corners;
  for (std::size_t i = 0; i < count; ++i) {
    for (std::size_t j = 0; j < i; ++j) {
      for (std::size_t k = 0; k < j; ++k) {
        const Vector3<double> jk = cross(direction(j), direction(k));
        const Vector3<double> ki = cross(direction(k), direction(i));
        const Vector3<double> ij = cross(direction(i), direction(j));
        const double volume = dot(direction(i), jk);  // a small integer, exact
        if (volume == 0) continue;
        for (unsigned bits = 0; bits < 8; ++bits) {
          const double x = (bits & 1) != 0 ? dop.max[i] : dop.min[i];
          const double y = (bits & 2) != 0 ? dop.max[j] : dop.min[j];
          const double z = (bits & 4) != 0 ? dop.max[k] : dop.min[k];
          const Vector3<double> corner = (jk * x + ki * y + ij * z) / volume;
          if (inside(corner)) corners.push_back(corner);
        }
      }
    }
  }
  return around(corners);
}

// The same in the plane, as a k-DOP of space with the slab z = 0.
Box around(const Kdop2<double>& dop) {
  Kdop<double> raised;
  for (const std::array<int, 2>& row : dop.directions) {
    raised.directions.push_back({row[0], row[1], 0});
  }
  raised.min = dop.min;
  raised.max = dop.max;
  raised.directions.push_back({0, 0, 1});
  raised.min.push_back(0);
  raised.max.push_back(0);
  return around(raised);
}

Box boundsOf(const Point<double>& point) { return around(std::array{point.position}); }
Box boundsOf(const Line<double>&) { return std::nullopt; }
Box boundsOf(const Ray<double>&) { return std::nullopt; }
Box boundsOf(const Plane<double>&) { return std::nullopt; }
Box boundsOf(const HalfSpace<double>&) { return std::nullopt; }
Box boundsOf(const Segment<double>& segment) { return around(std::array{segment.a, segment.b}); }
Box boundsOf(const Rectangle<double>& r) { return around(r.center, r.axes, r.halfExtents); }
Box boundsOf(const Obb<double>& box) { return around(box.center, box.axes, box.halfExtents); }
Box boundsOf(const Aabb<double>& box) { return box; }
Box boundsOf(const Sphere<double>& sphere) {
  return around(sphere.center, Vector3<double>::Constant(sphere.radius));
}
Box boundsOf(const Capsule<double>& capsule) {
  const Vector3<double> reach = Vector3<double>::Constant(capsule.radius);
  return unite(*around(capsule.a, reach), *around(capsule.b, reach));
}
Box boundsOf(const Cylinder<double>& cylinder) {
  const Vector3<double> direction = cylinder.b - cylinder.a;
  return unite(*aroundDisk(cylinder.a, direction, cylinder.radius),
               *aroundDisk(cylinder.b, direction, cylinder.radius));
}
Box boundsOf(const Cone<double>& cone) {
  const Vector3<double> base = cone.apex + cone.height * cone.axis;
  return unite({cone.apex, cone.apex}, *aroundDisk(base, cone.axis, cone.radius));
}
Box boundsOf(const Disc<double>& disc) { return aroundDisk(disc.center, disc.normal, disc.radius); }
Box boundsOf(const Ellipsoid<double>& ellipsoid) {
  Vector3<double> reach;
  for (int k = 0; k < 3; ++k) {
    reach[k] = std::hypot(ellipsoid.arm(0)[k], ellipsoid.arm(1)[k], ellipsoid.arm(2)[k]);
  }
  return around(ellipsoid.center, reach);
}
Box boundsOf(const Kdop<double>& dop) { return around(dop); }
Box boundsOf(const Kdop2<double>& dop) { return around(dop); }
Box boundsOf(const Grid& grid) {
  const Vector3<double> size(grid.dimensions[0], grid.dimensions[1], grid.dimensions[2]);
  return Aabb<double>{grid.origin, grid.origin + grid.cell * size};
}
Box boundsOf(const Point2<double>& point) { return around(std::array{point.position}); }
Box boundsOf(const Segment2<double>& segment) { return around(std::array{segment.a, segment.b}); }
Box boundsOf(const Rectangle2<double>& r) { return boundsOf(spatial(r)); }
Box boundsOf(const Mesh& mesh) { return MeshIndex::of(mesh)->box(); }
Box boundsOf(const Polygon<double>& polygon) { return around(polygon.corners()); }
// Triangles, quads, tetrahedra and hulls.
template <typename T>
Box boundsOf(const T& shape) {
  return around(shape.vertices);
}

// The box around the arcs on which a rotation takes the corners of a box.
Aabb<double> aroundArcs(const Aabb<double>& box, const RotationMotion& rotation) {
  const Vector3<double> axis = unitAxis(rotation);
  std::optional<Aabb<double>> result;
  for (unsigned i = 0; i < 8; ++i) {
    const Vector3<double> arm = box.corner(i) - rotation.center;
    // The corner is rest + cos(angle) start + sin(angle) ahead.
    const Vector3<double> along = axis * dot(axis, arm);
    const Vector3<double> rest = rotation.center + along;
    const Vector3<double> start = arm - along;
    const Vector3<double> ahead = cross(axis, arm);
    const auto include = [&](double angle) {
      const Vector3<double> point = rest + start * std::cos(angle) + ahead * std::sin(angle);
      result = result ? unite(*result, {point, point}) : Aabb<double>{point, point};
    };
    include(0);
    include(rotation.angle);
    for (int k = 0; k < 3; ++k) {
      // Where a coordinate is extreme, as far as the angle gets there.
      const double first = std::atan2(ahead[k], start[k]);
      const double half = std::numbers::pi;
      const double low = std::min(0.0, rotation.angle);
      const double high = std::max(0.0, rotation.angle);
      for (double angle = first + half * std::ceil((low - first) / half), end = angle + 2 * half;
           angle <= high && angle < end; angle += half) {
        include(angle);
      }
    }
  }
  return *result;
}

void move(Vector3<double>& point, const Vector3<double>& offset) { point += offset; }
void move(Vector2<double>& point, const Vector3<double>& offset) {
  point += Vector2<double>(offset[0], offset[1]);
}

// number + direction·offset, rounded once.
template <typename Direction>
double moved(double number, const Direction& direction, const Vector3<double>& offset) {
  Rational sum(number);
  for (std::size_t i = 0; i < static_cast<std::size_t>(direction.size()); ++i) {
    const int k = static_cast<int>(i);
    sum += Rational(direction[k]) * Rational(offset[k]);
  }
  // An unchanged number keeps the sign of its zero.
  return sum == Rational(number) ? number : sum.toNearestDouble();
}

template <typename Dop>
void moveSlabs(Dop& dop, const Vector3<double>& offset) {
  for (std::size_t i = 0; i < dop.directions.size(); ++i) {
    dop.min[i] = moved(dop.min[i], dop.directions[i], offset);
    dop.max[i] = moved(dop.max[i], dop.directions[i], offset);
  }
}

// A plane or half-space.
template <typename Flat>
requires requires(Flat& flat) { flat.offset; }
void moveShape(Flat& flat, const Vector3<double>& offset) {
  flat.offset = moved(flat.offset, flat.normal, offset);
}
void moveShape(Kdop<double>& dop, const Vector3<double>& offset) { moveSlabs(dop, offset); }
void moveShape(Kdop2<double>& dop, const Vector3<double>& offset) { moveSlabs(dop, offset); }
// The mesh file has the vertices in their old positions. The moved ones are computed by their first
// reader, which during a drag is never the window's thread. The originals are kept, so that no
// chain of movements has to be computed.
void moveShape(Mesh& mesh, const Vector3<double>& offset) {
  if (mesh.vertices.empty()) return;
  const Mesh from = mesh;
  from.vertices.values();
  const auto movedVertices = [vertices = from.vertices, offset](std::size_t count) {
    std::vector<Vector3<double>> moved(count);
    for (std::size_t i = 0; i < moved.size(); ++i) moved[i] = vertices[i] + offset;
    return moved;
  };
  mesh.vertices = decltype(mesh.vertices)::later(from.vertices.size(), movedVertices);
  mesh.file.clear();
  MeshIndex::noteMoved(mesh, from, offset);
}
template <typename T>
void moveShape(T& shape, const Vector3<double>& offset) {
  forEachPosition(shape, [&](auto& point) { move(point, offset); });
}

}  // namespace

std::optional<Aabb<double>> bounds(const Shape& shape) {
  return std::visit([](const auto& known) { return boundsOf(known); }, shape);
}

std::optional<Aabb<double>> bounds(const SceneObject& object) {
  const Box start = bounds(object.shape);
  if (!start || !isMoving(object)) return start;
  if (object.rotation) {
    const Vector3<double> way = object.displacement.value_or(Vector3<double>::Zero());
    const Aabb<double> arcs = aroundArcs(*start, *object.rotation);
    return unite(arcs, {arcs.min + way, arcs.max + way});
  }
  const Box end = bounds(shapeAt(object, 1));
  return end ? unite(*start, *end) : start;
}

std::optional<Aabb<double>> bounds(const Scene& scene, bool visibleOnly) {
  Box box;
  for (const SceneObject& object : scene.objects) {
    if (visibleOnly && !object.visible) continue;
    const Box one = bounds(object);
    if (one) box = box ? unite(*box, *one) : *one;
  }
  return box;
}

Shape translated(const Shape& shape, const Vector3<double>& offset) {
  Shape result = shape;
  std::visit([&](auto& known) { moveShape(known, offset); }, result);
  return result;
}

SceneObject translated(const SceneObject& object, const Vector3<double>& offset) {
  SceneObject result = object;
  if (result.rotation) result.rotation->center += offset;
  if (result.planePoints) {
    for (Vector3<double>& point : *result.planePoints) move(point, offset);
    const std::optional<Plane<double>> plane = planeThrough(*result.planePoints);
    if (plane) {
      result.shape = *plane;
      return result;
    }
    result.planePoints.reset();
  }
  result.shape = translated(object.shape, offset);
  return result;
}

}  // namespace hairline
