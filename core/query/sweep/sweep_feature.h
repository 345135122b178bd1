#pragma once

#include "core/query/sweep/contact.h"

namespace hairline {

/// A vertex, edge or face that a ball may touch.
template <typename S>
struct SweepFeature {
  enum class Kind { vertex, edge, face, inside };
  Kind kind = Kind::vertex;
  Label label;
  /// The vertex, or a point on the line or plane.
  Vector3<S> origin;
  /// Along the edge or normal to the face, of any length.
  Vector3<S> axis;
  /// The normal of a contact with a ball of radius zero, for which the distance from the feature
  /// gives none; valid if it is against the motion.
  Vector3<S> outward{};
  /// The position of the common point between feature and centre, as a fraction.
  S share{};

  /// The component of a vector along the feature.
  Vector3<S> along(const Vector3<S>& v) const {
    switch (kind) {
      case Kind::edge:
        return axis * S(dot(axis, v) / squaredNorm(axis));
      case Kind::face:
        return v - axis * S(dot(axis, v) / squaredNorm(axis));
      case Kind::inside:
        return v;
      case Kind::vertex:
        break;
    }
    return Vector3<S>(S(0), S(0), S(0));
  }
  /// The nearest point of its line or plane.
  MovingPoint<S> foot(const MovingPoint<S>& point) const {
    return {origin + along(Vector3<S>(point.start - origin)), along(point.velocity)};
  }
};

/// The centre's offset from a feature, without the component along it, and the square of the
/// radius, all in one unit.
template <typename S>
struct Approach {
  Vector3<S> offset;
  Vector3<S> way;
  S reachSquared;

  Vector3<S> at(const S& t) const { return offset + way * t; }
  S excess(const Vector3<S>& place) const { return squaredNorm(place) - reachSquared; }
  /// A quarter of the discriminant, without the difference of large squares.
  S discriminant() const {
    return reachSquared * squaredNorm(way) - squaredNorm(cross(offset, way));
  }
};

}  // namespace hairline
