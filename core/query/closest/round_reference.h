#pragma once

#include "core/query/query.h"
#include "core/shapes/capsule.h"
#include "core/shapes/cone.h"
#include "core/shapes/cylinder.h"
#include "core/shapes/point.h"
#include "core/shapes/sphere.h"

namespace hairline {

/// The nearest point of a round solid by trying every feature. Inside is told by the definition of
/// the set. A sphere or capsule is what lies within the radius of a point or segment; of a cylinder
/// or cone every corner and every edge of the section through the axis is tried, and the least of
/// the squared distances, irrational as they are, is the answer.
ClosestAnswer<Rational> nearestOfRound(const Vector3<double>& point, const Sphere<double>& shape);
ClosestAnswer<Rational> nearestOfRound(const Vector3<double>& point, const Capsule<double>& shape);
ClosestAnswer<Rational> nearestOfRound(const Vector3<double>& point, const Cylinder<double>& shape);
ClosestAnswer<Rational> nearestOfRound(const Vector3<double>& point, const Cone<double>& shape);

template <template <typename> class B>
struct ClosestPointRoundReference {
  static constexpr QueryInfo info{Kind::closest, "reference", "enumeration of features"};
  template <typename S>
  using Input = typename PairInput<Point, B>::template Type<S>;

  static ClosestAnswer<Rational> refer(const Input<double>& input) {
    return nearestOfRound(input.a.position, input.b);
  }
};

}  // namespace hairline
