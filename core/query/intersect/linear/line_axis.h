#pragma once

#include <optional>

#include "core/query/answer.h"
#include "core/query/linear.h"

namespace hairline {

/// How an axis relates to a line: unless it is perpendicular by construction, only a segment has an
/// interval on it. A segment's is taken from both ends in any case, as rounding can tilt the axis.
enum class LineAxis { perpendicular, any };

/// The interval of a line, ray or segment on an axis; nothing if it is infinite.
template <Scalar S>
std::optional<Interval<S>> extentOf(const Linear<S>& line, const Vector3<S>& axis, LineAxis kind) {
  const S start = dot(axis, line.origin);
  if (line.hasEnd) return hull<S>(start, dot(axis, line.at(S(1))));
  if (kind == LineAxis::perpendicular) return Interval<S>{start, start};
  return std::nullopt;
}

/// The axis with both projections if it separates a line, ray or segment from a set that has the
/// interval `b` on it; else nothing.
template <Scalar S>
std::optional<SeparatingAxis<S>> separatingAxis(Label label, const Vector3<S>& axis,
                                                const Linear<S>& line, LineAxis kind,
                                                const Interval<S>& b) {
  const std::optional<Interval<S>> a = extentOf(line, axis, kind);
  if (!a) return std::nullopt;
  const S gap = gapBetween(*a, b);
  if (sign(gap) <= 0) return std::nullopt;
  return SeparatingAxis<S>{label, axis, *a, b, gap};
}

}  // namespace hairline
