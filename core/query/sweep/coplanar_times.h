#pragma once

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/query/sweep/vertex_motion.h"

namespace hairline {

// Times at which polynomials of degree three or less are zero, and signs at such times.

/// A time at which something happens: rounded in float and double, a root in exact.
template <Scalar S>
using EventTime = std::conditional_t<std::same_as<S, Rational>, RealRoot, S>;

template <Scalar S>
int compareEvents(const EventTime<S>& first, const EventTime<S>& second) {
  if constexpr (std::same_as<S, Rational>) {
    return compare(first, second);
  } else {
    return sign(S(first - second));
  }
}

template <Scalar S>
double eventForDisplay(const EventTime<S>& time) {
  if constexpr (std::same_as<S, Rational>) {
    return time.nearestDouble();
  } else {
    return toDouble(time);
  }
}

/// A root of a polynomial in [0, 1], and its sign just before, which is 0 at time 0.
template <Scalar S>
struct EventRoot {
  EventTime<S> time;
  int before = 0;
};

/// The coefficients of t⁰ to t³.
template <typename S>
using Cubic = std::array<S, 4>;

namespace coplanar_times {

template <std::floating_point S>
S valueAt(const Cubic<S>& c, S t) {
  return ((c[3] * t + c[2]) * t + c[1]) * t + c[0];
}

/// Near the only root between two times at which a cubic has opposite signs, given that at the
/// second: Householder's step of order four from the zero of the parabola that is nearest to the
/// cubic there, which lacks Chebyshev's polynomial of degree three. Possibly outside, or NaN.
template <std::floating_point S>
S firstGuess(const Cubic<S>& c, S low, S high, S atHigh) {
  // By x in [-1, 1] between the two times.
  const S middle = S(0.5) * (low + high);
  const S half = S(0.5) * (high - low);
  const S third = c[3] * half * half * half;
  const S curve = (S(3) * c[3] * middle + c[2]) * half * half;
  const S rise = ((S(3) * c[3] * middle + S(2) * c[2]) * middle + c[1]) * half + S(0.75) * third;
  const S height = valueAt(c, middle);
  const S root = std::sqrt(maximum(rise * rise - S(4) * curve * height, S(0)));
  const S riseThere = std::copysign(root, atHigh);
  const S x = S(-2) * height / (rise + riseThere);
  const S value = third * x * (x * x - S(0.75));
  const S slope = riseThere + third * (S(3) * x * x - S(0.75));
  const S bend = curve + S(3) * third * x;
  const S square = slope * slope;
  const S bent = value * bend;
  const S step =
      value * (square - bent) / (slope * (square - (bent + bent)) + value * value * third);
  return middle + half * (x - step);
}

/// The only root between two times at which a cubic has opposite signs: Halley's steps, or halves
/// where a step leaves the bracket or the cubic is nearly level, where steps lead to no root. The
/// last step changes only the last two thirds of the digits, and the error after it is that of
/// rounding.
template <std::floating_point S>
S rootBetween(const Cubic<S>& c, S low, S high, S atLow, S atHigh) {
  constexpr S lastStep = std::same_as<S, float> ? S(0x1p-12) : S(0x1p-22);
  const S up = std::copysign(S(1), atHigh);
  S t = firstGuess(c, low, high, atHigh);
  if (!(t > low && t < high)) t = low + (high - low) * (atLow / (atLow - atHigh));
  if (!(t > low && t < high)) t = S(0.5) * (low + high);
  for (int i = 0; i < 4 * std::numeric_limits<S>::digits; ++i) {
    const S value = valueAt(c, t);
    if (value == S(0)) return t;
    const S above = up * value;
    low = above < S(0) ? t : low;
    high = above < S(0) ? high : t;
    const S slope = (S(3) * c[3] * t + S(2) * c[2]) * t + c[1];
    const S bend = S(3) * c[3] * t + c[2];
    const S square = slope * slope;
    const S bent = value * bend;
    const S next = t - value * slope / (square - bent);
    const bool isSteep = std::abs(bent) <= square;
    const bool isLast = isSteep && std::abs(next - t) <= lastStep * t;
    if (isSteep && next > low && next < high) {
      if (isLast) return next;
      t = next;
      continue;
    }
    // A step that leaves the bracket by less than its last digit is the rounding of the value.
    if (isLast && std::abs(next - t) <= std::numeric_limits<S>::epsilon() * t) return t;
    const S middle = S(0.5) * (low + high);
    if (!(middle > low && middle < high)) return t;
    t = middle;
  }
  return t;
}

/// The time at which a cubic is least around it, or greatest; infinite if there is none.
template <std::floating_point S>
S turningPoint(const Cubic<S>& c, bool isLeast) {
  const S a = S(3) * c[3];
  const S half = c[2];
  const S root = half * half - a * c[1];
  if (!(root > S(0))) return std::numeric_limits<S>::infinity();
  // Without cancellation: q has the sign of -half, and the slope is zero at q / a, where its own
  // slope has that sign too, and at c1 / q.
  const S q = -(half + std::copysign(std::sqrt(root), half));
  return std::signbit(half) == isLeast ? q / a : c[1] / q;
}

}  // namespace coplanar_times

/// Calls `take` with the roots of a cubic in [0, 1], in ascending order, until it returns false. In
/// float and double a cubic that touches zero without crossing it may have two roots or none.
template <Scalar S, typename Take>
void forEachRoot(const Cubic<S>& c, const Take& take) {
  if constexpr (std::same_as<S, Rational>) {
    const Polynomial p(std::vector<Rational>(c.begin(), c.end()));
    for (RealRoot& root : rootsInUnitInterval(p)) {
      const bool isStart = root.rational() && sign(*root.rational()) == 0;
      const int before = isStart ? 0 : root.signBefore(p);
      if (!take(EventRoot<S>{std::move(root), before})) return;
    }
  } else {
    // Three times its control points: a cubic lies within their hull.
    const S start = S(3) * c[0];
    const S first = start + c[1];
    const S second = first + (c[1] + c[2]);
    const S end = (c[0] + c[1]) + (c[2] + c[3]);
    const std::array<bool, 4> signs{start > S(0), first > S(0), second > S(0), end > S(0)};
    // Counted rather than asked in turn: the outcomes are unpredictable.
    const int above = signs[0] + signs[1] + signs[2] + signs[3];
    const int below = (start < S(0)) + (first < S(0)) + (second < S(0)) + (end < S(0));
    if (above == 4 || below == 4) return;
    std::array<S, 2> turns;
    int count = 0;
    const auto part = [&](bool atLeast) {
      const S turn = coplanar_times::turningPoint(c, atLeast);
      // Branchless: the outcome is unpredictable.
      turns[static_cast<std::size_t>(count)] = turn;
      count += (turn > S(0)) & (turn < S(1));
    };
    // Descartes' rule of signs: with one change there is one root, wherever the slope changes, and
    // with two there are none or two, on both sides of where the cubic reaches farthest.
    const int changes = (signs[0] != signs[1]) + (signs[1] != signs[2]) + (signs[2] != signs[3]);
    const bool doEndsVanish = c[0] == S(0) || end == S(0);
    if (changes == 2 && !doEndsVanish) {
      part(signs[0]);
    } else if (changes != 1 || doEndsVanish) {
      part(c[3] < S(0));
      part(!(c[3] < S(0)));
    }
    S low(0);
    S atLow = c[0];
    if (atLow == S(0) && !take(EventRoot<S>{S(0), 0})) return;
    for (int i = 0; i <= count; ++i) {
      const S high = i < count ? turns[static_cast<std::size_t>(i)] : S(1);
      const S atHigh = i < count ? coplanar_times::valueAt(c, high) : end;
      if (sign(atLow) * sign(atHigh) < 0) {
        const S time = coplanar_times::rootBetween<S>(c, low, high, atLow, atHigh);
        if (!take(EventRoot<S>{time, sign(atLow)})) return;
      } else if (atHigh == S(0) && !take(EventRoot<S>{high, sign(atLow)})) {
        return;
      }
      low = high;
      atLow = atHigh;
    }
  }
}

/// Calls `use(positions, signOf)` with the positions of moving points at a time, and a function for
/// signs of expressions in them: numbers, or in exact at an irrational time polynomials.
template <Scalar S, std::size_t count, typename Use>
auto atTime(const EventTime<S>& time, const std::array<MovingPoint<S>, count>& points,
            const Use& use) {
  const auto plainly = [&](const S& t) {
    std::array<Vector3<S>, count> positions;
    for (std::size_t i = 0; i < count; ++i) positions[i] = points[i].at(t);
    return use(positions, [](const S& x) { return sign(x); });
  };
  if constexpr (std::same_as<S, Rational>) {
    if (time.rational()) return plainly(*time.rational());
    std::array<Vector3<Polynomial>, count> positions;
    for (std::size_t i = 0; i < count; ++i) {
      for (int k = 0; k < 3; ++k) {
        positions[i][k] = Polynomial({points[i].start[k], points[i].velocity[k]});
      }
    }
    return use(positions, [&](const Polynomial& p) { return time.signOf(p); });
  } else {
    return plainly(time);
  }
}

}  // namespace hairline
