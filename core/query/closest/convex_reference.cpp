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
  // Of points, their places in the sets.
  std::array<std::size_t, 2> places{};
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

// The place of the point of least height along a direction.
std::size_t lowest(const std::vector<Vector>& points, const Vector& direction) {
  std::size_t best = 0;
  Rational least = dot(direction, points.front());
  for (std::size_t i = 1; i < points.size(); ++i) {
    const Rational height = dot(direction, points[i]);
    if (height >= least) continue;
    least = height;
    best = i;
  }
  return best;
}

Difference differenceOf(const GeneratedSet& a, const GeneratedSet& b, std::size_t i,
                        std::size_t j) {
  const Vector& onA = a.points[i];
  const Vector& onB = b.points[j];
  return {onB - onA, onA, onB, false, {i, j}};
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
  Difference difference = differenceOf(a, b, lowest(a.points, -nearest), lowest(b.points, nearest));
  if (dot(nearest, difference.value) >= squaredNorm(nearest)) return std::nullopt;
  return difference;
}

// The members of which the nearest difference is the sum.
Corral nearestCorral(const GeneratedSet& a, const GeneratedSet& b) {
  Corral corral{{differenceOf(a, b, 0, 0)}, {Rational(1)}};
  while (const auto next = beyond(corral.sum(&Difference::value), a, b)) {
    corral.add(*next);
    corral.settle();
  }
  return corral;
}

}  // namespace

std::optional<std::vector<Rational>> solved(std::vector<std::vector<Rational>> rows) {
  const std::size_t n = rows.size();
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
  std::vector<Rational> solution;
  for (std::size_t i = 0; i < n; ++i) solution.push_back(rows[i][n]);
  return solution;
}

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
  return solved(std::move(rows));
}

ClosestAnswer<Rational> nearestOfCores(const GeneratedSet& a, const GeneratedSet& b) {
  const Corral corral = nearestCorral(a, b);
  ClosestAnswer<Rational> answer;
  answer.sqdist = squaredNorm(corral.sum(&Difference::value));
  answer.points = {corral.sum(&Difference::onA), corral.sum(&Difference::onB)};
  return answer;
}

std::array<std::vector<Rational>, 2> nearestWeights(const GeneratedSet& a, const GeneratedSet& b) {
  const Corral corral = nearestCorral(a, b);
  std::array weights{std::vector(a.points.size(), Rational(0)),
                     std::vector(b.points.size(), Rational(0))};
  for (std::size_t i = 0; i < corral.members.size(); ++i) {
    for (std::size_t side = 0; side < 2; ++side) {
      weights[side][corral.members[i].places[side]] += corral.weights[i];
    }
  }
  return weights;
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
