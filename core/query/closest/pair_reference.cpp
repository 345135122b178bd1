#include "core/query/closest/pair_reference.h"

namespace hairline {
namespace {

Vector3<Rational> pointOn(const FlatPiece& piece, std::span<const Rational> coefficients) {
  Vector3<Rational> point = piece.origin;
  for (std::size_t i = 0; i < piece.directions.size(); ++i) {
    point += piece.directions[i] * coefficients[i];
  }
  return point;
}

}  // namespace

ClosestAnswer<Rational> nearestOfPairs(const std::vector<FlatPiece>& a,
                                       const std::vector<FlatPiece>& b) {
  ClosestAnswer<Rational> best;
  bool any = false;
  for (const FlatPiece& first : a) {
    for (const FlatPiece& second : b) {
      std::vector<Vector3<Rational>> directions = first.directions;
      for (const Vector3<Rational>& direction : second.directions) {
        directions.push_back(-direction);
      }
      // Four directions of space always depend on each other.
      if (directions.size() > 3) continue;
      const auto solution = footOn(directions, second.origin - first.origin);
      if (!solution) continue;
      const std::span<const Rational> all(*solution);
      const auto onFirst = all.first(first.directions.size());
      const auto onSecond = all.subspan(first.directions.size());
      if (!keepsRanges(onFirst, first) || !keepsRanges(onSecond, second)) continue;
      const Vector3<Rational> p = pointOn(first, onFirst);
      const Vector3<Rational> q = pointOn(second, onSecond);
      const Rational distance = squaredNorm(p - q);
      if (any && distance >= best.sqdist) continue;
      any = true;
      best.sqdist = distance;
      best.points = {p, q};
    }
  }
  return best;
}

}  // namespace hairline
