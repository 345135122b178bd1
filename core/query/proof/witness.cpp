#include "core/query/proof/witness.h"

#include <cmath>

#include "core/math/arithmetic_scope.h"
#include "core/query/general/references.h"
#include "core/query/proof/turned_witness.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// The volume swept by a set.
GeneratedSet passedOver(GeneratedSet set, const Vector& way) {
  const std::size_t count = set.points.size();
  for (std::size_t i = 0; i < count; ++i) set.points.push_back(set.points[i] + way);
  return set;
}

/// A point of both shapes, the first displaced; cylinders and cones only at rest.
std::optional<Vector> commonPointOf(const Shape& a, const Shape& b, const Vector& way) {
  if (isCylinderOrCone(a) || isCylinderOrCone(b)) {
    if (!isZero(way)) return std::nullopt;
    return isCylinderOrCone(a) ? pointInCylinderOrCone(b, a) : pointInCylinderOrCone(a, b);
  }
  for (GeneratedSet& first : convexParts(a)) {
    for (Vector& point : first.points) point += way;
    for (const GeneratedSet& second : convexParts(b)) {
      if (auto point = pointOrAxisOf(first, second).point) return point;
    }
  }
  return std::nullopt;
}

/// Axes between all convex pieces of the shapes, with the swept volume of the first.
std::vector<Vector> axesBetween(const Shape& a, const Shape& b, const Vector& way) {
  if (isCylinderOrCone(a) || isCylinderOrCone(b)) {
    if (!isZero(way)) {
      return isCylinderOrCone(b) ? axesBesideWay(a, b, way) : axesBesideWay(b, a, -way);
    }
    return isCylinderOrCone(b) ? axesBeside(a, b) : axesBeside(b, a);
  }
  std::vector<Vector> axes;
  for (const GeneratedSet& first : convexParts(a)) {
    for (const GeneratedSet& second : convexParts(b)) {
      const auto axis = pointOrAxisOf(isZero(way) ? first : passedOver(first, way), second).axis;
      if (!axis) return {};
      axes.push_back(*axis);
    }
  }
  return axes;
}

std::optional<Witness> pointAtSomeTime(const Report& report, std::span<const Shape* const> shapes,
                                       const Vector& way, const Vector& carried) {
  if (isCylinderOrCone(*shapes[0]) || isCylinderOrCone(*shapes[1]))
    return pointOnWay(shapes, way, carried);
  if (!report.time || !std::isfinite(report.time->value)) return std::nullopt;
  const auto at = [&](const Rational& time) -> std::optional<Witness> {
    if (sign(time) < 0 || time > Rational(1)) return std::nullopt;
    const auto point = commonPointOf(*shapes[0], *shapes[1], way * time);
    if (!point) return std::nullopt;
    return Witness{Vector(*point + carried * time), time, {}};
  };
  const Rational first = report.time->exact ? *report.time->exact : Rational(report.time->value);
  if (auto found = at(first)) return found;
  const Rational rest = Rational(1) - first;
  for (int shift = 4; shift < 64; shift += 4) {
    if (auto found = at(first + rest * Rational(std::ldexp(1.0, -shift)))) return found;
  }
  return at(Rational(1));
}

}  // namespace

std::optional<Witness> findWitness(const Report& report, std::span<const Shape* const> shapes,
                                   const std::array<Vector3<double>, 2>& displacements) {
  const ArithmeticScope scope;
  if (shapes.size() != 2 || !report.hit) return std::nullopt;
  const Vector none(Rational(0), Rational(0), Rational(0));
  const bool isSweep = report.info.kind == Kind::sweep;
  const Vector carried = isSweep ? fromDouble<Rational>(displacements[1]) : none;
  const Vector way = isSweep ? Vector(fromDouble<Rational>(displacements[0]) - carried) : none;
  if (*report.hit) {
    if (isSweep) return pointAtSomeTime(report, shapes, way, carried);
    auto point = commonPointOf(*shapes[0], *shapes[1], none);
    if (!point) return std::nullopt;
    return Witness{std::move(point), Rational(0), {}};
  }
  // The unbounded one stays; the other is taken to move.
  const bool turnsRound = isSweep && std::holds_alternative<Plane<double>>(*shapes[0]);
  std::vector<Vector> axes = turnsRound ? axesBetween(*shapes[1], *shapes[0], -way)
                                        : axesBetween(*shapes[0], *shapes[1], way);
  if (axes.empty()) return std::nullopt;
  return Witness{std::nullopt, Rational(0), std::move(axes)};
}

}  // namespace hairline
