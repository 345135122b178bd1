#pragma once

#include <array>

#include "core/query/answer.h"
#include "core/query/general/gjk_pair.h"
#include "core/query/general/rotating_body.h"

namespace hairline {

/// Two moving convex bodies, relative to the second, with their nearest points at any time. Each
/// may rotate besides.
template <std::floating_point S>
class MovingPair {
 public:
  /// The nearest points at a time; if the bodies are separated, an axis that bounds how long they
  /// stay so.
  struct Moment {
    S time{};
    GjkResult<Vector3<S>> found;
    /// The gap on the axis of the nearest points and its growth rate by translation, both in the
    /// axis' units.
    S gap{};
    S growth{};
    /// A bound on the rounding error of gap + growth * (t - time), for any t in [0, 1], and of what
    /// rotations add to it.
    S error{};
    /// The bodies that rotate, relative to their centres.
    std::array<ConvexBody<S>, 2> rotated;

    /// Whether rounding leaves no proof that the bodies are separated.
    bool isContact() const { return !found.separated || !(gap > error); }
    /// The axis of the nearest points; none if the bodies are not separated.
    std::optional<Vector3<S>> axis() const {
      return found.separated ? std::optional(found.axis) : std::nullopt;
    }
  };

  MovingPair(const Shape& a, const Shape& b, const std::array<Vector3<S>, 2>& displacements,
             const std::array<const RotationMotion*, 2>& rotations)
      : MovingPair(convexBodyOf<S>(a), convexBodyOf<S>(b), displacements, rotations) {}

  bool isEmpty() const { return m_pair.isEmpty(); }
  bool rotates() const { return m_rotating[0] || m_rotating[1]; }

  template <typename Observer>
  Moment at(S time, Label label, Observer& observer) const {
    Silent silent;
    Moment moment;
    moment.time = time;
    const Vector3<S> offset = m_motion * time;
    if (rotates()) {
      moment.found = gjk(pairAt(time, moment.rotated), offset, GjkGoal::distance, silent);
    } else {
      moment.found = gjk(m_pair, offset, GjkGoal::distance, silent);
    }
    if (moment.found.separated) {
      moment.gap = gapBeyond(moment.found, m_pair.margin());
      moment.growth = dot(moment.found.axis, m_motion);
      moment.error = errorOn(moment.found.axis);
    }
    observer.step([&] {
      TimeStep step;
      step.label = label;
      step.time = toDouble(time);
      if (moment.found.separated) {
        step.distance = toDouble(S(moment.gap / std::sqrt(squaredNorm(moment.found.axis)))) *
                        toDouble(m_pair.unit);
      }
      return step;
    });
    return moment;
  }

  /// Whether the axis of a moment provably separates the bodies from its time to another, earlier
  /// or later.
  bool separates(const Moment& moment, S other) const {
    const S duration = other - moment.time;
    const S gap = moment.gap + moment.growth * duration;
    if (moment.isContact()) return false;
    if (!rotates()) return gap > moment.error;
    // All bounds are concave in time, so that both ends decide.
    for (const Change& a : changes(0, moment, duration)) {
      for (const Change& b : changes(1, moment, duration)) {
        if (moment.gap + (a.now + b.now) > moment.error &&
            gap + (a.after + b.after) > moment.error) {
          return true;
        }
      }
    }
    return false;
  }

  /// How long the axis of a moment, which separates the bodies, separates them at least; it does
  /// not do so until time 1. With rotation by bisection, less a 64th at most.
  S advance(const Moment& moment, S shortest) const {
    if (!rotates()) return (moment.error - moment.gap) / moment.growth;
    S tooLong = 1 - moment.time;
    S length = tooLong / 2;
    const auto lasts = [&](S duration) { return separates(moment, moment.time + duration); };
    for (; !lasts(length); length /= 2) {
      if (!(length > shortest)) return S(0);
      tooLong = length;
    }
    for (int round = 0; round < 6; ++round) {
      const S middle = length + (tooLong - length) / 2;
      (lasts(middle) ? length : tooLong) = middle;
    }
    return length;
  }

  /// How many moments may be looked at. Every axis lasts for some part of a turn.
  int mostMoments() const { return 256 + static_cast<int>(32 * m_turns); }

  /// A contact at a time, and the axis that separated the bodies before, if there was one.
  SweepAnswer<S> contact(S time, const std::optional<Vector3<S>>& normal) const {
    VerdictOnly silent;
    SweepAnswer<S> answer;
    answer.hit = true;
    answer.time = time;
    answer.normal = normal;
    answer.point = pointBetween(m_pair, at(time, {}, silent).found) + m_displacementOfB * time;
    return answer;
  }

  /// Whether an axis separates the volumes that the bodies sweep, those that rotate in the
  /// cylinders about their axes of rotation: bodies that turn beside each other need no search.
  bool areSweptApart() const {
    const ConvexPair<S> volumes = sweptVolumes();
    const GjkResult<Vector3<S>> found = nearest(volumes, GjkGoal::distance);
    return found.separated && gapBeyond(found, volumes.margin()) > errorOn(found.axis);
  }

  /// No contact; with an axis between b and the swept volume of a, if rounding leaves one.
  SweepAnswer<S> miss() const {
    const ConvexPair<S> volumes = sweptVolumes();
    const GjkResult<Vector3<S>> found = nearest(volumes, GjkGoal::verdict);
    SweepAnswer<S> answer;
    if (found.separated) answer.separating = gjk_pair::separatingAxis(volumes, found);
    return answer;
  }

 private:
  MovingPair(const ConvexBody<S>& a, const ConvexBody<S>& b,
             const std::array<Vector3<S>, 2>& displacements,
             const std::array<const RotationMotion*, 2>& rotations)
      : m_pair(a, b,
               maximum(largest(displacements[0] - displacements[1]),
                       maximum(sizeOf(a, rotations[0]), sizeOf(b, rotations[1])))),
        m_motion((displacements[0] - displacements[1]) / m_pair.unit),
        m_displacementOfB(displacements[1]) {
    const std::array bodies{&a, &b};
    const std::array own{&m_pair.a, &m_pair.b};
    for (std::size_t i = 0; i < 2; ++i) {
      if (!turns(rotations[i])) continue;
      m_rotating[i].emplace(*bodies[i], *rotations[i], S(1) / m_pair.unit);
      m_errorOfRotation += m_rotating[i]->error();
      m_turns += static_cast<S>(std::abs(rotations[i]->angle));
    }
    for (int i = 0; i < 3; ++i) {
      // Support points of a cylinder around a rotation are on rims.
      const auto extent = [&](std::size_t k) {
        return m_rotating[k] ? absolute(m_rotating[k]->center()[i]) + 3 * m_rotating[k]->reach()
                             : own[k]->largest(i);
      };
      m_extent[i] = extent(0) + extent(1) + m_pair.margin() + absolute(m_motion[i]);
      // Support points on rims take a projection, a division and a product as well, those of
      // ellipsoids a division and a product along each axis.
      for (const auto* body : own) {
        for (const auto& disc : body->discs) m_extent[i] += 2 * disc.radius;
        for (const Vector3<S>& arm : body->arms) m_extent[i] += 4 * absolute(arm[i]);
      }
    }
  }

  /// The gap on an axis d, and its change until a time, are off by at most this many ulps of sum
  /// |d_i| e_i, e being m_extent. In half ulps: 18 for polytopes (5 for their vertices, 6 for which
  /// of them is the support point, 2 for differences, 3 for the product with d, 2 for the
  /// displacement), fewer for the motion, and 7 more with margins. Besides by m_errorOfRotation.
  static constexpr S roundings = 13;

  S errorOn(const Vector3<S>& axis) const {
    S error(0);
    for (int i = 0; i < 3; ++i) error += absolute(axis[i]) * m_extent[i];
    error *= roundings * std::numeric_limits<S>::epsilon();
    if (!rotates()) return error;
    return error +
           std::sqrt(squaredNorm(axis)) * m_errorOfRotation * std::numeric_limits<S>::epsilon();
  }

  static S largest(const Vector3<S>& v) {
    return maximum(maximum(absolute(v[0]), absolute(v[1])), absolute(v[2]));
  }
  static bool turns(const RotationMotion* rotation) {
    return rotation != nullptr && rotation->angle != 0;
  }
  static S sizeOf(const ConvexBody<S>& body, const RotationMotion* rotation) {
    return turns(rotation) ? RotatingBody<S>::size(body, *rotation) : S(0);
  }

  /// The pair at a time, before the displacements.
  ConvexPair<S> pairAt(S time, std::array<ConvexBody<S>, 2>& rotated) const {
    ConvexPair<S> pair = m_pair;
    const std::array own{&pair.a, &pair.b};
    for (std::size_t i = 0; i < 2; ++i) {
      if (!m_rotating[i]) continue;
      rotated[i] = m_rotating[i]->at(time);
      *own[i] = rotated[i];
      own[i]->translate(m_rotating[i]->center());
    }
    return pair;
  }

  /// What a rotation adds at least to the gap of a moment, at its time and after a duration, by a
  /// bound that is concave between the two.
  struct Change {
    S now{};
    S after{};
  };
  /// By each of two bounds.
  std::array<Change, 2> changes(std::size_t body, const Moment& moment, S duration) const {
    if (!m_rotating[body]) return {};
    const Vector3<S> direction = body == 0 ? moment.found.axis : Vector3<S>(-moment.found.axis);
    const ConvexBody<S>& rotated = moment.rotated[body];
    const S now = dot(direction, rotated.support(-direction));
    const S ever = m_rotating[body]->leastEver(direction) - now;
    const auto after = m_rotating[body]->leastAfter(rotated, direction, duration);
    return {Change{ever, ever}, after ? Change{S(0), *after - now} : Change{ever, ever}};
  }

  /// The volumes that the bodies sweep, of a relative to b.
  ConvexPair<S> sweptVolumes() const {
    ConvexPair<S> volumes = m_pair;
    const std::array own{&volumes.a, &volumes.b};
    for (std::size_t i = 0; i < 2; ++i) {
      if (!m_rotating[i]) continue;
      *own[i] = m_rotating[i]->swept();
      own[i]->translate(m_rotating[i]->center());
    }
    const ConvexBody<S> start = volumes.a;
    for (const Vector3<S>& point : start.points) volumes.a.points.push_back(point + m_motion);
    for (const auto& disc : start.discs) {
      volumes.a.discs.push_back({disc.center + m_motion, disc.radius});
    }
    return volumes;
  }

  static GjkResult<Vector3<S>> nearest(const ConvexPair<S>& pair, GjkGoal goal) {
    Silent silent;
    return gjk(pair, Vector3<S>(S(0), S(0), S(0)), goal, silent);
  }

  ConvexPair<S> m_pair;
  /// The motion of a relative to b, in the pair's unit.
  Vector3<S> m_motion;
  Vector3<S> m_displacementOfB;
  /// Per coordinate the sum of the largest absolute values of both bodies, their margins and rims,
  /// and of the motion.
  Vector3<S> m_extent;
  std::array<std::optional<RotatingBody<S>>, 2> m_rotating;
  /// In ulps of the axis' length.
  S m_errorOfRotation{};
  /// The sum of both angles.
  S m_turns{};
};

}  // namespace hairline
