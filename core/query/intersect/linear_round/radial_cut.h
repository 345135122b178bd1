#pragma once

#include <cmath>

#include "core/math/interval.h"
#include "core/math/quadratic.h"
#include "core/math/signs.h"
#include "core/query/linear.h"

namespace hairline {

/// A range of the parameter of a line; an unset end is infinite.
template <typename S>
struct ParameterRange {
  S start{};
  S end{};
  bool hasStart = false;
  bool hasEnd = false;
};

/// The range of t that belongs to a line, ray or segment.
template <Scalar S>
ParameterRange<S> rangeOf(const Linear<S>& line) {
  return {S(0), S(1), line.hasStart, line.hasEnd};
}

/// The first parameter at which a line is in a round set, and one at which it certainly is.
template <typename S>
struct FirstContact {
  /// In float and double the number is `t.a`.
  Quadratic<S> t;
  /// In the set and not before t; in float and double about half-way through, in exact rational.
  S within{};
  /// The line is in the set where its range begins.
  bool fromStart = false;
};

/// The sign of t - u for the first parameters of two contacts.
template <Scalar S>
int compareFirst(const FirstContact<S>& t, const FirstContact<S>& u) {
  if constexpr (std::same_as<S, Rational>) {
    return compare(t.t, u.t);
  } else {
    return sign(S(t.t.a - u.t.a));
  }
}

/// The part of a line within a radius of a point, or of an axis if offset and direction are
/// projected along it. There |offset + t direction|² - radius² is a t² + 2 b t + c, and not
/// positive. The verdict needs no division and no root.
template <Scalar S>
class RadialCut {
 public:
  RadialCut(const Vector3<S>& offset, const Vector3<S>& direction, const S& radius)
      : m_offset(byComponents(offset)),
        m_direction(byComponents(direction)),
        m_radius(radius),
        m_a(squaredNorm(direction)),
        m_b(dot(offset, direction)),
        m_c(valueAt(S(0))),
        m_room(radius * radius * m_a - squaredNorm(cross(offset, direction))) {}

  const Vector3<S>& direction() const { return m_direction; }
  /// Relative to the point or axis.
  Vector3<S> at(const S& t) const { return m_offset + m_direction * t; }
  S valueAt(const S& t) const { return squaredNorm(at(t)) - m_radius * m_radius; }
  /// b² - a c, as radius² direction² - |offset × direction|²: the squared radius minus the squared
  /// distance of the line, times direction².
  const S& room() const { return m_room; }

  /// Whether any t of a nonempty range is within the radius.
  bool meets(const ParameterRange<S>& range) const {
    if constexpr (std::floating_point<S>) {
      // Tested together: whether there are ends is predictable, on which side they lie is not.
      const bool startsInside = range.hasStart && !isPositive(valueAt(range.start));
      const bool endsInside = range.hasEnd && !isPositive(valueAt(range.end));
      const bool isPoint = !isPositive(m_a) & !isNegative(m_a);
      const bool stays = !range.hasStart && !range.hasEnd && !isPositive(m_c);
      const bool approaches = !range.hasStart || isNegative(S(m_b + m_a * range.start));
      const bool passes = !range.hasEnd || isPositive(S(m_b + m_a * range.end));
      return startsInside | endsInside | (isPoint & stays) |
             (!isPoint & approaches & passes & !isNegative(m_room));
    }
    if (range.hasStart && sign(valueAt(range.start)) <= 0) return true;
    if (range.hasEnd && sign(valueAt(range.end)) <= 0) return true;
    // The ends are outside, so the nearest point has to lie between them.
    if (sign(m_a) == 0) return !range.hasStart && !range.hasEnd && sign(m_c) <= 0;
    if (range.hasStart && sign(S(m_b + m_a * range.start)) >= 0) return false;
    if (range.hasEnd && sign(S(m_b + m_a * range.end)) <= 0) return false;
    return sign(m_room) >= 0;
  }

  /// The parameter in a range at which the line is nearest.
  S nearest(const ParameterRange<S>& range) const {
    if (sign(m_a) == 0) return range.hasStart ? range.start : range.hasEnd ? range.end : S(0);
    S t = -m_b / m_a;
    if (range.hasStart) t = maximum(t, range.start);
    if (range.hasEnd) t = minimum(t, range.end);
    return t;
  }

  /// Where the range enters, if it does.
  FirstContact<S> first(const ParameterRange<S>& range) const {
    FirstContact<S> contact;
    contact.fromStart = (range.hasStart && sign(valueAt(range.start)) <= 0) || sign(m_a) == 0;
    contact.within = nearest(range);
    if (contact.fromStart) {
      contact.t.a = range.hasStart ? range.start : S(0);
    } else if constexpr (std::same_as<S, Rational>) {
      contact.t = {-m_b / m_a, S(-1) / m_a, m_room};
      if (const auto t = exactValue(contact.t)) contact.t = {*t, S(0), S(0)};
    } else {
      contact.t.a = entrance();
      if (range.hasStart) contact.t.a = maximum(contact.t.a, range.start);
      if (range.hasEnd) contact.t.a = minimum(contact.t.a, range.end);
    }
    if constexpr (std::floating_point<S>) contact.within = (contact.t.a + last(range)) / S(2);
    return contact;
  }

  /// Both t at which the radius is reached, as doubles, if any.
  Interval<double> chord() const {
    const double middle = toDouble(S(-m_b / m_a));
    const double half = std::sqrt(toDouble(maximum(m_room, S(0)))) / toDouble(m_a);
    return {middle - half, middle + half};
  }

 private:
  // Where the range leaves, if part of it is within the radius.
  S last(const ParameterRange<S>& range) const {
    if (sign(m_a) == 0) return range.hasEnd ? range.end : range.start;
    const S exit = (squareRoot(S(maximum(m_room, S(0)))) - m_b) / m_a;
    return range.hasEnd ? minimum(exit, range.end) : exit;
  }

  // The lesser root, in the form without cancellation.
  S entrance() const {
    const S root = squareRoot(S(maximum(m_room, S(0))));
    if (sign(m_b) >= 0 || sign(m_c) <= 0) return -(m_b + root) / m_a;
    return m_c / (root - m_b);
  }

  Vector3<S> m_offset;
  Vector3<S> m_direction;
  S m_radius;
  S m_a;
  S m_b;
  S m_c;
  S m_room;
};

}  // namespace hairline
