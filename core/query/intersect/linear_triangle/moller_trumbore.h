#pragma once

#include <cmath>
#include <optional>

#include "core/query/intersect/linear_triangle/parallel.h"
#include "core/query/intersect/linear_triangle/sign_tests.h"
#include "core/query/staged.h"

namespace hairline {

namespace linear_triangle {

/// The numbers of a line and a triangle.
template <Scalar S>
CramerNumbers<S> cramerNumbers(const Linear<S>& line, const Triangle<S>& triangle) {
  using V = Three<S>;
  const V v0 = V::each(triangle.vertices[0].data());
  return {V::each(triangle.vertices[1].data()) - v0, V::each(triangle.vertices[2].data()) - v0,
          V::each(line.origin.data()) - v0, V::each(line.direction.data())};
}

/// Whether the numbers, as seen from the front, mean that the line crosses the triangle. Without
/// the early exits of `mollerTrumbore`, which are unpredictable.
template <Scalar S>
bool crosses(const Linear<S>& line, const CramerNumbers<S>& numbers) {
  const auto& [determinant, weight0, weight1, weight2, t] = numbers;
  if constexpr (std::floating_point<S>) {
    return !((weight0 < 0) | (weight1 < 0) | (weight2 < 0) | (line.hasStart & (t < 0)) |
             (line.hasEnd & (determinant - t < 0)));
  } else {
    S least = minimum(minimum(weight0, weight1), weight2);
    if (line.hasStart) least = minimum(least, t);
    if (line.hasEnd) least = minimum(least, S(determinant - t));
    return sign(least) >= 0;
  }
}

/// The verdict alone, by the numbers of `mollerTrumbore`.
template <bool culled, Scalar S>
bool meets(const Linear<S>& line, const Triangle<S>& triangle) {
  CramerNumbers<S> numbers = cramerNumbers(line, triangle);
  const int facing = sign(numbers.determinant);
  if (culled ? facing <= 0 : facing == 0) {
    VerdictOnly observer;
    return !culled && meetParallel<S>(line, triangle, observer, nullptr);
  }
  numbers.turn(facing);
  return crosses(line, numbers);
}

/// The error bounds of these numbers in doubles, if no difference of coordinates and no component
/// of the direction exceeds 1. That of t minus the determinant grows with the square of the first
/// and the sum of both, the others with the second.
struct CramerErrors {
  double weights, t;
};
constexpr CramerErrors cramerErrors() {
  using V = Three<ErrorBound>;
  const V point = V::of(ErrorBound::coordinate());
  // A segment's direction is rounded already.
  const V difference = point - point;
  const CramerNumbers<ErrorBound> numbers(difference, difference, difference,
                                          V::of(ErrorBound(1, 1)));
  return {maximum(maximum(numbers.weight0, numbers.determinant),
                  maximum(numbers.weight1, numbers.weight2))
              .bound(),
          (numbers.determinant - numbers.t).bound()};
}

/// The verdict in exact, if doubles with an error bound decide it; nothing if a sign is in doubt.
template <bool culled>
std::optional<bool> meetForCertain(const Linear<double>& line, const Triangle<double>& triangle) {
  const auto& v = triangle.vertices;
  double reach = 0;
  double way = 0;
  for (int k = 0; k < 3; ++k) {
    const double edges = maximum(absolute(v[1][k] - v[0][k]), absolute(v[2][k] - v[0][k]));
    reach = maximum(reach, maximum(edges, absolute(line.origin[k] - v[0][k])));
    way = maximum(way, absolute(line.direction[k]));
  }
  CramerNumbers<double> numbers = cramerNumbers(line, triangle);
  const double determinant = numbers.determinant;
  numbers.turn(determinant < 0 ? -1 : 1);
  constexpr CramerErrors errors = cramerErrors();
  const double error = reach * reach * way * errors.weights;
  const double timeError = reach * reach * (reach + way) * errors.t;
  double least = minimum(minimum(numbers.weight0, numbers.weight1), numbers.weight2);
  double leastOfTime = HUGE_VAL;
  if (line.hasStart) leastOfTime = numbers.t;
  if (line.hasEnd) leastOfTime = minimum(leastOfTime, numbers.determinant - numbers.t);
  // No product of three leaves the range. (Written so that NaN is in doubt too.)
  const bool inRange = (reach > 1e-60) & (reach < 1e60) & (way > 1e-60) & (way < 1e60) &
                       (absolute(determinant) > error);
  const bool misses =
      (least < -error) | (leastOfTime < -timeError) | (culled & (determinant < -error));
  const bool hits = (least > error) & (leastOfTime > timeError);
  // The only branch is the one on doubt.
  if (!(inRange & (misses | hits))) [[unlikely]]
    return std::nullopt;
  return !misses;
}

/// The body of both forms of Möller and Trumbore's method.
template <bool culled, Scalar S, typename Observer>
bool mollerTrumbore(const Linear<S>& line, const Triangle<S>& triangle, Observer& observer,
                    IntersectAnswer<S>* answer) {
  CramerNumbers<S> numbers = cramerNumbers(line, triangle);
  const int facing = sign(numbers.determinant);
  observer.step([&] { return SignStep{"determinant", toDouble(numbers.determinant), facing}; });
  if (culled ? facing <= 0 : facing == 0) {
    if constexpr (culled) {
      observer.decide();
      return false;
    }
    return meetParallel(line, triangle, observer, answer);
  }
  // The two-sided form keeps lines from behind.
  numbers.turn(facing);
  SignTests<Observer> tests(observer);
  const auto& [determinant, weight0, weight1, weight2, t] = numbers;
  if (tests.fails("u", weight1)) return false;
  if (tests.fails("v", weight2)) return false;
  if (tests.fails("1 - u - v", weight0)) return false;
  if (line.hasStart && tests.fails("t", t)) return false;
  if (line.hasEnd && tests.fails("1 - t", S(determinant - t))) return false;
  if (!tests.missed()) {
    if constexpr (std::floating_point<S>) {
      // The verdict is certain, by the same signs that the kernels use; the crossing point is not.
      if (isEdgeOn(line, triangle)) {
        meetEdgeOn(line, triangle, answer);
        return true;
      }
    }
    putCrossing<S>(line, {{weight0, weight1, weight2}, t, determinant}, *answer);
  }
  return !tests.missed();
}

/// The parameter in the answer for a hit, without the rest of the answer; nothing for a miss.
template <std::floating_point S>
std::optional<S> firstIntersection(const Linear<S>& line, const Triangle<S>& triangle) {
  CramerNumbers<S> numbers = cramerNumbers(line, triangle);
  const int facing = sign(numbers.determinant);
  numbers.turn(facing);
  if (facing != 0 && !crosses(line, numbers)) return std::nullopt;
  if (facing != 0 && !isEdgeOn(line, triangle)) return numbers.t / numbers.determinant;
  IntersectAnswer<S> answer;
  Silent observer;
  if (!mollerTrumbore<false>(line, triangle, observer, &answer)) return std::nullopt;
  return answer.t.value_or(S(0));
}

/// The common part of the two forms as queries.
template <template <typename> class L, bool culled>
struct MollerTrumbore {
  template <typename S>
  using Input = typename PairInput<L, Triangle>::template Type<S>;

  template <Scalar S, typename Observer>
  static bool decide(const Input<S>& input, Observer&) {
    return meets<culled, S>(linear(input.a), input.b);
  }

  static bool decideExactly(const Input<double>& input) {
    const auto certain = meetForCertain<culled>(linear(input.a), input.b);
    if (certain) return *certain;
    return decideInDoubt(input, [&]<typename S>(S) {
      return meets<culled, S>(linear(convert<S>(input.a)), convert<S>(input.b));
    });
  }

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const Linear<S> line = linear(input.a);
    answer.hit = mollerTrumbore<culled, S, Observer>(line, input.b, observer, &answer);
    if (!answer.hit) putAxis(line, input.b, answer);
    return answer;
  }
};

}  // namespace linear_triangle

/// Line, ray or segment and triangle from either side: the weights of the crossing by Cramer's
/// rule. Lines in the plane, and triangles without area, are answered as the sets they are. MT.
template <template <typename> class L>
struct LinearTriangleMollerTrumbore : linear_triangle::MollerTrumbore<L, false> {
  static constexpr QueryInfo info{Kind::intersect, "moller_trumbore", "MT, RTCD 5.3.6"};
};

/// The same from the front only: direction·normal < 0 with the normal (b-a)×(c-a). MT.
template <template <typename> class L>
struct LinearTriangleMollerTrumboreCulled : linear_triangle::MollerTrumbore<L, true> {
  static constexpr QueryInfo info{.kind = Kind::intersect,
                                  .method = "moller_trumbore_culled",
                                  .source = "MT, RTCD 5.3.6",
                                  .oneSided = true};
};

}  // namespace hairline
