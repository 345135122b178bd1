#pragma once

#include <array>
#include <concepts>
#include <span>
#include <string_view>
#include <tuple>
#include <utility>

#include "core/math/arithmetic_scope.h"
#include "core/query/answer.h"
#include "core/query/trace.h"
#include "core/shapes/every_number.h"
#include "core/shapes/rotation_motion.h"

namespace hairline {

/// What is asked.
enum class Kind {
  intersect,
  bound,
  closest,
  contains,
  side,
  common,
  sweep,
  orientation,
  inCircle,
  inSphere
};

constexpr std::array<std::string_view, 10> kindNames{
    "intersect", "bound", "closest",     "contains",  "side",
    "common",    "sweep", "orientation", "in_circle", "in_sphere"};

constexpr std::string_view name(Kind kind) { return kindNames[static_cast<std::size_t>(kind)]; }

/// Whether a kind asks for the sign of a determinant of three to five points.
constexpr bool isPredicate(Kind kind) {
  return kind == Kind::orientation || kind == Kind::inCircle || kind == Kind::inSphere;
}

/// The most operands that a query has: the points of `in_sphere`.
constexpr std::size_t mostOperands = 5;

/// The order in which `sat` tries its groups of axes: box normals (3), triangle normal (1), cross
/// products (9).
enum class AxisOrder { nineThreeOne, threeOneNine, threeNineOne };

constexpr std::array<std::string_view, 3> axisOrderNames{"9-3-1", "3-1-9", "3-9-1"};

constexpr std::string_view name(AxisOrder order) {
  return axisOrderNames[static_cast<std::size_t>(order)];
}

/// The options of a method.
struct QueryOptions {
  AxisOrder order = AxisOrder::threeOneNine;
  /// For sweeps: how far each operand moves over the time interval [0, 1], in the operands' order.
  std::array<Vector3<double>, 2> displacements{Vector3<double>::Zero(), Vector3<double>::Zero()};
  /// For sweeps: how far each vertex of an operand moves, in the order of its vertices, instead of
  /// the operand as a whole; empty where that moves. Refers to the caller's data, as the operands
  /// do.
  std::array<std::span<const Vector3<double>>, 2> vertexDisplacements{};
  /// For sweeps: how each operand rotates before its displacement; null where it does not. Refers
  /// to the caller's data.
  std::array<const RotationMotion*, 2> rotations{};

  /// Whether vertices of an operand move on their own lines.
  bool movesVertices() const {
    return !vertexDisplacements[0].empty() || !vertexDisplacements[1].empty();
  }
  /// Whether an operand rotates; by an angle of 0 it does not.
  bool rotates(std::size_t operand) const {
    return rotations[operand] != nullptr && rotations[operand]->angle != 0;
  }
  bool rotates() const { return rotates(0) || rotates(1); }
};

/// The options for operands passed to a query in the opposite order.
inline QueryOptions withSwappedOperands(QueryOptions options) {
  std::swap(options.displacements[0], options.displacements[1]);
  std::swap(options.vertexDisplacements[0], options.vertexDisplacements[1]);
  std::swap(options.rotations[0], options.rotations[1]);
  return options;
}

/// The properties of a query.
struct QueryInfo {
  Kind kind;
  std::string_view method;
  std::string_view source;
  /// The answer does not depend on the operands' order.
  bool symmetric = false;
  /// Every verdict comes with a proof. A verdict without one, because rounding found none, is then
  /// as doubtful as one whose proof fails.
  bool alwaysProves = false;
  /// It tests one face of a triangle, and so answers another question than the two-sided methods of
  /// the pair.
  bool oneSided = false;
  /// A sweep that also answers for operands of which every vertex moves on its own line.
  bool movesVertices = false;
  /// A sweep that also answers for operands that rotate.
  bool rotates = false;
};

/// Whether a query answers for operands that move in this way; all kinds but sweeps ignore motion.
inline bool canAnswer(const QueryInfo& info, const QueryOptions& options) {
  return info.kind != Kind::sweep ||
         ((info.movesVertices || !options.movesVertices()) && (info.rotates || !options.rotates()));
}

/// The scalars a query is built for.
struct ScalarSet {
  bool float32 = true;
  bool float64 = true;
  bool exact = true;
};

/// The operands of a query in one scalar.
template <template <typename> class A, template <typename> class B>
struct PairInput {
  template <typename S>
  struct Type {
    A<S> a;
    B<S> b;
    QueryOptions options{};
  };
};

/// The operands of a sweep in one scalar, and how each moves over the time interval [0, 1].
template <template <typename> class A, template <typename> class B>
struct SweepInput {
  template <typename S>
  struct Type {
    A<S> a;
    B<S> b;
    QueryOptions options{};
    std::array<Vector3<S>, 2> displacements{};
  };
};

/// Points in one scalar, as the operands of a predicate.
template <template <typename> class P, std::size_t count>
struct PointsInput {
  template <typename S>
  struct Type {
    std::array<P<S>, count> operands;
    QueryOptions options{};
  };
};

/// A query: a type without state that has
/// - `info`, a constexpr QueryInfo;
/// - `Input<S>`, an aggregate of its operands a, b (and c), its options and, in a sweep, the
///   displacements (PairInput, SweepInput), or of the points of a predicate (PointsInput);
/// - `solve<S>(const Input<S>&, Observer&)`, which returns one of the answers of answer.h;
/// - optionally `decide<S>(const Input<S>&, Observer&) -> bool`: the verdict by the same steps, for
///   the few methods used in bulk;
/// - optionally `decideExactly(const Input<double>&) -> bool`: the verdict in exact, by stages of
///   the query's own;
/// - optionally `scalars`, a constexpr ScalarSet, if it is not built for all three;
/// - optionally `refer(const Input<double>&)` instead of `solve`, for a reference that works on the
///   shapes as given: it answers in exact only;
/// - optionally `filtered = false`, if its predicates exceed the filter (over 256 roundings, or the
///   body must not continue after a doubtful sign): exact then uses rationals at once.
/// Bodies take no square root and normalise nothing on the way to a verdict, have no hidden
/// tolerance, and answer for degenerate operands as the closed sets they are.
template <typename Q>
concept Query = requires {
  { Q::info } -> std::convertible_to<QueryInfo>;
  typename Q::template Input<double>;
};

/// Whether a query answers for the given shapes directly, in exact only.
template <typename Q>
concept Reference = Query<Q> && requires(const typename Q::template Input<double>& input) {
  Q::refer(input);
};

template <Query Q>
constexpr ScalarSet scalarsOf() {
  if constexpr (Reference<Q>) {
    return {false, false, true};
  } else if constexpr (requires { Q::scalars; }) {
    return Q::scalars;
  } else {
    return {};
  }
}

template <Query Q>
constexpr bool isFiltered() {
  if constexpr (requires { Q::filtered; }) {
    return Q::filtered;
  } else {
    return true;
  }
}

template <Query Q, typename S, typename Observer>
auto solveWith(const typename Q::template Input<S>& input, Observer& observer) {
  return Q::template solve<S>(input, observer);
}

template <Query Q, typename S>
bool decideIn(const typename Q::template Input<S>& input) {
  VerdictOnly observer;
  if constexpr (requires { Q::template decide<S>(input, observer); }) {
    return Q::template decide<S>(input, observer);
  } else if constexpr (std::same_as<S, Filtered>) {
    return solveWith<Q, S>(input, observer).verdict();
  } else {
    Recorder recorder(Detail::verdict);
    return solveWith<Q, S>(input, recorder).verdict();
  }
}

template <Query Q, typename S>
typename Q::template Input<S> convertedInput(const typename Q::template Input<double>& input) {
  if constexpr (requires { input.operands; }) {
    typename Q::template Input<S> converted;
    for (std::size_t i = 0; i < input.operands.size(); ++i) {
      converted.operands[i] = convert<S>(input.operands[i]);
    }
    converted.options = input.options;
    return converted;
  } else if constexpr (requires { input.c; }) {
    return {convert<S>(input.a), convert<S>(input.b), convert<S>(input.c), input.options};
  } else if constexpr (requires { input.displacements; }) {
    return {convert<S>(input.a),
            convert<S>(input.b),
            input.options,
            {fromDouble<S>(input.displacements[0]), fromDouble<S>(input.displacements[1])}};
  } else {
    return {convert<S>(input.a), convert<S>(input.b), input.options};
  }
}

/// A query's input with its numbers converted from double to the scalar S.
template <Query Q, typename S>
decltype(auto) convertInput(const typename Q::template Input<double>& input) {
  if constexpr (std::same_as<S, double>) {
    return (input);
  } else {
    return convertedInput<Q, S>(input);
  }
}

namespace detail {

/// Whether an operand is a plane by three points: the degree of its normal exceeds the filter.
template <typename Operand>
bool isByPoints(const Operand& operand) {
  if constexpr (requires { operand.points.has_value(); }) {
    return operand.points.has_value();
  } else {
    return false;
  }
}

template <typename Input>
bool isFilterable(const Input& input) {
  bool byPoints = false;
  if constexpr (requires { input.a; }) byPoints = isByPoints(input.a) || isByPoints(input.b);
  if constexpr (requires { input.c; }) byPoints = byPoints || isByPoints(input.c);
  return !byPoints && everyNumber(input, &Filtered::isSafeInput);
}

template <Query Q>
bool decideExactly(const typename Q::template Input<double>& input) {
  if constexpr (requires { Q::decideExactly(input); }) {
    return Q::decideExactly(input);
  } else {
    if constexpr (isFiltered<Q>() && scalarsOf<Q>().float64) {
      if (isFilterable(input)) {
        Filtered::clearDoubt();
        const bool verdict = decideIn<Q, Filtered>(convertInput<Q, Filtered>(input));
        if (!Filtered::inDoubt()) return verdict;
      }
    }
    return decideIn<Q, Rational>(convertInput<Q, Rational>(input));
  }
}

}  // namespace detail

/// The verdict of a query: for `intersect` whether the sets intersect, for `contains` whether the
/// point is inside, for `closest` whether the distance is zero, for `side` whether the shape
/// straddles, for predicates whether the determinant is positive. Numbers are doubles as given. In
/// float they are rounded first. In exact the verdict is first computed with an error bound, and in
/// rationals if that is not enough.
template <Query Q, typename S = double>
bool test(const typename Q::template Input<double>& input) {
  if constexpr (Reference<Q>) {
    const ArithmeticScope scope;
    return Q::refer(input).verdict();
  } else if constexpr (std::same_as<S, Exact>) {
    const ArithmeticScope scope;
    return detail::decideExactly<Q>(input);
  } else if constexpr (std::same_as<S, float>) {
    return decideIn<Q, float>(convertInput<Q, float>(input));
  } else {
    return decideIn<Q, double>(input);
  }
}

/// The answer of a query in a scalar, with its certificate. Numbers are doubles as given; in exact
/// the answer's numbers are rationals.
template <Query Q, typename S = double>
auto solve(const typename Q::template Input<double>& input) {
  if constexpr (Reference<Q>) {
    const ArithmeticScope scope;
    return Q::refer(input);
  } else if constexpr (std::same_as<S, Rational>) {
    const ArithmeticScope scope;
    Recorder observer(Detail::answer);
    return solveWith<Q, S>(convertInput<Q, S>(input), observer);
  } else {
    Silent observer;
    return solveWith<Q, S>(convertInput<Q, S>(input), observer);
  }
}

template <typename Answer>
struct Explained {
  Answer answer;
  Trace trace;
};

/// The answer and, if a trace is requested, every step and the steps that would have followed.
template <Query Q, typename S = double>
auto explain(const typename Q::template Input<double>& input, bool withTrace = true) {
  const ArithmeticScope scope;
  if constexpr (Reference<Q>) {
    auto answer = Q::refer(input);
    return Explained<decltype(answer)>{std::move(answer), {}};
  } else {
    Trace trace;
    Recorder recorder(withTrace ? Detail::steps : Detail::answer, &trace);
    auto answer = solveWith<Q, S>(convertInput<Q, S>(input), recorder);
    return Explained<decltype(answer)>{std::move(answer), std::move(trace)};
  }
}

}  // namespace hairline
