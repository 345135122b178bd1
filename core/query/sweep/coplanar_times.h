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

/// The only root between two times at which a cubic has opposite signs: Halley's steps from the
/// zero of the chord, or halves where a step leaves the bracket. The last step changes only the
/// last two thirds of the digits, and the error after it is that of rounding.
template <std::floating_point S>
S rootBetween(const Cubic<S>& c, S low, S high, S atLow, S atHigh) {
  constexpr S lastStep = std::same_as<S, float> ? S(0x1p-12) : S(0x1p-22);
  const S up = std::copysign(S(1), atHigh);
  S t = low + (high - low) * (atLow / (atLow - atHigh));
  if (!(t > low && t < high)) t = S(0.5) * (low + high);
  for (int i = 0; i < 4 * std::numeric_limits<S>::digits; ++i) {
    const S value = valueAt(c, t);
    if (value == S(0)) return t;
    const S above = up * value;
    low = above < S(0) ? t : low;
    high = above < S(0) ? high : t;
    const S slope = (S(3) * c[3] * t + S(2) * c[2]) * t + c[1];
    const S bend = S(3) * c[3] * t + c[2];
    const S next = t - value * slope / (slope * slope - value * bend);
    const bool isLast = std::abs(next - t) <= lastStep * t;
    if (next > low && next < high) {
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

/// The times in (0, 1) at which the slope of a cubic changes its sign, in ascending order.
template <std::floating_point S>
int turningPoints(const Cubic<S>& c, std::array<S, 2>& times) {
  const S a = S(3) * c[3];
  const S half = c[2];
  const S root = half * half - a * c[1];
  int count = 0;
  const auto add = [&](S t) {
    // Branchless: the outcome is unpredictable.
    times[static_cast<std::size_t>(count)] = t;
    count += (t > S(0)) & (t < S(1));
  };
  if (!(root > S(0))) return 0;
  // Without cancellation: q has the sign of -half, and the roots are q / a and c1 / q.
  const S q = -(half + std::copysign(std::sqrt(root), half));
  if (a != S(0)) add(q / a);
  add(c[1] / q);
  if (count == 2 && times[1] < times[0]) std::swap(times[0], times[1]);
  return count;
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
    // Descartes' rule of signs: with one change there is one root, wherever the slope changes.
    const int changes = (signs[0] != signs[1]) + (signs[1] != signs[2]) + (signs[2] != signs[3]);
    if (changes != 1 || c[0] == S(0) || end == S(0)) {
      count = coplanar_times::turningPoints(c, turns);
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
