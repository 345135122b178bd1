#pragma once

#include "core/query/closest/point_reference.h"
#include "core/query/query.h"
#include "core/shapes/polygon.h"
#include "core/shapes/sphere.h"
#include "core/shapes/triangle_of.h"
#include "core/shapes/triangulate.h"

namespace hairline {

/// The pieces of a polygon: those of the triangles whose union it is by definition.
inline std::vector<FlatPiece> piecesOf(const Polygon<double>& polygon) {
  std::vector<FlatPiece> pieces;
  for (const IndexTriple& indices : triangulate(polygon)) {
    for (FlatPiece& piece : piecesOf(triangleOf(polygon, indices))) {
      pieces.push_back(std::move(piece));
    }
  }
  return pieces;
}

/// A sphere and a shape of flat pieces: some piece comes within the radius of the centre.
template <template <typename> class B>
struct SphereReference {
  static constexpr QueryInfo info{Kind::intersect, "reference", "enumeration of features"};
  template <typename S>
  using Input = typename PairInput<Sphere, B>::template Type<S>;

  static IntersectAnswer<Rational> refer(const Input<double>& input) {
    const ClosestAnswer<Rational> nearest = nearestOfPieces(input.a.center, piecesOf(input.b));
    const Rational radius(input.a.radius);
    IntersectAnswer<Rational> answer;
    answer.hit = nearest.sqdist <= radius * radius;
    if (answer.hit) answer.point = nearest.points[1];
    return answer;
  }
};

/// Two spheres: along the line of their centres they are intervals.
struct SphereSphereReference {
  static constexpr QueryInfo info{Kind::intersect, "reference", "extents along the centres", true};
  template <typename S>
  using Input = PairInput<Sphere, Sphere>::Type<S>;

  static IntersectAnswer<Rational> refer(const Input<double>& input);
};

}  // namespace hairline
