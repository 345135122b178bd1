#include "core/solve/ways.h"

#include <algorithm>

#include "core/math/linear_program.h"
#include "core/query/proof/exact_sets.h"
#include "core/shapes/boundary_of.h"
#include "core/solve/exact_pieces.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Root = Quadratic<Rational>;

/// The times t at which a + t direction intersects b; a missing end is infinite.
struct Stretch {
  std::optional<Root> from;
  std::optional<Root> to;
};

class Program {
 public:
  Program(const ConvexPiece& a, const ConvexPiece& b, const Vector& direction) {
    m_system.rows.resize(5);
    m_system.right.assign(5, Rational(0));
    m_system.right[3] = m_system.right[4] = Rational(1);
    addPiece(a, 1);
    addPiece(b, -1);
    addColumn(direction, 0, 0);
    addColumn(-direction, 0, 0);
  }

  /// Nothing if they never intersect.
  std::optional<Stretch> solve() const {
    Stretch stretch;
    for (const int way : {1, -1}) {
      std::vector<Rational> costs(m_system.rows[0].size());
      costs[costs.size() - 2] = Rational(way);
      costs[costs.size() - 1] = Rational(-way);
      const LinearProgramAnswer found = solveLinearProgram(m_system, costs);
      if (!found.feasible()) return std::nullopt;
      if (found.status == LinearProgramAnswer::Status::unbounded) continue;
      const Rational time = found.solution[costs.size() - 2] - found.solution[costs.size() - 1];
      (way > 0 ? stretch.from : stretch.to) = Root{time, 0, 0};
    }
    return stretch;
  }

 private:
  void addColumn(const Vector& column, int sumOfA, int sumOfB) {
    for (int k = 0; k < 3; ++k) m_system.rows[static_cast<std::size_t>(k)].push_back(column[k]);
    m_system.rows[3].emplace_back(sumOfA);
    m_system.rows[4].emplace_back(sumOfB);
  }

  void addPiece(const ConvexPiece& piece, int side) {
    const Rational factor(side);
    for (const Vector& vertex : piece.core.vertices) {
      addColumn(vertex * factor, side > 0 ? 1 : 0, side > 0 ? 0 : 1);
    }
    if (!piece.direction) return;
    addColumn(*piece.direction * factor, 0, 0);
    if (piece.bothWays) addColumn(*piece.direction * Rational(-side), 0, 0);
  }

  LinearSystem m_system;
};

Result<std::vector<Stretch>> stretchesOfPieces(const Shape& moving, const Shape& fixed,
                                               const Vector& direction) {
  const auto first = convexPieces(moving);
  if (!first) return first.error();
  const auto second = convexPieces(fixed);
  if (!second) return second.error();
  std::vector<Stretch> stretches;
  for (const ConvexPiece& a : *first) {
    for (const ConvexPiece& b : *second) {
      if (sign(a.radius) > 0 || sign(b.radius) > 0) {
        return unsupported(
            Message("Along a given direction, round shapes can be brought into contact with planes "
                    "only; clear the direction"));
      }
      if (const auto stretch = Program(a, b, direction).solve()) stretches.push_back(*stretch);
    }
  }
  return stretches;
}

/// While the shape intersects a plane, or a half-space, which has no far side to leave it by.
std::vector<Stretch> stretchOfPlane(const Shape& shape, const Shape& flat,
                                    const Vector& direction) {
  const Plane<Rational> exactPlane = convert<Rational>(*boundaryOf(flat));
  const Vector& normal = exactPlane.normal;
  const Rational speed = dot(normal, direction);
  const std::optional<ExactExtent> extent = extentAlong(shape, normal);
  if (!extent || sign(speed) == 0) return {};
  const auto timeOf = [&](const std::optional<Root>& end) -> std::optional<Root> {
    if (!end) return std::nullopt;
    return Root{(exactPlane.offset - end->a) / speed, -end->b / speed, end->c};
  };
  const bool isFilled = std::holds_alternative<HalfSpace<double>>(flat);
  Stretch stretch{isFilled ? std::nullopt : timeOf(extent->max), timeOf(extent->min)};
  if (sign(speed) < 0) std::swap(stretch.from, stretch.to);
  return {stretch};
}

/// The end of the united intervals nearest to zero.
std::optional<Root> nearestEnd(std::vector<Stretch> stretches) {
  const auto startsEarlier = [](const Stretch& a, const Stretch& b) {
    if (!a.from || !b.from) return !a.from && b.from.has_value();
    return compare(*a.from, *b.from) < 0;
  };
  std::ranges::sort(stretches, startsEarlier);
  std::vector<Stretch> united;
  for (const Stretch& stretch : stretches) {
    Stretch* last = united.empty() ? nullptr : &united.back();
    if (last != nullptr && (!last->to || !stretch.from || compare(*stretch.from, *last->to) <= 0)) {
      if (last->to && (!stretch.to || compare(*stretch.to, *last->to) > 0)) last->to = stretch.to;
    } else {
      united.push_back(stretch);
    }
  }
  std::optional<Root> nearest;
  const auto magnitude = [](const Root& x) { return sign(x) < 0 ? Root{-x.a, -x.b, x.c} : x; };
  for (const Stretch& stretch : united) {
    for (const std::optional<Root>& end : {stretch.from, stretch.to}) {
      if (!end) continue;
      if (!nearest || compare(magnitude(*end), magnitude(*nearest)) < 0) nearest = end;
    }
  }
  return nearest;
}

}  // namespace

Result<QuadraticPoint<Rational>> wayToContact(const Shape& moving, const Shape& fixed,
                                              const Vector& direction) {
  if (isZero(direction)) return unsupported(Message("The direction must not be zero"));
  std::vector<Stretch> stretches;
  if (boundaryOf(fixed)) {
    stretches = stretchOfPlane(moving, fixed, direction);
  } else if (boundaryOf(moving)) {
    stretches = stretchOfPlane(fixed, moving, -direction);
  } else {
    const auto found = stretchesOfPieces(moving, fixed, direction);
    if (!found) return found.error();
    stretches = *found;
  }
  if (stretches.empty())
    return unsupported(Message("The objects intersect at no position along the direction"));
  const std::optional<Root> time = nearestEnd(std::move(stretches));
  if (!time)
    return unsupported(Message("The objects intersect at every position along the direction"));
  QuadraticPoint<Rational> offset;
  for (std::size_t k = 0; k < 3; ++k) {
    const Rational& factor = direction[static_cast<int>(k)];
    offset[k] = {time->a * factor, time->b * factor, time->c};
  }
  return offset;
}

}  // namespace hairline
