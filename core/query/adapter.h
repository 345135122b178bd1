#pragma once

#include <cmath>
#include <concepts>
#include <limits>

#include "core/math/meaning_watch.h"
#include "core/math/square_root.h"
#include "core/query/certificate.h"
#include "core/query/entry.h"
#include "core/query/general/any_shape.h"
#include "core/query/query.h"
#include "core/query/witness.h"

// The bridge from a typed query to a plain Report. Include it in the one .cpp file that registers a
// family of queries, and there alone: it instantiates every body in every scalar.

namespace hairline {
namespace detail {

/// Turns an answer's fields into a report's, by their names.
class ReportWriter {
 public:
  explicit ReportWriter(Report& report) : m_report(report) {}

  template <Scalar S>
  Number number(const S& x) {
    Number result;
    result.value = toDouble(x);
    if constexpr (std::same_as<S, Rational>) result.exact = x;
    if (!std::isfinite(result.value)) m_finite = false;
    return result;
  }

  Number number(const Quadratic<Rational>& x) {
    Number result;
    result.exact = exactValue(x);
    result.value = nearestDouble(x);
    if (!std::isfinite(result.value)) m_finite = false;
    return result;
  }

  NumberVector vector(const QuadraticPoint<Rational>& v) {
    return {{number(v[0]), number(v[1]), number(v[2])}, 3};
  }

  template <Scalar S, int N>
  NumberVector vector(const Eigen::Matrix<S, N, 1>& v) {
    NumberVector result;
    result.size = N;
    for (int i = 0; i < N; ++i) result.coordinates[static_cast<std::size_t>(i)] = number(v[i]);
    return result;
  }

  template <Scalar S>
  NumberInterval interval(const Interval<S>& x) {
    return {number(x.min), number(x.max)};
  }

  NumberInterval interval(const Interval<Quadratic<Rational>>& x) {
    return {number(x.min), number(x.max)};
  }

  template <Scalar S>
  std::array<NumberVector, 2> segment(const Segment<S>& s) {
    return {vector(s.a), vector(s.b)};
  }

  template <Scalar S>
  std::array<NumberVector, 2> line(const Line<S>& l) {
    return {vector(l.origin), vector(l.direction)};
  }

  template <Scalar S>
  ReportAxis axis(const SeparatingAxis<S>& x) {
    if constexpr (std::same_as<S, Rational>) {
      if (x.roots) {
        return {x.label,
                vector(x.axis),
                interval(x.roots->a),
                interval(x.roots->b),
                number(x.roots->gap),
                distance(x.roots->gap)};
      }
    }
    return {x.label,       vector(x.axis), interval(x.a),
            interval(x.b), number(x.gap),  distance(x.gap, x.axis)};
  }

  template <Scalar S>
  ReportAxis axis(const Overlap<S>& x) {
    return {x.label, vector(x.axis), {}, {}, number(x.amount), distance(x.amount, x.axis)};
  }

  /// Stores what `make` builds, or nothing where a number of it left the range; in exact the field
  /// stays for the sake of its rationals.
  template <typename Field, typename Make>
  void put(Field& field, const Make& make) {
    m_finite = true;
    field = make();
    if (m_finite) return;
    m_report.overflow = true;
    if (m_report.scalar != ScalarKind::exact) field = {};
  }

  template <typename Answer>
  void write(const Answer& answer) {
    if constexpr (requires { answer.hit; }) m_report.hit = answer.hit;
    if constexpr (requires { answer.mayHit; }) m_report.mayHit = answer.mayHit;
    if constexpr (requires { answer.contains; }) m_report.contains = answer.contains;
    if constexpr (requires { answer.side; }) m_report.side = answer.side;
    if constexpr (requires { answer.relation; }) m_report.relation = answer.relation;
    if constexpr (requires { answer.feature; }) m_report.feature = answer.feature;
    if constexpr (requires { answer.sqdist; }) {
      put(m_report.sqdist, [&] {
        if (hasVanished(answer)) m_finite = false;
        return number(answer.sqdist);
      });
    }
    if constexpr (requires { answer.points; }) {
      put(m_report.points, [&] {
        std::vector<NumberVector> points;
        for (const auto& point : answer.points) points.push_back(vector(point));
        return points;
      });
    }
    if constexpr (requires { answer.t; }) {
      if (answer.t) put(m_report.t, [&] { return number(*answer.t); });
    }
    if constexpr (requires { answer.barycentric; }) {
      if (answer.barycentric) {
        put(m_report.barycentric, [&] { return vector(*answer.barycentric); });
      }
    }
    if constexpr (requires { answer.point; }) {
      if (answer.point) put(m_report.point, [&] { return vector(*answer.point); });
    }
    if constexpr (requires { answer.within; }) {
      // Not a number of the answer: without it there is no proof, and nothing has overflowed.
      if (answer.within && std::isfinite(toDouble(*answer.within))) {
        m_report.within = number(*answer.within);
      }
    }
    if constexpr (requires { answer.segment; }) {
      if (answer.segment) put(m_report.segment, [&] { return segment(*answer.segment); });
    }
    if constexpr (requires { answer.line; }) {
      if (answer.line) put(m_report.line, [&] { return line(*answer.line); });
    }
    if constexpr (requires { answer.normal; }) {
      if (answer.normal) put(m_report.normal, [&] { return vector(*answer.normal); });
    }
    if constexpr (requires { answer.time; }) {
      if (answer.time) put(m_report.time, [&] { return number(*answer.time); });
    }
    writeQuadratics(answer);
    if constexpr (requires { answer.separating; }) {
      if (answer.separating) put(m_report.separating, [&] { return axis(*answer.separating); });
    }
    if constexpr (requires { answer.overlap; }) {
      if (answer.overlap) {
        put(m_report.overlap, [&] { return axis(*answer.overlap); });
        if (m_report.overlap) {
          m_report.depth = m_report.overlap->distance;
          if (!m_report.normal) m_report.normal = m_report.overlap->axis;
        }
      }
    }
  }

 private:
  template <template <typename> class Answer, typename S>
  void writeQuadratics(const Answer<S>& answer) {
    if constexpr (std::same_as<S, Rational>) {
      if constexpr (requires { answer.quadraticT; }) {
        if (answer.quadraticT) put(m_report.t, [&] { return number(*answer.quadraticT); });
      }
      if constexpr (requires { answer.quadraticTime; }) {
        if (answer.quadraticTime) put(m_report.time, [&] { return number(*answer.quadraticTime); });
      }
      if constexpr (requires { answer.quadraticPoint; }) {
        if (answer.quadraticPoint) {
          put(m_report.point, [&] { return vector(*answer.quadraticPoint); });
        }
      }
      if constexpr (requires { answer.quadraticNormal; }) {
        if (answer.quadraticNormal) {
          put(m_report.normal, [&] { return vector(*answer.quadraticNormal); });
        }
      }
      if constexpr (requires { answer.quadraticSqdist; }) {
        if (answer.quadraticSqdist) {
          put(m_report.sqdist, [&] { return number(*answer.quadraticSqdist); });
        }
        if (answer.quadraticPoints) {
          put(m_report.points, [&] {
            return std::vector<NumberVector>{vector((*answer.quadraticPoints)[0]),
                                             vector((*answer.quadraticPoints)[1])};
          });
        }
      }
    }
  }

  /// Whether the points are apart, but so little that the square of it is below the least number:
  /// it has left the range, and zero would say that they touch.
  template <typename S>
  static bool hasVanished(const ClosestAnswer<S>& answer) {
    if constexpr (std::floating_point<S>) {
      const Vector3<S> way = answer.points[0] - answer.points[1];
      return answer.sqdist == 0 && !isZero(way) && squaredNorm(way) == 0;
    } else {
      return false;
    }
  }

  template <Scalar S>
  Number distance(const S& amount, const Vector3<S>& axis) {
    Number result;
    if constexpr (std::same_as<S, Rational>) {
      const Rational square = amount * amount / squaredNorm(axis);
      result.value = nearestSquareRoot(square);
      result.exact = exactSquareRoot(square);
      if (sign(amount) < 0) {
        result.value = -result.value;
        if (result.exact) result.exact = -*result.exact;
      }
    } else {
      result.value = static_cast<double>(scaledDistance(amount, axis));
    }
    if (!std::isfinite(result.value)) m_finite = false;
    return result;
  }

  /// A gap a + b √c on an axis of length √c, divided by that: b + (a / c) √c.
  Number distance(const Quadratic<Rational>& gap) {
    return number(Quadratic<Rational>{gap.b, gap.a / gap.c, gap.c});
  }

  /// Both are brought to about unit size by powers of two, so that the axes of tiny and huge shapes
  /// have a length and nothing underflows before the end.
  template <std::floating_point S>
  static S scaledDistance(S amount, const Vector3<S>& axis) {
    const S greatest = maximum(maximum(absolute(axis[0]), absolute(axis[1])), absolute(axis[2]));
    if (sign(amount) == 0 || !std::isfinite(amount)) return amount;
    if (sign(greatest) == 0 || !std::isfinite(greatest)) return std::numeric_limits<S>::infinity();
    const int axisExponent = std::ilogb(greatest);
    const int amountExponent = std::ilogb(amount);
    Vector3<S> unit;
    for (int k = 0; k < 3; ++k) unit[k] = std::scalbn(axis[k], -axisExponent);
    const S quotient = std::scalbn(amount, -amountExponent) / std::sqrt(squaredNorm(unit));
    return std::scalbn(quotient, amountExponent - axisExponent);
  }

  Report& m_report;
  bool m_finite = true;
};

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
[[gnu::noinline]] auto solveApart(const typename Q::template Input<double>& input) {
  return solve<Q, S>(input);
}
template <typename Q, typename S>
[[gnu::noinline]] auto explainApart(const typename Q::template Input<double>& input) {
  return explain<Q, S>(input);
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
  ReportWriter writer(report);
  if (withTrace) {
    const MeaningWatch watch;
    auto explained = explainApart<Q, S>(input);
    report.trace = std::move(explained.trace);
    if (rational || !watch.lost()) {
      writer.write(explained.answer);
      return;
    }
    // It may have been lost in a step after the verdict, which the silent way does not take.
  }
  const MeaningWatch watch;
  const auto answer = solveApart<Q, S>(input);
  if (rational || !watch.lost()) {
    writer.write(answer);
  } else {
    report.overflow = true;
  }
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
