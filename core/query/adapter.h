#pragma once

#include <cmath>
#include <concepts>

#include "core/math/arithmetic_scope.h"
#include "core/math/exception_scope.h"
#include "core/query/entry.h"
#include "core/query/general/any_shape.h"
#include "core/query/mesh_operand.h"
#include "core/query/query.h"
#include "core/query/report_writer.h"
#include "core/shapes/cone_of.h"
#include "core/shapes/convex_of.h"

// The bridge from a typed query to a plain Report. Include it only in the one .cpp file that
// registers a family of queries: it instantiates every body in every scalar.

namespace hairline {
namespace detail {

/// The index of an operand's type in `Shape`.
template <typename Operand>
constexpr std::size_t operandIndex() {
  return shapeIndex<
      std::conditional_t<std::is_same_v<Operand, MeshOperand<double>>, Mesh, Operand>>();
}

/// The name of a class, without namespace and template arguments.
template <typename Class>
constexpr std::string_view classNameOf() {
  // "... [with Class = hairline::Name<...>; ...]" by GCC, "... [Class = hairline::Name<...>]" by
  // clang.
  constexpr std::string_view before = "Class = ";
  std::string_view text = __PRETTY_FUNCTION__;
  text.remove_prefix(text.find(before) + before.size());
  text = text.substr(0, text.find_first_of("<;]"));
  return text.substr(text.rfind(':') + 1);
}

template <typename Operand>
void readOperand(const Shape& shape, Operand& operand) {
  if constexpr (std::is_same_v<Operand, AnyShape<double>>) {
    operand.shape = &shape;
  } else if constexpr (std::is_same_v<Operand, MeshOperand<double>>) {
    operand.mesh = &std::get<Mesh>(shape);
  } else if constexpr (std::is_same_v<Operand, Convex<double>>) {
    operand = *convexOf(shape);
  } else if constexpr (std::is_same_v<Operand, Cone<double>>) {
    operand = *coneOf(shape);
  } else {
    operand = std::get<Operand>(shape);
  }
}

template <typename Q>
typename Q::template Input<double> inputOf(std::span<const Shape* const> shapes,
                                           const QueryOptions& options) {
  typename Q::template Input<double> input;
  if constexpr (requires { input.operands; }) {
    for (std::size_t i = 0; i < input.operands.size(); ++i) {
      readOperand(*shapes[i], input.operands[i]);
    }
  } else {
    readOperand(*shapes[0], input.a);
    readOperand(*shapes[1], input.b);
    if constexpr (requires { input.c; }) readOperand(*shapes[2], input.c);
  }
  input.options = options;
  if constexpr (requires { input.displacements; }) input.displacements = options.displacements;
  return input;
}

// Not inlined: see ExceptionScope.
template <typename Q, typename S>
[[gnu::noinline]] auto answerSeparately(const typename Q::template Input<double>& input,
                                        Recorder& recorder) {
  if constexpr (Reference<Q>) {
    return Q::refer(input);
  } else {
    return solveWith<Q, S>(convertInput<Q, S>(input), recorder);
  }
}

template <typename Q, typename S>
void runIn(const typename Q::template Input<double>& input, bool withTrace, Report& report) {
  // After an invalid operation every comparison is meaningless. Rationals have none.
  for (const bool traces : {true, false}) {
    if (traces && !withTrace) continue;
    Recorder recorder(traces ? Detail::steps : Detail::answer, &report.trace);
    const ExceptionScope exceptions;
    const auto answer = answerSeparately<Q, S>(input, recorder);
    if (!std::same_as<S, Rational> && exceptions.hasInvalid()) continue;
    ReportWriter(report).write(answer);
    return;
  }
  report.overflow = true;
}

/// The properties of a query for operands of these types: one that takes any types is symmetric if
/// they are the same.
template <typename Q>
QueryInfo infoFor(std::size_t typeOfA, std::size_t typeOfB) {
  QueryInfo info = Q::info;
  using Input = typename Q::template Input<double>;
  if constexpr (requires(Input input) {
                  { input.a } -> std::same_as<AnyShape<double>&>;
                }) {
    info.symmetric = typeOfA == typeOfB && Q::info.kind != Kind::contains;
  }
  return info;
}

template <typename Q>
bool testErased(std::span<const Shape* const> shapes, ScalarKind scalar,
                const QueryOptions& options) {
  const ArithmeticScope scope;
  if (!canAnswer(Q::info, options)) return false;
  const auto input = inputOf<Q>(shapes, options);
  constexpr ScalarSet built = scalarsOf<Q>();
  if constexpr (built.float32) {
    if (scalar == ScalarKind::float32) return test<Q, float>(input);
  }
  if constexpr (built.float64) {
    if (scalar == ScalarKind::float64) return test<Q, double>(input);
  }
  if constexpr (built.exact) {
    if (scalar == ScalarKind::exact) return test<Q, Exact>(input);
  }
  return false;
}

template <typename Q>
Report answerErased(std::span<const Shape* const> shapes, ScalarKind scalar,
                    const QueryOptions& options, bool withTrace) {
  const ArithmeticScope scope;
  const auto input = inputOf<Q>(shapes, options);
  constexpr ScalarSet built = scalarsOf<Q>();
  Report report;
  report.info = infoFor<Q>(shapes[0]->index(), shapes[1]->index());
  report.scalar = scalar;
  if (!canAnswer(Q::info, options)) return report;
  if (!areNumbersOf(scalar, shapes, Q::info.kind == Kind::sweep ? &options : nullptr)) {
    report.overflow = true;
    return report;
  }
  if constexpr (built.float32) {
    if (scalar == ScalarKind::float32) runIn<Q, float>(input, withTrace, report);
  }
  if constexpr (built.float64) {
    if (scalar == ScalarKind::float64) runIn<Q, double>(input, withTrace, report);
  }
  if constexpr (built.exact) {
    if (scalar == ScalarKind::exact) runIn<Q, Rational>(input, withTrace, report);
  }
  return report;
}

}  // namespace detail

/// The entry of a query for operands of these types.
template <typename Q>
QueryEntry makeEntry(std::vector<std::size_t> operands) {
  QueryEntry made{};
  made.info = detail::infoFor<Q>(operands[0], operands[1]);
  made.scalars = scalarsOf<Q>();
  made.className = detail::classNameOf<Q>();
  made.operands = std::move(operands);
  made.test = &detail::testErased<Q>;
  made.answer = &detail::answerErased<Q>;
  return made;
}

/// The entry of a query for the operands of its input.
template <typename Q>
QueryEntry makeEntry() {
  using Input = typename Q::template Input<double>;
  if constexpr (requires(Input input) { input.operands; }) {
    using Points = decltype(Input::operands);
    return makeEntry<Q>(std::vector<std::size_t>(
        std::tuple_size_v<Points>, detail::operandIndex<typename Points::value_type>()));
  } else {
    std::vector<std::size_t> operands{detail::operandIndex<decltype(Input::a)>(),
                                      detail::operandIndex<decltype(Input::b)>()};
    if constexpr (requires(Input input) { input.c; }) {
      operands.push_back(detail::operandIndex<decltype(Input::c)>());
    }
    return makeEntry<Q>(std::move(operands));
  }
}

/// The entries of some queries, in this order.
template <typename... Q>
QueryList queriesOf() {
  return {makeEntry<Q>()...};
}

}  // namespace hairline
