#pragma once

#include <optional>

#include "core/query/predicate/determinants.h"
#include "core/query/query.h"
#include "core/shapes/point.h"
#include "core/shapes/point2.h"

namespace hairline {

namespace predicates {

/// A question about points whose answer is the sign of a determinant: orientation of three points
/// of the plane or of four of space, a fourth point of the plane and the circle of three, a fifth
/// of space and the sphere of four.
template <Kind asked, std::size_t operands>
struct PointPredicate {
  static constexpr Kind kind = asked;
  static constexpr std::size_t count = operands;
  static constexpr bool isFlat = count == (kind == Kind::orientation ? 3 : 4);
  template <typename S>
  using Point = std::conditional_t<isFlat, Point2<S>, hairline::Point<S>>;

  static auto terms(const auto& points) {
    if constexpr (kind == Kind::orientation) return orientation(points);
    if constexpr (kind == Kind::inCircle) return inCircle(points);
    if constexpr (kind == Kind::inSphere) return inSphere(points);
  }
};
using PlaneOrientation = PointPredicate<Kind::orientation, 3>;
using SpaceOrientation = PointPredicate<Kind::orientation, 4>;
using InCircle = PointPredicate<Kind::inCircle, 4>;
using InSphere = PointPredicate<Kind::inSphere, 5>;

/// The positions of points as numbers of type N.
template <Scalar N, typename Points>
auto positionsOf(const Points& points) {
  constexpr std::size_t count = std::tuple_size_v<Points>;
  constexpr int dimension = std::decay_t<decltype(points[0].position)>::SizeAtCompileTime;
  std::array<std::conditional_t<dimension == 2, Vector2<N>, Vector3<N>>, count> positions;
  for (std::size_t i = 0; i < count; ++i) {
    for (int k = 0; k < dimension; ++k) positions[i][k] = N(points[i].position[k]);
  }
  return positions;
}

}  // namespace predicates

/// The sign of a determinant of points as computed: in float and double rounding may turn it, or
/// make it zero. Numbers that leave the range give no answer. Shewchuk 1997.
template <typename Predicate>
struct PredicateNaive {
  static constexpr QueryInfo info{Predicate::kind, "naive", "Shewchuk 1997"};
  template <typename S>
  using Input = typename PointsInput<Predicate::template Point, Predicate::count>::template Type<S>;

  template <Scalar S, typename Observer>
  static SignAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const auto terms = Predicate::terms(predicates::positionsOf<S>(input.operands));
    for (std::size_t i = 0; i < terms.values.size(); ++i) {
      observer.step([&] {
        return SignStep{terms.labels[i], toDouble(terms.values[i]), sign(terms.values[i])};
      });
    }
    const S determinant = terms.sum();
    SignAnswer<S> answer{sign(determinant)};
    observer.step([&] { return SignStep{"determinant", toDouble(determinant), answer.sign}; });
    observer.decide();
    return answer;
  }
};

/// The true sign of a determinant of points, in every scalar: for the points as they are in it. The
/// determinant is computed in double with a bound on its error, and in rationals if the bound does
/// not decide. Shewchuk 1997, whose further stages are replaced by rationals.
template <typename Predicate>
struct PredicateDeterminant {
  static constexpr QueryInfo info{Predicate::kind, "determinant", "Shewchuk 1997"};
  template <typename S>
  using Input = typename PredicateNaive<Predicate>::template Input<S>;

  template <Scalar S, typename Observer>
  static SignAnswer<S> solve(const Input<S>& input, Observer& observer) {
    SignAnswer<S> answer;
    if constexpr (std::floating_point<S>) {
      const ArithmeticScope scope;
      std::optional<int> certain;
      if (everyNumber(input, &Filtered::isSafeInput)) certain = filtered(input, observer);
      answer.sign = certain ? *certain : signOf<Rational>(input, "exact determinant", observer);
    } else {
      answer.sign = signOf<S>(input, "exact determinant", observer);
    }
    observer.decide();
    return answer;
  }

 private:
  template <Scalar N, typename GivenInput, typename Observer>
  static int signOf(const GivenInput& input, Label label, Observer& observer) {
    const N determinant = Predicate::terms(predicates::positionsOf<N>(input.operands)).sum();
    const int found = sign(determinant);
    observer.step([&] { return SignStep{label, toDouble(determinant), found}; });
    return found;
  }

  /// Nothing if the bound on the error does not decide.
  template <typename GivenInput, typename Observer>
  static std::optional<int> filtered(const GivenInput& input, Observer& observer) {
    Filtered::clearDoubt();
    const int found = signOf<Filtered>(input, "determinant in double", observer);
    return Filtered::inDoubt() ? std::nullopt : std::optional(found);
  }
};

/// The same sign by Gaussian elimination in rationals, on the matrix of the points' own coordinates
/// with a column of squared norms for circles and spheres, and a column of ones.
template <typename Predicate>
struct PredicateReference {
  static constexpr QueryInfo info{Predicate::kind, "reference", "elimination"};
  template <typename S>
  using Input = typename PredicateNaive<Predicate>::template Input<S>;
  static SignAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
