#pragma once

#include <array>
#include <string>
#include <string_view>
#include <tuple>
#include <vector>

#include "core/shapes/shape.h"

namespace hairline {

/// A member of a shape, with its name in the scene format.
template <typename Owner, typename Member>
struct Field {
  std::string_view name;
  Member Owner::*member;
};
template <typename Owner, typename Member>
Field(std::string_view, Member Owner::*) -> Field<Owner, Member>;

/// The fields of each shape in double, in the order of the scene format. Reading, writing,
/// comparing and moving shapes iterate these, so that a field is listed once. The argument only
/// selects the overload.
constexpr auto fieldsOf(const Point<double>*) {
  return std::tuple{Field{"position", &Point<double>::position}};
}
constexpr auto fieldsOf(const Line<double>*) {
  return std::tuple{Field{"origin", &Line<double>::origin},
                    Field{"direction", &Line<double>::direction}};
}
constexpr auto fieldsOf(const Ray<double>*) {
  return std::tuple{Field{"origin", &Ray<double>::origin},
                    Field{"direction", &Ray<double>::direction}};
}
constexpr auto fieldsOf(const Segment<double>*) {
  return std::tuple{Field{"a", &Segment<double>::a}, Field{"b", &Segment<double>::b}};
}
constexpr auto fieldsOf(const Plane<double>*) {
  return std::tuple{Field{"normal", &Plane<double>::normal},
                    Field{"offset", &Plane<double>::offset}};
}
constexpr auto fieldsOf(const Triangle<double>*) {
  return std::tuple{Field{"vertices", &Triangle<double>::vertices}};
}
constexpr auto fieldsOf(const Quad<double>*) {
  return std::tuple{Field{"vertices", &Quad<double>::vertices}};
}
constexpr auto fieldsOf(const Polygon<double>*) {
  return std::tuple{Field{"vertices", &Polygon<double>::vertices},
                    Field{"holes", &Polygon<double>::holes}};
}
constexpr auto fieldsOf(const Rectangle<double>*) {
  return std::tuple{Field{"center", &Rectangle<double>::center},
                    Field{"axes", &Rectangle<double>::axes},
                    Field{"half_extents", &Rectangle<double>::halfExtents}};
}
constexpr auto fieldsOf(const Aabb<double>*) {
  return std::tuple{Field{"min", &Aabb<double>::min}, Field{"max", &Aabb<double>::max}};
}
constexpr auto fieldsOf(const Obb<double>*) {
  return std::tuple{Field{"center", &Obb<double>::center}, Field{"axes", &Obb<double>::axes},
                    Field{"half_extents", &Obb<double>::halfExtents}};
}
constexpr auto fieldsOf(const Sphere<double>*) {
  return std::tuple{Field{"center", &Sphere<double>::center},
                    Field{"radius", &Sphere<double>::radius}};
}
constexpr auto fieldsOf(const Capsule<double>*) {
  return std::tuple{Field{"a", &Capsule<double>::a}, Field{"b", &Capsule<double>::b},
                    Field{"radius", &Capsule<double>::radius}};
}
constexpr auto fieldsOf(const Cylinder<double>*) {
  return std::tuple{Field{"a", &Cylinder<double>::a}, Field{"b", &Cylinder<double>::b},
                    Field{"radius", &Cylinder<double>::radius}};
}
constexpr auto fieldsOf(const Cone<double>*) {
  return std::tuple{Field{"apex", &Cone<double>::apex}, Field{"axis", &Cone<double>::axis},
                    Field{"height", &Cone<double>::height}, Field{"radius", &Cone<double>::radius}};
}
constexpr auto fieldsOf(const Tetrahedron<double>*) {
  return std::tuple{Field{"vertices", &Tetrahedron<double>::vertices}};
}
constexpr auto fieldsOf(const Convex<double>*) {
  return std::tuple{Field{"vertices", &Convex<double>::vertices}};
}
constexpr auto fieldsOf(const Frustum<double>*) {
  return std::tuple{Field{"vertices", &Frustum<double>::vertices}};
}
constexpr auto fieldsOf(const HalfSpace<double>*) {
  return std::tuple{Field{"normal", &HalfSpace<double>::normal},
                    Field{"offset", &HalfSpace<double>::offset}};
}
constexpr auto fieldsOf(const Disc<double>*) {
  return std::tuple{Field{"center", &Disc<double>::center}, Field{"normal", &Disc<double>::normal},
                    Field{"radius", &Disc<double>::radius}};
}
constexpr auto fieldsOf(const Ellipsoid<double>*) {
  return std::tuple{Field{"center", &Ellipsoid<double>::center},
                    Field{"axes", &Ellipsoid<double>::axes},
                    Field{"radii", &Ellipsoid<double>::radii}};
}
constexpr auto fieldsOf(const Kdop<double>*) {
  return std::tuple{Field{"directions", &Kdop<double>::directions},
                    Field{"min", &Kdop<double>::min}, Field{"max", &Kdop<double>::max}};
}
constexpr auto fieldsOf(const Mesh*) {
  return std::tuple{Field{"vertices", &Mesh::vertices}, Field{"triangles", &Mesh::triangles},
                    Field{"file", &Mesh::file}};
}
constexpr auto fieldsOf(const Grid*) {
  return std::tuple{Field{"origin", &Grid::origin}, Field{"cell", &Grid::cell},
                    Field{"dimensions", &Grid::dimensions}};
}
constexpr auto fieldsOf(const Point2<double>*) {
  return std::tuple{Field{"position", &Point2<double>::position}};
}
constexpr auto fieldsOf(const Segment2<double>*) {
  return std::tuple{Field{"a", &Segment2<double>::a}, Field{"b", &Segment2<double>::b}};
}
constexpr auto fieldsOf(const Triangle2<double>*) {
  return std::tuple{Field{"vertices", &Triangle2<double>::vertices}};
}
constexpr auto fieldsOf(const Rectangle2<double>*) {
  return std::tuple{Field{"center", &Rectangle2<double>::center},
                    Field{"axes", &Rectangle2<double>::axes},
                    Field{"half_extents", &Rectangle2<double>::halfExtents}};
}
constexpr auto fieldsOf(const Kdop2<double>*) {
  return std::tuple{Field{"directions", &Kdop2<double>::directions},
                    Field{"min", &Kdop2<double>::min}, Field{"max", &Kdop2<double>::max}};
}

/// Calls visit(name, member) for every field of a shape of a known type; stops when it returns
/// false, and returns that.
template <typename T, typename Visitor>
bool forEachField(T& shape, Visitor&& visit) {
  constexpr auto fields = fieldsOf(static_cast<const T*>(nullptr));
  return std::apply(
      [&](const auto&... field) { return (visit(field.name, shape.*(field.member)) && ...); },
      fields);
}

/// Whether a shape lives in the plane, with two coordinates per point.
constexpr bool isPlanarType(std::size_t type) {
  return type >= shapeIndex<Point2<double>>() && type <= shapeIndex<Kdop2<double>>();
}
inline bool isPlanar(const Shape& shape) { return isPlanarType(shape.index()); }

}  // namespace hairline
