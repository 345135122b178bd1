#include "core/query/contains/quadric_inclusion.h"

#include "core/math/real_root.h"
#include "core/math/square_root.h"

namespace hairline::quadric_inclusion {
namespace {

/// t own - (1-t) other
Polynomial mixed(const Rational& own, const Rational& other) {
  return Polynomial(std::vector<Rational>{-other, own + other});
}

Vector3<Polynomial> constant(const Vector3<Rational>& v) { return {v[0], v[1], v[2]}; }

/// The largest absolute value of a coefficient.
Rational largestOf(const Seen<Rational>& seen) {
  Rational most = absolute(seen.value);
  for (int k = 0; k < 3; ++k) {
    most = maximum(most, absolute(seen.slope[k]));
    for (const Vector3<Rational>& column : seen.matrix) most = maximum(most, absolute(column[k]));
  }
  return most;
}
/// The coefficients in a unit.
Seen<double> roundedIn(const Seen<Rational>& seen, const Rational& unit) {
  const auto shared = [&](const Vector3<Rational>& v) {
    return toDouble(Vector3<Rational>(v / unit));
  };
  return {{shared(seen.matrix[0]), shared(seen.matrix[1]), shared(seen.matrix[2])},
          shared(seen.slope),
          toDouble(Rational(seen.value / unit))};
}

}  // namespace

Greatest<Rational> greatestIn(RoundPart<Rational> part, const Quadric<Rational>& quadric) {
  for (int k = 0; k < 3; ++k) {
    part.columns[static_cast<std::size_t>(k)] *=
        enclosedSquareRoot(part.square / part.weights[k], 64).min;
  }
  const Seen<Rational> seen = seenFrom<Rational>(part, quadric);
  const Rational unit = largestOf(seen);
  if (sign(unit) == 0) return {part.center, Rational(0)};
  const auto [y, value] = greatestInBall<double>(roundedIn(seen, unit));
  return {part.center + combination<Rational>(part.columns, exact(y)), Rational(value) * unit};
}

std::optional<Greatest<Rational>> greatestBeyond(const RoundPart<Rational>& part,
                                                 const Quadric<Rational>& quadric,
                                                 const Vector3<Rational>& normal) {
  const Seen<Rational> seen = seenFrom<Rational>(part, quadric);
  const Linear<Rational> heights = heightsIn<Rational>(part, normal, quadric.origin);
  const Rational unit = largestOf(seen);
  Rational most = absolute(heights.value);
  for (int k = 0; k < 3; ++k) most = maximum(most, absolute(heights.slope[k]));
  if (sign(unit) == 0 || sign(most) == 0) return std::nullopt;
  const auto found = greatestBeyond<double>(roundedIn(seen, unit),
                                            {toDouble(Vector3<Rational>(heights.slope / most)),
                                             toDouble(Rational(heights.value / most))});
  if (!found) return std::nullopt;
  return Greatest<Rational>{part.center + combination<Rational>(part.columns, exact(found->place)),
                            Rational(found->value) * unit};
}

bool isPositiveBeyond(const RoundPart<Rational>& part, const Quadric<Rational>& quadric,
                      const Vector3<Rational>& normal) {
  const Seen<Rational> seen = seenFrom<Rational>(part, quadric);
  const Linear<Rational> heights = heightsIn<Rational>(part, normal, quadric.origin);
  // No multiplier of a boundary point is greater than the matrix and the slope together.
  Rational most(0);
  for (int k = 0; k < 3; ++k) {
    most += seen.matrix[static_cast<std::size_t>(k)][k] + absolute(seen.slope[k]);
  }
  if (sign(most) == 0) return sign(seen.value) > 0 && sign(heights.value) > 0;
  most = powerOfTwoBelow(most) * Rational(2);
  const Polynomial t(std::vector<Rational>{Rational(0), Rational(1)});
  const Rational value = seen.value / most;
  const Vector3<Polynomial> slope = constant(seen.slope / most);
  const Vector3<Polynomial> rise = constant(heights.slope);
  Symmetric<Polynomial> block = multipleOfOne<Polynomial>(t);
  for (std::size_t k = 0; k < 3; ++k) block[k] -= constant(seen.matrix[k] / most);
  const Polynomial inner = determinant(block);
  Vector3<Polynomial> place = adjugateTimes(block, slope);
  Polynomial below = inner;
  for (int k = 0; k < 3; ++k) below = greatestCommonDivisor(below, place[k]);
  for (int k = 0; k < 3; ++k) place[k] = divide(place[k], below).quotient;
  below = divide(inner, below).quotient;
  // 1 - |y|² and the function, times the square of the divisor; the height, times the divisor.
  const Polynomial rest = below * below - dot(place, place);
  const Polynomial function = (t + Polynomial(value)) * below * below + dot(slope, place) * below;
  const Polynomial height = Polynomial(heights.value) * below + dot(rise, place);
  const auto isPositive = [](const RealRoot& at, const Polynomial& p) { return at.signOf(p) > 0; };
  for (const RealRoot& at : rootsInUnitInterval(rest)) {
    if (isPositive(at, t) && isPositive(at, function) && isPositive(at, height * below))
      return true;
  }
  // The square of the part of the rise along the eigenvectors of t is the residue of this quotient.
  Polynomial along = dot(rise, adjugateTimes(block, rise));
  const Polynomial shared = greatestCommonDivisor(inner, along);
  along = divide(along, shared).quotient;
  const Polynomial pole = divide(inner, shared).quotient;
  const Polynomial slopeOfPole = derivative(pole);
  for (const RealRoot& at : rootsInUnitInterval(inner)) {
    const bool isCritical = isPositive(at, t) && at.signOf(below) != 0 && isPositive(at, rest);
    if (!isCritical || !isPositive(at, function)) continue;
    if (isPositive(at, height * below)) return true;
    if (at.signOf(pole) == 0 &&
        isPositive(at, slopeOfPole * (rest * along - height * height * slopeOfPole))) {
      return true;
    }
  }
  return false;
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
