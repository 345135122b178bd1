#pragma once

#include <optional>

#include "core/math/interruption.h"
#include "core/query/contains/half_spaces.h"
#include "core/query/contains/point_solids.h"
#include "core/query/contains/quadric_inclusion.h"
#include "core/query/general/any_pair.h"
#include "core/query/general/axis_labels.h"
#include "core/query/general/carrier.h"
#include "core/shapes/cone_of.h"

namespace hairline {

namespace contains_support {

/// What sticks out of the solid: a vertex, or the support point of a ball or disc, with its name.
template <typename S>
struct Outside {
  Label feature;
  Vector3<S> base;
  /// The point is base + radius direction / |direction|, and base if the direction is unset.
  std::optional<Vector3<S>> direction{};
  S radius{};
  bool hasPoint = true;
  /// Replaces |direction|², if set.
  std::optional<S> length{};
};

/// Whether a - √b >= 0.
template <Scalar S>
bool isAtLeastRoot(const S& a, const S& b) {
  return !isNegative(a) && !isNegative(S(a * a - b));
}

/// The sign of a √c + b for c > 0.
template <Scalar S>
int signOfSum(const S& a, const S& c, const S& b) {
  if (sign(a) * sign(b) >= 0) return sign(a) != 0 ? sign(a) : sign(b);
  return sign(a) * sign(S(a * a * c - b * b));
}

template <Scalar S, typename Observer>
bool keeps(Observer& observer, Label label, const S& room, bool holds) {
  observer.step([&] { return SignStep{label, toDouble(room), holds ? 1 : -1}; });
  return holds;
}

/// The name of a part of the inner shape.
inline Label featureOf(const Shape& shape, bool isCenter, std::size_t i) {
  if (!isCenter) {
    if (std::holds_alternative<Cone<double>>(shape)) return "apex";
    // Corners that the shape does not number.
    const bool isNumbered =
        !std::holds_alternative<Kdop<double>>(shape) && !std::holds_alternative<Mesh>(shape);
    return isNumbered ? vertexLabel(i) : Label("vertex");
  }
  if (std::holds_alternative<Sphere<double>>(shape) ||
      std::holds_alternative<Ellipsoid<double>>(shape)) {
    return "surface";
  }
  if (coneOf(shape)) return "rim";
  if (std::holds_alternative<Capsule<double>>(shape)) return i == 0 ? "end a" : "end b";
  return i == 0 ? "rim a" : "rim b";
}

/// The part of a vector across an axis.
template <Scalar S>
Vector3<S> acrossOf(const Vector3<S>& vector, const Vector3<S>& axis) {
  return vector - axis * S(dot(vector, axis) / squaredNorm(axis));
}

/// The inner shape against a solid, part by part.
template <Scalar S, typename Observer>
class Inside {
 public:
  Inside(const Shape& shape, Observer& observer)
      : m_shape(shape), m_carrier(carrierOf<S>(shape)), m_observer(observer) {}

  bool isEmpty() const { return m_carrier.isEmpty(); }
  const std::optional<Outside<S>>& outside() const { return m_outside; }

  /// Against the intersection of half-spaces: the farthest point along the normal of each.
  void check(const std::vector<HalfSpace<S>>& list) {
    for (const HalfSpace<S>& half : list) {
      if (isDone()) return;
      countOperations(1 + m_carrier.points.size() / 32);
      checkPoints(half);
      checkRound(half);
    }
  }

  void check(const Sphere<S>& solid) {
    eachPoint(solid);
    if (!m_carrier.arms.empty()) return checkSurface(solid);
    const S square = solid.radius * solid.radius;
    for (std::size_t i = 0; i < m_carrier.centers.size() && !isDone(); ++i) {
      const Vector3<S> offset = m_carrier.centers[i] - solid.center;
      // The farthest point of a ball is radius + |offset| away, that of a disc at the square
      // |offset|² + radius² + 2 radius |offset across its axis|.
      const S room = square - squaredNorm(offset) - m_carrier.radius * m_carrier.radius;
      const S across =
          m_carrier.isOfDiscs() ? squaredNorm(cross(offset, m_carrier.axis)) : squaredNorm(offset);
      const S twice = S(2) * m_carrier.radius;
      const bool holds = !isNegative(room) &&
                         !isNegative(S(room * room * m_carrier.unit() - twice * twice * across));
      if (keeps<S>(m_observer, "room of the centre", room, holds)) continue;
      Vector3<S> outward = m_carrier.isOfDiscs() ? acrossOf<S>(offset, m_carrier.axis) : offset;
      if (isZero(outward)) outward = quadric_inclusion::anyAcross<S>(m_carrier.axis);
      stickOut(i, outward);
    }
  }

  /// A ball is inside if its centre is in the capsule with the radius less that of the ball. A disc
  /// or ellipsoid is inside the cylinder and, where it is beyond an end, in the ball there.
  void check(const Capsule<S>& solid) {
    const Vector3<S> axis = solid.b - solid.a;
    if (isZero(axis)) return check(Sphere<S>{solid.a, solid.radius});
    eachPoint(solid);
    if (isTurned()) {
      checkSurface(solid);
      checkEnd(solid.a, Vector3<S>(-axis), solid.radius);
      checkEnd(solid.b, axis, solid.radius);
      return;
    }
    const S length = squaredNorm(axis);
    for (std::size_t i = 0; i < m_carrier.centers.size() && !isDone(); ++i) {
      const Vector3<S>& center = m_carrier.centers[i];
      const S less = solid.radius - m_carrier.radius;
      const bool isSmall = keeps<S>(m_observer, "difference of the radii", less, !isNegative(less));
      if (isSmall &&
          contains_solids::inside<S>(center, Capsule<S>{solid.a, solid.b, less}, m_observer)) {
        continue;
      }
      S along = dot(axis, Vector3<S>(center - solid.a));
      along = minimum(maximum(along, S(0)), length);
      Vector3<S> outward = center - solid.a;
      if (sign(length) > 0) outward -= axis * S(along / length);
      if (isZero(outward)) outward = quadric_inclusion::anyAcross<S>(axis);
      stickOut(i, outward);
    }
  }

  void check(const Cylinder<S>& solid) {
    eachPoint(solid);
    const Vector3<S> axis = solid.b - solid.a;
    const S length = squaredNorm(axis);
    if (isTurned()) {
      checkRound({axis, dot(axis, solid.b)});
      checkRound({Vector3<S>(-axis), S(-dot(axis, solid.a))});
      return checkSurface(solid);
    }
    const S reachSquared = m_carrier.radius * m_carrier.radius * length;
    for (std::size_t i = 0; i < m_carrier.centers.size() && !isDone(); ++i) {
      const Vector3<S> offset = m_carrier.centers[i] - solid.a;
      const S along = dot(axis, offset);
      const S rest = length - along;
      if (!keeps<S>(m_observer, "beyond cap a", along, isAtLeastRoot(along, reachSquared))) {
        stickOut(i, Vector3<S>(-axis));
      }
      if (isDone()) return;
      if (!keeps<S>(m_observer, "before cap b", rest, isAtLeastRoot(rest, reachSquared))) {
        stickOut(i, axis);
      }
      if (isDone()) return;
      const S less = solid.radius - m_carrier.radius;
      const S room = less * less * length - squaredNorm(cross(axis, offset));
      if (!keeps<S>(m_observer, "radius² - distance² to the axis", room,
                    !isNegative(less) && !isNegative(room))) {
        Vector3<S> outward = acrossOf<S>(offset, axis);
        if (isZero(outward)) outward = quadric_inclusion::anyAcross<S>(axis);
        stickOut(i, outward);
      }
    }
  }

  void check(const Ellipsoid<S>& solid) {
    eachPoint(solid);
    for (std::size_t i = 0; i < 3; ++i) {
      if (sign(solid.radii[i]) != 0) continue;
      const Vector3<S> normal = cross(solid.axes[(i + 1) % 3], solid.axes[(i + 2) % 3]);
      checkRound({normal, dot(normal, solid.center)});
      checkRound({Vector3<S>(-normal), S(-dot(normal, solid.center))});
    }
    checkSurface(solid);
  }

  /// With the axis A, the height h and radius R of the cone, a point at A·offset along the axis and
  /// |A × offset| beside it is as far inside the lateral surface as the difference of R A·offset
  /// and h |A| |A × offset|, over |A| √(R² + h² A²).
  void check(const Cone<S>& solid) {
    eachPoint(solid);
    const S length = squaredNorm(solid.axis);
    if (isTurned()) {
      const S start = dot(solid.axis, solid.apex);
      checkRound({solid.axis, S(start + solid.height * length)});
      checkRound({Vector3<S>(-solid.axis), S(-start)});
      return checkSurface(solid);
    }
    const S slant = solid.radius * solid.radius + solid.height * solid.height * length;
    const S reachSquared = m_carrier.radius * m_carrier.radius * length;
    for (std::size_t i = 0; i < m_carrier.centers.size() && !isDone(); ++i) {
      if (sign(m_carrier.radius) == 0) {
        if (!contains_solids::inside<S>(m_carrier.centers[i], solid, m_observer)) {
          stickOutAt(m_carrier.centers[i], featureOf(m_shape, true, i));
        }
        continue;
      }
      const Vector3<S> offset = m_carrier.centers[i] - solid.apex;
      const S along = dot(solid.axis, offset);
      const S rest = solid.height * length - along;
      if (!keeps<S>(m_observer, "before the base", rest, isAtLeastRoot(rest, reachSquared))) {
        stickOut(i, solid.axis);
      }
      if (isDone()) return;
      const S inward = solid.radius * along;
      const S beside =
          solid.height * solid.height * length * squaredNorm(cross(solid.axis, offset));
      const S apart = reachSquared * slant;
      const S square = inward * inward - beside - apart;
      // inward >= √beside + √apart; `inward` is positive, as a cone that is a point holds no ball.
      const bool holds = isPositive(inward) && !isNegative(square) &&
                         !isNegative(S(square * square - S(4) * beside * apart));
      if (!keeps<S>(m_observer, "within the lateral surface", square, holds)) {
        // The normal of the lateral surface has roots within roots.
        setOutside({featureOf(m_shape, true, i), m_carrier.centers[i], std::nullopt, S(0), false});
      }
    }
  }

 private:
  bool isDone() const { return m_outside && !m_observer.records; }

  /// Of discs, or an ellipsoid.
  bool isTurned() const { return m_carrier.isOfDiscs() || !m_carrier.arms.empty(); }

  void checkRound(const HalfSpace<S>& half) {
    const S unit = m_carrier.unit();
    const S reachSquared = m_carrier.reachSquared(half.normal);
    for (std::size_t i = 0; i < m_carrier.centers.size() && !isDone(); ++i) {
      const Vector3<S>& center = m_carrier.centers[i];
      const S room = half.offset - dot(half.normal, center);
      const bool holds = !isNegative(room) && !isNegative(S(room * room * unit - reachSquared));
      if (keeps<S>(m_observer, "room of the centre", room, holds)) continue;
      stickOut(i, m_carrier.outward(half.normal), reachSquared);
    }
  }

  /// Each ball, disc or ellipsoid against the curved surface of a solid.
  template <typename Solid>
  void checkSurface(const Solid& solid) {
    using namespace quadric_inclusion;
    if constexpr (std::same_as<S, Filtered>) {
      // Decided by roots.
      Filtered::setDoubt();
    } else {
      const Quadric<S> surface = surfaceOf<S>(solid);
      for (std::size_t i = 0; i < m_carrier.centers.size() && !isDone(); ++i) {
        countOperations(1);
        const RoundPart<S> part = roundPart<S>(m_carrier, i);
        if (sign(part.square) == 0) {
          if (!contains_solids::inside<S>(part.center, solid, m_observer)) {
            stickOutAt(part.center, featureOf(m_shape, true, i));
          }
          continue;
        }
        const Label feature = featureOf(m_shape, true, i);
        const Label label = "room of the farthest point";
        if constexpr (std::same_as<S, Rational>) {
          const bool holds = isNowherePositive(part, surface);
          m_observer.step([&] {
            const double room = -toDouble(greatestIn(part, surface).value);
            return SignStep{label, room, holds ? 1 : -1};
          });
          // The point is a root of high degree.
          if (!holds) setOutside({feature, part.center, std::nullopt, S(0), false});
        } else {
          const auto [place, height] = greatestIn<S>(part, surface);
          if (!keeps<S>(m_observer, label, S(-height), height <= 0)) stickOutAt(place, feature);
        }
      }
    }
  }

  /// Discs against the ball at an end of a capsule, if their points farthest from the end's centre
  /// are beyond it.
  void checkEnd(const Vector3<S>& end, const Vector3<S>& outward, const S& radius) {
    if (!m_carrier.arms.empty()) return checkBeyond(Sphere<S>{end, radius}, outward);
    const Vector3<S>& axis = m_carrier.axis;
    for (std::size_t i = 0; i < m_carrier.centers.size() && !isDone(); ++i) {
      const Vector3<S> offset = m_carrier.centers[i] - end;
      const S along = dot(outward, offset);
      Vector3<S> way = acrossOf<S>(offset, axis);
      // All points of the rim may be as far.
      const bool isEven = isZero(way);
      if (isEven) way = acrossOf<S>(outward, axis);
      if (isZero(way)) way = quadric_inclusion::anyAcross<S>(axis);
      const S part = m_carrier.radius * dot(outward, way);
      const int side = signOfSum<S>(along, squaredNorm(way), part);
      m_observer.step([&] {
        return SignStep{"farthest point beyond the end", toDouble(part), side};
      });
      if (side <= 0) continue;
      const S room = radius * radius - squaredNorm(offset) - m_carrier.radius * m_carrier.radius;
      const S twice = S(2) * m_carrier.radius;
      const S across = isEven ? S(0) : squaredNorm(cross(offset, axis));
      const bool holds =
          isAtLeastRoot<S>(room * m_carrier.unit(), S(twice * twice * across * m_carrier.unit()));
      if (!keeps<S>(m_observer, "room of the centre", room, holds)) stickOut(i, way);
    }
  }

  /// An ellipsoid against the ball at an end of a capsule, where it is beyond the end.
  void checkBeyond(const Sphere<S>& ball, const Vector3<S>& outward) {
    using namespace quadric_inclusion;
    if constexpr (std::same_as<S, Filtered>) {
      // Decided by roots.
      Filtered::setDoubt();
    } else {
      if (isDone()) return;
      countOperations(1);
      const RoundPart<S> part = roundPart<S>(m_carrier, 0);
      const Label label = "room of the farthest point";
      const auto found = greatestBeyond(part, surfaceOf<S>(ball), outward);
      bool holds = !found || sign(found->value) <= 0;
      if constexpr (std::same_as<S, Rational>) {
        holds = !isPositiveBeyond(part, surfaceOf<S>(ball), outward);
      }
      // Nothing of the ellipsoid is beyond the end.
      if (!found && holds) return;
      m_observer.step([&] {
        return SignStep{label, found ? -toDouble(found->value) : 0, holds ? 1 : -1};
      });
      if (holds) return;
      const Label feature = featureOf(m_shape, true, 0);
      if constexpr (std::same_as<S, Rational>) {
        // The point is a root of high degree.
        setOutside({feature, part.center, std::nullopt, S(0), false});
      } else {
        stickOutAt(found->place, feature);
      }
    }
  }

  void setOutside(Outside<S> outside) {
    if (m_outside) return;
    m_outside = std::move(outside);
    m_observer.decide();
  }
  void stickOutAt(const Vector3<S>& point, Label feature) { setOutside({feature, point}); }
  /// At the support point of a ball or disc, or of an ellipsoid, which is its centre and
  /// outward / √reachSquared.
  void stickOut(std::size_t i, const Vector3<S>& outward, const S& reachSquared = S(0)) {
    const Label feature = featureOf(m_shape, true, i);
    const Vector3<S>& center = m_carrier.centers[i];
    if (!m_carrier.arms.empty()) {
      if (sign(reachSquared) == 0) return stickOutAt(center, feature);
      return setOutside({feature, center, outward, S(1), true, reachSquared});
    }
    if (sign(m_carrier.radius) == 0 || isZero(outward)) return stickOutAt(center, feature);
    setOutside({feature, center, outward, m_carrier.radius});
  }

  void checkPoints(const HalfSpace<S>& half) {
    const std::vector<Vector3<S>>& points = m_carrier.points;
    if (points.empty()) return;
    std::size_t most = 0;
    S height = dot(half.normal, points[0]);
    for (std::size_t i = 1; i < points.size(); ++i) {
      const S value = dot(half.normal, points[i]);
      if (m_observer.answers && isPositive(S(value - height))) most = i;
      height = maximum(height, value);
    }
    const S over = height - half.offset;
    observe("height over face", over);
    if (isPositive(over)) stickOutAt(points[most], featureOf(m_shape, false, most));
  }

  template <typename Solid>
  void eachPoint(const Solid& solid) {
    for (std::size_t i = 0; i < m_carrier.points.size() && !isDone(); ++i) {
      countOperations(1);
      if (!contains_solids::inside<S>(m_carrier.points[i], solid, m_observer)) {
        stickOutAt(m_carrier.points[i], featureOf(m_shape, false, i));
      }
    }
  }

  void observe(Label label, const S& value) {
    m_observer.step([&] { return SignStep{label, toDouble(value), sign(value)}; });
  }

  const Shape& m_shape;
  Carrier<S> m_carrier;
  Observer& m_observer;
  std::optional<Outside<S>> m_outside;
};

}  // namespace contains_support

/// Whether a solid contains a bounded shape: all its vertices, and the balls or discs whose hull it
/// is. Polytopes are the intersections of half-spaces, each compared with the farthest point along
/// its normal; round solids are compared with each vertex, and with each ball by its distance from
/// their surface. Discs and ellipsoids in round solids, except discs in balls, and all round shapes
/// in ellipsoids are compared by the greatest value that the solid's quadratic function has in them
/// (isNowherePositive): in float and double by iteration, in exact by roots. An empty k-DOP is in
/// every solid. What sticks out is reported.
struct ContainsSupport : OfAnyPair {
  static constexpr QueryInfo info{Kind::contains, "support", "support points"};

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    contains_support::Inside<S, Observer> inner(*input.a.shape, observer);
    ContainsAnswer<S> answer;
    answer.contains = true;
    if (inner.isEmpty()) return answer;
    const Shape& solid = *input.b.shape;
    if (const auto list = halfSpacesOf<S>(solid)) {
      inner.check(*list);
    } else {
      std::visit(
          [&](const auto& known) {
            if constexpr (requires { inner.check(convert<S>(known)); }) {
              inner.check(convert<S>(known));
            }
          },
          solid);
    }
    const auto& outside = inner.outside();
    if (!outside) {
      observer.decide();
      return answer;
    }
    answer.contains = false;
    answer.feature = outside->feature;
    if (observer.answers && outside->hasPoint) putPoint(*outside, answer);
    return answer;
  }

 private:
  template <Scalar S>
  static void putPoint(const contains_support::Outside<S>& outside, ContainsAnswer<S>& answer) {
    if (!outside.direction) {
      answer.point = outside.base;
      return;
    }
    const Vector3<S>& direction = *outside.direction;
    const S length = outside.length ? *outside.length : squaredNorm(direction);
    if constexpr (std::same_as<S, Rational>) {
      answer.quadraticPoint.emplace();
      for (int k = 0; k < 3; ++k) {
        // 1 / √c = (1 / c) √c
        (*answer.quadraticPoint)[static_cast<std::size_t>(k)] = {
            outside.base[k], S(direction[k] * outside.radius / length), length};
      }
    } else {
      answer.point = outside.base + direction * S(outside.radius / squareRoot(length));
    }
  }
};

}  // namespace hairline
