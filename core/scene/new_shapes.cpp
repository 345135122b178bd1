#include "core/scene/new_shapes.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <tuple>
#include <vector>

#include "core/math/decimal_step.h"
#include "core/scene/transform.h"
#include "core/shapes/validate.h"

namespace hairline {
namespace {

using Eigen::Vector3d;
using Vector2d = Vector2<double>;

// Makes the shapes around a centre; positions are given in halves of the size.
class ShapeMaker {
 public:
  ShapeMaker(const Vector3d& center, double size)
      : m_center(center), m_half(size / 2), m_step(stepOfAtLeast(size / 2000)) {}

  Shape make(std::string_view type) const {
    if (type == "point") return Point<double>{at(0, 0, 0)};
    if (type == "line") return Line<double>{at(0, 0, 0), vector(1, 0.5, 0.5)};
    if (type == "ray") return Ray<double>{at(-0.5, -0.5, 0), vector(1, 1, 0.5)};
    if (type == "segment") return Segment<double>{at(-1, -0.5, -0.5), at(1, 0.5, 0.5)};
    if (type == "plane") return Plane<double>{Vector3d::UnitZ(), m_center.z()};
    if (type == "half_space") return HalfSpace<double>{Vector3d::UnitZ(), m_center.z()};
    if (type == "triangle") {
      return Triangle<double>{{at(-1, -1, -1), at(1, -1, 0), at(0, 1, 1)}};
    }
    if (type == "quad") return quad();
    if (type == "polygon") return polygon();
    if (type == "rectangle") {
      return Rectangle<double>{at(0, 0, 0),
                               {Vector3d::UnitX(), Vector3d(0, 0.6, 0.8)},
                               {tidy(m_half), tidy(0.6 * m_half)}};
    }
    if (type == "aabb") return Aabb<double>{at(-1, -1, -1), at(1, 1, 1)};
    if (type == "obb") {
      return Obb<double>{at(0, 0, 0),
                         {Vector3d(0.8, 0.6, 0), Vector3d(-0.6, 0.8, 0), Vector3d::UnitZ()},
                         {tidy(m_half), tidy(0.6 * m_half), tidy(0.8 * m_half)}};
    }
    return round(type);
  }

 private:
  Shape round(std::string_view type) const {
    const double radius = tidy(0.5 * m_half);
    if (type == "sphere") return Sphere<double>{at(0, 0, 0), tidy(m_half)};
    if (type == "ellipsoid") {
      return Ellipsoid<double>{at(0, 0, 0),
                               {Vector3d(0.8, 0.6, 0), Vector3d(-0.6, 0.8, 0), Vector3d::UnitZ()},
                               {tidy(m_half), tidy(0.6 * m_half), tidy(0.4 * m_half)}};
    }
    if (type == "capsule") return Capsule<double>{at(-0.8, 0, 0), at(0.8, 0, 0.4), radius};
    if (type == "cylinder") return Cylinder<double>{at(0, 0, -1), at(0, 0, 1), radius};
    if (type == "disc") return Disc<double>{at(0, 0, 0), Vector3d(0, -3, 4), tidy(m_half)};
    if (type == "cone") {
      return Cone<double>{at(0, 0, 1), Vector3d(0, 0, -1), tidy(2 * m_half), tidy(0.8 * m_half)};
    }
    return polytope(type);
  }

  Shape polytope(std::string_view type) const {
    if (type == "tetrahedron") {
      return Tetrahedron<double>{{at(-1, -1, -1), at(1, -1, -1), at(0, 1, -1), at(0, 0, 1)}};
    }
    if (type == "frustum") {
      return Frustum<double>{{at(-0.4, -0.3, 1), at(0.4, -0.3, 1), at(0.4, 0.3, 1),
                              at(-0.4, 0.3, 1), at(-1, -0.75, -1), at(1, -0.75, -1),
                              at(1, 0.75, -1), at(-1, 0.75, -1)}};
    }
    if (type == "convex") {
      return Convex<double>{{at(-1, -1, -1), at(1, -1, -1), at(1, 1, -1), at(-1, 1, -1),
                             at(-0.5, -0.5, 1), at(0.5, -0.5, 1), at(0.5, 0.5, 1),
                             at(-0.5, 0.5, 1)}};
    }
    if (type == "kdop") {
      Kdop<double> dop;
      dop.directions = {{1, 0, 0},  {0, 1, 0},  {0, 0, 1}, {1, 1, 1},
                        {1, 1, -1}, {1, -1, 1}, {-1, 1, 1}};
      fillSlabs(dop, 2);
      return dop;
    }
    if (type == "mesh") {
      return Mesh{
          {at(1, 0, 0), at(-1, 0, 0), at(0, 1, 0), at(0, -1, 0), at(0, 0, 1), at(0, 0, -1)},
          {{0, 2, 4}, {2, 1, 4}, {1, 3, 4}, {3, 0, 4}, {2, 0, 5}, {1, 2, 5}, {3, 1, 5}, {0, 3, 5}},
          {}};
    }
    if (type == "grid") return Grid{at(-1, -1, -1), tidy(0.125 * m_half), {16, 16, 16}};
    return planar(type);
  }

  Shape planar(std::string_view type) const {
    if (type == "point2") return Point2<double>{flat(0, 0)};
    if (type == "segment2") return Segment2<double>{flat(-1, -0.5), flat(1, 0.5)};
    if (type == "triangle2") {
      return Triangle2<double>{{flat(-1, -1), flat(1, -0.5), flat(0, 1)}};
    }
    if (type == "rectangle2") return rectangleBetween(flat(-1, -0.6), flat(1, 0.6));
    Kdop2<double> dop;
    dop.directions = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};
    fillSlabs(dop, 1.5);
    return dop;
  }

  // Tilted if it stays flat within rounding; level if it is so far from the origin that it does
  // not.
  template <typename Make>
  Shape flatEnough(const Make& make) const {
    Shape leaning = make(1.0);
    return validate(leaning) ? make(0.0) : leaning;
  }
  Shape quad() const {
    return flatEnough([this](double lean) -> Shape {
      return Quad<double>{
          {at(-1, -1, -lean), at(1, -1, -lean), at(0.6, 1, lean), at(-0.6, 1, lean)}};
    });
  }
  Shape polygon() const {
    return flatEnough([this](double lean) -> Shape {
      return Polygon<double>{{at(-1, -1, -lean), at(1, -1, -lean), at(1, 0, 0), at(0, 0, 0),
                              at(0, 1, lean), at(-1, 1, lean)}};
    });
  }

  // The slabs along coordinate axes extend to half of the size, the others to `reach` of it.
  template <typename Dop>
  void fillSlabs(Dop& dop, double reach) const {
    for (const auto& direction : dop.directions) {
      double middle = 0;
      int entries = 0;
      for (std::size_t k = 0; k < direction.size(); ++k) {
        middle += direction[k] * m_center[static_cast<int>(k)];
        entries += direction[k] != 0 ? 1 : 0;
      }
      const double width = (entries == 1 ? 1 : reach) * m_half;
      dop.min.push_back(tidy(middle - width));
      dop.max.push_back(tidy(middle + width));
    }
  }

  // The sum as a person would write it: 0.3, and not 0.30000000000000004.
  double tidy(double number) const { return snap(number, m_step); }
  double coordinate(int axis, double halves) const {
    return halves == 0 ? m_center[axis] : tidy(m_center[axis] + halves * m_half);
  }
  Vector3d at(double x, double y, double z) const {
    return {coordinate(0, x), coordinate(1, y), coordinate(2, z)};
  }
  Vector2d flat(double x, double y) const { return {coordinate(0, x), coordinate(1, y)}; }
  Vector3d vector(double x, double y, double z) const {
    return {tidy(x * m_half), tidy(y * m_half), tidy(z * m_half)};
  }

  Vector3d m_center;
  double m_half;
  DecimalStep m_step;
};

/// Whether two boxes are nearer to each other than a gap along every axis.
bool crowds(const Aabb<double>& a, const Aabb<double>& b, double gap) {
  return (a.min.array() - gap < b.max.array()).all() && (b.min.array() - gap < a.max.array()).all();
}

/// Steps along two axes, by distance; ties go along the first axis and forwards.
std::vector<std::array<int, 2>> stepsByDistance() {
  constexpr int reach = 16;
  std::vector<std::array<int, 2>> steps;
  for (int i = -reach; i <= reach; ++i) {
    for (int k = -reach; k <= reach; ++k) steps.push_back({i, k});
  }
  std::ranges::sort(steps, {}, [](const std::array<int, 2>& step) {
    const auto [i, k] = step;
    return std::tuple(i * i + k * k, std::abs(k), -i, -k);
  });
  return steps;
}

/// The shape in the nearest position where its box is clear of those of all objects; none if all
/// positions around are taken, as within a large mesh.
std::optional<Shape> inFreePlace(const Scene& scene, std::string_view type, const Vector3d& center,
                                 double size, const Vector3d& across) {
  std::vector<Aabb<double>> taken;
  for (const SceneObject& object : scene.objects) {
    if (const auto box = bounds(object.shape)) taken.push_back(*box);
  }
  int away = 0;
  across.cwiseAbs().maxCoeff(&away);
  const int first = away == 0 ? 1 : 0;
  const std::array<int, 2> axes{first, 3 - away - first};
  const DecimalStep fine = stepOfAtLeast(size / 2000);
  const double gap = size / 8;
  for (const std::array<int, 2>& step : stepsByDistance()) {
    Vector3d place = center;
    for (std::size_t i = 0; i < axes.size(); ++i) {
      if (step[i] != 0) place[axes[i]] = snap(center[axes[i]] + step[i] * size / 4, fine);
    }
    Shape shape = newShape(type, place, size);
    const auto box = bounds(shape);
    if (std::ranges::none_of(taken,
                             [&](const Aabb<double>& other) { return crowds(*box, other, gap); })) {
      return shape;
    }
  }
  return {};
}

/// The shape moved by steps along x and y until no object equals it.
Shape unlikeOthers(const Scene& scene, std::string_view type, const Vector3d& center, double size,
                   double step) {
  const auto isTaken = [&scene](const Shape& shape) {
    return std::ranges::any_of(scene.objects, [&shape](const SceneObject& object) {
      return identical(object.shape, shape);
    });
  };
  Shape shape = newShape(type, center, size);
  // A level plane is the same wherever its centre is, so it is moved up instead, as is a
  // half-space.
  const bool isLevel = type == "plane" || type == "half_space";
  const Vector3d aside = isLevel ? Vector3d(0, 0, step) : Vector3d(step, step, 0);
  constexpr int tries = 100;
  for (int i = 1; i < tries && isTaken(shape); ++i)
    shape = newShape(type, center + i * aside, size);
  return shape;
}

}  // namespace

Shape newShape(std::string_view type, const Vector3d& center, double size) {
  return ShapeMaker(center, size).make(type);
}

Shape newShapeBeside(const Scene& scene, std::string_view type, const Vector3d& center, double size,
                     double step, const Vector3d& across) {
  const Shape shape = newShape(type, center, size);
  if (bounds(shape)) {
    if (auto free = inFreePlace(scene, type, center, size, across)) return *free;
  }
  return unlikeOthers(scene, type, center, size, step);
}

}  // namespace hairline
