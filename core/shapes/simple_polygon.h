#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "core/math/vector.h"

namespace hairline {

/// Two edges of a closed chain of points that cross, overlap, or touch elsewhere than at the vertex
/// that neighbours share; edge i runs from vertex i to the next. Nothing for a simple polygon.
/// Repeated neighbours count as one vertex. Exact.
std::optional<std::pair<int, int>> findTouchingEdges(const std::vector<Vector2<double>>& points);

}  // namespace hairline
