#pragma once

#include <cfenv>
#include <cmath>

#include "core/math/square_root.h"
#include "core/query/certificate.h"
#include "core/query/entry.h"
#include "core/query/query.h"

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
      put(m_report.sqdist, [&] { return number(answer.sqdist); });
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
      result.value = static_cast<double>(amount / std::sqrt(squaredNorm(axis)));
    }
    if (!std::isfinite(result.value)) m_finite = false;
    return result;
  }

  Report& m_report;
  bool m_finite = true;
};

template <typename Q>
typename Q::template Input<double> inputOf(std::span<const Shape* const> shapes,
                                           const QueryOptions& options) {
  typename Q::template Input<double> input;
  input.a = std::get<decltype(input.a)>(*shapes[0]);
  input.b = std::get<decltype(input.b)>(*shapes[1]);
  if constexpr (requires { input.c; }) input.c = std::get<decltype(input.c)>(*shapes[2]);
  input.options = options;
  return input;
}

template <typename Q, typename S>
void runIn(const typename Q::template Input<double>& input, bool withTrace, Report& report) {
  // An operation without a meaning (inf - inf, 0 * inf) makes every later comparison worthless; the
  // processor remembers whether there was one.
  std::feclearexcept(FE_ALL_EXCEPT);
  if constexpr (!std::same_as<S, Rational>) {
    const auto isFinite = [](S x) { return std::isfinite(x); };
    if (!everyNumber(convertInput<Q, S>(input), isFinite)) {
      report.overflow = true;
      return;
    }
  }
  ReportWriter writer(report);
  if (withTrace) {
    auto explained = explain<Q, S>(input);
    const bool formed = std::same_as<S, Rational> || std::fetestexcept(FE_INVALID) == 0;
    report.trace = std::move(explained.trace);
    if (formed) writer.write(explained.answer);
    report.overflow |= !formed;
  } else {
    const auto answer = solve<Q, S>(input);
    const bool formed = std::same_as<S, Rational> || std::fetestexcept(FE_INVALID) == 0;
    if (formed) writer.write(answer);
    report.overflow |= !formed;
  }
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
  report.info = Q::info;
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

template <typename Q>
Report runErased(std::span<const Shape* const> shapes, ScalarKind scalar,
                 const QueryOptions& options, bool withTrace) {
  Report report = answerErased<Q>(shapes, scalar, options, withTrace);
  report.certificate = checkCertificate(report, shapes);
  return report;
}

}  // namespace detail

template <typename Q>
const QueryEntry& entryOf() {
  static const QueryEntry entry = [] {
    using Input = typename Q::template Input<double>;
    QueryEntry made{};
    made.info = Q::info;
    made.scalars = scalarsOf<Q>();
    made.operands = {shapeIndex<decltype(Input::a)>(), shapeIndex<decltype(Input::b)>()};
    if constexpr (requires(Input input) { input.c; }) {
      made.operands.push_back(shapeIndex<decltype(Input::c)>());
    }
    made.test = &detail::testErased<Q>;
    made.answer = &detail::answerErased<Q>;
    made.run = &detail::runErased<Q>;
    return made;
  }();
  return entry;
}

}  // namespace hairline
