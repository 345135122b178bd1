#pragma once

#include "core/math/scalar.h"

namespace hairline {

/// A closed interval of numbers; min <= max.
template <typename S>
struct Interval {
  S min{};
  S max{};

  friend bool operator==(const Interval&, const Interval&) = default;
};

/// Whether two closed intervals share a number.
template <Scalar S>
bool overlaps(const Interval<S>& a, const Interval<S>& b) {
  return sign(a.max - b.min) >= 0 && sign(b.max - a.min) >= 0;
}

/// The distance between two intervals: positive if disjoint, zero if they touch, and minus the
/// shortest translation that separates them if they overlap.
template <typename S>
S gapBetween(const Interval<S>& a, const Interval<S>& b) {
  return maximum(b.min - a.max, a.min - b.max);
}

/// The smallest interval with both numbers. Not a decision: it never puts the filter in doubt.
template <typename S>
Interval<S> hull(const S& a, const S& b) {
  return {minimum(a, b), maximum(a, b)};
}

/// The smallest interval with the three numbers.
template <typename S>
Interval<S> hull(const S& a, const S& b, const S& c) {
  return {minimum(minimum(a, b), c), maximum(maximum(a, b), c)};
}

/// The interval with numbers as doubles, for display.
template <Scalar S>
Interval<double> toDouble(const Interval<S>& interval) {
  return {toDouble(interval.min), toDouble(interval.max)};
}

}  // namespace hairline
