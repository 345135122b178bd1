#pragma once

#include "core/math/signs.h"
#include "core/query/query.h"
#include "core/shapes/aabb.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/ellipsoid.h"
#include "core/shapes/half_space.h"
#include "core/shapes/kdop.h"
#include "core/shapes/obb.h"
#include "core/shapes/point.h"
#include "core/shapes/rectangle.h"
#include "core/shapes/sphere.h"

namespace hairline {

namespace contains_solids {

// Bounds are combined branchlessly.

/// Offers the sign of a bound: `room` is negative if the point is outside.
template <typename S, typename Observer>
bool keeps(Observer& observer, Label label, const S& room) {
  observer.step([&] { return SignStep{label, toDouble(room), sign(room)}; });
  return !isNegative(room);
}

template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Sphere<S>& s, Observer& observer) {
  return keeps<S>(observer, "radius² - distance²", s.radius * s.radius - squaredNorm(p - s.center));
}

template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Aabb<S>& s, Observer& observer) {
  constexpr std::array<std::array<Label, 2>, 3> labels{
      {{"x - min", "max - x"}, {"y - min", "max - y"}, {"z - min", "max - z"}}};
  bool all = true;
  for (int k = 0; k < 3; ++k) {
    const auto& pair = labels[static_cast<std::size_t>(k)];
    all &= keeps<S>(observer, pair[0], p[k] - s.min[k]);
    all &= keeps<S>(observer, pair[1], s.max[k] - p[k]);
  }
  return all;
}

template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const HalfSpace<S>& s, Observer& observer) {
  return keeps<S>(observer, "offset - height", s.offset - dot(s.normal, p));
}

template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Kdop<S>& s, Observer& observer) {
  bool all = true;
  for (std::size_t i = 0; i < s.directions.size(); ++i) {
    const auto& [x, y, z] = s.directions[i];
    const S height = dot(Vector3<S>(S(x), S(y), S(z)), p);
    all &= keeps<S>(observer, "height - min", height - s.min[i]);
    all &= keeps<S>(observer, "max - height", s.max[i] - height);
  }
  return all;
}

/// The coordinates of the point in the frame of the stored axes, by Cramer's rule: correct also for
/// axes that are not orthonormal to the last bit.
template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Obb<S>& s, Observer& observer) {
  constexpr std::array<Label, 3> labels{"half-extent 0", "half-extent 1", "half-extent 2"};
  const Vector3<S> offset = p - s.center;
  const S whole = absolute(dot(s.axes[0], cross(s.axes[1], s.axes[2])));
  bool all = true;
  for (std::size_t i = 0; i < 3; ++i) {
    const S part = dot(offset, cross(s.axes[(i + 1) % 3], s.axes[(i + 2) % 3]));
    all &= keeps<S>(observer, labels[i], whole * s.halfExtents[i] - absolute(part));
  }
  return all;
}

/// The same with the normal of the rectangle's plane as third axis.
template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Rectangle<S>& s, Observer& observer) {
  constexpr std::array<Label, 2> labels{"half-extent 0", "half-extent 1"};
  const Vector3<S> offset = p - s.center;
  const Vector3<S> normal = cross(s.axes[0], s.axes[1]);
  const S height = dot(normal, offset);
  bool all = sign(height) == 0;
  observer.step([&] { return SignStep{"height over the plane", toDouble(height), sign(height)}; });
  const S whole = squaredNorm(normal);
  const std::array<S, 2> parts{dot(offset, cross(s.axes[1], normal)),
                               dot(offset, cross(normal, s.axes[0]))};
  for (std::size_t i = 0; i < 2; ++i) {
    all &= keeps<S>(observer, labels[i], whole * s.halfExtents[i] - absolute(parts[i]));
  }
  return all;
}

/// The coordinates in the frame of the axes, in radii. Those along radii of 0 have to be 0.
template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Ellipsoid<S>& s, Observer& observer) {
  constexpr std::array<Label, 3> labels{"radius 0", "radius 1", "radius 2"};
  const Vector3<S> offset = p - s.center;
  const S whole = dot(s.axes[0], cross(s.axes[1], s.axes[2]));
  bool all = true;
  S square(0);
  for (std::size_t i = 0; i < 3; ++i) {
    const S part = dot(offset, cross(s.axes[(i + 1) % 3], s.axes[(i + 2) % 3]));
    if (sign(s.radii[i]) == 0) {
      all &= keeps<S>(observer, labels[i], S(-absolute(part)));
    } else {
      const S share = part / (whole * s.radii[i]);
      square += share * share;
    }
  }
  all &= keeps<S>(observer, "1 - distance² in radii", S(1) - square);
  return all;
}

template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Capsule<S>& s, Observer& observer) {
  const Vector3<S> axis = s.b - s.a;
  const S radius = s.radius * s.radius;
  const S along = dot(axis, p - s.a);
  const S length = squaredNorm(axis);
  const bool before = sign(along) <= 0;
  const bool beyond = !before && sign(S(length - along)) <= 0;
  if (before) return keeps<S>(observer, "radius² - distance² to a", radius - squaredNorm(p - s.a));
  if (beyond) return keeps<S>(observer, "radius² - distance² to b", radius - squaredNorm(p - s.b));
  return keeps<S>(observer, "radius² - distance² to the axis",
                  radius * length - squaredNorm(cross(axis, p - s.a)));
}

template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Cylinder<S>& s, Observer& observer) {
  const Vector3<S> axis = s.b - s.a;
  bool all = keeps<S>(observer, "beyond cap a", dot(axis, p - s.a));
  all &= keeps<S>(observer, "before cap b", dot(axis, s.b - p));
  if (!observer.records && !all) return false;
  all &= keeps<S>(observer, "radius² - distance² to the axis",
                  s.radius * s.radius * squaredNorm(axis) - squaredNorm(cross(axis, p - s.a)));
  return all;
}

/// With the stored axis of length |axis| the base is at `height` axes from the apex; radial
/// distances are compared at the point's own height.
template <Scalar S, typename Observer>
bool inside(const Vector3<S>& p, const Cone<S>& s, Observer& observer) {
  const Vector3<S> offset = p - s.apex;
  const S axisSquared = squaredNorm(s.axis);
  const S along = dot(s.axis, offset);
  bool all = keeps<S>(observer, "beyond the apex", along);
  all &= keeps<S>(observer, "before the base", s.height * axisSquared - along);
  if (!observer.records && !all) return false;
  const S radial = squaredNorm(cross(s.axis, offset));
  if (sign(s.height) == 0) {
    // A cone of zero height is its base.
    all &= keeps<S>(observer, "within the rim", s.radius * s.radius * axisSquared - radial);
    return all;
  }
  const S slope = s.radius * along;
  all &= keeps<S>(observer, "within the lateral surface",
                  slope * slope - radial * s.height * s.height * axisSquared);
  return all;
}

}  // namespace contains_solids

/// Whether a solid or rectangle contains a point, by the definition of the set.
template <template <typename> class B>
struct ContainsPointDefinition {
  static constexpr QueryInfo info{Kind::contains, "definition", "RTCD 5.4"};
  /// The bound of a cone's lateral surface is of degree eight.
  static constexpr bool filtered = !std::is_same_v<B<double>, Cone<double>>;
  template <typename S>
  using Input = typename PairInput<Point, B>::template Type<S>;

  template <Scalar S, typename Observer>
  static ContainsAnswer<S> solve(const Input<S>& input, Observer& observer) {
    ContainsAnswer<S> answer;
    answer.contains = contains_solids::inside<S>(input.a.position, input.b, observer);
    observer.decide();
    return answer;
  }
};

}  // namespace hairline
