#include "core/math/real_root.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace hairline {
namespace {

/// The polynomial times the least number that makes its coefficients integers.
Polynomial withIntegers(const Polynomial& p) {
  Rational factor(1);
  for (int i = 0; i <= p.degree(); ++i) factor *= (p[i] * factor).denominator();
  return p * Polynomial(factor);
}

/// Sturm's theorem: the number of roots in (a, b] is variations(a) - variations(b), for a
/// polynomial with integer coefficients and without multiple roots.
class SturmSequence {
 public:
  explicit SturmSequence(const Polynomial& p) : m_sequence{p, derivative(p)} {
    while (m_sequence.back().degree() > 0) {
      const std::size_t count = m_sequence.size();
      const Polynomial next = -divide(m_sequence[count - 2], m_sequence[count - 1]).remainder;
      if (next.isZero()) break;
      // Integers without a common factor: values at binary fractions need no greatest common
      // divisors.
      m_sequence.push_back(withIntegers(next * Polynomial(Rational(1) / absolute(next.leading()))));
    }
  }

  /// The greatest common divisor of the polynomial and its derivative.
  const Polynomial& common() const { return m_sequence.back(); }

  int variations(const Rational& t) const {
    int count = 0;
    int last = 0;
    for (const Polynomial& p : m_sequence) {
      const int next = sign(p.at(t));
      if (next == 0) continue;
      count += last * next < 0 ? 1 : 0;
      last = next;
    }
    return count;
  }

 private:
  std::vector<Polynomial> m_sequence;
};

/// Collects the roots of a polynomial with integer coefficients and without multiple roots.
class Isolation {
 public:
  Isolation(const Polynomial& p, const SturmSequence& sturm) : m_polynomial(p), m_sturm(sturm) {}

  std::vector<RealRoot> run() {
    if (sign(m_polynomial.at(Rational(0))) == 0) m_roots.emplace_back(Rational(0));
    visit({Rational(0), Rational(1)}, m_sturm.variations(Rational(0)),
          m_sturm.variations(Rational(1)));
    return std::move(m_roots);
  }

 private:
  /// The roots of an interval without its lower end.
  void visit(const Interval<Rational>& interval, int atMin, int atMax) {
    const int count = atMin - atMax;
    if (count == 0) return;
    if (count == 1) {
      if (sign(m_polynomial.at(interval.max)) == 0) {
        m_roots.emplace_back(interval.max);
        return;
      }
      if (sign(m_polynomial.at(interval.min)) != 0) {
        m_roots.emplace_back(m_polynomial, interval);
        return;
      }
    }
    const Rational middle = (interval.min + interval.max) * Rational(0.5);
    const int atMiddle = m_sturm.variations(middle);
    visit({interval.min, middle}, atMin, atMiddle);
    visit({middle, interval.max}, atMiddle, atMax);
  }

  const Polynomial& m_polynomial;
  const SturmSequence& m_sturm;
  std::vector<RealRoot> m_roots;
};

}  // namespace

RealRoot::RealRoot(Rational value) : m_value(std::move(value)) {}

RealRoot::RealRoot(Polynomial polynomial, Interval<Rational> isolating)
    : m_polynomial(withIntegers(polynomial)), m_interval(std::move(isolating)) {
  m_signAtMin = sign(m_polynomial.at(m_interval.min));
  if (m_polynomial.degree() == 1) m_value = -m_polynomial[0] / m_polynomial[1];
}

const std::optional<Rational>& RealRoot::rational() const {
  if (m_value || m_isIrrational) return m_value;
  // The denominator of a rational root divides the leading coefficient.
  const Rational multiple = absolute(m_polynomial.leading());
  while (!m_value && (m_interval.max - m_interval.min) * multiple >= Rational(1)) refine();
  if (m_value) return m_value;
  const Rational candidate = (m_interval.max * multiple).floor() / multiple;
  if (candidate > m_interval.min && sign(m_polynomial.at(candidate)) == 0) m_value = candidate;
  m_isIrrational = !m_value;
  return m_value;
}

void RealRoot::refine() const {
  // Quadratic interval refinement (Abbott 2006): the part in which the chord is zero usually has
  // the root, and then the next interval has as many more parts.
  const Rational width = m_interval.max - m_interval.min;
  const Rational atMin = m_polynomial.at(m_interval.min);
  const Rational parts(std::ldexp(1.0, m_parts));
  const Rational chord = atMin / (atMin - m_polynomial.at(m_interval.max));
  const Rational low = m_interval.min + width * ((chord * parts).floor() / parts);
  const Rational high = low + width / parts;
  const int signAtLow = sign(m_polynomial.at(low));
  const int signAtHigh = sign(m_polynomial.at(high));
  if (signAtLow == 0 || signAtHigh == 0) {
    m_value = signAtLow == 0 ? low : high;
    return;
  }
  if (signAtLow == m_signAtMin && signAtHigh == -m_signAtMin) {
    m_interval = {low, high};
    m_parts = std::min(2 * m_parts, 512);
    return;
  }
  m_parts = std::max(m_parts / 2, 1);
  const Rational middle = (m_interval.min + m_interval.max) * Rational(0.5);
  const int signAtMiddle = sign(m_polynomial.at(middle));
  if (signAtMiddle == 0) {
    m_value = middle;
  } else {
    (signAtMiddle == m_signAtMin ? m_interval.min : m_interval.max) = middle;
  }
}

Interval<Rational> RealRoot::enclosure() const {
  return m_value ? Interval<Rational>{*m_value, *m_value} : m_interval;
}

Interval<Rational> RealRoot::within(const Rational& width) const {
  while (!m_value && m_interval.max - m_interval.min > width) refine();
  return enclosure();
}

int RealRoot::signOf(const Polynomial& p) const {
  // No division is needed unless the sign is in doubt in a narrow interval.
  const Rational narrow(0x1p-128);
  while (!m_value) {
    const Interval<Rational> near = p.over(m_interval);
    if (sign(near.min) > 0) return 1;
    if (sign(near.max) < 0) return -1;
    if (m_interval.max - m_interval.min < narrow) break;
    refine();
  }
  if (m_value) return sign(p.at(*m_value));
  const Polynomial rest = divide(p, m_polynomial).remainder;
  if (rest.degree() < 1) return rest.isZero() ? 0 : sign(rest[0]);
  const Polynomial common = greatestCommonDivisor(m_polynomial, rest);
  if (common.degree() > 0 &&
      sign(common.at(m_interval.min)) * sign(common.at(m_interval.max)) < 0) {
    return 0;
  }
  while (!m_value) {
    const Interval<Rational> values = rest.over(m_interval);
    if (sign(values.min) > 0) return 1;
    if (sign(values.max) < 0) return -1;
    refine();
  }
  return sign(p.at(*m_value));
}

int RealRoot::signBefore(Polynomial p) const {
  int direction = 1;
  for (; !p.isZero(); p = derivative(p), direction = -direction) {
    const int known = signOf(p);
    if (known != 0) return known * direction;
  }
  return 0;
}

double RealRoot::nearestDouble() const {
  // One that is rational may lie halfway between two doubles.
  rational();
  while (!m_value) {
    const double low = m_interval.min.toNearestDouble();
    if (low == m_interval.max.toNearestDouble()) return low;
    refine();
  }
  return m_value->toNearestDouble();
}

double RealRoot::nearestQuotient(const Polynomial& dividend, const Polynomial& divisor) const {
  if (!rational() && signOf(dividend) == 0) return 0;
  while (!m_value) {
    const Interval<Rational> above = dividend.over(m_interval);
    const Interval<Rational> below = divisor.over(m_interval);
    if (sign(below.min) * sign(below.max) > 0 && sign(above.min) * sign(above.max) > 0) {
      const Rational ends[] = {above.min / below.min, above.min / below.max, above.max / below.min,
                               above.max / below.max};
      const auto [least, most] = std::minmax_element(std::begin(ends), std::end(ends));
      const double low = least->toNearestDouble();
      const double high = most->toNearestDouble();
      if (low == high || !std::isfinite(low) || !std::isfinite(high)) return low;
      if (std::nextafter(low, high) == high) {
        // The quotient may be rational, and lie halfway between two doubles.
        const Rational halfway = (Rational(low) + Rational(high)) * Rational(0.5);
        const int side = signOf(dividend - divisor * Polynomial(halfway)) * signOf(divisor);
        return side == 0 ? halfway.toNearestDouble() : side < 0 ? low : high;
      }
    }
    refine();
  }
  return (dividend.at(*m_value) / divisor.at(*m_value)).toNearestDouble();
}

int compare(const RealRoot& a, const RealRoot& b) {
  bool mayBeEqual = true;
  while (true) {
    const Interval<Rational> first = a.enclosure();
    const Interval<Rational> second = b.enclosure();
    if (first.max < second.min) return -1;
    if (second.max < first.min) return 1;
    if (a.m_value && b.m_value) return 0;
    if (mayBeEqual && (a.m_value || b.m_value)) {
      const RealRoot& other = a.m_value ? b : a;
      const Rational& value = a.m_value ? *a.m_value : *b.m_value;
      // The interval contains no other root.
      if (sign(other.m_polynomial.at(value)) == 0) return 0;
    } else if (mayBeEqual) {
      // A common root in both intervals is the only root in either.
      const Polynomial common = greatestCommonDivisor(a.m_polynomial, b.m_polynomial);
      const Rational low = maximum(first.min, second.min);
      const Rational high = minimum(first.max, second.max);
      if (common.degree() > 0 && sign(common.at(low)) * sign(common.at(high)) < 0) return 0;
    }
    mayBeEqual = false;
    if (!a.m_value) a.refine();
    if (!b.m_value) b.refine();
  }
}

Rational between(const RealRoot& a, const RealRoot& b) {
  for (Rational width = Rational::fraction(1, 16);; width /= Rational(16)) {
    const Interval<Rational> first = a.within(width);
    const Interval<Rational> second = b.within(width);
    if (first.max < second.min) return (first.max + second.min) / Rational(2);
  }
}

std::vector<RealRoot> rootsInUnitInterval(const Polynomial& p) {
  if (p.degree() < 1) return {};
  const Polynomial whole = withIntegers(p);
  const SturmSequence sturm(whole);
  if (sturm.common().degree() == 0) return Isolation(whole, sturm).run();
  const Polynomial simple = withIntegers(divide(whole, sturm.common()).quotient);
  return Isolation(simple, SturmSequence(simple)).run();
}

}  // namespace hairline
