#include "core/query/contains/quadric_inclusion.h"

#include "core/math/real_root.h"
#include "core/math/square_root.h"

namespace hairline::quadric_inclusion {
namespace {

/// t own - (1-t) other
Polynomial mixed(const Rational& own, const Rational& other) {
  return Polynomial(std::vector<Rational>{-other, own + other});
}

}  // namespace

Greatest<Rational> greatestIn(RoundPart<Rational> part, const Quadric<Rational>& quadric) {
  for (int k = 0; k < 3; ++k) {
    part.columns[static_cast<std::size_t>(k)] *=
        enclosedSquareRoot(part.square / part.weights[k], 64).min;
  }
  const Seen<Rational> seen = seenFrom<Rational>(part, quadric);
  Rational unit = absolute(seen.value);
  for (int k = 0; k < 3; ++k) {
    unit = maximum(unit, absolute(seen.slope[k]));
    for (const Vector3<Rational>& column : seen.matrix) unit = maximum(unit, absolute(column[k]));
  }
  if (sign(unit) == 0) return {part.center, Rational(0)};
  const auto shared = [&](const Vector3<Rational>& v) {
    return toDouble(Vector3<Rational>(v / unit));
  };
  const auto [y, value] = greatestInBall<double>(
      {{shared(seen.matrix[0]), shared(seen.matrix[1]), shared(seen.matrix[2])},
       shared(seen.slope),
       toDouble(Rational(seen.value / unit))});
  return {part.center + combination<Rational>(part.columns, exact(y)), Rational(value) * unit};
}

bool isNowherePositive(const RoundPart<Rational>& part, const Quadric<Rational>& quadric) {
  const Seen<Rational> seen = seenFrom<Rational>(part, quadric);
  const Rational none(0);
  // Makes the part's own function about as large as the other, so that t is not near an end.
  Rational unit = absolute(seen.value) / part.square;
  for (int k = 0; k < 3; ++k) {
    unit = maximum(
        unit, Rational(absolute(seen.matrix[static_cast<std::size_t>(k)][k]) / part.weights[k]));
  }
  unit = powerOfTwoBelow(unit);
  Symmetric<Polynomial> block;
  Vector3<Polynomial> slope;
  for (int i = 0; i < 3; ++i) {
    const auto k = static_cast<std::size_t>(i);
    for (int j = 0; j < 3; ++j) {
      block[k][j] = mixed(i == j ? part.weights[j] * unit : none, seen.matrix[k][j]);
    }
    slope[i] = mixed(none, seen.slope[i]);
  }
  const Polynomial inner = determinant(block);
  Polynomial whole =
      inner * mixed(-part.square * unit, seen.value) - dot(slope, adjugateTimes(block, slope));
  whole = divide(whole, greatestCommonDivisor(inner, whole)).quotient;
  const std::vector<RealRoot> roots = rootsInUnitInterval(whole);
  const std::vector<RealRoot> least = rootsInUnitInterval(inner);
  return !roots.empty() && (least.empty() || compare(roots.back(), least.back()) >= 0);
}

}  // namespace hairline::quadric_inclusion
