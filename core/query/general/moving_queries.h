#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/general/moving_pair.h"

namespace hairline {

/// Times closer than this are equal: two ulps of 1.
template <std::floating_point S>
constexpr S shortestTime = 2 * std::numeric_limits<S>::epsilon();

/// Two moving bounded convex shapes: time advances by the gap between the nearest points, less the
/// bound on its rounding error, divided by the speed of approach along it. So no contact is passed,
/// however fast the motion. It ends
/// - with a contact if the shapes are not separated (see gjk.h), if the gap is within its rounding
///   error, if the next advance is no longer than two units in the last place of 1, or after 256
///   advances;
/// - without one if the gap, less its rounding error, lasts to time 1.
/// Mirtich 1996, for motion without rotation; RTCD 5.5.1.
struct SweepConservativeAdvancement : OfAnyMovingPair, Iterative {
  static constexpr QueryInfo info{Kind::sweep, "conservative_advancement", "RTCD 5.5.1"};

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const MovingPair<S> pair(*input.a.shape, *input.b.shape, input.displacements);
    if (pair.isEmpty()) return {};
    S time(0);
    std::optional<Vector3<S>> normal;
    for (int round = 0; round < 256; ++round) {
      const auto moment = pair.at(time, "advance", observer);
      // If a gap is within its error, only rounding decides where the axis points.
      if (moment.found.separated && (!moment.isContact() || !normal)) normal = moment.found.axis;
      if (moment.isContact()) break;
      if (moment.separatesUntil(S(1))) {
        observer.decide();
        return pair.miss();
      }
      // An axis that does not last to time 1 is shortened.
      const S advance = (moment.error - moment.gap) / moment.growth;
      if (!(advance > shortestTime<S>)) break;
      time = minimum(S(time + advance), S(1));
    }
    observer.decide();
    return pair.contact(time, normal);
  }
};

/// Two moving bounded convex shapes by halving the time: an interval is free of contact if the axis
/// of the nearest points at its start or end separates the shapes throughout, by more than its
/// error bound; other intervals are halved, the earlier half first. So no contact is passed,
/// however fast the motion. An interval of two units in the last place of 1 that is not free holds
/// the contact: shapes that pass closer than they move in that time, or closer than the rounding
/// error of their distance, count as touching. RTCD 5.5.1, with bounds along one axis instead of
/// bounds for all directions: with the latter, shapes that slide past each other would take as many
/// intervals as their gap fits into their displacement.
struct SweepIntervalHalving : OfAnyMovingPair, Iterative {
  static constexpr QueryInfo info{Kind::sweep, "interval_halving", "RTCD 5.5.1"};

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const MovingPair<S> pair(*input.a.shape, *input.b.shape, input.displacements);
    if (pair.isEmpty()) return {};
    const auto start = pair.at(S(0), "start", observer);
    if (start.isContact()) {
      observer.decide();
      return pair.contact(S(0), start.axis());
    }
    const Search<S, Observer> search{pair, observer};
    const auto found = search.firstContact(start, pair.at(S(1), "end", observer), start.found.axis);
    observer.decide();
    return found ? pair.contact(found->time, found->normal) : pair.miss();
  }

 private:
  template <typename S>
  struct Contact {
    S time;
    Vector3<S> normal;
  };

  template <typename S, typename Observer>
  struct Search {
    using Moment = typename MovingPair<S>::Moment;
    const MovingPair<S>& pair;
    Observer& observer;

    /// The start is free of contact, or rounding leaves that open. `axis` is that of the last time
    /// so far at which the shapes were separated.
    std::optional<Contact<S>> firstContact(const Moment& start, const Moment& end,
                                           const Vector3<S>& axis) const {
      if (start.separatesUntil(end.time) || end.separatesUntil(start.time)) {
        return std::nullopt;
      }
      if (end.time - start.time <= shortestTime<S>) {
        return Contact<S>{end.time, axis};
      }
      const S time = start.time + (end.time - start.time) / 2;
      const Moment middle = pair.at(time, "middle", observer);
      if (auto found = firstContact(start, middle, axis)) return found;
      return firstContact(middle, end, middle.axis().value_or(axis));
    }
  };
};

}  // namespace hairline
