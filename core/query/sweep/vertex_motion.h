#pragma once

#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "core/math/real_root.h"
#include "core/query/query.h"
#include "core/query/sweep/contact.h"
#include "core/shapes/point.h"
#include "core/shapes/segment.h"
#include "core/shapes/triangle.h"

namespace hairline {

// Sweeps in which every vertex moves on its own line, at a constant speed of its own.

/// The motion of vertex i of an operand over the time interval [0, 1]: its own displacement if the
/// operand has one per vertex, else the operand's.
template <Scalar S>
Vector3<S> displacementOf(const QueryOptions& options, const std::array<Vector3<S>, 2>& whole,
                          std::size_t operand, std::size_t vertex) {
  const std::span<const Vector3<double>> own = options.vertexDisplacements[operand];
  return own.empty() ? whole[operand] : fromDouble<S>(own[vertex]);
}

/// The vertices of an operand, in order.
template <Scalar S>
std::array<Vector3<S>, 1> verticesOf(const Point<S>& point) {
  return {point.position};
}
template <Scalar S>
std::array<Vector3<S>, 2> verticesOf(const Segment<S>& segment) {
  return {segment.a, segment.b};
}
template <Scalar S>
const std::array<Vector3<S>, 3>& verticesOf(const Triangle<S>& triangle) {
  return triangle.vertices;
}

/// The moving vertices of an operand of a sweep.
template <Scalar S, typename Operand>
auto movingVertices(const Operand& operand, const QueryOptions& options,
                    const std::array<Vector3<S>, 2>& whole, std::size_t place) {
  const auto& vertices = verticesOf<S>(operand);
  return [&]<std::size_t... i>(std::index_sequence<i...>) {
    return std::array{MovingPoint<S>{vertices[i], displacementOf<S>(options, whole, place, i)}...};
  }
  (std::make_index_sequence<std::tuple_size_v<std::decay_t<decltype(vertices)>>>());
}

/// Two features of moving operands that can meet for the first time, as three vectors between their
/// four vertices: a vertex p against a triangle abc by p - a, b - a and c - a; an edge ab against
/// an edge cd by a - c, b - a and d - c. The four are coplanar where the triple product is zero.
/// In float and double the vectors are scaled by a power of two, so that products neither overflow
/// nor vanish.
template <Scalar S>
struct FeaturePair {
  bool isEdges = false;
  /// The vertex belongs to the second operand, and the triangle to the first.
  bool isSwapped = false;
  /// p, a, b, c or a, b, c, d.
  std::array<MovingPoint<S>, 4> vertices;
  std::array<MovingPoint<S>, 3> between;
  S scale;

  [[gnu::always_inline]] FeaturePair(bool edges, bool swapped, const MovingPoint<S>& p,
                                     const MovingPoint<S>& a, const MovingPoint<S>& b,
                                     const MovingPoint<S>& c)
      : isEdges(edges),
        isSwapped(swapped),
        vertices{p, a, b, c},
        between(edges ? std::array{p - b, a - p, c - b} : std::array{p - a, b - a, c - a}),
        scale(S(1)) {
    if constexpr (std::floating_point<S>) {
      S least(0);
      S most(0);
      for (const MovingPoint<S>& vector : between) {
        for (const Vector3<S>* part : {&vector.start, &vector.velocity}) {
          least = minimum(minimum(least, (*part)[0]), minimum((*part)[1], (*part)[2]));
          most = maximum(maximum(most, (*part)[0]), maximum((*part)[1], (*part)[2]));
        }
      }
      const S bound = maximum(most, -least);
      // Products of doubles of common sizes neither overflow nor vanish.
      if (std::same_as<S, double> && bound > S(0x1p-60) && bound < S(0x1p60)) return;
      scale = factorToUnit(bound);
      for (MovingPoint<S>& vector : between) {
        vector.start *= scale;
        vector.velocity *= scale;
      }
    }
  }
};

template <Scalar S>
FeaturePair<S> vertexAndFace(const MovingPoint<S>& p, const std::array<MovingPoint<S>, 3>& face,
                             bool isSwapped) {
  return {false, isSwapped, p, face[0], face[1], face[2]};
}
template <Scalar S>
FeaturePair<S> edgeAndEdge(const MovingPoint<S>& a, const MovingPoint<S>& b,
                           const MovingPoint<S>& c, const MovingPoint<S>& d) {
  return {true, false, a, b, c, d};
}

/// The features of two operands that are not both triangles.
template <Scalar S>
FeaturePair<S> featuresOf(const std::array<MovingPoint<S>, 1>& a,
                          const std::array<MovingPoint<S>, 3>& b) {
  return vertexAndFace<S>(a[0], b, false);
}
template <Scalar S>
FeaturePair<S> featuresOf(const std::array<MovingPoint<S>, 2>& a,
                          const std::array<MovingPoint<S>, 2>& b) {
  return edgeAndEdge<S>(a[0], a[1], b[0], b[1]);
}

/// The pairs of features of two triangles, with their names, in a fixed order; `take` returns
/// whether to continue.
template <Scalar S, typename Take>
void forEachFeaturePair(const std::array<MovingPoint<S>, 3>& a,
                        const std::array<MovingPoint<S>, 3>& b, const Take& take) {
  constexpr std::array<std::array<Label, 3>, 2> vertexLabels{
      {{"vertex 0, face", "vertex 1, face", "vertex 2, face"},
       {"face, vertex 0", "face, vertex 1", "face, vertex 2"}}};
  constexpr std::array<std::array<Label, 3>, 3> edgeLabels{
      {{"edge 0, edge 0", "edge 0, edge 1", "edge 0, edge 2"},
       {"edge 1, edge 0", "edge 1, edge 1", "edge 1, edge 2"},
       {"edge 2, edge 0", "edge 2, edge 1", "edge 2, edge 2"}}};
  for (std::size_t i = 0; i < 3; ++i) {
    if (!take(vertexLabels[0][i], vertexAndFace<S>(a[i], b, false))) return;
    if (!take(vertexLabels[1][i], vertexAndFace<S>(b[i], a, true))) return;
  }
  for (std::size_t i = 0; i < 3; ++i) {
    for (std::size_t j = 0; j < 3; ++j) {
      if (!take(edgeLabels[i][j],
                edgeAndEdge<S>(a[(i + 1) % 3], a[(i + 2) % 3], b[(j + 1) % 3], b[(j + 2) % 3]))) {
        return;
      }
    }
  }
}

}  // namespace hairline
