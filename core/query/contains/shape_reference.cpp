#include "core/query/contains/shape_reference.h"

#include <algorithm>
#include <vector>

#include "core/query/proof/exact_sets.h"
#include "core/shapes/hull.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

Root plainRoot(const Rational& x) { return {x, Rational(0), Rational(0)}; }

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

}  // namespace

bool containsShapeExactly(const Shape& inner, const Shape& solid) {
  if (const std::optional<bool> known = includesExactly(solid, inner)) return *known;
  return hullContains(*exactCornersOf(solid), inner);
}

}  // namespace hairline
