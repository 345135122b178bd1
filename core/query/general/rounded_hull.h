#pragma once

#include <vector>

#include "core/math/vector.h"
#include "core/query/answer.h"
#include "core/shapes/shape.h"

namespace hairline {

/// All points within a radius of the hull of some points.
struct RoundedHull {
  std::vector<Vector3<Rational>> points;
  Rational radius;
};

/// A sphere, a capsule or a polytope as a rounded hull; without points where a k-DOP is empty.
RoundedHull roundedHullOf(const Shape& shape);

/// When two rounded hulls first touch in [0, 1], a going a way as seen from b, which is itself
/// carried along. Whether they have touched by some time is told by the nearest points of the hull
/// of all that a's core has passed over and b's (nearestOfHulls). The time is sought from the side
/// where they are still apart: there the nearest points lie in faces that the way between them
/// exposes. When the lines or planes of those two come as near to each other as the radii allow is
/// known from a quadratic; it is the time of contact if all of both cores lies behind the planes
/// across the way between them then, and the point where they are nearest lies in the faces: signs
/// of numbers with one root. Otherwise the search goes on nearer to the contact.
SweepAnswer<Rational> firstContactOfRounded(const RoundedHull& a, const RoundedHull& b,
                                            const Vector3<Rational>& way,
                                            const Vector3<Rational>& carried);

}  // namespace hairline
