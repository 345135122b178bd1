#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/query/query.h"
#include "core/shapes/aabb.h"
#include "core/shapes/line.h"
#include "core/shapes/obb.h"
#include "core/shapes/plane.h"
#include "core/shapes/point.h"
#include "core/shapes/ray.h"
#include "core/shapes/rectangle.h"
#include "core/shapes/segment.h"
#include "core/shapes/tetrahedron.h"
#include "core/shapes/triangle.h"

namespace hairline {

/// A flat piece of a shape: an origin and up to three independent directions, each with a range of
/// its coefficient (open where absent). Every polytope face, edge and vertex is one, and so are
/// lines, rays and planes.
struct FlatPiece {
  Vector3<Rational> origin;
  std::vector<Vector3<Rational>> directions;
  struct Range {
    std::optional<Rational> min;
    std::optional<Rational> max;
  };
  std::vector<Range> ranges;
  bool simplex = false;
};

/// The coefficients of the directions whose sum comes nearest to an offset: the normal equations by
/// elimination. Nothing where the directions depend on each other.
std::optional<std::vector<Rational>> footOn(const std::vector<Vector3<Rational>>& directions,
                                            const Vector3<Rational>& offset);

/// Whether coefficients of a piece's directions give a point of the piece.
bool keepsRanges(std::span<const Rational> coefficients, const FlatPiece& piece);

/// The nearest point by enumeration of features: for every piece the point where the rest is
/// perpendicular to all its directions, where its coefficients keep their ranges; the least squared
/// distance of all is the answer. Pieces must include those of lower dimension. A piece is a box in
/// its coefficients, or with `simplex` the part of it where they sum to one at most.
ClosestAnswer<Rational> nearestOfPieces(const Vector3<double>& point,
                                        const std::vector<FlatPiece>& pieces);

/// The pieces of a shape.
std::vector<FlatPiece> piecesOf(const Line<double>& line);
std::vector<FlatPiece> piecesOf(const Ray<double>& ray);
std::vector<FlatPiece> piecesOf(const Segment<double>& segment);
std::vector<FlatPiece> piecesOf(const Plane<double>& plane);
std::vector<FlatPiece> piecesOf(const Aabb<double>& box);
std::vector<FlatPiece> piecesOf(const Triangle<double>& triangle);
std::vector<FlatPiece> piecesOf(const Rectangle<double>& rectangle);
std::vector<FlatPiece> piecesOf(const Obb<double>& box);
std::vector<FlatPiece> piecesOf(const Tetrahedron<double>& tetrahedron);

/// Point and any shape that is made of flat pieces.
template <template <typename> class B>
struct ClosestPointReference {
  static constexpr QueryInfo info{Kind::closest, "reference", "enumeration of features"};
  template <typename S>
  using Input = typename PairInput<Point, B>::template Type<S>;

  static ClosestAnswer<Rational> refer(const Input<double>& input) {
    return nearestOfPieces(input.a.position, piecesOf(input.b));
  }
};

}  // namespace hairline
