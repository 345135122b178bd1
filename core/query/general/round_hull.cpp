#include "core/query/general/round_hull.h"

#include <algorithm>
#include <array>

#include "core/math/polynomial.h"
#include "core/math/quadratic.h"
#include "core/math/real_root.h"
#include "core/math/square_root.h"
#include "core/query/general/curved_reference.h"
#include "core/query/general/polytope.h"
#include "core/shapes/cone_of.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

/// n·B n, whose root is how far a set extends along n.
Rational squaredReach(const Round& set, const Vector& axis) {
  return dot(axis, times(set.b, axis));
}

/// The same for n = start + s step.
Polynomial squaredReach(const Round& set, const Vector& start, const Vector& step) {
  const Vector ofStep = times(set.b, step);
  return Polynomial(
      std::vector{squaredReach(set, start), Rational(2) * dot(start, ofStep), dot(step, ofStep)});
}

/// Of n·d + √p + √q, with d the difference of the centres of two sets and p and q their squared
/// reaches, the product with the three numbers that have other signs at the roots.
Polynomial withConjugates(const Polynomial& height, const Polynomial& p, const Polynomial& q) {
  const Polynomial rest = height * height - p - q;
  if (p.isZero() || q.isZero()) return rest;
  return rest * rest - Polynomial(4) * p * q;
}

}  // namespace

RoundHull roundHullOf(const Shape& shape) {
  const auto segment = segmentOf(shape);
  if (segment || isPolytope(shape.index())) {
    RoundHull corners;
    for (const Vector& corner : segment ? segment->points : generatorsOf(shape).points) {
      corners.push_back({corner, multipleOfOne(Rational(0))});
    }
    return corners;
  }
  if (const auto cone = coneOf(shape); cone && cone->height != 0) {
    const Vector apex = exact(cone->apex);
    const Vector axis = exact(cone->axis);
    return {{apex, multipleOfOne(Rational(0))},
            roundDisc(Vector(apex + axis * Rational(cone->height)), axis, Rational(cone->radius))};
  }
  const std::optional<Round> round = roundOf(shape);
  if (!round) return {};
  RoundHull hull{{round->center, round->b}};
  if (round->way) hull.push_back({round->center + *round->way, round->b});
  return hull;
}

RoundHull displaced(RoundHull hull, const Vector& way) {
  for (Round& part : hull) part.center += way;
  return hull;
}

int signOfGap(const RoundHull& a, const RoundHull& b, const Vector& axis) {
  int least = 1;
  for (const Round& first : a) {
    const Rational reach = squaredReach(first, axis);
    for (const Round& second : b) {
      const Rational between = dot(axis, second.center - first.center);
      least = std::min(least, compare(Quadratic<Rational>{between, Rational(-1), reach},
                                      Quadratic<Rational>{Rational(0), Rational(1),
                                                          squaredReach(second, axis)}));
    }
  }
  return least;
}

Rational leastGap(const RoundHull& a, const RoundHull& b, const Vector& axis, int bits) {
  const auto end = [&](const RoundHull& hull, const Vector& direction) {
    std::optional<Rational> most;
    for (const Round& part : hull) {
      const Rational height =
          dot(direction, part.center) + enclosedSquareRoot(squaredReach(part, direction), bits).max;
      most = most ? maximum(*most, height) : height;
    }
    return *most;
  };
  return -end(a, axis) - end(b, -axis);
}

std::optional<Vector> axisBetweenShadows(const RoundHull& a, const RoundHull& b,
                                         const Vector& direction) {
  // An axis n with all of b above a has n·(c - d) > √(n·C n) + √(n·D n) for all centres c of parts
  // of b and d of a. By that of the first two centres it lies, up to its length, between a vector
  // ahead and one beside it. Where such a difference changes its sign, so does the product of its
  // conjugates, a polynomial of degree four; where that is zero the difference, the least of the
  // four, is not positive. So between two neighbouring roots of all polynomials either every n is
  // such an axis or none is.
  const Vector beside = cross(direction, b[0].center - a[0].center);
  if (isZero(beside)) return std::nullopt;
  const Rational length = powerOfTwoBelow(
      maximum(absolute(direction[0]), maximum(absolute(direction[1]), absolute(direction[2]))));
  const Vector ahead = cross(beside, direction) / length;
  for (const Vector& side : {Vector(-beside), beside}) {
    const Vector step = side - ahead;
    std::vector<RealRoot> ends{Rational(0), Rational(1)};
    for (const Round& first : a) {
      for (const Round& second : b) {
        const Vector between = second.center - first.center;
        const Polynomial height(std::vector{dot(ahead, between), dot(step, between)});
        const Polynomial changes = withConjugates(height, squaredReach(first, ahead, step),
                                                  squaredReach(second, ahead, step));
        if (changes.isZero()) return std::nullopt;
        std::ranges::copy(rootsInUnitInterval(changes), std::back_inserter(ends));
      }
    }
    std::ranges::sort(ends, [](const auto& x, const auto& y) { return compare(x, y) < 0; });
    for (std::size_t i = 1; i < ends.size(); ++i) {
      if (compare(ends[i - 1], ends[i]) == 0) continue;
      const Vector axis = ahead + step * hairline::between(ends[i - 1], ends[i]);
      if (signOfGap(a, b, axis) > 0) return axis;
    }
  }
  return std::nullopt;
}

}  // namespace hairline
