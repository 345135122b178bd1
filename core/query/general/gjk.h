#pragma once

#include <cmath>
#include <optional>

#include "core/query/general/convex_body.h"
#include "core/query/trace.h"

namespace hairline {

/// Two bodies scaled to about unit size by a power of two, so that squares stay in range. Rational
/// is not scaled.
template <typename S>
struct ConvexPair {
  using Vector = Vector3<S>;
  static constexpr bool givesPoints = true;

  ConvexBody<S> a;
  ConvexBody<S> b;
  /// The length of the unit.
  S unit;

  ConvexPair(ConvexBody<S> first, ConvexBody<S> second, const S& motion = S(0))
      : a(std::move(first)), b(std::move(second)), unit(1) {
    if constexpr (std::floating_point<S>) {
      const S factor = factorToUnit(maximum(maximum(a.size(), b.size()), motion));
      unit = S(1) / factor;
      a.scale(factor);
      b.scale(factor);
    }
  }

  bool isEmpty() const { return a.isEmpty() || b.isEmpty(); }
  S margin() const { return a.margin + b.margin; }
  bool hasMargin() const { return sign(margin()) != 0; }
  bool mayStartInside() const { return a.isCurved() || b.isCurved(); }

  /// Offers the observer the step to a simplex.
  template <typename Observer>
  void offerSimplex(const GjkSimplex<Vector, true>& simplex, const Vector& direction,
                    const S& sqdist, Observer& observer) const {
    observer.step([&] {
      constexpr std::array<Label, 4> labels{"point", "segment", "triangle", "tetrahedron"};
      SimplexStep step;
      const double length = toDouble(unit);
      for (std::size_t i = 0; i < 4; ++i) {
        if (!simplex.taken[i]) continue;
        step.label = labels[step.vertices.size()];
        step.vertices.push_back(toDouble(simplex.differences[i]) * length);
      }
      step.direction = -toDouble(direction);
      step.distance = std::sqrt(toDouble(sqdist)) * length;
      return step;
    });
  }
};

/// The gap of the bodies on the axis, in its units: that of the cores minus the margins. Positive
/// if they are separated.
template <typename S>
S gapBeyond(const GjkResult<Vector3<S>>& found, const S& margin) {
  if constexpr (std::floating_point<S>) {
    if (margin > 0) {
      // g - m |axis| without the cancellation that could lose its sign.
      const S length = squaredNorm(found.axis);
      return (found.gap * found.gap - margin * margin * length) /
             (found.gap + margin * std::sqrt(length));
    }
  }
  return found.gap;
}

/// The point that divides the segment between the nearest points of the cores in the ratio of the
/// margins: for bodies that are not separated a point of both, as far as the search converged. At
/// the position of b.
template <Scalar S>
Vector3<S> pointBetween(const ConvexPair<S>& pair, const GjkResult<Vector3<S>>& found) {
  const S margin = pair.margin();
  const S part = sign(margin) > 0 ? S(pair.b.margin / margin) : S(S(1) / S(2));
  const Vector3<S> point = found.onB + found.difference * part;
  return point * pair.unit;
}

/// A common point of two bodies at rest, within rounding. Nothing if the points found are farther
/// apart than the margins and the error of their coordinates: if rounding ended the search early,
/// or placed the origin in a flat simplex, it is unknown whether there is one.
template <Scalar S>
std::optional<Vector3<S>> commonPoint(const ConvexPair<S>& pair,
                                      const GjkResult<Vector3<S>>& found) {
  if (found.separated) return std::nullopt;
  if constexpr (std::floating_point<S>) {
    // Both bodies are of about unit size.
    const S within = pair.margin() + 256 * std::numeric_limits<S>::epsilon();
    if (squaredNorm(Vector3<S>(found.onA - found.onB)) > within * within) return std::nullopt;
  }
  return pointBetween(pair, found);
}

}  // namespace hairline
