#pragma once

#include "core/search/search_case.h"
#include "tests/support/faulty_listings.h"

// Listings of moving pairs, as faulty_listings.h has those of pairs at rest: whether they touch
// during [0, 1].

namespace hairline::testing {

using SweepListing = double (*)(const SearchCase& given, bool faulty);

/// The motion of the second operand, relative to the first.
inline V wayOf(const SearchCase& given) { return given.displacements[1] - given.displacements[0]; }

enum class SpheresFault { none, part, late };

template <SpheresFault Fault>
double movingSpheres(const SearchCase& given, bool faulty) {
  const auto& a = as<Sphere<double>>(given.shapes[0]);
  const auto& b = as<Sphere<double>>(given.shapes[1]);
  const SpheresFault fault = faulty ? Fault : SpheresFault::none;
  const V s = b.center - a.center;
  const V v = wayOf(given);
  const double r = a.radius + b.radius;
  const double c = s.dot(s) - r * r;
  if (fault == SpheresFault::part ? c < 0 : c <= 0) return 1;
  const double along = v.dot(s);
  if (along >= 0) return 0;
  const double d = along * along - v.dot(v) * c;
  if (d < 0) return 0;
  return fault == SpheresFault::late || -along - std::sqrt(d) <= v.dot(v) ? 1 : 0;
}

enum class BoxesFault { none, part, noVelocity };

template <BoxesFault Fault>
double movingBoxes(const SearchCase& given, bool faulty) {
  const auto& a = as<Aabb<double>>(given.shapes[0]);
  const auto& b = as<Aabb<double>>(given.shapes[1]);
  const BoxesFault fault = faulty ? Fault : BoxesFault::none;
  const V v = wayOf(given);
  double first = 0;
  double last = 1;
  for (int i = 0; i < 3; ++i) {
    const bool apart = b.max[i] < a.min[i] || b.min[i] > a.max[i];
    if (v[i] == 0) {
      if (fault != BoxesFault::noVelocity && apart) return 0;
      continue;
    }
    // As if it moved to the right: mirrored if it does not.
    const double lowA = v[i] > 0 ? a.min[i] : -a.max[i];
    const double highA = v[i] > 0 ? a.max[i] : -a.min[i];
    const double lowB = v[i] > 0 ? b.min[i] : -b.max[i];
    const double highB = v[i] > 0 ? b.max[i] : -b.min[i];
    const double speed = std::abs(v[i]);
    if (lowB > highA) return 0;
    if (highB < lowA) first = std::max((lowA - highB) / speed, first);
    const bool isLastTaken = fault == BoxesFault::part ? highA > lowB : highA >= lowB;
    if (isLastTaken) last = std::min((highA - lowB) / speed, last);
    if (first > last) return 0;
  }
  return 1;
}

/// The least of a squared distance over the time, which has one lowest stretch between convex sets.
template <typename SquareAt>
double leastOver(const SquareAt& squareAt) {
  double from = 0;
  double to = 1;
  for (int i = 0; i < 200; ++i) {
    const double third = (to - from) / 3;
    (squareAt(from + third) <= squareAt(to - third) ? to : from) =
        squareAt(from + third) <= squareAt(to - third) ? to - third : from + third;
  }
  return std::min({squareAt(0.0), squareAt(1.0), squareAt((from + to) / 2)});
}

/// The path of the centre against the box grown by the radius, whose corners are too many.
inline double ballAndGrownBox(const SearchCase& given, bool faulty) {
  const auto& ball = as<Sphere<double>>(given.shapes[0]);
  const auto& box = as<Aabb<double>>(given.shapes[1]);
  const V v = -wayOf(given);
  if (!faulty) {
    const auto square = [&](double t) {
      const V place = ball.center + v * t;
      return (place - place.cwiseMax(box.min).cwiseMin(box.max)).squaredNorm();
    };
    return leastOver(square) <= ball.radius * ball.radius ? 1 : 0;
  }
  double enter = 0;
  double exit = 1;
  for (int k = 0; k < 3; ++k) {
    const double low = box.min[k] - ball.radius;
    const double high = box.max[k] + ball.radius;
    if (v[k] == 0) {
      if (ball.center[k] < low || ball.center[k] > high) return 0;
      continue;
    }
    const auto [near, far] =
        std::minmax({(low - ball.center[k]) / v[k], (high - ball.center[k]) / v[k]});
    enter = std::max(enter, near);
    exit = std::min(exit, far);
  }
  return enter <= exit ? 1 : 0;
}

/// A ball that cuts the plane at the start has no first contact with it, after which this listing
/// looks at the edges.
inline double ballAcrossThePlane(const SearchCase& given, bool faulty) {
  const auto& ball = as<Sphere<double>>(given.shapes[0]);
  const auto& triangle = as<T>(given.shapes[1]);
  const V v = -wayOf(given);
  const V n = normal(triangle);
  const double height = n.dot(ball.center - triangle.vertices[0]);
  const double square = ball.radius * ball.radius;
  if (faulty && height * height < square * n.squaredNorm()) {
    return nearestByRegions(ball.center, triangle, VoronoiFault::none) <= square ? 1 : 0;
  }
  const auto at = [&](double t) {
    return nearestByRegions(ball.center + v * t, triangle, VoronoiFault::none);
  };
  return leastOver(at) <= square ? 1 : 0;
}

}  // namespace hairline::testing
