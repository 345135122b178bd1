#pragma once

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/math/signs.h"
#include "core/math/triple.h"
#include "core/query/sweep/contact.h"

namespace hairline::ball_certain {

/// How near to touching a verdict is left open, in units of the operands' extent: far beyond what
/// rounding in S does to the contacts of features, thin ones included.
template <typename S>
constexpr double doubtfulShare = std::same_as<S, float> ? 0x1p-10 : 0x1p-30;

template <typename S>
Triple<double> toTriple(const Vector3<S>& v) {
  return {toDouble(v[0]), toDouble(v[1]), toDouble(v[2])};
}

/// Whether a ball meets a convex set on its way, where it does so deeply or passes at a distance;
/// nothing where it is near to touching. By a few steps from the nearest point of the set to the
/// nearest place on the way and back: each shows a common point, or an axis that keeps the two
/// apart all the way, or neither.
///
/// `nearest(place)` gives a point of the set, best the nearest to a place, and `reachOf(axis)` how
/// far the set reaches along an axis; both as seen from where the centre starts. `extent` is no
/// less than any coordinate of the set as seen from there.
template <std::floating_point S, typename Nearest, typename ReachOf>
std::optional<bool> meetForCertain(const Vector3<S>& displacement, const S& radius, double extent,
                                   const Nearest& nearest, const ReachOf& reachOf) {
  const Triple<double> way = toTriple(displacement);
  const double reach = toDouble(radius);
  extent = std::max({extent, reach, std::abs(way[0]), std::abs(way[1]), std::abs(way[2])});
  constexpr double greatest = std::same_as<S, float> ? 1e6 : 1e60;
  if (!(extent > 1 / greatest && extent < greatest)) return std::nullopt;
  const double doubt = doubtfulShare<S> * extent;
  const double inside = reach > doubt ? (reach - doubt) * (reach - doubt) : -1;
  const double outside = (reach + doubt) * (reach + doubt);
  const double length = dot(way, way);
  const double share = length > 0 ? 1 / length : 0;
  double time = 0;
  for (int step = 0; step < 4; ++step) {
    const Triple<double> place{way[0] * time, way[1] * time, way[2] * time};
    const Triple<double> point = nearest(place);
    const Triple<double> axis{place[0] - point[0], place[1] - point[1], place[2] - point[2]};
    const double square = dot(axis, axis);
    if (square < inside) return true;
    // The way is lowest along the axis at one of its ends, of which one is where it starts.
    const double gap = std::min(0.0, dot(axis, way)) - reachOf(axis);
    if (gap > 0 && gap * gap > outside * square) return false;
    time = std::clamp(dot(point, way) * share, 0.0, 1.0);
  }
  return std::nullopt;
}

}  // namespace hairline::ball_certain
