#pragma once

#include <vector>

#include "core/math/vector.h"
#include "core/shapes/shape.h"

namespace hairline {

/// A bounded convex polytope: the hull of its vertices. Nothing but the vertices need be exact; the
/// others only say which axes to try.
template <typename S>
struct Polytope {
  std::vector<Vector3<S>> vertices;
  /// The normals of the faces, of any length.
  std::vector<Vector3<S>> normals;
  /// For a flat polytope, or a segment of the plane, the normals of its edges in its plane: if
  /// rounding hides that two flat ones are coplanar, these still separate them.
  std::vector<Vector3<S>> sides;
  /// Along the edges, in either direction and of any length; all of them, and zero for a degenerate
  /// edge.
  std::vector<Vector3<S>> edges;
  /// A shape of the plane z = 0.
  bool planar = false;

  /// Only a k-DOP can be empty.
  bool isEmpty() const { return vertices.empty(); }
};

/// Whether the type with this index in `Shape` is a bounded convex polytope.
bool isPolytope(std::size_t type);

/// The vertices of a polytope (isPolytope) in the scalar S. Those of a k-DOP are computed exactly
/// and then rounded once to S.
template <Scalar S>
std::vector<Vector3<S>> verticesOf(const Shape& shape);

/// The polytope of a shape, with its faces and edges. Flat and degenerate shapes have as many as
/// they have. Which vertices of a hull form its faces is found exactly, for the vertices as they
/// are in S. In `float` and `double` edges are scaled to about unit length, so that products with
/// them stay in range.
template <Scalar S>
Polytope<S> polytopeOf(const Shape& shape);

}  // namespace hairline
