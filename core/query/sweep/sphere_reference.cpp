#include "core/query/sweep/sphere_reference.h"

#include <algorithm>

#include "core/math/square_root.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Time = Quadratic<Rational>;

/// The pieces of the way up to a time.
std::vector<FlatPiece> wayUntil(const MovingSphere& ball, const Rational& time) {
  const Vector way = ball.way * time;
  return {{ball.center, {}, {}},
          {Vector(ball.center + way), {}, {}},
          {ball.center, {way}, {{Rational(0), Rational(1)}}}};
}

/// A rational number from a time on, but before a later one.
Rational rationalFrom(const Time& time, const Time* later) {
  if (const std::optional<Rational> exact = exactValue(time)) return *exact;
  for (int bits = 16;; bits *= 2) {
    const Interval<Rational> root = enclosedSquareRoot(time.c, bits);
    const Rational above = time.a + time.b * (sign(time.b) < 0 ? root.min : root.max);
    if (later == nullptr || compare(Time{above, 0, 0}, *later) < 0) return above;
  }
}

}  // namespace

std::optional<MovingPoint<Rational>> wayFrom(const FlatPiece& piece, const MovingSphere& ball) {
  const auto apartFrom = [&](const Vector& v) -> std::optional<Vector> {
    const auto coefficients = footOn(piece.directions, v);
    if (!coefficients) return std::nullopt;
    Vector rest = v;
    for (std::size_t i = 0; i < coefficients->size(); ++i) {
      rest -= piece.directions[i] * (*coefficients)[i];
    }
    return rest;
  };
  const std::optional<Vector> offset = apartFrom(ball.center - piece.origin);
  const std::optional<Vector> way = apartFrom(ball.way);
  if (!offset || !way) return std::nullopt;
  return MovingPoint<Rational>{*offset, *way};
}

std::optional<Time> timeAtRadius(const MovingPoint<Rational>& way, const Rational& radius) {
  const Rational square = squaredNorm(way.velocity);
  if (sign(square) == 0) return std::nullopt;
  const Rational middle = dot(way.start, way.velocity);
  const Rational root = middle * middle - square * (squaredNorm(way.start) - radius * radius);
  if (sign(root) < 0) return std::nullopt;
  return Time{-middle / square, Rational(-1) / square, root};
}

SweepAnswer<Rational> firstContactOfBall(const MovingSphere& ball,
                                         const std::vector<FlatPiece>& pieces,
                                         const Vector& carried) {
  const auto hasTouchedBy = [&](const Rational& time) {
    const Rational distance = nearestOfPairs(wayUntil(ball, time), pieces).sqdist;
    return distance <= ball.radius * ball.radius;
  };
  SweepAnswer<Rational> answer;
  answer.hit = hasTouchedBy(Rational(1));
  if (!answer.hit) return answer;

  std::vector<Time> candidates{Time{}};
  for (const FlatPiece& piece : pieces) {
    const auto apart = wayFrom(piece, ball);
    const std::optional<Time> time = apart ? timeAtRadius(*apart, ball.radius) : std::nullopt;
    if (!time || sign(*time) <= 0 || compare(*time, Time{1, 0, 0}) > 0) continue;
    candidates.push_back(*time);
  }
  std::sort(candidates.begin(), candidates.end(),
            [](const Time& x, const Time& y) { return compare(x, y) < 0; });
  candidates.erase(std::unique(candidates.begin(), candidates.end(),
                               [](const Time& x, const Time& y) { return compare(x, y) == 0; }),
                   candidates.end());
  const auto found =
      std::partition_point(candidates.begin(), candidates.end(), [&](const Time& time) {
        const Time* later = &time == &candidates.back() ? nullptr : &time + 1;
        return !hasTouchedBy(minimum(rationalFrom(time, later), Rational(1)));
      });
  // Never: by time 1 the ball has touched. A reference in error shall say nothing rather than lie.
  if (found == candidates.end()) return answer;

  const std::optional<Rational> time = exactValue(*found);
  if (!time) {
    answer.quadraticTime = *found;
    return answer;
  }
  answer.time = *time;
  const Vector center = ball.center + ball.way * *time;
  const ClosestAnswer<Rational> nearest = nearestOfPairs({{center, {}, {}}}, pieces);
  answer.point = nearest.points[1] + carried * *time;
  const Vector normal = center - nearest.points[1];
  if (!isZero(normal)) answer.normal = normal;
  return answer;
}

SweepAnswer<Rational> SweepSphereSphereReference::refer(const Input<double>& input) {
  const Vector carried = fromDouble<Rational>(input.displacements[1]);
  const Vector way = fromDouble<Rational>(input.displacements[0]) - carried;
  const Vector other = fromDouble<Rational>(input.b.center);
  const Rational radius(input.b.radius);
  const Rational reach = Rational(input.a.radius) + radius;
  SweepAnswer<Rational> answer = firstContactOfBall(
      {fromDouble<Rational>(input.a.center), reach, way}, {{other, {}, {}}}, carried);
  // The point found is the centre of the second ball.
  if (answer.point && answer.normal) *answer.point += *answer.normal * Rational(radius / reach);
  return answer;
}

}  // namespace hairline
