#include <algorithm>

#include "core/query/polytope_reference.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

template <typename... Types>
bool isAnyOf(const Shape& shape) {
  return (std::holds_alternative<Types>(shape) || ...);
}

/// Whether a shape is nowhere beyond an offset along a normal, or nowhere outside a slab.
bool isBelow(const Shape& inner, const Vector& normal, const Rational& offset) {
  return compare(*extentAlong(inner, normal)->max, Root{offset, 0, 0}) <= 0;
}
bool isWithin(const Shape& inner, const Vector& normal, const Rational& low, const Rational& high) {
  return isBelow(inner, normal, high) && isBelow(inner, -normal, -low);
}

/// Whether a solid contains every ball or disc of a round shape; nothing for hulls of vertices.
struct IncludesRound {
  const Shape& inner;

  std::optional<bool> operator()(const Aabb<double>& solid) const {
    for (int k = 0; k < 3; ++k) {
      Vector axis(Rational(0), Rational(0), Rational(0));
      axis[k] = Rational(1);
      if (!isWithin(inner, axis, Rational(solid.min[k]), Rational(solid.max[k]))) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const Obb<double>& solid) const {
    for (std::size_t i = 0; i < 3; ++i) {
      const Vector normal = cross(exact(solid.axes[(i + 1) % 3]), exact(solid.axes[(i + 2) % 3]));
      const Rational middle = dot(normal, exact(solid.center));
      const Rational reach =
          absolute(dot(normal, exact(solid.axes[i]))) * Rational(solid.halfExtents[i]);
      if (!isWithin(inner, normal, middle - reach, middle + reach)) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const HalfSpace<double>& solid) const {
    return isBelow(inner, exact(solid.normal), Rational(solid.offset));
  }
  std::optional<bool> operator()(const Kdop<double>& solid) const {
    for (std::size_t i = 0; i < solid.directions.size(); ++i) {
      const auto& [x, y, z] = solid.directions[i];
      const Vector row{Rational(x), Rational(y), Rational(z)};
      if (!isWithin(inner, row, Rational(solid.min[i]), Rational(solid.max[i]))) return false;
    }
    return true;
  }
  std::optional<bool> operator()(const Sphere<double>& solid) const {
    // The farthest point of a ball, or of a disc, whose centre is beside the solid's.
    const auto isInside = [&](const Vector& center, const Rational& radius, const Vector& axis) {
      const Vector offset = center - exact(solid.center);
      Rational beside = squaredNorm(offset);
      if (!isZero(axis)) {
        const Rational along = dot(offset, axis);
        beside -= along * along / squaredNorm(axis);
      }
      const Rational square =
          squaredNorm(offset) + radius * radius - Rational(solid.radius) * Rational(solid.radius);
      return sign(Root{square, Rational(2) * radius, beside}) <= 0;
    };
    const Vector none(Rational(0), Rational(0), Rational(0));
    if (const auto* cylinder = std::get_if<Cylinder<double>>(&inner)) {
      const Vector axis = exact(cylinder->b) - exact(cylinder->a);
      const Rational radius(cylinder->radius);
      return isInside(exact(cylinder->a), radius, axis) &&
             isInside(exact(cylinder->b), radius, axis);
    }
    if (const auto cone = coneOf(inner)) {
      const Vector apex = exact(cone->apex);
      const Vector axis = exact(cone->axis);
      return isInside(apex, Rational(0), none) &&
             isInside(apex + axis * Rational(cone->height), Rational(cone->radius), axis);
    }
    return eachBall([&](const Vector& center, const Rational& radius) {
      return isInside(center, radius, none);
    });
  }
  std::optional<bool> operator()(const Capsule<double>& solid) const {
    return eachBall([&](const Vector& center, const Rational& radius) {
      return reaches(squaredDistanceToSegment(exact(solid.a), exact(solid.b), center), radius,
                     Rational(solid.radius));
    });
  }
  std::optional<bool> operator()(const Cylinder<double>& solid) const {
    const Vector a = exact(solid.a);
    const Vector axis = exact(solid.b) - a;
    const Rational low = dot(axis, a);
    if (!isWithin(inner, axis, low, low + squaredNorm(axis))) return false;
    return eachBall([&](const Vector& center, const Rational& radius) {
      const Rational beside = squaredNorm(Vector(cross(axis, center - a))) / squaredNorm(axis);
      return reaches(beside, radius, Rational(solid.radius));
    });
  }
  std::optional<bool> operator()(const Cone<double>& solid) const {
    const Vector apex = exact(solid.apex);
    const Vector axis = exact(solid.axis);
    const Rational height(solid.height);
    const Rational large(solid.radius);
    const Rational length = squaredNorm(axis);
    if (!isBelow(inner, axis, dot(axis, apex) + height * length)) return false;
    return eachBall([&](const Vector& center, const Rational& radius) {
      if (sign(radius) == 0) return *containsExactly(Shape(solid), center);
      const Vector offset = center - apex;
      const Rational along = dot(axis, offset);
      const Rational beside = squaredNorm(offset) * length - along * along;
      // The lateral surface moved inward by the radius: x - √c >= h √(length beside).
      const Rational x = large * along;
      const Rational c = radius * radius * length * (large * large + height * height * length);
      const Rational square = height * height * length * beside;
      return sign(Root{x, Rational(-1), c}) >= 0 &&
             sign(Root{x * x + c - square, Rational(-2) * x, c}) >= 0;
    });
  }
  template <typename Solid>
  std::optional<bool> operator()(const Solid&) const {
    return std::nullopt;
  }

 private:
  /// Nothing for discs.
  template <typename Holds>
  std::optional<bool> eachBall(const Holds& holds) const {
    const GeneratedSet set = generatorsOf(inner);
    if (set.points.empty()) return std::nullopt;
    return std::ranges::all_of(set.points,
                               [&](const Vector& center) { return holds(center, set.radius); });
  }

  /// √sqdist + radius <= whole
  static bool reaches(const Rational& sqdist, const Rational& radius, const Rational& whole) {
    return sign(Root{radius - whole, Rational(1), sqdist}) <= 0;
  }
};

/// Whether a shape is convex and has an inside.
bool isSolid(const Shape& shape) {
  return (isRound(shape) && !isAnyOf<Disc<double>>(shape)) ||
         isAnyOf<HalfSpace<double>, Aabb<double>, Obb<double>, Tetrahedron<double>, Frustum<double>,
                 Convex<double>, Kdop<double>>(shape);
}

}  // namespace

bool isRound(const Shape& shape) {
  return isAnyOf<Sphere<double>, Capsule<double>, Cylinder<double>, Cone<double>, Disc<double>,
                 Ellipsoid<double>>(shape);
}

std::optional<std::vector<Vector>> exactCornersOf(const Shape& shape) {
  std::vector<Vector> corners;
  if (const auto* mesh = std::get_if<Mesh>(&shape)) {
    std::vector<bool> isUsed(mesh->vertices.size());
    for (const auto& triangle : mesh->triangles) {
      for (const int i : triangle) isUsed[static_cast<std::size_t>(i)] = true;
    }
    for (std::size_t i = 0; i < isUsed.size(); ++i) {
      if (isUsed[i]) corners.push_back(exact(mesh->vertices[i]));
    }
    return corners;
  }
  const auto* cylinder = std::get_if<Cylinder<double>>(&shape);
  if (cylinder != nullptr && cylinder->radius == 0) {
    return std::vector{exact(cylinder->a), exact(cylinder->b)};
  }
  const auto cone = coneOf(shape);
  if (cone && cone->radius == 0) {
    const Vector apex = exact(cone->apex);
    return std::vector{apex, Vector(apex + exact(cone->axis) * Rational(cone->height))};
  }
  for (const GeneratedSet& part : convexParts(shape)) {
    if (!part.directions.empty() || sign(part.radius) != 0) return std::nullopt;
    corners.insert(corners.end(), part.points.begin(), part.points.end());
  }
  // Only the slabs of a k-DOP may leave no point.
  if (corners.empty() && !isAnyOf<Kdop<double>>(shape)) return std::nullopt;
  return corners;
}

std::optional<bool> includesExactly(const Shape& solid, const Shape& inner) {
  if (!isSolid(solid)) return std::nullopt;
  if (const auto corners = exactCornersOf(inner)) {
    return std::ranges::all_of(
        *corners, [&](const Vector& corner) { return *containsExactly(solid, corner); });
  }
  return isRound(inner) ? std::visit(IncludesRound{inner}, solid) : std::nullopt;
}

}  // namespace hairline
