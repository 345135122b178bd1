#include "core/query/closest/convex_reference.h"

#include "core/query/closest/point_reference.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// A difference b - a of two points, and the points.
struct Difference {
  Vector value;
  Vector onA;
  Vector onB;
};

// Differences in general position with positive weights that add up to one.
struct Corral {
  std::vector<Difference> points;
  std::vector<Rational> weights;

  Vector mean(Vector Difference::*part) const {
    Vector sum(Rational(0), Rational(0), Rational(0));
    for (std::size_t i = 0; i < points.size(); ++i) sum += points[i].*part * weights[i];
    return sum;
  }

  // The weights, of any sign, of the point nearest to the origin on the flat through the points.
  std::vector<Rational> nearestOnFlat() const {
    std::vector<Vector> directions;
    for (std::size_t i = 1; i < points.size(); ++i) {
      directions.push_back(points[i].value - points[0].value);
    }
    const auto foot = footOn(directions, Vector(-points[0].value));
    std::vector<Rational> result{Rational(1)};
    for (const Rational& weight : *foot) {
      result[0] -= weight;
      result.push_back(weight);
    }
    return result;
  }

  // Goes towards the nearest point of the flat as far as the weights stay positive, drops the
  // points whose weights vanish, and goes on until that nearest point is reached.
  void settle() {
    for (;;) {
      const std::vector<Rational> target = nearestOnFlat();
      Rational part(1);
      for (std::size_t i = 0; i < target.size(); ++i) {
        if (sign(target[i]) > 0) continue;
        part = minimum(part, weights[i] / (weights[i] - target[i]));
      }
      const bool reached = part == Rational(1);
      Corral next;
      for (std::size_t i = 0; i < target.size(); ++i) {
        const Rational weight = weights[i] + (target[i] - weights[i]) * part;
        if (sign(weight) <= 0) continue;
        next.points.push_back(points[i]);
        next.weights.push_back(weight);
      }
      *this = std::move(next);
      if (reached) return;
    }
  }
};

// The point of least height along a direction.
const Vector& lowest(const std::vector<Vector>& points, const Vector& direction) {
  const Vector* best = &points.front();
  Rational least = dot(direction, *best);
  for (const Vector& point : points) {
    const Rational height = dot(direction, point);
    if (height >= least) continue;
    least = height;
    best = &point;
  }
  return *best;
}

}  // namespace

ClosestAnswer<Rational> nearestOfHulls(const std::vector<Vector3<Rational>>& a,
                                       const std::vector<Vector3<Rational>>& b) {
  const auto difference = [](const Vector& onA, const Vector& onB) {
    return Difference{onB - onA, onA, onB};
  };
  Corral corral{{difference(a.front(), b.front())}, {Rational(1)}};
  for (;;) {
    const Vector nearest = corral.mean(&Difference::value);
    const Difference foremost = difference(lowest(a, -nearest), lowest(b, nearest));
    if (dot(nearest, foremost.value) >= squaredNorm(nearest)) {
      ClosestAnswer<Rational> answer;
      answer.points = {corral.mean(&Difference::onA), corral.mean(&Difference::onB)};
      answer.sqdist = squaredNorm(nearest);
      return answer;
    }
    corral.points.push_back(foremost);
    corral.weights.push_back(Rational(0));
    corral.settle();
  }
}

ClosestAnswer<Rational> ClosestPointConvexReference::refer(const Input<double>& input) {
  std::vector<Vector> points;
  for (const Vector3<double>& vertex : input.b.vertices) {
    points.push_back(fromDouble<Rational>(vertex));
  }
  return nearestOfHulls({fromDouble<Rational>(input.a.position)}, points);
}

}  // namespace hairline
