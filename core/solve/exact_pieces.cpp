#include "core/solve/exact_pieces.h"

#include <algorithm>

#include "core/math/orientation.h"
#include "core/shapes/triangulate.h"

namespace hairline {
namespace {

using Vector = Vector3<Rational>;
using Pieces = std::vector<ConvexPiece>;

ConvexPiece polytopePiece(const Shape& shape) {
  return {polytopeOf<Rational>(shape), 0, {}, false};
}

ConvexPiece unboundedPiece(const Vector3<double>& origin, const Vector3<double>& direction,
                           bool bothWays) {
  ConvexPiece piece;
  piece.core.vertices = {fromDouble<Rational>(origin)};
  piece.direction = fromDouble<Rational>(direction);
  piece.core.edges = {*piece.direction};
  piece.bothWays = bothWays;
  return piece;
}

/// Whether the corners of a legal outline are exactly coplanar and turn one way.
bool isConvexAndFlat(const std::vector<Vector3<double>>& corners) {
  const Vector normal = newellNormal(corners);
  const Vector first = fromDouble<Rational>(corners[0]);
  for (const Vector3<double>& corner : corners) {
    if (sign(dot(normal, fromDouble<Rational>(corner) - first)) != 0) return false;
  }
  const FlatView view = viewAlong(normal);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const auto seen = [&](std::size_t k) { return view.see(corners[(i + k) % corners.size()]); };
    if (orientation(seen(0), seen(1), seen(2)) * view.facing < 0) return false;
  }
  return true;
}

template <typename Vertices, typename Triples>
Pieces trianglesOf(const Vertices& vertices, const Triples& triples) {
  Pieces pieces;
  for (const IndexTriple& triple : triples) {
    Triangle<double> triangle;
    for (std::size_t k = 0; k < 3; ++k) {
      triangle.vertices[k] = vertices[static_cast<std::size_t>(triple[k])];
    }
    pieces.push_back(polytopePiece(triangle));
  }
  return pieces;
}

template <typename Outline>
Pieces outlinePieces(const Outline& outline) {
  const std::vector<Vector3<double>> corners(outline.vertices.begin(), outline.vertices.end());
  if constexpr (requires { outline.holes; }) {
    if (!outline.holes.empty()) return trianglesOf(outline.corners(), triangulate(outline));
  }
  if (isConvexAndFlat(corners)) return {polytopePiece(Convex<double>{corners})};
  return trianglesOf(corners, triangulate(outline));
}

struct PiecesOf {
  Result<Pieces> operator()(const Line<double>& s) const {
    return Pieces{unboundedPiece(s.origin, s.direction, true)};
  }
  Result<Pieces> operator()(const Ray<double>& s) const {
    return Pieces{unboundedPiece(s.origin, s.direction, false)};
  }
  Result<Pieces> operator()(const Sphere<double>& s) const {
    ConvexPiece piece = polytopePiece(Point<double>{s.center});
    piece.radius = Rational(s.radius);
    return Pieces{piece};
  }
  Result<Pieces> operator()(const Capsule<double>& s) const {
    ConvexPiece piece = polytopePiece(Segment<double>{s.a, s.b});
    piece.radius = Rational(s.radius);
    return Pieces{piece};
  }
  Result<Pieces> operator()(const Quad<double>& s) const { return outlinePieces(s); }
  Result<Pieces> operator()(const Polygon<double>& s) const {
    if (s.cornerCount() > mostPieces) {
      return unsupported(Message(
          "The polygon has more than %1 vertices, too many for an exact comparison", mostPieces));
    }
    return outlinePieces(s);
  }
  Result<Pieces> operator()(const Mesh& s) const {
    if (s.triangles.empty())
      return unsupported(Message("The mesh has no triangles, or its file is not loaded"));
    if (s.triangles.size() > mostPieces) {
      return unsupported(Message(
          "The mesh has more than %1 triangles, too many for an exact comparison", mostPieces));
    }
    return trianglesOf(s.vertices, s.triangles);
  }
  Result<Pieces> operator()(const Plane<double>&) const {
    return unsupported(Message("A plane is unbounded"));
  }
  Result<Pieces> operator()(const HalfSpace<double>&) const {
    return unsupported(Message("A half-space is unbounded"));
  }
  Result<Pieces> operator()(const Grid&) const {
    return unsupported(Message("No query takes a grid"));
  }
  Result<Pieces> operator()(const Ellipsoid<double>&) const {
    return unsupported(
        Message("An ellipsoid is curved; its exact distance is known from planes only"));
  }
  template <typename T>
  Result<Pieces> operator()(const T& s) const {
    if constexpr (std::is_same_v<T, Cylinder<double>> || std::is_same_v<T, Cone<double>> ||
                  std::is_same_v<T, Disc<double>>) {
      return unsupported(Message(
          "A %1 has circular edges; its exact distance is known from planes only", typeName(s)));
    } else {
      ConvexPiece piece = polytopePiece(s);
      if (piece.core.isEmpty()) return unsupported(Message("The k-DOP is empty"));
      return Pieces{piece};
    }
  }
};

}  // namespace

Result<Pieces> convexPieces(const Shape& shape) { return std::visit(PiecesOf{}, shape); }

}  // namespace hairline
