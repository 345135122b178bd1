#include "widgets/scene_view/radius_snapping.h"

#include <cmath>

#include "core/math/square_root.h"
#include "core/math/vector.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using SquaredRadius = std::optional<Rational>;

/// For the nonzero component of an offset across an axis.
Rational squaredAcross(const Vector& offset, const Vector& axis) {
  const Rational along = dot(offset, axis);
  return squaredNorm(offset) - along * along / squaredNorm(axis);
}

SquaredRadius squaredRadiusThrough(const Sphere<double>& sphere, const Vector& point) {
  return squaredNorm(Vector(point - exact(sphere.center)));
}

SquaredRadius squaredRadiusThrough(const Capsule<double>& capsule, const Vector& point) {
  const Vector a = exact(capsule.a);
  const Vector axis = exact(capsule.b) - a;
  const Vector fromA = point - a;
  const Rational along = dot(fromA, axis);
  if (sign(along) <= 0) return squaredNorm(fromA);
  if (along >= squaredNorm(axis)) return squaredNorm(Vector(fromA - axis));
  return squaredAcross(fromA, axis);
}

SquaredRadius squaredRadiusThrough(const Cylinder<double>& cylinder, const Vector& point) {
  const Vector a = exact(cylinder.a);
  const Vector axis = exact(cylinder.b) - a;
  if (isZero(axis)) return std::nullopt;
  return squaredAcross(Vector(point - a), axis);
}

// At a fraction of its height the width of a cone is that fraction of its base.
SquaredRadius squaredRadiusThrough(const Cone<double>& cone, const Vector& point) {
  const Vector axis = exact(cone.axis);
  const Vector offset = point - exact(cone.apex);
  if (isZero(axis) || cone.height == 0) return std::nullopt;
  const Rational part = dot(offset, axis) / (Rational(cone.height) * squaredNorm(axis));
  if (sign(part) <= 0 || part > Rational(1)) return std::nullopt;
  return squaredAcross(offset, axis) / (part * part);
}

SquaredRadius squaredRadiusThrough(const Disc<double>& disc, const Vector& point) {
  const Vector offset = point - exact(disc.center);
  if (sign(dot(exact(disc.normal), offset)) != 0) return std::nullopt;
  return squaredNorm(offset);
}

template <typename T>
constexpr bool isRound = requires(const T& shape, const Vector& point) {
  squaredRadiusThrough(shape, point);
};

}  // namespace

std::optional<Shape> withRadiusThrough(const Shape& shape, const Vector3<double>& point) {
  return std::visit(
      [&point](const auto& known) -> std::optional<Shape> {
        if constexpr (isRound<std::decay_t<decltype(known)>>) {
          const SquaredRadius squared = squaredRadiusThrough(known, exact(point));
          if (!squared) return std::nullopt;
          auto result = known;
          result.radius = nearestSquareRoot(*squared);
          if (std::isfinite(result.radius)) return result;
        }
        return std::nullopt;
      },
      shape);
}

bool goesExactlyThrough(const Shape& shape, const Vector3<double>& point) {
  return std::visit(
      [&point](const auto& known) {
        if constexpr (isRound<std::decay_t<decltype(known)>>) {
          const SquaredRadius squared = squaredRadiusThrough(known, exact(point));
          return squared && *squared == Rational(known.radius) * Rational(known.radius);
        } else {
          return false;
        }
      },
      shape);
}

std::optional<Vector3<double>> centreOfRoundness(const Shape& shape) {
  const auto* sphere = std::get_if<Sphere<double>>(&shape);
  return sphere != nullptr ? std::optional(sphere->center) : std::nullopt;
}

}  // namespace hairline
