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
  /// The normal of a contact with a ball of radius zero, which has no distance from the feature
  /// to tell it; good where it is against the motion.
  Vector3<S> outward{};
  /// How far from the feature towards the centre the common point is, of the whole way.
  S share{};

  /// The part of a vector that the feature cannot be left by.
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

/// Where the centre is against a feature, without what runs along it, and the square of the radius,
/// all in one unit.
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
