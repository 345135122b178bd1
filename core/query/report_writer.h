#pragma once

#include <cmath>
#include <concepts>
#include <limits>

#include "core/math/square_root.h"
#include "core/query/query.h"
#include "core/query/report.h"

namespace hairline::detail {

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

  template <Scalar S, int N, int options>
  NumberVector vector(const Eigen::Matrix<S, N, 1, options>& v) {
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

  /// Stores the result of `make`, or nothing if a number of it left the range; in exact the field
  /// is kept for its rationals.
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
    if constexpr (requires { answer.infinite; }) {
      if (answer.infinite) {
        m_report.overflow = true;
        return;
      }
    }
    if constexpr (requires { answer.hit; }) m_report.hit = answer.hit;
    if constexpr (requires { answer.mayHit; }) m_report.mayHit = answer.mayHit;
    if constexpr (requires { answer.contains; }) m_report.contains = answer.contains;
    if constexpr (requires { answer.side; }) m_report.side = answer.side;
    if constexpr (requires { answer.relation; }) m_report.relation = answer.relation;
    if constexpr (requires { answer.sign; }) m_report.sign = answer.sign;
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
    if constexpr (requires { answer.bracket; }) {
      if (answer.bracket) put(m_report.timeBracket, [&] { return interval(*answer.bracket); });
    }
    if constexpr (requires { answer.rounded; }) {
      if (answer.rounded) writeRounded(*answer.rounded);
    }
    if constexpr (requires { answer.roundedSqdist; }) {
      if (answer.roundedSqdist) {
        put(m_report.sqdist, [&] {
          // The sets are apart: a zero has underflowed.
          if (*answer.roundedSqdist == 0) m_finite = false;
          return irrational(*answer.roundedSqdist);
        });
      }
      if (answer.roundedPoints) {
        put(m_report.points, [&] {
          return std::vector<NumberVector>{irrational((*answer.roundedPoints)[0]),
                                           irrational((*answer.roundedPoints)[1])};
        });
      }
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
  /// The double nearest to an irrational number.
  Number irrational(double x) {
    if (!std::isfinite(x)) m_finite = false;
    return {x, std::nullopt};
  }
  NumberVector irrational(const Vector3<double>& v) {
    return {{irrational(v[0]), irrational(v[1]), irrational(v[2])}, 3};
  }

  void writeRounded(const RoundedContact& contact) {
    put(m_report.time, [&] { return irrational(contact.time); });
    if (contact.point) put(m_report.point, [&] { return irrational(*contact.point); });
    if (contact.normal) put(m_report.normal, [&] { return irrational(*contact.normal); });
  }

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
          put(m_report.sqdist, [&] {
            const Number square = number(*answer.quadraticSqdist);
            // The sets are apart: a zero has underflowed.
            if (square.value == 0) m_finite = false;
            return square;
          });
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

  /// Whether the sets are disjoint, but the squared distance underflows: it has left the range, and
  /// zero would mean that they touch.
  template <typename S>
  static bool hasVanished(const ClosestAnswer<S>& answer) {
    if constexpr (std::floating_point<S>) {
      const Vector3<S> way = answer.points[0] - answer.points[1];
      return answer.sqdist == 0 && !isZero(way) && squaredNorm(way) == 0;
    } else {
      return sign(answer.sqdist) != 0 && toDouble(answer.sqdist) == 0;
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

  /// Both are scaled to about unit size by powers of two, so that the axes of tiny and huge shapes
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

}  // namespace hairline::detail
