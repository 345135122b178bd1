#pragma once

#include <optional>

#include "core/query/answer.h"

namespace hairline {

/// Extends an interval by a displacement to its swept interval.
template <Scalar S>
Interval<S> passedOver(const Interval<S>& interval, const S& way) {
  return {minimum(interval.min, S(interval.min + way)),
          maximum(interval.max, S(interval.max + way))};
}

/// The axis if it separates a sweep's operands during the whole motion; else nothing. Given are the
/// projections at the start and a's displacement along the axis relative to b: only one of the two
/// need move. The returned intervals are swept.
template <Scalar S>
std::optional<SeparatingAxis<S>> sweptAxis(Label label, const Vector3<S>& axis,
                                           const Interval<S>& a, const Interval<S>& b,
                                           const S& way) {
  const Interval<S> whole = passedOver(a, way);
  const S gap = gapBetween(whole, b);
  if (sign(gap) <= 0) return std::nullopt;
  return SeparatingAxis<S>{label, axis, whole, b, gap};
}

/// The axis, from b towards a, on which the projections touch without overlap.
template <Scalar S>
std::optional<Vector3<S>> normalOfTouch(const Vector3<S>& axis, const Interval<S>& a,
                                        const Interval<S>& b) {
  const bool above = sign(S(a.min - b.max)) == 0;
  const bool below = sign(S(b.min - a.max)) == 0;
  if (above == below) return std::nullopt;
  return fromBToA<S>(axis, a, b);
}

}  // namespace hairline
