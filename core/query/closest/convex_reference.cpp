#include "core/query/closest/convex_reference.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace hairline {
namespace {

using Vector = Vector3<Rational>;

// A difference b - a of two points, and the points; or a direction of the differences, and each
// set's part of it.
struct Difference {
  Vector value;
  Vector onA;
  Vector onB;
  bool isDirection = false;
};

// Differences in general position, points before directions, with positive weights; the weights of
// the points add up to one.
struct Corral {
  std::vector<Difference> members;
  std::vector<Rational> weights;

  void add(const Difference& member) {
    members.insert(member.isDirection ? members.end() : members.begin(), member);
    weights.insert(member.isDirection ? weights.end() : weights.begin(), Rational(0));
  }

  Vector sum(Vector Difference::*part) const {
    Vector sum(Rational(0), Rational(0), Rational(0));
    for (std::size_t i = 0; i < members.size(); ++i) sum += members[i].*part * weights[i];
    return sum;
  }

  // The weights, of any sign, of the point nearest to the origin on the flat through the members.
  std::vector<Rational> nearestOnFlat() const {
    const Vector& first = members[0].value;
    std::vector<Vector> directions;
    for (std::size_t i = 1; i < members.size(); ++i) {
      const Difference& member = members[i];
      directions.push_back(member.isDirection ? member.value : Vector(member.value - first));
    }
    const auto foot = footOn(directions, -first);
    std::vector<Rational> result{Rational(1)};
    for (const Rational& weight : *foot) {
      if (!members[result.size()].isDirection) result[0] -= weight;
      result.push_back(weight);
    }
    return result;
  }

  // Moves towards the nearest point of the flat as long as the weights stay positive, drops the
  // members whose weights vanish, and repeats until that nearest point is reached.
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
        next.members.push_back(members[i]);
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

// A direction or point of the differences beyond the plane through the nearest point.
std::optional<Difference> beyond(const Vector& nearest, const GeneratedSet& a,
                                 const GeneratedSet& b) {
  const Vector none(Rational(0), Rational(0), Rational(0));
  for (const Vector& direction : a.directions) {
    if (sign(dot(nearest, direction)) > 0) return Difference{-direction, direction, none, true};
  }
  for (const Vector& direction : b.directions) {
    if (sign(dot(nearest, direction)) < 0) return Difference{direction, none, direction, true};
  }
  const Vector& onA = lowest(a.points, -nearest);
  const Vector& onB = lowest(b.points, nearest);
  const Vector difference = onB - onA;
  if (dot(nearest, difference) >= squaredNorm(nearest)) return std::nullopt;
  return Difference{difference, onA, onB};
}

}  // namespace

std::optional<std::vector<Rational>> footOn(const std::vector<Vector>& directions,
                                            const Vector& offset) {
  const std::size_t n = directions.size();
  std::vector<std::vector<Rational>> rows(n);
  for (std::size_t i = 0; i < n; ++i) {
    for (std::size_t j = 0; j < n; ++j) {
      rows[i].push_back(dot(directions[i], directions[j]));
    }
    rows[i].push_back(dot(directions[i], offset));
  }
  for (std::size_t i = 0; i < n; ++i) {
    std::size_t pivot = i;
    while (pivot < n && sign(rows[pivot][i]) == 0) ++pivot;
    if (pivot == n) return std::nullopt;
    std::swap(rows[pivot], rows[i]);
    const Rational lead = rows[i][i];
    for (Rational& entry : rows[i]) entry /= lead;
    for (std::size_t other = 0; other < n; ++other) {
      if (other == i) continue;
      const Rational factor = rows[other][i];
      for (std::size_t k = 0; k <= n; ++k) rows[other][k] -= factor * rows[i][k];
    }
  }
  std::vector<Rational> coefficients;
  for (std::size_t i = 0; i < n; ++i) coefficients.push_back(rows[i][n]);
  return coefficients;
}

ClosestAnswer<Rational> nearestOfCores(const GeneratedSet& a, const GeneratedSet& b) {
  const Vector& onA = a.points.front();
  const Vector& onB = b.points.front();
  Corral corral{{{onB - onA, onA, onB}}, {Rational(1)}};
  for (;;) {
    const Vector nearest = corral.sum(&Difference::value);
    const std::optional<Difference> next = beyond(nearest, a, b);
    if (!next) {
      ClosestAnswer<Rational> answer;
      answer.sqdist = squaredNorm(nearest);
      answer.points = {corral.sum(&Difference::onA), corral.sum(&Difference::onB)};
      return answer;
    }
    corral.add(*next);
    corral.settle();
  }
}

OuterExtents outerExtents(const GeneratedSet& set) {
  constexpr double endless = std::numeric_limits<double>::infinity();
  OuterExtents extents;
  extents.fill({endless, -endless});
  for (int k = 0; k < 3; ++k) {
    auto& [min, max] = extents[static_cast<std::size_t>(k)];
    for (const Vector3<Rational>& point : set.points) {
      // Corners of slabs are no doubles.
      const double near = toDouble(point[k]);
      min = std::min(min, std::nextafter(near, -endless));
      max = std::max(max, std::nextafter(near, endless));
    }
    for (const Vector3<Rational>& direction : set.directions) {
      if (sign(direction[k]) < 0) min = -endless;
      if (sign(direction[k]) > 0) max = endless;
    }
  }
  return extents;
}

double leastSqdist(const OuterExtents& a, const OuterExtents& b) {
  double sum = 0;
  for (std::size_t k = 0; k < 3; ++k) {
    const double gap = std::max({0.0, a[k].min - b[k].max, b[k].min - a[k].max});
    sum += gap * gap;
  }
  // Six roundings to nearest; underflow invalidates the bound.
  return sum < 1e-280 || !std::isfinite(sum) ? 0 : sum * (1 - 0x1p-48);
}

}  // namespace hairline
