#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/math/vector.h"
#include "core/query/query.h"
#include "core/shapes/aabb.h"
#include "core/shapes/convex.h"
#include "core/shapes/kdop.h"
#include "core/shapes/kdop2.h"
#include "core/shapes/line.h"
#include "core/shapes/obb.h"
#include "core/shapes/plane.h"
#include "core/shapes/point.h"
#include "core/shapes/point2.h"
#include "core/shapes/ray.h"
#include "core/shapes/rectangle.h"
#include "core/shapes/rectangle2.h"
#include "core/shapes/segment.h"
#include "core/shapes/segment2.h"
#include "core/shapes/shape.h"
#include "core/shapes/tetrahedron.h"
#include "core/shapes/triangle.h"
#include "core/shapes/triangle2.h"

namespace hairline {

/// A convex set as the hull of points, swept along directions: all sums of a mean of the points
/// with non-negative multiples of the directions. Polytopes have no directions, a ray has one, a
/// line two opposite ones, a plane four.
struct GeneratedSet {
  std::vector<Vector3<Rational>> points;
  std::vector<Vector3<Rational>> directions;
};

GeneratedSet generators(const Point<double>& shape);
GeneratedSet generators(const Line<double>& shape);
GeneratedSet generators(const Ray<double>& shape);
GeneratedSet generators(const Segment<double>& shape);
GeneratedSet generators(const Plane<double>& shape);
GeneratedSet generators(const Triangle<double>& shape);
GeneratedSet generators(const Rectangle<double>& shape);
GeneratedSet generators(const Aabb<double>& shape);
GeneratedSet generators(const Obb<double>& shape);
GeneratedSet generators(const Tetrahedron<double>& shape);
GeneratedSet generators(const Convex<double>& shape);
/// By trying where each three planes of the slabs meet; without points where the set is empty.
GeneratedSet generators(const Kdop<double>& shape);
// Shapes of the plane lie in z = 0.
GeneratedSet generators(const Point2<double>& shape);
GeneratedSet generators(const Segment2<double>& shape);
GeneratedSet generators(const Triangle2<double>& shape);
GeneratedSet generators(const Rectangle2<double>& shape);
GeneratedSet generators(const Kdop2<double>& shape);

/// The generators of a shape that has some; without points for others.
GeneratedSet generatorsOf(const Shape& shape);

/// What the parameter t of a line, ray or segment takes from the weights of its generators; empty
/// for shapes without one.
template <typename T>
std::vector<Rational> parameterCosts(const T&) {
  return {};
}
inline std::vector<Rational> parameterCosts(const Line<double>&) { return {0, 1, -1}; }
inline std::vector<Rational> parameterCosts(const Ray<double>&) { return {0, 1}; }
inline std::vector<Rational> parameterCosts(const Segment<double>&) { return {0, 1}; }

/// A point of both sets or, where they are apart, an axis between them, along which either may be
/// endless away from the other (Farkas).
struct PointOrAxis {
  std::optional<Vector3<Rational>> point;
  std::optional<Vector3<Rational>> axis;
};
PointOrAxis pointOrAxisByProgram(const GeneratedSet& a, const GeneratedSet& b);

/// The answer to `intersect` by linear programming. With the parameter's costs of the first set the
/// point is the one of smallest t, as far as there is one. A miss carries the axis that the program
/// finds (Farkas), where both sets are bounded along it.
IntersectAnswer<Rational> intersectByProgram(const GeneratedSet& a, const GeneratedSet& b,
                                             const std::vector<Rational>& parameterCosts = {});

/// The answer to `sweep` by linear programming: the least time in [0, 1] at which weights give one
/// point of both sets, each where its displacement has brought it. A miss carries the axis that the
/// program finds (Farkas), where both sets are bounded along it; a is extended by the motion
/// relative to b. There is no normal.
SweepAnswer<Rational> firstContactByProgram(const GeneratedSet& a, const GeneratedSet& b,
                                            const std::array<Vector3<Rational>, 2>& displacements);

/// Any two shapes that are generated sets. Shares no step with the methods it judges.
template <template <typename> class A, template <typename> class B>
struct PolytopeReference {
  static constexpr QueryInfo info{Kind::intersect, "reference", "linear programming",
                                  std::is_same_v<A<double>, B<double>>};
  template <typename S>
  using Input = typename PairInput<A, B>::template Type<S>;

  static IntersectAnswer<Rational> refer(const Input<double>& input) {
    return intersectByProgram(generators(input.a), generators(input.b), parameterCosts(input.a));
  }
};

/// The same for two shapes that move.
template <template <typename> class A, template <typename> class B>
struct PolytopeSweepReference {
  static constexpr QueryInfo info{Kind::sweep, "reference", "linear programming",
                                  std::is_same_v<A<double>, B<double>>};
  template <typename S>
  using Input = typename SweepInput<A, B>::template Type<S>;

  static SweepAnswer<Rational> refer(const Input<double>& input) {
    return firstContactByProgram(generators(input.a), generators(input.b),
                                 {fromDouble<Rational>(input.displacements[0]),
                                  fromDouble<Rational>(input.displacements[1])});
  }
};

}  // namespace hairline
