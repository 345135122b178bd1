#pragma once

#include <array>
#include <string_view>
#include <variant>

#include "core/shapes/aabb.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/convex.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/disc.h"
#include "core/shapes/ellipsoid.h"
#include "core/shapes/frustum.h"
#include "core/shapes/grid.h"
#include "core/shapes/half_space.h"
#include "core/shapes/kdop.h"
#include "core/shapes/kdop2.h"
#include "core/shapes/line.h"
#include "core/shapes/mesh.h"
#include "core/shapes/obb.h"
#include "core/shapes/plane.h"
#include "core/shapes/point.h"
#include "core/shapes/point2.h"
#include "core/shapes/polygon.h"
#include "core/shapes/quad.h"
#include "core/shapes/ray.h"
#include "core/shapes/rectangle.h"
#include "core/shapes/rectangle2.h"
#include "core/shapes/segment.h"
#include "core/shapes/segment2.h"
#include "core/shapes/sphere.h"
#include "core/shapes/tetrahedron.h"
#include "core/shapes/triangle.h"
#include "core/shapes/triangle2.h"

namespace hairline {

/// The types of shapes. A new one is appended: the places of the others stand in recordings.
using ShapeTypes =
    std::variant<Point<double>, Line<double>, Ray<double>, Segment<double>, Plane<double>,
                 Triangle<double>, Quad<double>, Polygon<double>, Rectangle<double>, Aabb<double>,
                 Obb<double>, Sphere<double>, Capsule<double>, Cylinder<double>, Cone<double>,
                 Tetrahedron<double>, Convex<double>, Kdop<double>, Mesh, Grid, Point2<double>,
                 Segment2<double>, Triangle2<double>, Rectangle2<double>, Kdop2<double>,
                 Frustum<double>, HalfSpace<double>, Disc<double>, Ellipsoid<double>>;
constexpr std::size_t shapeTypeCount = std::variant_size_v<ShapeTypes>;
template <std::size_t I>
using ShapeTypeAt = std::variant_alternative_t<I, ShapeTypes>;

/// Any shape of a scene, in double: the numbers as the user gave them. Its copies and comparisons
/// are compiled once, as they take seconds in every file that would compile them again.
class Shape : public ShapeTypes {
 public:
  using ShapeTypes::ShapeTypes;
  using ShapeTypes::operator=;

  Shape() = default;
  Shape(const Shape& other);
  Shape(Shape&& other) noexcept;
  Shape& operator=(const Shape& other);
  Shape& operator=(Shape&& other) noexcept;
  ~Shape();

  friend bool operator==(const Shape& a, const Shape& b) { return a.equals(b); }

 private:
  bool equals(const Shape& other) const;
};

/// The types of the scene format, in the order of `Shape`.
constexpr std::array<std::string_view, shapeTypeCount> shapeTypeNames{
    "point",   "line",     "ray",        "segment",     "plane",     "triangle",
    "quad",    "polygon",  "rectangle",  "aabb",        "obb",       "sphere",
    "capsule", "cylinder", "cone",       "tetrahedron", "convex",    "kdop",
    "mesh",    "grid",     "point2",     "segment2",    "triangle2", "rectangle2",
    "kdop2",   "frustum",  "half_space", "disc",        "ellipsoid"};

/// The type name of a shape in the scene format.
inline std::string_view typeName(const Shape& shape) { return shapeTypeNames[shape.index()]; }

/// The index of an alternative in `Shape`, which is also that of its name.
template <typename T, std::size_t I = 0>
constexpr std::size_t shapeIndex() {
  if constexpr (std::is_same_v<ShapeTypeAt<I>, T>) {
    return I;
  } else {
    return shapeIndex<T, I + 1>();
  }
}

}  // namespace hairline
