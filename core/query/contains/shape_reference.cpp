#include "core/query/contains/shape_reference.h"

#include <algorithm>
#include <vector>

#include "core/query/closest/convex_reference.h"
#include "core/query/general/references.h"
#include "core/query/polytope_reference.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/hull.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

Root plainRoot(const Rational& x) { return {x, Rational(0), Rational(0)}; }

/// The corners whose hull the shape is, or that hull without a radius; none for discs.
std::vector<Vector> cornersOf(const Shape& shape) {
  if (const auto* mesh = std::get_if<Mesh>(&shape)) {
    std::vector<Vector> corners;
    for (const auto& triangle : mesh->triangles) {
      for (const int i : triangle) {
        corners.push_back(exact(mesh->vertices[static_cast<std::size_t>(i)]));
      }
    }
    return corners;
  }
  std::vector<Vector> corners;
  for (const GeneratedSet& part : convexParts(shape)) {
    corners.insert(corners.end(), part.points.begin(), part.points.end());
  }
  return corners;
}

/// Whether a round shape is nowhere beyond an offset along a normal.
bool isBelow(const Shape& inner, const Vector& normal, const Rational& offset) {
  return compare(*extentAlong(inner, normal)->max, plainRoot(offset)) <= 0;
}
bool isWithin(const Shape& inner, const Vector& normal, const Rational& low, const Rational& high) {
  return isBelow(inner, normal, high) && isBelow(inner, -normal, -low);
}

/// A normal that all corners have the same height along, if they are in one plane.
std::optional<Vector> normalOfFlat(const std::vector<Vector>& corners) {
  std::optional<Vector> edge;
  std::optional<Vector> normal;
  for (const Vector& corner : corners) {
    const Vector way = corner - corners[0];
    if (isZero(way)) continue;
    if (!edge) {
      edge = way;
    } else if (!normal) {
      const Vector product = cross(*edge, way);
      if (!isZero(product)) normal = product;
    } else if (sign(dot(*normal, way)) != 0) {
      return std::nullopt;
    }
  }
  if (normal) return normal;
  for (int k = 0; k < 3; ++k) {
    Vector axis(Rational(0), Rational(0), Rational(0));
    axis[k] = Rational(1);
    const Vector product = edge ? cross(*edge, axis) : axis;
    if (!isZero(product)) return product;
  }
  return std::nullopt;
}

/// Calls `holds(normal, offset)` for the facets of the hull of corners that are in no plane, until
/// it is false; returns whether all hold.
template <typename Holds>
bool allFacets(const std::vector<Vector>& corners, const Holds& holds) {
  constexpr std::size_t few = 40;
  const auto tries = [&](const Vector& a, const Vector& b, const Vector& c) {
    Vector normal = cross(b - a, c - a);
    if (isZero(normal)) return true;
    int side = 0;
    for (const Vector& corner : corners) {
      const int own = sign(dot(normal, Vector(corner - a)));
      if (own == 0 || own == side) continue;
      if (side != 0) return true;
      side = own;
    }
    if (side > 0) normal = -normal;
    return holds(normal, dot(normal, a));
  };
  if (corners.size() > few) {
    std::vector<Vector3<double>> rounded;
    for (const Vector& corner : corners) rounded.push_back(toDouble(corner));
    const Hull hull = convexHull(rounded);
    return std::ranges::all_of(hull.faces, [&](const std::array<int, 3>& face) {
      const auto at = [&](std::size_t i) { return corners[static_cast<std::size_t>(face[i])]; };
      const Vector normal = cross(at(1) - at(0), at(2) - at(0));
      return holds(normal, dot(normal, at(0)));
    });
  }
  for (std::size_t i = 0; i < corners.size(); ++i) {
    for (std::size_t j = i + 1; j < corners.size(); ++j) {
      for (std::size_t k = j + 1; k < corners.size(); ++k) {
        if (!tries(corners[i], corners[j], corners[k])) return false;
      }
    }
  }
  return true;
}

/// Whether the hull of some corners contains a round shape. A flat hull is thickened along its
/// normal, along which the shape must have no extent.
bool hullContains(std::vector<Vector> corners, const Shape& inner) {
  while (const std::optional<Vector> normal = normalOfFlat(corners)) {
    const Rational height = dot(*normal, corners[0]);
    if (!isWithin(inner, *normal, height, height)) return false;
    const std::size_t count = corners.size();
    for (std::size_t i = 0; i < count; ++i) {
      corners.push_back(corners[i] + *normal);
      corners[i] -= *normal;
    }
  }
  return allFacets(corners, [&](const Vector& normal, const Rational& offset) {
    return isBelow(inner, normal, offset);
  });
}

/// Whether every ball of a round shape, or its disc, is in a round solid.
class InRound {
 public:
  explicit InRound(const Shape& inner) : m_inner(inner) {}

  bool operator()(const Sphere<double>& solid) const {
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
    if (const auto* cylinder = std::get_if<Cylinder<double>>(&m_inner)) {
      const Vector axis = exact(cylinder->b) - exact(cylinder->a);
      const Rational radius(cylinder->radius);
      return isInside(exact(cylinder->a), radius, axis) &&
             isInside(exact(cylinder->b), radius, axis);
    }
    if (const auto* cone = std::get_if<Cone<double>>(&m_inner)) {
      const Vector apex = exact(cone->apex);
      const Vector axis = exact(cone->axis);
      return isInside(apex, Rational(0), none) &&
             isInside(apex + axis * Rational(cone->height), Rational(cone->radius), axis);
    }
    return eachBall([&](const Vector& center, const Rational& radius) {
      return isInside(center, radius, none);
    });
  }

  bool operator()(const Capsule<double>& solid) const {
    return eachBall([&](const Vector& center, const Rational& radius) {
      const GeneratedSet axis{{exact(solid.a), exact(solid.b)}};
      return reaches(nearestOfCores({{center}}, axis).sqdist, radius, Rational(solid.radius));
    });
  }

  bool operator()(const Cylinder<double>& solid) const {
    const Vector a = exact(solid.a);
    const Vector axis = exact(solid.b) - a;
    const Rational low = dot(axis, a);
    if (!isWithin(m_inner, axis, low, low + squaredNorm(axis))) return false;
    return eachBall([&](const Vector& center, const Rational& radius) {
      const GeneratedSet line{{a}, {axis, Vector(-axis)}};
      return reaches(nearestOfCores({{center}}, line).sqdist, radius, Rational(solid.radius));
    });
  }

  bool operator()(const Cone<double>& solid) const {
    const Vector apex = exact(solid.apex);
    const Vector axis = exact(solid.axis);
    const Rational height(solid.height);
    const Rational large(solid.radius);
    const Rational length = squaredNorm(axis);
    if (!isBelow(m_inner, axis, dot(axis, apex) + height * length)) return false;
    return eachBall([&](const Vector& center, const Rational& radius) {
      if (sign(radius) == 0) return containsExactly(Shape(solid), center).value();
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
  bool operator()(const Solid&) const {
    return false;
  }

 private:
  template <typename Holds>
  bool eachBall(const Holds& holds) const {
    const GeneratedSet set = generatorsOf(m_inner);
    return std::ranges::all_of(set.points,
                               [&](const Vector& center) { return holds(center, set.radius); });
  }

  /// √sqdist + radius <= whole
  static bool reaches(const Rational& sqdist, const Rational& radius, const Rational& whole) {
    return sign(Root{radius - whole, Rational(1), sqdist}) <= 0;
  }

  const Shape& m_inner;
};

bool isRoundShape(const Shape& shape) {
  return isCylinderOrCone(shape) || std::holds_alternative<Sphere<double>>(shape) ||
         std::holds_alternative<Capsule<double>>(shape);
}

}  // namespace

bool containsShapeExactly(const Shape& inner, const Shape& solid) {
  if (!isRoundShape(inner)) {
    return std::ranges::all_of(cornersOf(inner), [&](const Vector& corner) {
      return containsExactly(solid, corner).value();
    });
  }
  if (isRoundShape(solid)) return std::visit(InRound(inner), solid);
  if (const auto* kdop = std::get_if<Kdop<double>>(&solid)) {
    for (std::size_t i = 0; i < kdop->directions.size(); ++i) {
      const auto& [x, y, z] = kdop->directions[i];
      const Vector row{Rational(x), Rational(y), Rational(z)};
      if (!isWithin(inner, row, Rational(kdop->min[i]), Rational(kdop->max[i]))) return false;
    }
    return true;
  }
  return hullContains(generatorsOf(solid).points, inner);
}

}  // namespace hairline
