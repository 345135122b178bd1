#pragma once

#include <cmath>
#include <optional>

#include "core/query/answer.h"

namespace hairline {

/// The axis with both projections if it separates two sets, each of them all points within a radius
/// of a core; else nothing. Cores are given by their projections; a set without a radius has zero.
/// The radius on the axis is a multiple of the axis' length and so in exact a root.
template <Scalar S>
std::optional<SeparatingAxis<S>> separatingAxis(Label label, const Vector3<S>& axis,
                                                const Interval<S>& coreA, const S& radiusA,
                                                const Interval<S>& coreB, const S& radiusB) {
  const S between = gapBetween(coreA, coreB);
  const S length = squaredNorm(axis);
  SeparatingAxis<S> result{label, axis, coreA, coreB, between};
  if constexpr (std::same_as<S, Rational>) {
    const auto around = [&](const Interval<S>& core, const S& radius) {
      return Interval<Quadratic<S>>{{core.min, -radius, length}, {core.max, radius, length}};
    };
    const Quadratic<S> gap{between, -(radiusA + radiusB), length};
    if (sign(gap) <= 0) return std::nullopt;
    if (sign(gap.b) == 0) return result;
    result.roots.emplace();
    *result.roots = {around(coreA, radiusA), around(coreB, radiusB), gap};
  } else {
    const S root = squareRoot(length);
    const auto around = [&](const Interval<S>& core, const S& radius) {
      // Avoids the product of zero and an infinite root.
      const S reach = sign(radius) == 0 ? S(0) : S(radius * root);
      return Interval<S>{core.min - reach, core.max + reach};
    };
    result.a = around(coreA, radiusA);
    result.b = around(coreB, radiusB);
    result.gap = gapBetween(result.a, result.b);
    if (sign(result.gap) <= 0) return std::nullopt;
  }
  return result;
}

}  // namespace hairline
