#pragma once

#include <cmath>
#include <concepts>

#include "core/math/arithmetic_scope.h"
#include "core/math/meaning_watch.h"
#include "core/query/certificate.h"
#include "core/query/entry.h"
#include "core/query/general/any_shape.h"
#include "core/query/query.h"
#include "core/query/report_writer.h"
#include "core/query/witness.h"

// The bridge from a typed query to a plain Report. Include it in the one .cpp file that registers a
// family of queries, and there alone: it instantiates every body in every scalar.

namespace hairline {
namespace detail {

template <typename Operand>
void readOperand(const Shape& shape, Operand& operand) {
  if constexpr (std::is_same_v<Operand, AnyShape<double>>) {
    operand.shape = &shape;
  } else {
    operand = std::get<Operand>(shape);
  }
}

template <typename Q>
typename Q::template Input<double> inputOf(std::span<const Shape* const> shapes,
                                           const QueryOptions& options) {
  typename Q::template Input<double> input;
  readOperand(*shapes[0], input.a);
  readOperand(*shapes[1], input.b);
  if constexpr (requires { input.c; }) readOperand(*shapes[2], input.c);
  input.options = options;
  if constexpr (requires { input.displacements; }) input.displacements = options.displacements;
  return input;
}

// Not inlined: see MeaningWatch.
template <typename Q, typename S>
[[gnu::noinline]] auto explainApart(const typename Q::template Input<double>& input,
                                    bool withTrace) {
  return explain<Q, S>(input, withTrace);
}

template <typename Q, typename S>
void runIn(const typename Q::template Input<double>& input, bool withTrace, Report& report) {
  // After an operation without a meaning every comparison is worthless. Rationals have none.
  constexpr bool rational = std::same_as<S, Rational>;
  if constexpr (!rational) {
    const auto isFinite = [](S x) { return std::isfinite(x); };
    if (!everyNumber(convertInput<Q, S>(input), isFinite)) {
      report.overflow = true;
      return;
    }
  }
  // Where a step after the verdict was the one without a meaning, the answer alone still has one.
  for (const bool traces : {true, false}) {
    if (traces && !withTrace) continue;
    const MeaningWatch watch;
    auto explained = explainApart<Q, S>(input, traces);
    const bool lost = !rational && watch.lost();
    if (traces) report.trace = std::move(explained.trace);
    if (lost) continue;
    ReportWriter(report).write(explained.answer);
    return;
  }
  report.overflow = true;
}

/// What a query says of itself for operands of these types: one that takes any types is symmetric
/// where they are the same.
template <typename Q>
QueryInfo infoFor(std::size_t typeOfA, std::size_t typeOfB) {
  QueryInfo info = Q::info;
  using Input = typename Q::template Input<double>;
  if constexpr (std::is_same_v<decltype(Input::a), AnyShape<double>>) {
    info.symmetric = typeOfA == typeOfB;
  }
  return info;
}

template <typename Q>
bool testErased(std::span<const Shape* const> shapes, ScalarKind scalar,
                const QueryOptions& options) {
  const ArithmeticScope scope;
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

/// Whether a proof is looked for beside the answer: of every exact verdict, and of a hit whose
/// point rounding has put beside one of the sets. An axis that rounding has turned stays as it is:
/// that it fails is what is to be seen.
inline bool needsWitness(const Report& report) {
  if (report.certificate.status == Certificate::Status::proven) return false;
  return report.scalar == ScalarKind::exact || (report.hit.value_or(false) && report.point);
}

template <typename Q>
Report runErased(std::span<const Shape* const> shapes, ScalarKind scalar,
                 const QueryOptions& options, bool withTrace) {
  const ArithmeticScope scope;
  Report report = answerErased<Q>(shapes, scalar, options, withTrace);
  report.certificate = checkCertificate(report, shapes, options.displacements);
  if (needsWitness(report)) {
    report.witness = findWitness(report, shapes, options.displacements);
    report.certificate = checkCertificate(report, shapes, options.displacements);
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
  made.operands = std::move(operands);
  made.test = &detail::testErased<Q>;
  made.answer = &detail::answerErased<Q>;
  made.run = &detail::runErased<Q>;
  return made;
}

template <typename Q>
const QueryEntry& entryOf() {
  static const QueryEntry entry = [] {
    using Input = typename Q::template Input<double>;
    std::vector<std::size_t> operands{shapeIndex<decltype(Input::a)>(),
                                      shapeIndex<decltype(Input::b)>()};
    if constexpr (requires(Input input) { input.c; }) {
      operands.push_back(shapeIndex<decltype(Input::c)>());
    }
    return makeEntry<Q>(std::move(operands));
  }();
  return entry;
}

}  // namespace hairline
