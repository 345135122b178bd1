#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/general/moving_pair.h"

namespace hairline {

/// Times closer than this are one: two units in the last place of 1.
template <std::floating_point S>
constexpr S shortestTime = 2 * std::numeric_limits<S>::epsilon();

/// Two moving bounded convex shapes: time goes on by as much as the gap between the nearest points
/// allows at the speed at which they approach along it. So no contact is passed, however fast the
/// motion. It ends
/// - with a contact where the shapes are not separated (see gjk.h), where the gap is no more than
///   the motion uses up along its axis in two units in the last place of 1, as of so small a gap
///   rounding alone says where it points and whether it shrinks, where the next advance is no
///   longer than that time, or after 256 advances;
/// - without one where the gap does not shrink, or would last beyond time 1.
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
      if (moment.isContact()) break;
      if (moment.gap <= shortestTime<S> * moment.reach) {
        if (!normal) normal = moment.found.axis;
        break;
      }
      normal = moment.found.axis;
      const S next = moment.growth < 0 ? time - moment.gap / moment.growth : S(2);
      if (next > 1) {
        observer.decide();
        return pair.miss();
      }
      if (next - time <= shortestTime<S>) break;
      time = next;
    }
    observer.decide();
    return pair.contact(time, normal);
  }
};

/// Two moving bounded convex shapes by halving the time: an interval is free of contact where the
/// axis of the nearest points at its start or at its end is not used up by the movement along it;
/// other intervals are halved, the earlier half first. So no contact is passed, however fast the
/// motion. An interval of two units in the last place of 1 that is not free holds the contact:
/// shapes that pass closer than they move in that time, along their nearest points, count as
/// touching. RTCD 5.5.1, with bounds along one axis instead of bounds for all directions, without
/// which shapes that slide past each other would take as many intervals as their gap fits into
/// their way.
struct SweepIntervalHalving : OfAnyMovingPair, Iterative {
  static constexpr QueryInfo info{Kind::sweep, "interval_halving", "RTCD 5.5.1"};

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const MovingPair<S> pair(*input.a.shape, *input.b.shape, input.displacements);
    if (pair.isEmpty()) return {};
    const auto start = pair.at(S(0), "start", observer);
    if (start.isContact()) {
      observer.decide();
      return pair.contact(S(0), std::nullopt);
    }
    const Search<S, Observer> search{pair, observer};
    const auto found = search.firstContact(start, pair.at(S(1), "end", observer));
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

    /// The start is free of contact.
    std::optional<Contact<S>> firstContact(const Moment& start, const Moment& end) const {
      if (!end.isContact() &&
          (start.keepsApartUntil(end.time) || end.keepsApartUntil(start.time))) {
        return std::nullopt;
      }
      if (end.time - start.time <= shortestTime<S>) {
        return Contact<S>{end.time, start.found.axis};
      }
      const S time = start.time + (end.time - start.time) / 2;
      const Moment middle = pair.at(time, "middle", observer);
      if (auto found = firstContact(start, middle)) return found;
      return firstContact(middle, end);
    }
  };
};

}  // namespace hairline
