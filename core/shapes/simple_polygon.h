#pragma once

#include <compare>
#include <optional>
#include <utility>
#include <vector>

#include "core/math/vector.h"

namespace hairline {

/// Two edges of a closed chain of points that cross, overlap, or touch elsewhere than at the vertex
/// that neighbours share; edge i runs from vertex i to the next. Nothing for a simple polygon.
/// Repeated neighbours count as one vertex. Exact.
std::optional<std::pair<int, int>> findTouchingEdges(const std::vector<Vector2<double>>& points);

/// An edge of one of several closed chains: it runs from this vertex to the next.
struct LoopEdge {
  int loop;
  int vertex;

  friend auto operator<=>(const LoopEdge&, const LoopEdge&) = default;
};
/// The same for several closed chains, of which edges of different ones must share no point. The
/// lower edge comes first.
std::optional<std::pair<LoopEdge, LoopEdge>> findTouchingLoopEdges(
    const std::vector<std::vector<Vector2<double>>>& loops);

/// Whether two closed segments share a point. Exact.
bool segmentsMeet(const Vector2<double>& a, const Vector2<double>& b, const Vector2<double>& c,
                  const Vector2<double>& d);

/// Whether the path a, b, c of collinear points reverses at b, which differs from both.
bool foldsBack(const Vector2<double>& a, const Vector2<double>& b, const Vector2<double>& c);

/// Whether a simple closed chain of points runs around a point that is not on it. Exact.
bool isEnclosed(const Vector2<double>& point, const std::vector<Vector2<double>>& loop);

/// 1 if a simple closed chain of points runs counter-clockwise, -1 if clockwise, 0 if all its
/// points are at one place. Exact.
int turnOf(const std::vector<Vector2<double>>& loop);

}  // namespace hairline
