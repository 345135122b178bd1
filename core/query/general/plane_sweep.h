#pragma once

#include "core/query/general/plane_support.h"
#include "core/query/sweep/plane_analytic.h"

namespace hairline {

/// When a moving bounded set first touches a moving plane or half-space: the height of the support
/// point towards the plane changes at a steady rate, until it is zero. A set that starts across the
/// plane or behind that of a half-space touches at time 0, an empty k-DOP never. RTCD 5.5.3, 5.5.4.
struct SweepPlaneSupport : OfAnyMovingPair {
  static constexpr QueryInfo info{Kind::sweep, "support", "RTCD 5.5.3, 5.5.4"};
  /// The filter has no roots.
  static constexpr bool filtered = false;

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    SweepAnswer<S> answer;
    const auto carrier = carrierOf<S>(*input.a.shape);
    if (carrier.isEmpty()) return answer;
    const auto plane = convert<S>(*boundaryOf(*input.b.shape));
    const S way = dot(plane.normal, Vector3<S>(input.displacements[0] - input.displacements[1]));
    const SideSigns start = plane_support::signsOf(carrier, plane, observer, way);
    if (plane_support::meets(start, *input.b.shape)) {
      answer.hit = true;
      observer.decide();
      if (!observer.answers) return answer;
      const Vector3<S> none(S(0), S(0), S(0));
      // Of a set that only touches.
      const bool isBehind =
          start.greatest == 0 && std::holds_alternative<Plane<double>>(*input.b.shape);
      const Vector3<S> normal = plane.normal * S(start.least == 0 ? 1 : isBehind ? -1 : 0);
      setContact<S>(answer, plainTime(S(0)),
                    {plane_support::commonPoint(carrier, plane, start), none}, {normal, none});
      sweep_plane::recordContact<S>(observer, plainTime(S(0)));
      return answer;
    }
    const SideSigns end = plane_support::signsOf(carrier, plane, observer, way, true);
    answer.hit = start.least > 0 ? end.least <= 0 : end.greatest >= 0;
    observer.decide();
    if (!observer.answers) return answer;
    if (answer.hit) {
      const auto nearest = plane_support::towardsPlane(carrier, plane, start);
      putContact(input, nearest, plane, start, way, observer, answer);
    } else if (const auto extent = plane_support::extentOf(carrier, plane, *input.b.shape)) {
      answer.separating = separatingAxis<S>("plane normal", plane.normal, passedOver(*extent, way),
                                            carrier.radius, {plane.offset, plane.offset}, S(0));
    }
    return answer;
  }

 private:
  template <Scalar S, typename Observer>
  static void putContact(const Input<S>& input, const plane_support::SupportPoint<S>& nearest,
                         const Plane<S>& plane, const SideSigns& start, const S& way,
                         Observer& observer, SweepAnswer<S>& answer) {
    const Vector3<S>& center = nearest.center;
    const Vector3<S>& step = nearest.step;
    const S& reach = nearest.reach;
    const Vector3<S>& carried = input.displacements[0];
    const Vector3<S> none(S(0), S(0), S(0));
    const Vector3<S> normal = plane.normal * S(start.least > 0 ? 1 : -1);
    const S height = plane_methods::height(plane, center);
    const S climb = dot(plane.normal, step);
    const auto put = [&](const S& root) {
      const S time = minimum(maximum(S(-(height + climb * root) / way), S(0)), S(1));
      setContact<S>(answer, plainTime(time), {Vector3<S>(center + step * root), carried},
                    {normal, none});
      sweep_plane::recordContact<S>(observer, plainTime(time));
    };
    if constexpr (std::same_as<S, Rational>) {
      if (const auto root = exactValue(Quadratic<S>{S(0), S(1), reach})) {
        put(*root);
        return;
      }
      const Quadratic<S> time{S(-height / way), S(-climb / way), reach};
      answer.quadraticTime = time;
      answer.quadraticPoint.emplace();
      for (int k = 0; k < 3; ++k) {
        (*answer.quadraticPoint)[static_cast<std::size_t>(k)] = {
            S(center[k] + carried[k] * time.a), S(step[k] + carried[k] * time.b), reach};
      }
      answer.normal = normal;
      sweep_plane::recordContact<S>(observer, time);
    } else {
      put(squareRoot(reach));
    }
  }
};

}  // namespace hairline
