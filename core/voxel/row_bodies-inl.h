// Included by brick_sort.cpp, and once per target by brick_rows-inl.h, each time within a
// namespace, hence no include guard. The numbers of a triangle for rows of cells and their errors,
// over packs and over numbers that yield error bounds. Units are cells.

#include "core/math/error_slopes-inl.h"

/// An edge in the projection along an axis: a u + b v + c >= 0 for some of a cell's target, and -(a
/// u + b v + c) - width >= 0 for none of it on the other side.
template <typename N>
struct EdgeNumbers {
  N a, b, c, width;

  [[gnu::always_inline]] constexpr EdgeNumbers(const N& ofU, const N& ofV, const N& fromU,
                                               const N& fromV, const N& widthU, const N& widthV)
      : a(ofU), b(ofV) {
    const N zero = NumberTraits<N>::zero();
    const N up = multiplyAdd(maximum(a, zero), widthU, N(maximum(b, zero) * widthV));
    width = multiplyAdd(absolute(a), widthU, N(absolute(b) * widthV));
    c = up - multiplyAdd(a, fromU, N(b * fromV));
  }
};

/// Solved for u, by -1 / a: slope v + at.
template <typename N>
struct SolvedEdge {
  N slope, at;

  [[gnu::always_inline]] constexpr SolvedEdge(const EdgeNumbers<N>& edge, const N& inverse)
      : slope(edge.b * inverse), at(edge.c * inverse) {}
  [[gnu::always_inline]] static constexpr N other(const EdgeNumbers<N>& edge, const N& inverse) {
    return (edge.c - edge.width) * inverse;
  }
};

/// The normal of a triangle.
template <typename N>
[[gnu::always_inline]] constexpr Three<N> rowNormal(const Three<N>& edge1, const Three<N>& edge2) {
  return {multiplyAdd(edge1.y, edge2.z, N(-(edge1.z * edge2.y))),
          multiplyAdd(edge1.z, edge2.x, N(-(edge1.x * edge2.z))),
          multiplyAdd(edge1.x, edge2.y, N(-(edge1.y * edge2.x)))};
}

/// A plane and the corners of a cell's target: normal·(x, y, z) + from <= 0 and >= 0 with `to`.
template <typename N>
struct PlaneNumbers {
  N from, to;

  [[gnu::always_inline]] constexpr PlaneNumbers(const Three<N>& n, const Three<N>& p,
                                                const Three<N>& width) {
    const N zero = NumberTraits<N>::zero();
    const N at = multiplyAdd(n.x, p.x, multiplyAdd(n.y, p.y, N(n.z * p.z)));
    from = sum(minimum(n.x, zero), minimum(n.y, zero), minimum(n.z, zero), width) - at;
    to = sum(maximum(n.x, zero), maximum(n.y, zero), maximum(n.z, zero), width) - at;
  }

 private:
  [[gnu::always_inline]] static constexpr N sum(const N& x, const N& y, const N& z,
                                                const Three<N>& width) {
    return multiplyAdd(x, width.x, multiplyAdd(y, width.y, N(z * width.z)));
  }
};

// The error of the solved constraints, multiplied by the divisor. Scale: a triangle and a target's
// width are at most 1 long together; cells and corners are at most `away` from the origin.

/// The rounding error of a number divided by itself.
constexpr ErrorBound quotientOff() { return ErrorBound(1, 1); }

constexpr ErrorBound rowEdgeOff(double away, double off) {
  const Three<ErrorBound> edges = differenceOff(1, off);
  const ErrorBound from(away, off), cell(away), width(1);
  const EdgeNumbers<ErrorBound> edge(edges.x, edges.y, from, from, width, width);
  const SolvedEdge<ErrorBound> solved(edge, quotientOff());
  const ErrorBound other = SolvedEdge<ErrorBound>::other(edge, quotientOff());
  const ErrorBound value =
      edge.a * cell + multiplyAdd(solved.slope, cell, maximum(solved.at, other));
  // Areas decide on which side of an edge the triangle is.
  return maximum(value, rowNormal(edges, edges).x);
}
/// The bound for this many consecutive rows.
template <int rows>
constexpr ErrorBound rowPlaneOff(double away, double off) {
  const Three<ErrorBound> edges = differenceOff(1, off);
  const Three<ErrorBound> n = rowNormal(edges, edges);
  const ErrorBound cell(away);
  const PlaneNumbers<ErrorBound> plane(n, Three<ErrorBound>::of(ErrorBound(away, off)),
                                       Three<ErrorBound>::of(ErrorBound(1)));
  const ErrorBound y = n.y * quotientOff();
  ErrorBound across = n.z * quotientOff() * cell;
  if (rows == 1) across = multiplyAdd(y, cell, across);
  for (int i = 1; i < rows; ++i) across = across + y;
  return n.x * cell + (across + maximum(plane.from, plane.to) * quotientOff());
}

/// A coordinate converted to cells of a brick, from up to one cell away, in a grid of one cell.
constexpr ErrorBound placedOff() {
  const ErrorBound coordinate(0.5);
  return (coordinate - coordinate) * quotientOff() - ErrorBound(1);
}
/// A corner as the query receives it, in such a grid whose origin is up to one cell away.
constexpr ErrorBound cornerOff() { return ErrorBound(1) + ErrorBound(1) * ErrorBound(1); }

/// The errors of a triangle and its query; N is double or a pack.
template <typename N>
struct PlacedErrors {
  // Coordinates here, and the query's operands.
  N pad, query;
  // The distance of certain cells from the ends of the bounds; `spare` is the part of it for the
  // query's own rounding.
  N margin, spare;
  // Of the query's edge functions and areas: roundings alone, and all; and of its plane.
  N rounding, edge, planeRounding, plane;

  PlacedErrors() = default;
  /// For corners up to `reach` cells from the brick's first one and coordinates up to `greatest`
  /// cells from 0.
  [[gnu::always_inline]] PlacedErrors(const CellErrors& errors, const N& length, const N& reach,
                                      const N& greatest) {
    // Between triangle and a cell about it.
    const N size = length + N(2);
    pad = N(placedOff().bound()) * (reach + N(errors.dimensionCells));
    query = multiplyAdd(
        N(errors.floatUnit), N(greatest + size),
        N(cornerOff().units() * errors.doubleUnit * (errors.originCells + errors.dimensionCells)));
    const N ofEdge = N(errors.queryEdge.edgeRounding) * size;
    rounding = ofEdge * size;
    edge = errorOf(errors.queryEdge, size, query);
    planeRounding = N(errors.queryPlane.edgeRounding) * size * size * size;
    plane = errorOf(errors.queryPlane, size, query) * size;
    spare = multiplyAdd(N(8), N(pad + query), N(ofEdge + ofEdge));
    margin = spare + spare + N(CellErrors::shift);
  }
};
