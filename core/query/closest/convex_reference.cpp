#include "core/query/closest/convex_reference.h"

#include "core/query/closest/point_reference.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// Points in general position with positive weights that add up to one.
struct Corral {
  std::vector<Vector> points;
  std::vector<Rational> weights;

  Vector mean() const {
    Vector sum(Rational(0), Rational(0), Rational(0));
    for (std::size_t i = 0; i < points.size(); ++i) sum += points[i] * weights[i];
    return sum;
  }

  // The weights, of any sign, of the point nearest to the origin on the flat through the points.
  std::vector<Rational> nearestOnFlat() const {
    std::vector<Vector> directions;
    for (std::size_t i = 1; i < points.size(); ++i) directions.push_back(points[i] - points[0]);
    const auto foot = footOn(directions, Vector(-points[0]));
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

}  // namespace

ClosestAnswer<Rational> ClosestPointConvexReference::refer(const Input<double>& input) {
  const Vector from = fromDouble<Rational>(input.a.position);
  std::vector<Vector> points;
  for (const Vector3<double>& vertex : input.b.vertices) {
    points.push_back(fromDouble<Rational>(vertex) - from);
  }
  Corral corral{{points.front()}, {Rational(1)}};
  Vector nearest = points.front();
  for (;;) {
    const Vector* foremost = nullptr;
    Rational least = squaredNorm(nearest);
    for (const Vector& point : points) {
      const Rational height = dot(nearest, point);
      if (height >= least) continue;
      least = height;
      foremost = &point;
    }
    if (foremost == nullptr) break;
    corral.points.push_back(*foremost);
    corral.weights.push_back(Rational(0));
    corral.settle();
    nearest = corral.mean();
  }
  ClosestAnswer<Rational> answer;
  answer.points = {from, Vector(from + nearest)};
  answer.sqdist = squaredNorm(nearest);
  return answer;
}

}  // namespace hairline
