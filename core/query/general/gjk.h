#pragma once

#include <cmath>
#include <optional>

#include "core/query/general/convex_body.h"
#include "core/query/general/simplex.h"
#include "core/query/trace.h"

namespace hairline {

/// Two bodies brought to about unit size by a power of two, so that squares stay in range. In
/// Rational they are as they are.
template <typename S, typename Points = std::vector<Vector3<S>>>
struct ConvexPair {
  using Body = ConvexBody<S, Points>;

  Body a;
  Body b;
  /// The length that is one here.
  S unit;

  ConvexPair(Body first, Body second, const S& motion = S(0))
      : a(std::move(first)), b(std::move(second)), unit(1) {
    if constexpr (std::floating_point<S>) {
      const S size = maximum(maximum(a.size(), b.size()), motion);
      if (!(size > 0) || !std::isfinite(size)) return;
      // Beyond these ends a power of two and its inverse are not both at hand.
      const int exponent = std::clamp(std::ilogb(size), std::numeric_limits<S>::min_exponent,
                                      std::numeric_limits<S>::max_exponent - 2);
      unit = std::ldexp(S(1), exponent);
      const S factor = std::ldexp(S(1), -exponent);
      a.scale(factor);
      b.scale(factor);
    }
  }

  bool isEmpty() const { return a.isEmpty() || b.isEmpty(); }
  S margin() const { return a.margin + b.margin; }
};

/// What the algorithm of Gilbert, Johnson and Keerthi finds of two bodies.
template <typename S>
struct GjkResult {
  /// Some axis keeps the bodies apart.
  bool separated = false;
  /// That axis, from b towards a, and the gap of the cores on it, in its units.
  Vector3<S> axis;
  S gap{};
  /// The nearest points of the cores. Those of a are where a was before its offset.
  Vector3<S> onA;
  Vector3<S> onB;
  /// onA + offset - onB, and its square.
  Vector3<S> difference;
  S sqdist{};

  /// The gap of the bodies on the axis, in its units: that of the cores less the margins. Positive
  /// where they are separated.
  S gapBeyond(const S& margin) const {
    if constexpr (std::floating_point<S>) {
      if (margin > 0) {
        // g - m |axis| without the cancellation that could lose its sign.
        const S length = squaredNorm(axis);
        return (gap * gap - margin * margin * length) / (gap + margin * std::sqrt(length));
      }
    }
    return gap;
  }
};

/// Where the search may stop.
enum class GjkGoal {
  /// At the first axis that separates, or point that is common.
  verdict,
  /// At the nearest points.
  distance,
};

/// The nearest points of two convex bodies, a moved by an offset: the simplex of differences a - b
/// that is nearest to the origin is replaced by the nearest part of itself and the difference
/// foremost against it, until
/// - a common point is found: the simplex holds the origin, or comes within the margins of it;
/// - (goal verdict) the foremost difference lies beyond the plane across the nearest point: an axis
///   that separates;
/// - the foremost difference is no nearer than the simplex, to 4 units in the last place of the
///   squared distance; or it belongs to the simplex already; or the new simplex is no nearer than
///   the old one: rounding allows no further progress;
/// - 256 rounds were made, which only round bodies of extreme shapes need (float and double).
/// Bodies are told apart only by an axis that separates as computed: where rounding leaves neither
/// axis nor common point, they touch. In Rational, for polytopes, the result is exact. Gilbert,
/// Johnson and Keerthi 1988; RTCD 9.5.
template <Scalar S, typename Points, typename Observer>
GjkResult<S> gjk(const ConvexPair<S, Points>& pair, const Vector3<S>& offset, GjkGoal goal,
                 Observer& observer) {
  struct Corner {
    Vector3<S> onA;
    Vector3<S> onB;
  };
  constexpr std::array<Label, 4> labels{"point", "segment", "triangle", "tetrahedron"};
  std::array<Corner, 4> corners;
  std::array<Vector3<S>, 4> differences;
  std::size_t count = 1;
  const auto put = [&](std::size_t i, const Vector3<S>& onA, const Vector3<S>& onB) {
    corners[i] = {onA, onB};
    differences[i] = (onA - onB) + offset;
  };
  put(0, pair.a.anyPoint(), pair.b.anyPoint());

  GjkResult<S> result;
  result.onA = corners[0].onA;
  result.onB = corners[0].onB;
  result.difference = differences[0];
  result.sqdist = squaredNorm(result.difference);
  Vector3<S> direction = result.difference;
  const S margin = pair.margin();
  const S reach = margin * margin;
  S axisLength{};
  for (int round = 0; !std::floating_point<S> || round < 256; ++round) {
    observer.step([&] {
      SimplexStep step;
      step.label = labels[count - 1];
      const double unit = toDouble(pair.unit);
      for (std::size_t i = 0; i < count; ++i) {
        step.vertices.push_back(toDouble(differences[i]) * unit);
      }
      step.direction = -toDouble(direction);
      step.distance = std::sqrt(toDouble(result.sqdist)) * unit;
      return step;
    });
    if (sign(result.sqdist) == 0 || sign(S(result.sqdist - reach)) <= 0) break;
    put(count, pair.a.support(-direction), pair.b.support(direction));
    const Vector3<S>& foremost = differences[count];
    const S height = dot(direction, foremost);
    const S length = squaredNorm(direction);
    if (sign(height) > 0 && (sign(margin) == 0 || sign(S(height * height - reach * length)) > 0) &&
        (!result.separated ||
         sign(S(height * height * axisLength - result.gap * result.gap * length)) > 0)) {
      result.separated = true;
      result.axis = direction;
      result.gap = height;
      axisLength = length;
      if (goal == GjkGoal::verdict) break;
    }
    if constexpr (std::floating_point<S>) {
      if (length - height <= 4 * std::numeric_limits<S>::epsilon() * length) break;
    } else {
      if (sign(S(length - height)) <= 0) break;
    }
    const auto end = differences.begin() + static_cast<std::ptrdiff_t>(count);
    if (std::find(differences.begin(), end, foremost) != end) break;
    const NearestOfSimplex<S> next =
        SimplexSearch<S>(std::span<const Vector3<S>>(differences).first(count + 1)).nearest();
    if (sign(S(next.sqdist - result.sqdist)) >= 0) break;
    result.difference = next.point;
    result.sqdist = next.sqdist;
    direction = next.direction;
    result.onA = result.onB = Vector3<S>(S(0), S(0), S(0));
    std::size_t kept = 0;
    for (std::size_t i = 0; i <= count; ++i) {
      if (sign(next.weights[i]) == 0) continue;
      result.onA += corners[i].onA * next.weights[i];
      result.onB += corners[i].onB * next.weights[i];
      corners[kept] = corners[i];
      differences[kept] = differences[i];
      ++kept;
    }
    count = kept;
  }
  observer.decide();
  return result;
}

/// The segment between the nearest points of the cores, divided as the margins are to each other:
/// of bodies that are not separated a point of both, as far as the search came. At the place of b.
template <Scalar S>
Vector3<S> pointBetween(const ConvexPair<S>& pair, const GjkResult<S>& found) {
  const S margin = pair.margin();
  const S part = sign(margin) > 0 ? S(pair.b.margin / margin) : S(S(1) / S(2));
  const Vector3<S> point = found.onB + found.difference * part;
  return point * pair.unit;
}

/// A point of two bodies at rest, within rounding. Nothing where the points found are farther apart
/// than the margins and the error of their coordinates: where rounding ended the search earlier, or
/// told of a flat simplex that it holds the origin, it is not known whether there is one.
template <Scalar S>
std::optional<Vector3<S>> commonPoint(const ConvexPair<S>& pair, const GjkResult<S>& found) {
  if (found.separated) return std::nullopt;
  if constexpr (std::floating_point<S>) {
    // Both bodies are of about unit size.
    const S within = pair.margin() + 256 * std::numeric_limits<S>::epsilon();
    if (squaredNorm(Vector3<S>(found.onA - found.onB)) > within * within) return std::nullopt;
  }
  return pointBetween(pair, found);
}

}  // namespace hairline
