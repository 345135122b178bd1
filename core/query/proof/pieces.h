#pragma once

#include <vector>

#include "core/shapes/shape.h"

namespace hairline {

/// The convex pieces whose union a shape is by definition: the triangles of a quad, polygon or
/// mesh, in order; other shapes are one piece.
std::vector<Shape> proofPieces(const Shape& shape);

/// The vertices of a piece that is the hull of some; none for other shapes.
std::vector<Vector3<Rational>> verticesOfPiece(const Shape& piece);

}  // namespace hairline
