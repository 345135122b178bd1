#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/general/carrier.h"
#include "core/query/side/plane_methods.h"
#include "core/query/sweep/swept_axis.h"
#include "core/shapes/boundary_of.h"

namespace hairline {

namespace plane_support {

/// The ends of the height over a plane, by their signs, with the steps. Not for an empty set. A set
/// may move by `way` along the normal: the ends are those before it moves or, if `isAfter`, when it
/// has. The interval that is recorded before has all that it moves over.
template <Scalar S, typename Observer>
SideSigns signsOf(const Carrier<S>& carrier, const Plane<S>& plane, Observer& observer,
                  const S& way = S(0), bool isAfter = false) {
  SideSigns all{1, -1};
  const auto include = [&](const SideSigns& signs) {
    all.least = std::min(all.least, signs.least);
    all.greatest = std::max(all.greatest, signs.greatest);
  };
  const auto heightOf = [&](const Vector3<S>& point) {
    const S before = plane_methods::height(plane, point);
    return isAfter ? S(before + way) : before;
  };
  if (!carrier.points.empty()) {
    Interval<S> range{heightOf(carrier.points[0]), S(0)};
    range.max = range.min;
    for (const Vector3<S>& point : carrier.points) {
      const S value = heightOf(point);
      range = {minimum(range.min, value), maximum(range.max, value)};
    }
    if (!isAfter) plane_methods::recordRange(observer, plane, passedOver(range, way));
    include(hairline::signsOf(range));
  }
  const S unit = carrier.unit();
  const S reachSquared = carrier.reachSquared(plane.normal);
  for (const Vector3<S>& center : carrier.centers) {
    const S middle = heightOf(center);
    const S excess = middle * middle * unit - reachSquared;
    observer.step([&] {
      return SignStep{isAfter ? "height at the end" : "height of the centre", toDouble(middle),
                      sign(middle)};
    });
    observer.step([&] {
      return SignStep{isAfter ? "squared height minus squared radius at the end"
                              : "squared height minus squared radius",
                      toDouble(excess), sign(excess)};
    });
    include(signsAround(sign(middle), sign(excess)));
  }
  return all;
}

/// A point of a set that straddles the plane, in the plane; or of a set that is all behind it.
template <Scalar S>
Vector3<S> commonPoint(const Carrier<S>& carrier, const Plane<S>& plane, const SideSigns& signs) {
  using plane_methods::crossing;
  using plane_methods::height;
  const std::vector<Vector3<S>>& points = carrier.points;
  if (carrier.isOutline && signs.greatest >= 0) {
    for (std::size_t i = 0; i < points.size(); ++i) {
      const Vector3<S>& next = points[(i + 1) % points.size()];
      if (sign(height(plane, points[i])) * sign(height(plane, next)) <= 0) {
        return crossing(plane, points[i], next);
      }
    }
  }
  // Points and centres are all of the set.
  std::vector<Vector3<S>> inner = points;
  inner.insert(inner.end(), carrier.centers.begin(), carrier.centers.end());
  Vector3<S> least = inner[0];
  Vector3<S> greatest = inner[0];
  for (const Vector3<S>& each : inner) {
    if (sign(S(height(plane, each) - height(plane, least))) < 0) least = each;
    if (sign(S(height(plane, each) - height(plane, greatest))) > 0) greatest = each;
  }
  if (signs.greatest < 0) return least;
  if (sign(height(plane, least)) * sign(height(plane, greatest)) <= 0) {
    return crossing(plane, least, greatest);
  }
  // All lie on one side: the plane cuts the ball or disc that is nearest to it.
  const Vector3<S>* nearest = &carrier.centers[0];
  for (const Vector3<S>& center : carrier.centers) {
    const S nearer = absolute(height(plane, center)) - absolute(height(plane, *nearest));
    if (sign(nearer) < 0) nearest = &center;
  }
  const Vector3<S> outward = carrier.outward(plane.normal);
  return *nearest - outward * S(height(plane, *nearest) / dot(plane.normal, outward));
}

/// The extent along the normal of a plane of all points around which a set has balls, if it
/// consists of such balls and the other operand is the plane alone: both are bounded on that axis.
template <Scalar S>
std::optional<Interval<S>> extentOf(const Carrier<S>& carrier, const Plane<S>& plane,
                                    const Shape& flat) {
  if (carrier.isOfDiscs() || !carrier.arms.empty()) return std::nullopt;
  if (!std::holds_alternative<Plane<double>>(flat)) return std::nullopt;
  const std::vector<Vector3<S>>& core = carrier.centers.empty() ? carrier.points : carrier.centers;
  Interval<S> extent{dot(plane.normal, core[0]), dot(plane.normal, core[0])};
  for (const Vector3<S>& each : core) {
    const S value = dot(plane.normal, each);
    extent = {minimum(extent.min, value), maximum(extent.max, value)};
  }
  return extent;
}

/// The point center + step √reach.
template <typename S>
struct SupportPoint {
  Vector3<S> center;
  Vector3<S> step = Vector3<S>(S(0), S(0), S(0));
  S reach{0};
};

/// The support point towards a plane of a set that lies on one side of it.
template <Scalar S>
SupportPoint<S> towardsPlane(const Carrier<S>& carrier, const Plane<S>& plane,
                             const SideSigns& signs) {
  const S facing(signs.least > 0 ? 1 : -1);
  const auto heightOf = [&](const Vector3<S>& point) {
    return S(facing * plane_methods::height(plane, point));
  };
  const auto lowest = [&](const std::vector<Vector3<S>>& points) {
    const Vector3<S>* found = points.data();
    for (const Vector3<S>& point : points) {
      if (isNegative(S(heightOf(point) - heightOf(*found)))) found = &point;
    }
    return found;
  };
  if (carrier.centers.empty()) return {*lowest(carrier.points)};
  const Vector3<S>& center = *lowest(carrier.centers);
  const Vector3<S> across = carrier.outward(plane.normal);
  // The support point is the centre minus scale across / √reach.
  const bool isEllipsoid = !carrier.arms.empty();
  const S reach = isEllipsoid ? carrier.reachSquared(plane.normal) : squaredNorm(across);
  const S scale = isEllipsoid ? S(1) : carrier.radius;
  if (!carrier.points.empty()) {
    // Whether the rim is lower than a corner this much above its centre: more + √depth > 0.
    const Vector3<S>& corner = *lowest(carrier.points);
    const S more = heightOf(corner) - heightOf(center);
    const S depth = scale * scale * reach;
    if (!isPositive(more) && !isPositive(S(depth - more * more))) return {corner};
  }
  if (sign(reach) == 0) return {center};
  return {center, Vector3<S>(Vector3<S>(across * S(facing * scale)) * S(S(-1) / reach)), reach};
}

/// The steps and the verdict of both kinds. An empty k-DOP counts as in front of every plane.
template <Scalar S, typename Observer>
SideSigns signsOf(const PairInput<AnyShape, AnyShape>::Type<S>& input, Observer& observer) {
  const Carrier<S> carrier = carrierOf<S>(*input.a.shape);
  if (carrier.isEmpty()) return {1, 1};
  return signsOf(carrier, convert<S>(*boundaryOf(*input.b.shape)), observer);
}

/// Whether a set whose ends have these signs intersects a plane, or a half-space.
inline bool meets(const SideSigns& signs, const Shape& flat) {
  const bool isFilled = std::holds_alternative<HalfSpace<double>>(flat);
  return (signs.least <= 0) & (isFilled | (signs.greatest >= 0));
}

}  // namespace plane_support

/// On which side of a plane a bounded set lies: the heights of its vertices, and the height of each
/// centre against the reach of the ball or disc around it. RTCD 5.2.3, 5.2.4.
struct SidePlaneSupport : OfAnyPair {
  static constexpr QueryInfo info{Kind::side, "support", "RTCD 5.2.4"};

  template <Scalar S, typename Observer>
  static SideAnswer<S> solve(const Input<S>& input, Observer& observer) {
    SideAnswer<S> answer;
    answer.side = plane_support::signsOf<S>(input, observer).side();
    observer.decide();
    return answer;
  }
};

/// Whether a bounded set intersects a plane or half-space, by the same heights.
struct IntersectPlaneSupport : OfAnyPair {
  static constexpr QueryInfo info{Kind::intersect, "support", "RTCD 5.2.4"};

  template <Scalar S, typename Observer>
  static IntersectAnswer<S> solve(const Input<S>& input, Observer& observer) {
    IntersectAnswer<S> answer;
    const SideSigns signs = plane_support::signsOf<S>(input, observer);
    answer.hit = plane_support::meets(signs, *input.b.shape);
    observer.decide();
    if (!observer.answers) return answer;
    const auto carrier = carrierOf<S>(*input.a.shape);
    if (carrier.isEmpty()) return answer;
    const auto plane = convert<S>(*boundaryOf(*input.b.shape));
    if (answer.hit) {
      answer.point = plane_support::commonPoint(carrier, plane, signs);
    } else if (const auto extent = plane_support::extentOf(carrier, plane, *input.b.shape)) {
      answer.separating = separatingAxis<S>("plane normal", plane.normal, *extent, carrier.radius,
                                            {plane.offset, plane.offset}, S(0));
    }
    return answer;
  }
};

/// The nearest points of a bounded set and a plane or half-space: the support point towards the
/// plane and its foot, or a common point. In exact those of round sets may be irrational. There is
/// no distance to an empty k-DOP: it counts as infinite.
struct ClosestPlaneSupport : OfAnyPair {
  static constexpr QueryInfo info{Kind::closest, "support", "RTCD 5.1.1, 5.2.4"};
  /// The filter has no roots.
  static constexpr bool filtered = false;

  template <Scalar S, typename Observer>
  static ClosestAnswer<S> solve(const Input<S>& input, Observer& observer) {
    ClosestAnswer<S> answer;
    const auto carrier = carrierOf<S>(*input.a.shape);
    if (carrier.isEmpty()) return noDistance<S>();
    const auto plane = convert<S>(*boundaryOf(*input.b.shape));
    const SideSigns signs = plane_support::signsOf(carrier, plane, observer);
    observer.decide();
    if (plane_support::meets(signs, *input.b.shape)) {
      answer.points.fill(plane_support::commonPoint(carrier, plane, signs));
      answer.sqdist = S(0);
      return answer;
    }
    putFeet(plane_support::towardsPlane(carrier, plane, signs), plane, answer);
    return answer;
  }

 private:
  template <Scalar S>
  static ClosestAnswer<S> noDistance() {
    ClosestAnswer<S> answer;
    if constexpr (std::floating_point<S>) {
      constexpr S infinity = std::numeric_limits<S>::infinity();
      answer.sqdist = infinity;
      answer.points.fill(Vector3<S>(infinity, infinity, infinity));
    } else {
      answer.infinite = true;
    }
    return answer;
  }

  /// The support point and its foot on the plane.
  template <Scalar S>
  static void putFeet(const plane_support::SupportPoint<S>& nearest, const Plane<S>& plane,
                      ClosestAnswer<S>& answer) {
    const auto& [center, step, reach] = nearest;
    const S length = squaredNorm(plane.normal);
    const S height = plane_methods::height(plane, center);
    const Vector3<S> foot = center - plane.normal * S(height / length);
    if (isZero(step)) {
      answer.points = {center, foot};
      answer.sqdist = height * height / length;
      return;
    }
    const S climb = dot(plane.normal, step);
    const Vector3<S> footStep = step - plane.normal * S(climb / length);
    if constexpr (std::same_as<S, Rational>) {
      // (h + c √q)² = h² + c² q + 2 h c √q
      answer.quadraticSqdist = {(height * height + climb * climb * reach) / length,
                                S(2) * height * climb / length, reach};
      answer.quadraticPoints.emplace();
      for (int k = 0; k < 3; ++k) {
        const auto i = static_cast<std::size_t>(k);
        (*answer.quadraticPoints)[0][i] = {center[k], step[k], reach};
        (*answer.quadraticPoints)[1][i] = {foot[k], footStep[k], reach};
      }
    } else {
      const S root = squareRoot(reach);
      const S low = height + climb * root;
      answer.points = {Vector3<S>(center + step * root), Vector3<S>(foot + footStep * root)};
      answer.sqdist = low * low / length;
    }
  }
};

}  // namespace hairline
