#pragma once

#include "core/query/general/any_pair.h"
#include "core/query/general/moving_pair.h"

namespace hairline {

/// Times closer than this are equal: two ulps of 1.
template <std::floating_point S>
constexpr S shortestTime = 2 * std::numeric_limits<S>::epsilon();

/// Two moving bounded convex shapes, which may rotate: time advances by the gap between the nearest
/// points, less the bound on its rounding error, divided by the speed of approach along it; of
/// shapes that rotate as long as the axis provably separates them (see `RotatingBody`). So no
/// contact is passed, however fast the motion. It ends
/// - with a contact if the shapes are not separated (see gjk.h), if the gap is within its rounding
///   error, if the next advance is no longer than two units in the last place of 1, or after 256
///   advances, of shapes that rotate 32 more per radian: then the answer carries the bracket of
///   times that are left;
/// - without one if the gap, less its rounding error, lasts to time 1, or if the volumes are
///   separated that rotating shapes sweep.
/// In float a rotation's matrix is that of double, rounded. Mirtich 1996; RTCD 5.5.1.
struct SweepConservativeAdvancement : OfAnyMovingPair, Iterative {
  static constexpr QueryInfo info{.kind = Kind::sweep,
                                  .method = "conservative_advancement",
                                  .source = "RTCD 5.5.1",
                                  .rotates = true};

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const MovingPair<S> pair(*input.a.shape, *input.b.shape, input.displacements,
                             input.options.rotations);
    if (pair.isEmpty()) return {};
    S time(0);
    std::optional<Vector3<S>> normal;
    const int most = pair.mostMoments();
    int round = 0;
    for (; round < most; ++round) {
      const auto moment = pair.at(time, "advance", observer);
      // If a gap is within its error, only rounding decides where the axis points.
      if (moment.found.separated && (!moment.isContact() || !normal)) normal = moment.found.axis;
      if (moment.isContact()) break;
      if (pair.separates(moment, S(1)) || (round == 0 && pair.rotates() && pair.areSweptApart())) {
        observer.decide();
        return pair.miss();
      }
      // An axis that does not last to time 1 is shortened.
      const S advance = pair.advance(moment, shortestTime<S>);
      if (!(advance > shortestTime<S>)) break;
      time = minimum(S(time + advance), S(1));
    }
    observer.decide();
    SweepAnswer<S> answer = pair.contact(time, normal);
    if (pair.rotates() && round == most) answer.bracket = Interval<S>{time, S(1)};
    return answer;
  }
};

/// Two moving bounded convex shapes, which may rotate, by halving the time: an interval is free of
/// contact if the axis of the nearest points at its start or end separates the shapes throughout,
/// by more than its error bound; other intervals are halved, the earlier half first. So no contact
/// is passed, however fast the motion. An interval of two units in the last place of 1 that is not
/// free holds the contact: shapes that pass closer than they move in that time, or closer than the
/// rounding error of their distance, count as touching. Of shapes that rotate the answer carries
/// the bracket of the time; after 256 times, and 32 more per radian, it is all that is left. RTCD
/// 5.5.1, with bounds along one axis instead of bounds for all directions: with the latter, shapes
/// that slide past each other would take as many intervals as their gap fits into their
/// displacement.
struct SweepIntervalHalving : OfAnyMovingPair, Iterative {
  static constexpr QueryInfo info{
      .kind = Kind::sweep, .method = "interval_halving", .source = "RTCD 5.5.1", .rotates = true};

  template <Scalar S, typename Observer>
  static SweepAnswer<S> solve(const Input<S>& input, Observer& observer) {
    const MovingPair<S> pair(*input.a.shape, *input.b.shape, input.displacements,
                             input.options.rotations);
    if (pair.isEmpty()) return {};
    const auto start = pair.at(S(0), "start", observer);
    if (start.isContact()) {
      observer.decide();
      return answerOf(pair, {{S(0), S(0)}, start.axis()});
    }
    if (pair.rotates() && pair.areSweptApart()) {
      observer.decide();
      return pair.miss();
    }
    Search<S, Observer> search{pair, observer};
    const auto found = search.firstContact(start, pair.at(S(1), "end", observer), start.found.axis);
    observer.decide();
    return found ? answerOf(pair, *found) : pair.miss();
  }

 private:
  template <typename S>
  struct Contact {
    /// No contact precedes the lower end.
    Interval<S> time;
    std::optional<Vector3<S>> normal;
  };

  template <typename S>
  static SweepAnswer<S> answerOf(const MovingPair<S>& pair, const Contact<S>& contact) {
    if (!pair.rotates()) return pair.contact(contact.time.max, contact.normal);
    SweepAnswer<S> answer = pair.contact(contact.time.min, contact.normal);
    answer.bracket = contact.time;
    return answer;
  }

  template <typename S, typename Observer>
  struct Search {
    using Moment = typename MovingPair<S>::Moment;
    const MovingPair<S>& pair;
    Observer& observer;
    int moments = 0;

    /// The start is free of contact, or rounding leaves that open. `axis` is that of the last time
    /// so far at which the shapes were separated.
    std::optional<Contact<S>> firstContact(const Moment& start, const Moment& end,
                                           const Vector3<S>& axis) {
      if (pair.separates(start, end.time) || pair.separates(end, start.time)) {
        return std::nullopt;
      }
      if (end.time - start.time <= shortestTime<S>) {
        return Contact<S>{{start.time, end.time}, axis};
      }
      if (pair.rotates() && ++moments > pair.mostMoments()) {
        return Contact<S>{{start.time, S(1)}, axis};
      }
      const S time = start.time + (end.time - start.time) / 2;
      const Moment middle = pair.at(time, "middle", observer);
      if (auto found = firstContact(start, middle, axis)) return found;
      return firstContact(middle, end, middle.axis().value_or(axis));
    }
  };
};

}  // namespace hairline
