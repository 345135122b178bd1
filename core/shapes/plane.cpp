#include "core/shapes/plane.h"

#include <algorithm>
#include <cmath>

#include "core/math/arithmetic_scope.h"

namespace hairline {
namespace {

// Multiplies numbers by a power of two so that the largest is of ordinary size.
void scaleToRange(std::array<Rational, 4>& numbers) {
  Rational largest = 0;
  for (const Rational& number : numbers) largest = maximum(largest, absolute(number));
  const auto scale = [&](double factor) {
    largest *= Rational(factor);
    for (Rational& number : numbers) number *= Rational(factor);
  };
  while (largest > Rational(0x1p500)) scale(0x1p-500);
  while (largest < Rational(0x1p-500)) scale(0x1p500);
}

}  // namespace

std::optional<Plane<double>> planeThrough(const std::array<Vector3<double>, 3>& points,
                                          bool* exact) {
  const ArithmeticScope scope;
  const Vector3<Rational> a = fromDouble<Rational>(points[0]);
  const Vector3<Rational> b = fromDouble<Rational>(points[1]);
  const Vector3<Rational> c = fromDouble<Rational>(points[2]);
  const Vector3<Rational> normal = cross(b - a, c - a);
  if (isZero(normal)) return std::nullopt;
  std::array<Rational, 4> numbers{normal[0], normal[1], normal[2], dot(normal, a)};
  // A normal of any length will do, so one beyond the range of a double is scaled into it.
  const auto leavesRange = [](const Rational& number) {
    const double size = std::abs(number.toNearestDouble());
    return sign(number) != 0 && !(size >= 1e-290 && size <= 1e300);
  };
  if (std::any_of(numbers.begin(), numbers.end(), leavesRange)) {
    scaleToRange(numbers);
  }
  const bool isExact = std::all_of(numbers.begin(), numbers.end(),
                                   [](const Rational& number) { return number.isDouble(); });
  if (exact != nullptr) *exact = isExact;
  Plane<double> plane{
      {numbers[0].toNearestDouble(), numbers[1].toNearestDouble(), numbers[2].toNearestDouble()},
      numbers[3].toNearestDouble()};
  if (isZero(plane.normal)) return std::nullopt;
  if (!isExact) plane.points = points;
  return plane;
}

template <>
Plane<Rational> convert<Rational>(const Plane<double>& shape) {
  if (shape.points) {
    const std::optional<Plane<double>> through = planeThrough(*shape.points);
    if (through && through->normal == shape.normal && through->offset == shape.offset) {
      const Vector3<Rational> a = fromDouble<Rational>((*shape.points)[0]);
      const Vector3<Rational> b = fromDouble<Rational>((*shape.points)[1]);
      const Vector3<Rational> c = fromDouble<Rational>((*shape.points)[2]);
      const Vector3<Rational> normal = cross(b - a, c - a);
      return {normal, dot(normal, a)};
    }
  }
  return {fromDouble<Rational>(shape.normal), Rational(shape.offset)};
}

}  // namespace hairline
